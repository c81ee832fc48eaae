/// What batches of updates, new layouts and animated changes of the bounds have in common.
///
/// The elements take their new places at once: no source tells the course of the animations. What
/// happens at their end happens after their duration.
extension UICollectionView {
  static let animationDuration: TimeInterval = 0.3

  /// Runs a block on the window's clock; a view without a window waits for one.
  func later(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    guard let loop = window?.mainLoop else { return waitingForWindow.append(block) }
    loop.schedule(after: delay, block)
  }

  func runWhatWaitedForWindow() {
    let blocks = waitingForWindow
    waitingForWindow = []
    for block in blocks { later(after: 0, block) }
  }

  /// Where the view would rest: where it is, as far as the range allows while nothing moves it.
  var proposedOffset: CGPoint {
    isTracking || motion != nil ? contentOffset : clamped(contentOffset)
  }

  /// Asks the layout where to rest, then the delegate, which sees the layout's answer (facts 44, 45).
  func adoptTargetOffset(proposed: CGPoint? = nil) {
    let answer = layout.targetContentOffset(
      forProposedContentOffset: proposed ?? proposedOffset)
    contentOffset =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: answer)
      ?? answer
  }

  /// Asks where elements come from that are about to appear (fact 53).
  func askForInitialAttributes(of isNew: (CollectionElement) -> Bool) {
    for element in visibleElements.map(\.key) where views[element] == nil && isNew(element) {
      _ = layout.initialAttributes(of: element)
    }
  }

  /// Asks where elements go that are about to disappear (fact 53).
  func askForFinalAttributes() {
    let visible = Set(visibleElements.map(\.key))
    for element in views.keys.sorted() where !visible.contains(element) {
      _ = layout.finalAttributes(of: element)
    }
  }

  /// The animated change of size that comes with a rotation (fact 46).
  func boundsChangedAnimated(from oldBounds: CGRect) {
    layout.prepare(forAnimatedBoundsChange: oldBounds)
    if isLayoutStale { prepareLayout() }
    adoptTargetOffset()
    updateLayout()
    askForInitialAttributes { _ in true }
    askForFinalAttributes()
    layout.finalizeAnimatedBoundsChange()
    setNeedsLayout()
  }
}

extension UICollectionViewLayout {
  func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: element.indexPath)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    }
  }

  func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: element.indexPath)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    }
  }
}
