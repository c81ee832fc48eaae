import Foundation

/// A loop of content that exists once and repeats after a period.
///
/// Each element appears in one place only: as the copy whose middle is nearest to the middle of the
/// bounds. This is enough as long as no element is visible at both ends of the bounds at once, so
/// the period must be at least as long as the bounds plus the longest element. A longer loop can be
/// placed around a point near that middle, and stay in place while the view scrolls a little.
///
/// The scrolled content spans many periods, so that scrolling doesn't reach its ends. From time to
/// time, the offset moves back to the middle by whole periods, which changes nothing on the screen.
struct LoopGeometry: TestedValue, Equatable {
  /// The distance after which everything repeats, on the pixel grid, in points.
  let period: CGFloat

  /// The length of the scrolled content, a whole number of periods, in points.
  let span: CGFloat

  /// The content itself, from its first element to its last one, in points; parts of it may overlap the
  /// next copy.
  let content: Extent

  /// The distance that the view can scroll before the loop must be placed again, in points.
  private let leeway: CGFloat

  /// The beginning of a copy of the content, on the pixel grid, in points.
  ///
  /// Shifting the loop moves the content under the view; the offset stays the same.
  private(set) var phase: CGFloat = 0

  /// Creates a loop of content; nil if the content is too short to fill the bounds.
  ///
  /// - Parameters:
  ///   - period: The distance after which the content repeats, rounded to the pixel grid.
  ///   - content: The content, from its first element to its last one.
  ///   - longestPart: The length of the longest element.
  ///   - boundsLength: The length of the bounds.
  ///   - displayScale: Pixels per point.
  init?(
    period: CGFloat, content: Extent, longestPart: CGFloat, boundsLength: CGFloat,
    displayScale: CGFloat
  ) {
    let scale = displayScale.correctedDisplayScale
    let period = period.corrected().rounded(toPixelsAt: scale)
    // Items that fill the viewport are rounded down to whole pixels.
    guard period >= 1, boundsLength > 0, boundsLength + longestPart <= period + 1 / scale else {
      return nil
    }
    self.period = period
    self.content = content
    let periods = (Self.screensInSpan * boundsLength / period).rounded(.up)
    span = period * max(Self.fewestPeriods, periods)
    // Not farther than UIKit scrolls without a request for other elements.
    leeway = min(boundsLength, period - boundsLength - longestPart)
  }

  /// The point around which the loop is placed, given the middle of the bounds.
  ///
  /// For each element that is visible in the bounds, the copy nearest to this point is the visible
  /// one.
  func placingPoint(forBoundsMiddle middle: CGFloat) -> CGFloat {
    leeway >= 1 ? leeway * (middle / leeway).rounded() : middle
  }

  /// The same loop, shifted by a distance.
  func shifted(by distance: CGFloat) -> LoopGeometry {
    var loop = self
    loop.phase = (phase + distance).truncatingRemainder(dividingBy: period)
    return loop
  }

  /// The parts of the content that appear in an extent; parts may overlap.
  func content(in extent: Extent) -> [Extent] {
    guard extent.length < period else { return [content] }
    let first = ((extent.minimum - phase - content.maximum) / period).rounded(.up)
    let last = ((extent.maximum - phase - content.minimum) / period).rounded(.down)
    return stride(from: first, through: last, by: 1).map { turn in
      let moved = extent.moved(by: -phase - turn * period)
      return Extent(content.nearest(to: moved.minimum), content.nearest(to: moved.maximum))
    }
  }

  /// The offset if it is in the middle half of the span, otherwise the one nearest to the middle that
  /// shows the same.
  func safeOffset(for offset: CGFloat) -> CGFloat {
    offset + distanceBack(from: offset, beyond: Self.safeFraction)
  }

  /// The distance from an offset back to the middle of the span, in whole periods; 0 near the
  /// middle.
  ///
  /// - Parameters:
  ///   - offset: The offset of the view.
  ///   - fraction: The distance that counts as near the middle, as a fraction of the span.
  /// - Returns: A distance in points.
  func distanceBack(from offset: CGFloat, beyond fraction: CGFloat) -> CGFloat {
    let distance = span / 2 - offset
    return abs(distance) > fraction * span ? period * (distance / period).rounded() : 0
  }

  /// The distance from the middle that is safe for a view at rest, as a fraction of the span: another
  /// quarter is left on each side for its next motion.
  static var safeFraction: Double { 0.25 }

  /// The same for a view in motion, which is shifted back while it moves.
  ///
  /// It is larger, so that few motions are.
  static var shiftingFraction: Double { 0.375 }

  /// The length of the span in lengths of the bounds, unless the period is longer.
  ///
  /// It is as short as possible, because a render server computes in single precision, but a minute
  /// of flicking must not lead to an end: two and a half pages a second are 150 pages, and there are
  /// as many on either side of the middle. On a phone 430 points wide, the span is 129,000 points,
  /// less than 2^17, so the positions are exact to 2^-7 of a point. On a screen 1,366 points wide it
  /// is less than 2^19, and they are exact to 2^-5 of a point.
  private static var screensInSpan: CGFloat { 300 }

  /// Enough periods for a walk through all pages from anywhere near the middle.
  private static var fewestPeriods: CGFloat { 8 }
}
