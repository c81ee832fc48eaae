extension UIView {
  /// The subviews from back to front: by `zPosition`, equal ones in tree order.
  package var paintOrder: [UIView] {
    subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }

  /// The transform, with the mirror before it if the coordinates run from right to left (fact 60).
  ///
  /// Where a mirrored collection view shows a cell is mirrored, what the cell shows is not: its own
  /// mirror undoes that of the collection view.
  package var shownTransform: CGAffineTransform { mirrored(transform) }

  /// What is seen of the transform at present, with the mirror before it.
  package var presentedTransform: CATransform3D {
    let transform = presented.transform
    guard isShownMirrored else { return transform }
    return CATransform3DConcat(CATransform3DMakeScale(-1, 1, 1), transform)
  }

  private var isShownMirrored: Bool { isMirrored != isCounterMirrored }

  private func mirrored(_ transform: CGAffineTransform) -> CGAffineTransform {
    guard isShownMirrored else { return transform }
    return CGAffineTransform(scaleX: -1, y: 1).concatenating(transform)
  }

  /// The layer's anchor point in this view's own coordinates.
  package var anchor: CGPoint { bounds.origin + anchorDistance }

  /// How far the anchor point is from the origin of the bounds.
  var anchorDistance: CGPoint {
    CGPoint(x: bounds.width * layer.anchorPoint.x, y: bounds.height * layer.anchorPoint.y)
  }

  /// Maps this view's own coordinates to those of its superview.
  package var transformToSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(shownTransform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// A view that is scaled to nothing has no inside.
  var isFlat: Bool { transform.a * transform.d == transform.b * transform.c }

  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    point.applying(transformToSuperview.inverted())
  }

  func pointToRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.pointToRoot(point.applying(transformToSuperview))
  }

  func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromRoot(point))
  }
}
