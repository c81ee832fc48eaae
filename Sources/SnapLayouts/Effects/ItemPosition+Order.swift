import Foundation

/// Orders of overlapping items for ``ItemAppearance/zIndex``.
///
/// They depend only on the distance from the focus, so they compare items of any length. They are
/// never negative. Up to 16,384 points from the focus, a difference of a sixteenth of a point
/// separates two items; of two items that are equally near, the one before the focus is in front.
/// So two items that pass each other swap their order once. The largest value, 2^20, is also exact
/// in 32-bit floating-point numbers.
extension ItemPosition {
  /// Items nearer to the focus are in front.
  func orderByNearness() -> Int { order(by: -abs(distance)) + (distance < 0 ? 1 : 0) }

  /// Later items are in front.
  func orderWithLaterInFront() -> Int { order(by: distance) }

  /// Earlier items are in front.
  func orderWithEarlierInFront() -> Int { order(by: -distance) }

  private func order(by nearness: CGFloat) -> Int {
    let farthest: CGFloat = 16_384
    let steps = (nearness.clamped(to: -farthest...farthest) + farthest) * 16
    return 2 * Int(steps.rounded(.down))
  }
}
