import UIKit

/// The linear part of a transform as a rotation of a skew of a scale; angles in degrees.
struct TransformParts {
  var angle: CGFloat = 0
  var skew: CGFloat = 0
  var scaleX: CGFloat = 1
  var scaleY: CGFloat = 1

  /// Takes a transform apart; of all equal angles it takes the one nearest to `previous`.
  init(_ transform: CGAffineTransform, near previous: CGFloat = 0) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else {
      scaleY = d
      return
    }
    scaleY = (a * d - b * c) / scaleX
    let degrees = 180 / CGFloat.pi
    let turn = atan2(b, a) * degrees
    angle = turn + 360 * ((previous - turn) / 360).rounded()
    if scaleY != 0 { skew = atan((a * c + b * d) / scaleX / scaleY) * degrees }
  }
}
