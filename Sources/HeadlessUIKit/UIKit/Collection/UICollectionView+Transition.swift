internal import UIKitQuestions

extension UICollectionView {
  /// Prepares the new layout at once and keeps the middle item in the middle (fact 51).
  ///
  /// The new layout and the delegate can choose another offset.
  func changeLayout(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = self.layout
    let duration = duration(animated: animated)
    if layout !== old {
      if OpenQuestions.current.collection.layoutDuringTransition == .previous {
        namedLayout = old
      }
      let middle = indexPathInTheMiddle
      for (element, view) in views where element.category != .decorationView {
        view.willTransition(from: old, to: layout)
      }
      let before = answer
      replaceLayout(with: layout, animated: animated)
      if !owesReload {
        restInNewLayout(keeping: middle, over: duration)
        announceTransition(from: old, to: layout, animated: animated, at: .afterPreparation)
        if duration > 0 { show(layout, after: old, before, over: duration) }
      }
      old.shownBy = nil
      namedLayout = nil
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      let shown = Array(views.values)
      if animated {
        later(after: duration) { for view in shown { view.didTransition(from: old, to: layout) } }
      } else {
        for view in shown { view.didTransition(from: old, to: layout) }
      }
    }
    if let completion { later(after: duration) { completion(true) } }
  }

  private func replaceLayout(with new: UICollectionViewLayout, animated: Bool) {
    let old = layout
    announceTransition(from: old, to: new, animated: animated, at: .beforePreparation)
    for element in views.keys.sorted() where element.category == .decorationView {
      endDisplaying(element)
    }
    new.shownBy = self
    layout = new
    new.invalidateLayout()
  }

  private func announceTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, animated: Bool,
    at moment: TransitionCalls
  ) {
    let answer = OpenQuestions.current.collection.transitionCalls
    let isNow =
      answer == moment
      || answer == .onlyAnimated && animated && moment == .beforePreparation
      || answer == .afterPreparation && owesReload && moment == .beforePreparation
    guard isNow else { return }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
  }

  /// Moves all visible elements to their places in the new layout.
  private func show(
    _ new: UICollectionViewLayout, after old: UICollectionViewLayout, _ before: LayoutAnswer,
    over duration: TimeInterval
  ) {
    updateLayout()
    let asks = OpenQuestions.current.collection.transitionAppearances == .asked
    let move = ElementMove(
      before: before, queries: asks ? .everyVisible : .none, oldLayout: old, duration: duration)
    moveElements(move, askForAppearances(move))
  }

  private func restInNewLayout(keeping middle: IndexPath?, over duration: TimeInterval) {
    prepareLayout()
    let frame = middle.flatMap { layout.layoutAttributesForItem(at: $0)?.frame }
    let viewport = bounds.inset(by: adjustedContentInset)
    let proposed = frame.map {
      CGPoint(
        x: contentOffset.x + $0.midX - viewport.midX, y: contentOffset.y + $0.midY - viewport.midY)
    }
    let old = appearance
    contentOffset = chosenTarget(proposed: clamped(proposed ?? contentOffset))
    glide(from: old, over: duration)
  }

  /// The visible item nearest to the middle of the viewport.
  private var indexPathInTheMiddle: IndexPath? {
    let viewport = bounds.inset(by: adjustedContentInset)
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      let (x, y) = (attributes.center.x - viewport.midX, attributes.center.y - viewport.midY)
      return x * x + y * y
    }
    let cells = visibleElements.filter { $0.key.category == .cell }
    return cells.min { distance($0.value) < distance($1.value) }?.key.indexPath
  }
}
