import UIKit

/// The linear part of a transform, decomposed into rotation, skew and scale; angles are in degrees.
struct TransformParts {
  var angle: CGFloat = 0
  var skew: CGFloat = 0
  var scaleX: CGFloat = 1
  var scaleY: CGFloat = 1

  /// Decomposes a transform; of several equivalent angles, it chooses the one nearest to
  /// `previous`.
  init(_ transform: CGAffineTransform, near previous: CGFloat = 0) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else {
      scaleY = d
      return
    }
    let degrees = 180 / CGFloat.pi
    func nearest(_ turn: CGFloat) -> CGFloat {
      turn * degrees + 360 * ((previous - turn * degrees) / 360).rounded()
    }
    angle = nearest(atan2(b, a))
    if a * d < b * c {
      // A mirroring can mirror either axis.
      let other = nearest(atan2(-b, -a))
      if abs(other - previous) < abs(angle - previous) { (angle, scaleX) = (other, -scaleX) }
    }
    scaleY = (a * d - b * c) / scaleX
    if scaleY != 0 { skew = atan((a * c + b * d) / scaleX / scaleY) * degrees }
  }
}
