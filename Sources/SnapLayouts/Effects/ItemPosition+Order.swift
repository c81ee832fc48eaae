#if canImport(Foundation)
import Foundation
#endif

/// Orders of overlapping items for ``ItemAppearance/zIndex``.
///
/// They depend on nothing but the distance from the focus, so those of items of any length compare.
/// They are not negative, and strict up to 16,384 points from the focus: a sixteenth of a point tells
/// two items apart, and of two that are equally near the one before the focus lies in front. So two
/// items that cross change places once. The largest, 2^20, is exact also where positions are
/// 32-bit numbers.
extension ItemPosition {
  /// Items nearer to the focus lie in front.
  func orderByNearness() -> Int { order(by: -abs(distance)) + (distance < 0 ? 1 : 0) }

  /// Items farther along the axis lie in front.
  func orderWithLaterInFront() -> Int { order(by: distance) }

  /// Items less far along the axis lie in front.
  func orderWithEarlierInFront() -> Int { order(by: -distance) }

  private func order(by nearness: CGFloat) -> Int {
    let farthest: CGFloat = 16_384
    let steps = (nearness.clamped(to: -farthest...farthest) + farthest) * 16
    return 2 * Int(steps.rounded(.down))
  }
}
