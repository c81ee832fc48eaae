extension UICollectionView {
  /// Prepares the new layout at once and keeps the item in the middle there, as far as the new layout
  /// and the delegate agree (fact 51).
  func changeLayout(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = self.layout
    let duration = animated ? Self.animationDuration : 0
    if layout !== old {
      let middle = indexPathInTheMiddle
      for (element, view) in views where element.category != .decorationView {
        view.willTransition(from: old, to: layout)
      }
      replaceLayout(with: layout)
      if !owesReload { restInNewLayout(keeping: middle) }
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

  private func replaceLayout(with new: UICollectionViewLayout) {
    let old = layout
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for element in views.keys.sorted() where element.category == .decorationView {
      endDisplaying(element)
    }
    old.shownBy = nil
    new.shownBy = self
    layout = new
    new.invalidateLayout()
  }

  private func restInNewLayout(keeping middle: IndexPath?) {
    prepareLayout()
    let frame = middle.flatMap { layout.layoutAttributesForItem(at: $0)?.frame }
    let viewport = bounds.inset(by: adjustedContentInset)
    let proposed = frame.map {
      CGPoint(
        x: contentOffset.x + $0.midX - viewport.midX, y: contentOffset.y + $0.midY - viewport.midY)
    }
    adoptTargetOffset(proposed: clamped(proposed ?? contentOffset))
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
