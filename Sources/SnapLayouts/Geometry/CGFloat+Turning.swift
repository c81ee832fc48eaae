#if canImport(Foundation)
import Foundation
#endif

extension CGFloat {
  /// The sine and the cosine of an angle in radians, to the last bits: Embedded Swift has neither.
  ///
  /// The series of the nearest quarter turn, whose rest is at most an eighth of a turn away.
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

  /// The number if it is at least a thousandth, else 0: turns so small would need wheels so large
  /// that nobody sees them turn.
  var orNoTurn: CGFloat { self < 0.001 ? 0 : self }
}
