extension UIView {
  /// The part of the superview's safe area that this view's edges overlap.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    var shown = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
    if superview.isMirrored { shown.origin.x = superview.bounds.width - shown.maxX }
    return UIEdgeInsets(
      top: max(0, outer.top - shown.minY), left: max(0, outer.left - shown.minX),
      bottom: max(0, shown.maxY - (superview.bounds.height - outer.bottom)),
      right: max(0, shown.maxX - (superview.bounds.width - outer.right)))
  }
}
