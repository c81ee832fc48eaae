/// What a layout said about a rectangle.
struct LayoutAnswer {
  var rect = CGRect.null
  var attributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
}

extension UICollectionView {
  // MARK: Invalidation (fact 32)

  /// Asks the layout about a change of bounds that is about to happen; nothing while it is stale.
  func contextForBoundsChange(
    _ newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard !isLayoutStale, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
      return nil
    }
    return layout.invalidationContext(forBoundsChange: newBounds)
  }

  func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    layout.boundsChangeContext = context
    layout.invalidateLayout()
    layout.boundsChangeContext = nil
  }

  /// The base layout's answer to an invalidation.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    isLayoutStale = true
    if context.invalidateDataSourceCounts, !isUpdating { counts = nil }
    setNeedsLayout()
    let size = context.contentSizeAdjustment
    if size != .zero {
      contentSize = CGSize(
        width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    // In the middle of a batch of updates it is ignored.
    if context.contentOffsetAdjustment != .zero, !isUpdating {
      contentOffset = clamped(contentOffset + context.contentOffsetAdjustment)
    }
  }

  // MARK: The pass (fact 34)

  /// Brings what is known of the layout up to date with the bounds.
  func updateLayout() {
    if owesReload {
      owesReload = false
      let context = layout.makeInvalidationContext()
      context.invalidateEverything = true
      context.invalidateDataSourceCounts = true
      layout.invalidateLayout(with: context)
      removeAllElements()
      dropPrefetchedCell()
    }
    if isLayoutStale { prepareLayout() }
    guard !answer.rect.contains(bounds) else { return }
    let isNew = answer.rect.isNull
    askForElements()
    guard isNew else { return }
    contentSize = layout.collectionViewContentSize
    askAgainWithinRange()
  }

  /// A new content size may change the insets (fact 29), which call for another preparation.
  func prepareLayout() {
    isLayoutStale = true
    for _ in 0..<2 where isLayoutStale {
      isLayoutStale = false
      answer = LayoutAnswer()
      layout.prepare()
      contentSize = layout.collectionViewContentSize
    }
  }

  /// An offset that an invalidation leaves beyond the range has the layout asked for the clamped bounds;
  /// the offset itself stays (fact 88).
  private func askAgainWithinRange() {
    let reachable = clamped(contentOffset)
    guard reachable != contentOffset, drag == nil, motion == nil, !isTracking else { return }
    guard let context = contextForBoundsChange(CGRect(origin: reachable, size: bounds.size)) else {
      return
    }
    invalidateLayout(with: context)
    prepareLayout()
    askForElements()
    contentSize = layout.collectionViewContentSize
  }

  /// Asks for the whole multiples of the bounds that the bounds touch (fact 35).
  private func askForElements() {
    let rect = bounds.widenedToMultiples
    let found = layout.layoutAttributesForElements(in: rect) ?? []
    answer = LayoutAnswer(
      rect: rect,
      attributes: Dictionary(found.map { ($0.element, $0) }, uniquingKeysWith: { _, last in last }))
  }
}

extension CGRect {
  /// The smallest rectangle of whole multiples of this one's size, on their grid, that holds it.
  fileprivate var widenedToMultiples: CGRect {
    func widened(_ low: CGFloat, _ extent: CGFloat) -> (low: CGFloat, extent: CGFloat) {
      guard extent > 0 else { return (low, 0) }
      let start = (low / extent).rounded(.down) * extent
      return (start, ((low + extent) / extent).rounded(.up) * extent - start)
    }
    let (x, y) = (widened(minX, width), widened(minY, height))
    return CGRect(x: x.low, y: y.low, width: x.extent, height: y.extent)
  }
}
