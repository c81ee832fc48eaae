#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Turns items in the plane of the screen as they come and go.
  ///
  /// An item turns evenly over the first page and stays as it is farther out. Nearer items lie in
  /// front. Reduce Motion turns the effect off.
  ///
  /// - Parameter angle: The angle in radians, -π … π; beyond it the nearer end counts, not finite 0.
  ///   Positive turns items after the focus clockwise, and the ones before it the other way. Vertical
  ///   layouts show it as in a mirror.
  /// - Returns: The effect.
  public static func spin(angle: CGFloat = .pi / 8) -> ItemEffect {
    let angle = angle.corrected().clamped(to: (-.pi)...(.pi))
    let (sine, cosine) = min(abs(angle), .pi / 2).sineAndCosine
    // Of an item three times as tall as the page stride, so much comes into sight.
    let overscan = Overscan((3 * sine + cosine - 1) / 2)
    return ItemEffect(overscan: overscan) { position, appearance in
      appearance.spin += position.clockwise(angle * position.turn)
      appearance.zIndex = position.orderByNearness()
    }
  }
}
