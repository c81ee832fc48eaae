extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? window
    return target?.pointFromRoot(pointToRoot(point)) ?? pointToRoot(point)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? window)?.convert(point, to: self) ?? pointFromRoot(point)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let (near, far) = (
      convert(CGPoint(x: rect.minX, y: rect.minY), to: view),
      convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    )
    return CGRect(
      x: min(near.x, far.x), y: min(near.y, far.y), width: abs(far.x - near.x),
      height: abs(far.y - near.y))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? window)?.convert(rect, to: self) ?? rect
  }

  /// The frontmost view under a point that takes part in touches.
  package func hitTest(at point: CGPoint) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, bounds.contains(point) else {
      return nil
    }
    for view in paintOrder.reversed() {
      if let hit = view.hitTest(at: view.pointFromSuperview(point)) { return hit }
    }
    return self
  }

  /// The subviews from back to front: by `zPosition`, equal ones in tree order.
  package var paintOrder: [UIView] {
    subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Maps this view's own coordinates to those of its superview.
  package var transformToSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    point.applying(transformToSuperview.inverted())
  }

  private func pointToRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.pointToRoot(point.applying(transformToSuperview))
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromRoot(point))
  }
}
