internal import UIKitQuestions

/// A layout's answer for a rectangle.
struct LayoutAnswer {
  var rect = CGRect.null
  var attributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
}

extension UICollectionView {
  // MARK: Invalidation (fact 32)

  /// Asks the layout about a coming change of bounds, unless the layout is already invalid.
  func contextForBoundsChange(
    _ newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    let isSilent =
      isPreparing && OpenQuestions.current.collection.offsetWrittenInPrepare == .silent
    guard !isLayoutStale, !isSilent, layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else {
      return nil
    }
    return layout.invalidationContext(forBoundsChange: newBounds)
  }

  func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    layout.boundsChangeContext = context
    layout.invalidateLayout()
    layout.boundsChangeContext = nil
  }

  /// Handles an invalidation, in the base class of layouts.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    let known = isLayoutStale ? unnamedAttributes : answer.attributes
    unnamedAttributes =
      context.firstNamedItem.map { first in
        known.filter { $0.key.kind == nil && $0.key.indexPath < first }
      } ?? [:]
    isLayoutStale = true
    if context.invalidateDataSourceCounts, !isUpdating { counts = nil }
    setNeedsLayout()
    if context !== layout.boundsChangeContext, !context.invalidateEverything {
      layoutChangedDuringScroll()
    }
    let size = context.contentSizeAdjustment
    if size != .zero {
      contentSize = CGSize(
        width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    // The adjustment is ignored during a batch update.
    if context.contentOffsetAdjustment != .zero, !isUpdating {
      adjustOffset(by: context.contentOffsetAdjustment)
    }
  }

  // MARK: The pass (fact 34)

  /// Updates the layout's answers for the present bounds.
  func updateLayout() {
    if owesReload {
      owesReload = false
      let context = layout.makeInvalidationContext()
      context.invalidateEverything = true
      context.invalidateDataSourceCounts = true
      layout.invalidateLayout(with: context)
      if !keepsCells {
        removeAllElements()
        dropPrefetchedCell()
      }
      keepsCells = false
    }
    let questions = OpenQuestions.current.collection
    if isLayoutStale { prepareLayout() }
    guard layout.movesWithBounds || !answer.rect.contains(bounds) else { return }
    let isNew = answer.rect.isNull
    if !isNew, !answer.rect.contains(bounds),
      questions.elementsOutsideLastRectangle == .preparedAndAsked
    {
      prepareLayout()
    }
    askForElements()
    guard isNew else { return }
    contentSize = layout.collectionViewContentSize
    askAgainWithinRange()
    if shrankInPreparation {
      shrankInPreparation = false
      contentShrank()
    }
  }

  /// Prepares the layout.
  ///
  /// A new content size may change the insets (fact 29), which requires
  /// another preparation.
  func prepareLayout() {
    let old = contentSize
    let questions = OpenQuestions.current.collection
    isLayoutStale = true
    for _ in 0..<(questions.preparationAfterInvalidation == .samePass ? 2 : 1)
    where isLayoutStale {
      isLayoutStale = false
      answer = LayoutAnswer()
      isPreparing = true
      passEffort.preparations += 1
      layout.prepare()
      // The counts are known after that, also if the layout hasn't asked for them (fact 86).
      _ = itemCounts
      isPreparing = false
      contentSize = layout.collectionViewContentSize
    }
    let shrank = contentSize.width < old.width || contentSize.height < old.height
    if shrank { shrankInPreparation = true }
  }

  /// Asks the layout about the clamped bounds if an invalidation leaves the offset beyond the
  /// range.
  ///
  /// The offset itself doesn't change (fact 88).
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

  /// Asks for the rectangles of the bounds' size, on their grid, that the bounds touch (fact 35).
  private func askForElements() {
    let rect = bounds.widenedToMultiples
    let found = existing(layout.layoutAttributesForElements(in: rect) ?? [])
    let countsLast = OpenQuestions.current.collection.duplicateAttributes == .last
    answer = LayoutAnswer(
      rect: rect,
      attributes: Dictionary(
        found.map { ($0.element, $0) }, uniquingKeysWith: { countsLast ? $1 : $0 }))
    for (element, attributes) in unnamedAttributes { answer.attributes[element] = attributes }
    unnamedAttributes = [:]
    showMovement()
    askForSecondTile()
  }

  /// Ignores cells of items that don't exist, which UIKit logs (fact 156).
  private func existing(
    _ found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    found.filter { attributes in
      let path = attributes.indexPath
      guard attributes.representedElementCategory == .cell,
        !itemCounts.indices.contains(path.section)
          || !(0..<itemCounts[path.section]).contains(path.item)
      else { return true }
      record(
        fault: "\(type(of: layout)) has attributes for \(path), which does not exist; "
          + "they are ignored")
      return false
    }
  }

  /// Asks for the second rectangle that some frames of scrolling request (fact 146).
  private func askForSecondTile() {
    guard isMoving, OpenQuestions.current.collection.secondElementsQuery == .nextTile else {
      return
    }
    let isHorizontal = scrollsHorizontally
    let tile = CGRect(origin: bounds.widenedToMultiples.origin, size: bounds.size)
    _ = layout.layoutAttributesForElements(
      in: tile.offsetBy(
        dx: isHorizontal ? bounds.width : 0, dy: isHorizontal ? 0 : bounds.height))
  }
}

extension CGRect {
  /// The smallest rectangle that contains this one and consists of whole multiples of its size.
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
