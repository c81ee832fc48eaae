import Foundation

/// The position of an item relative to the focus.
///
/// The focus is the point of the viewport that pages align with.
public struct ItemPosition: Sendable, Equatable {
  /// The distance from the focus to the item along the axis, in points; negative before it.
  ///
  /// It is measured to the point of the item that pages align with, which is the item's middle if they are
  /// centered. Where an item's page rests, it is 0, and it stays 0 while a page longer than the viewport scrolls.
  public let distance: CGFloat

  /// The distance between neighboring pages in points; 0 if there is none.
  ///
  /// Where distances differ, it is the mean of those between the focus and the item.
  public let pageStride: CGFloat

  /// The size of the item in points.
  public let itemSize: CGSize

  /// The size of the bounds less the adjusted content inset, in points.
  public let viewportSize: CGSize

  /// The axis along which the layout scrolls.
  public let axis: ScrollAxis

  /// The course that was set for the effect that gets this position; nil if none was.
  var ownEasing: Easing?

  /// The course of the effect that gets this position.
  var easing: Easing { ownEasing ?? .linear }

  /// The part of the item that pages align with: 0 is its beginning, 1 its end.
  var alignedFraction: CGFloat = 0.5

  /// The number of equal lines on each page; 1 where lines differ.
  var linesPerPage: CGFloat = 1

  /// The distance in pages, in proportion to the distance between two pages.
  private var pages: CGFloat

  /// Creates a position among pages that are all equally far apart; negative lengths count as 0.
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
    let (distance, pageStride) = (distance.corrected(), max(0, pageStride.corrected()))
    self.init(
      (distance, distance / pageStride, pageStride),
      itemSize: itemSize, viewportSize: viewportSize, axis: axis)
  }

  init(_ distance: FocusDistance, itemSize: CGSize, viewportSize: CGSize, axis: ScrollAxis) {
    self.distance = distance.points.corrected()
    pageStride = max(0, distance.pageStride.corrected())
    // Divided by a page stride of 0, it isn't finite, and counts as 0.
    pages = distance.pages.corrected()
    self.itemSize = itemSize.corrected
    self.viewportSize = viewportSize.corrected
    self.axis = axis
  }

  /// The distance in pages: -1 is a page before the focus, 0.5 half a page after it.
  ///
  /// Where a page rests, it is exactly 0 for the item of the page, and -1 and 1 for the items of the pages next to
  /// it, however far these are. Between two pages it is in proportion to the distance, as
  /// ``SnapFlowLayout/pagePosition`` is, and it never jumps. Where a page has several items, those that aren't
  /// aligned lie between two whole numbers. At an end without padding, pages that the view can't align
  /// count as if it could, so their items don't reach 0.
  ///
  /// It is 0 if the page stride is 0. An easing changes it between whole pages.
  @inline(never)
  public var progress: CGFloat {
    guard easing != .linear else { return pages }
    let page = abs(pages).rounded(.down)
    let eased = page + easing.progress(at: abs(pages) - page)
    return pages < 0 ? -eased : eased
  }
}

extension ItemPosition {
  /// The distance of the item as a fraction of a distance in points, at most 1; 0 at the focus.
  ///
  /// If the distance isn't positive, the result is 0 only exactly at the focus, and otherwise 1.
  func falloff(over distance: CGFloat) -> CGFloat {
    let outermost = distance.corrected()
    guard outermost > 0 else { return self.distance == 0 ? 0 : 1 }
    return easing.progress(at: min(1, abs(self.distance) / outermost))
  }

  /// The distance in lines of the flow, without easing.
  var lines: CGFloat { pages * linesPerPage }

  /// The position of the item where the nearest line is at the focus; half-way, of the line after it.
  var atNearestLine: ItemPosition {
    var position = self
    position.pages = (lines - 0.5 - Tolerance.rounding).rounded(.up) / linesPerPage
    return position
  }

  /// The turn of an item that turns over one page: -1 before the focus, 1 after it.
  var turn: CGFloat { progress.clamped(to: -1...1) }

  /// The distance of the eye from the screen: 1,000 points.
  ///
  /// For a long item it is twice the item's length, so that no part of the item comes near the eye.
  var eyeDistance: CGFloat { max(1_000, 2 * itemSize[along: axis]) }

  /// The perspective of a turned item.
  var perspective: CGFloat { 1 / eyeDistance }

  /// A clockwise turn for a turn from the axis towards the line across it; the axes mirror each
  /// other.
  func clockwise(_ turn: CGFloat) -> CGFloat { axis == .horizontal ? turn : -turn }
}

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
