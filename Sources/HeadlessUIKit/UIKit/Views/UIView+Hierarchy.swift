extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: subviews.endIndex) }

  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: min(max(0, index), subviews.count))
  }

  public func removeFromSuperview() {
    guard let superview else { return }
    move(from: superview, to: nil) { superview.subviews.removeAll { $0 === self } }
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, beside: siblingSubview, distance: 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, beside: siblingSubview, distance: 1)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  private func insertSubview(_ view: UIView, beside sibling: UIView, distance: Int) {
    guard view !== sibling, sibling.superview === self else { return addSubview(view) }
    view.removeFromSuperview()
    let index = subviews.firstIndex(of: sibling) ?? subviews.endIndex
    insert(view, at: index + distance)
  }

  private func insert(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    view.removeFromSuperview()
    view.move(from: nil, to: self) { subviews.insert(view, at: index) }
    setNeedsLayout()
  }

  private func move(from old: UIView?, to new: UIView?, change: () -> Void) {
    let (oldWindow, newWindow) = (window, new?.window)
    willMove(toSuperview: new)
    if oldWindow !== newWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
    change()
    superview = new
    if oldWindow !== newWindow { forEachInTree { $0.didMoveToWindow() } }
    didMoveToSuperview()
    if newWindow != nil { forEachInTree { $0.traitsMayHaveChanged() } }
  }

  /// Tells the view of other traits, if they are others than those it was told of.
  func traitsMayHaveChanged() {
    let (old, new) = (knownTraits, traitCollection)
    guard new != old else { return }
    knownTraits = new
    traitCollectionDidChange(old)
    if new.layoutDirection != old.layoutDirection { layoutDirectionMayHaveChanged() }
  }

  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachInTree(body) }
  }
}
