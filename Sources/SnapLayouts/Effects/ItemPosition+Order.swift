#if canImport(Foundation)
import Foundation
#endif

/// Orders of overlapping items for ``ItemAppearance/zIndex``.
///
/// They are strict for distances a point or more apart, and not negative, for everything visible: the
/// middle of a visible item is less than the viewport, the item and the reach of the effect away from
/// the focus.
extension ItemPosition {
  /// Items nearer to the focus lie in front.
  func orderByDepth(reach: CGFloat = 0) -> Int { order(by: -abs(distance), reach: reach) }

  /// Items farther along the axis lie in front.
  func orderWithLaterInFront() -> Int { order(by: distance, reach: 0) }

  /// Items less far along the axis lie in front.
  func orderWithEarlierInFront(reach: CGFloat) -> Int { order(by: -distance, reach: reach) }

  private func order(by nearness: CGFloat, reach: CGFloat) -> Int {
    let farthest = viewportSize[along: axis] + itemSize[along: axis] + reach * pitch
    return Int((farthest + nearness).clamped(to: 0...CGFloat(Int32.max / 2)).rounded(.down))
  }
}
