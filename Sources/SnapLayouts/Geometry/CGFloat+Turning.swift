import Foundation

extension CGFloat {
  /// The sine and cosine of an angle in radians, almost exact; Embedded Swift has neither function.
  ///
  /// It subtracts the nearest quarter turns and computes the series of the rest, at most an eighth
  /// of a turn.
  var sineAndCosine: (sine: CGFloat, cosine: CGFloat) {
    let quarters = (self / (.pi / 2)).rounded()
    let rest = self - quarters * (.pi / 2)
    let square = rest * rest
    var (sine, cosine): (CGFloat, CGFloat) = (1, 1)
    for term in stride(from: 16 as CGFloat, through: 2, by: -2) {
      cosine = 1 - square / (term * (term - 1)) * cosine
      sine = 1 - square / (term * (term + 1)) * sine
    }
    sine *= rest
    switch quarters - 4 * (quarters / 4).rounded(.down) {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The value if it is at least 0.001, otherwise 0.
  ///
  /// Smaller angles would need such large wheels that no turning is visible.
  var orNoTurn: CGFloat { self < 0.001 ? 0 : self }
}
