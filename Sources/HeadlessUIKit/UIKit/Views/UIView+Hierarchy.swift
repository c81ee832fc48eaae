extension UIView {
  func insertSubview(_ view: UIView, beside sibling: UIView, distance: Int) {
    guard view !== sibling, sibling.superview === self else { return addSubview(view) }
    view.removeFromSuperview()
    let index = subviews.firstIndex(of: sibling) ?? subviews.endIndex
    insert(view, at: index + distance)
  }

  func insert(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    view.removeFromSuperview()
    view.move(from: nil, to: self) { subviews.insert(view, at: index) }
    setNeedsLayout()
  }

  func move(from old: UIView?, to new: UIView?, change: () -> Void) {
    let (oldWindow, newWindow) = (window, new?.window)
    willMove(toSuperview: new)
    if oldWindow !== newWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
    change()
    superview = new
    if oldWindow !== newWindow { forEachInTree { $0.didMoveToWindow() } }
    didMoveToSuperview()
    if newWindow != nil { forEachInTree { $0.traitsMayHaveChanged() } }
  }

  /// Calls the view if its traits differ from those it was last called with.
  func traitsMayHaveChanged() {
    let (old, new) = (knownTraits, traitCollection)
    guard new != old else { return }
    knownTraits = new
    traitCollectionDidChange(old)
    for registration in traitRegistrations { registration.traitsChanged(self, old) }
    if new.layoutDirection != old.layoutDirection { layoutDirectionMayHaveChanged() }
  }

  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachInTree(body) }
  }
}
