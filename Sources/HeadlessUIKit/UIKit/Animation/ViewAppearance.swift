/// All properties of a view that can be animated.
package struct ViewAppearance {
  package var center: CGPoint
  package var bounds: CGRect
  package var transform: CATransform3D
  package var alpha: CGFloat

  /// The properties as numbers, which animations add to.
  var numbers: [CGFloat] {
    [center.x, center.y, bounds.minX, bounds.minY, bounds.width, bounds.height, alpha]
      + transform.rows
  }

  init(center: CGPoint, bounds: CGRect, transform: CATransform3D, alpha: CGFloat) {
    (self.center, self.bounds, self.transform, self.alpha) = (center, bounds, transform, alpha)
  }

  init(numbers n: [CGFloat]) {
    self.init(
      center: CGPoint(x: n[0], y: n[1]),
      bounds: CGRect(x: n[2], y: n[3], width: max(0, n[4]), height: max(0, n[5])),
      transform: CATransform3D(rows: Array(n[7...])), alpha: n[6])
  }
}
