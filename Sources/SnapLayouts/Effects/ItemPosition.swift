import Foundation

/// The position of an item relative to the focus.
///
/// The focus is the point of the viewport that pages align with.
public struct ItemPosition: Sendable, Equatable {
  /// The distance from the focus to the middle of the item along the axis, in points; negative
  /// before it.
  public let distance: CGFloat

  /// The distance between neighboring pages in points; 0 if there is none.
  public let pageStride: CGFloat

  /// The size of the item in points.
  public let itemSize: CGSize

  /// The size of the bounds less the adjusted content inset, in points.
  public let viewportSize: CGSize

  /// The axis along which the layout scrolls.
  public let axis: ScrollAxis

  /// Creates a position; `NaN`, infinity and negative lengths count as 0.
  ///
  /// - Parameters:
  ///   - distance: The distance from the focus to the middle of the item, in points.
  ///   - pageStride: The distance between neighboring pages, in points.
  ///   - itemSize: The size of the item.
  ///   - viewportSize: The size of the viewport.
  ///   - axis: The axis along which the layout scrolls.
  public init(
    distance: CGFloat, pageStride: CGFloat, itemSize: CGSize, viewportSize: CGSize, axis: ScrollAxis
  ) {
    self.distance = distance.corrected()
    self.pageStride = max(0, pageStride.corrected())
    self.itemSize = Self.corrected(itemSize)
    self.viewportSize = Self.corrected(viewportSize)
    self.axis = axis
  }

  /// The distance in pages: -1 is a page before the focus, 0.5 half a page after it.
  ///
  /// It is 0 if the page stride is 0.
  public var progress: CGFloat { pageStride > 0 ? (distance / pageStride).corrected() : 0 }

  private static func corrected(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, size.width.corrected()), height: max(0, size.height.corrected()))
  }
}
