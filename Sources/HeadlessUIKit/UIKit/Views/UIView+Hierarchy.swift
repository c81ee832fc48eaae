extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: subviews.endIndex) }

  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: min(max(0, index), subviews.count))
  }

  public func removeFromSuperview() {
    guard let superview else { return }
    move(from: superview, to: nil) { superview.subviews.removeAll { $0 === self } }
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
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
    let oldTraits = traitCollection
    willMove(toSuperview: new)
    if oldWindow !== newWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
    change()
    superview = new
    if oldWindow !== newWindow { forEachInTree { $0.didMoveToWindow() } }
    didMoveToSuperview()
    if newWindow != nil { traitsMayHaveChanged(from: oldTraits) }
  }

  /// Tells the tree of other traits, if they are others.
  func traitsMayHaveChanged(from old: UITraitCollection) {
    guard traitCollection != old else { return }
    forEachInTree { view in
      view.traitCollectionDidChange(old)
      if view.traitCollection.layoutDirection != old.layoutDirection {
        view.layoutDirectionMayHaveChanged()
      }
    }
  }

  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachInTree(body) }
  }
}
