#if canImport(Foundation)
import Foundation
#endif

/// Where an item is, seen from the focus.
///
/// The focus is the point of the viewport that pages align with.
public struct ItemPosition: Sendable, Equatable {
  /// From the focus to the middle of the item along the axis, in points; negative before it.
  public let distance: CGFloat

  /// The distance between neighbouring pages in points; 0 where there is none.
  public let pageStride: CGFloat

  /// The size of the item in points.
  public let itemSize: CGSize

  /// The size of the bounds less the adjusted content inset, in points.
  public let viewportSize: CGSize

  /// The axis along which the layout scrolls.
  public let axis: ScrollAxis

  /// Creates a position; numbers that are not finite, and lengths below 0, count as 0.
  ///
  /// - Parameters:
  ///   - distance: From the focus to the middle of the item, in points.
  ///   - pageStride: The distance between neighbouring pages, in points.
  ///   - itemSize: The size of the item.
  ///   - viewportSize: The size of what the view shows.
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

  /// The distance in pages: -1 one page before the focus, 0.5 half a page after it.
  ///
  /// 0 where the page stride is 0.
  public var progress: CGFloat { pageStride > 0 ? (distance / pageStride).corrected() : 0 }

  private static func corrected(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, size.width.corrected()), height: max(0, size.height.corrected()))
  }
}
