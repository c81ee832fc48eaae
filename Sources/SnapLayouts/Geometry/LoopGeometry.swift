#if canImport(Foundation)
import Foundation
#endif

/// A ring made of content that exists once: the content repeats after a period, for ever.
///
/// Each thing is shown at one place only, the copy whose middle is nearest to the middle of the
/// bounds. That is enough as long as nothing can be seen at both ends of the bounds at once, so a ring
/// needs a period of at least the bounds and its longest part. A longer one can be placed around a point
/// near that middle, and stay as it is while the view scrolls on a little.
///
/// The scrolled content spans many periods, so that nobody reaches its ends; from time to time the
/// offset is brought back to the middle by whole periods, which changes nothing that can be seen.
struct LoopGeometry: Sendable, Hashable {
  /// The distance after which everything repeats, on the pixel grid, in points.
  let period: CGFloat

  /// The length of the scrolled content, a whole number of periods, in points.
  let span: CGFloat

  /// The length of the content that exists, in points; something of it may overlap the next copy.
  let contentLength: CGFloat

  /// How far the view may scroll before the ring is placed anew, in points; 0 if it may not at all.
  private let leeway: CGFloat

  /// Where a copy of the content begins, on the pixel grid, in points.
  ///
  /// Turning the ring has something new under the view, which itself stays where it is.
  private(set) var phase: CGFloat = 0

  /// Content that repeats after a period; nil if it is too short to fill the bounds.
  ///
  /// - Parameters:
  ///   - period: The distance after which the content repeats; the nearest one on the pixel grid is taken.
  ///   - contentLength: The length of the content.
  ///   - longestPart: The length of the longest thing in the content.
  ///   - boundsLength: The length of what can be seen.
  ///   - displayScale: Pixels per point.
  init?(
    period: CGFloat, contentLength: CGFloat, longestPart: CGFloat, boundsLength: CGFloat,
    displayScale: CGFloat
  ) {
    let period = period.corrected().rounded(toPixelsAt: displayScale.correctedDisplayScale)
    let halfPixel = 0.5 / displayScale.correctedDisplayScale
    guard period >= 1, boundsLength > 0, boundsLength + longestPart <= period + halfPixel else {
      return nil
    }
    self.period = period
    self.contentLength = max(0, contentLength.corrected())
    span = period * max(Self.fewestPeriods, (Self.longestSpan / period).rounded(.down))
    // No farther than UIKit goes without asking for other elements.
    leeway = min(boundsLength, period - boundsLength - longestPart)
  }

  /// The point around which the ring is placed for bounds with a middle: all of it that shows in the bounds
  /// is nearest to this point, too.
  func placingPoint(forBoundsMiddle middle: CGFloat) -> CGFloat {
    leeway >= 1 ? leeway * (middle / leeway).rounded() : middle
  }

  /// By how much a part of the content, given by its middle, is moved to be nearest to a point: whole
  /// periods.
  func displacement(ofMiddle middle: CGFloat, around point: CGFloat) -> CGFloat {
    phase + period * ((point - phase - middle) / period).rounded()
  }

  /// The same ring, turned on by a distance.
  func turned(by distance: CGFloat) -> LoopGeometry {
    var loop = self
    loop.phase = (phase + distance).truncatingRemainder(dividingBy: period)
    return loop
  }

  /// The parts of the content that have copies in an extent; some may be named twice.
  func content(in extent: Extent) -> [Extent] {
    let whole = Extent(0, contentLength)
    guard extent.length < period else { return [whole] }
    let first = ((extent.minimum - phase - contentLength) / period).rounded(.up)
    let last = ((extent.maximum - phase) / period).rounded(.down)
    return stride(from: first, through: last, by: 1).map { turn in
      let moved = extent.moved(by: -phase - turn * period)
      return Extent(
        moved.minimum.clamped(to: 0...contentLength), moved.maximum.clamped(to: 0...contentLength))
    }
  }

  /// The offset itself in the middle half of the span, else the middle.
  func safeOffset(for offset: CGFloat) -> CGFloat {
    abs(offset - span / 2) <= span / 4 ? offset : span / 2
  }

  /// The way from an offset back to the middle of the span: whole periods, and none from nearby.
  ///
  /// - Parameters:
  ///   - offset: Where the view is.
  ///   - fraction: How far from the middle counts as nearby, as a share of the span.
  /// - Returns: A distance in points.
  func wayBack(from offset: CGFloat, beyond fraction: CGFloat) -> CGFloat {
    let distance = span / 2 - offset
    return abs(distance) > fraction * span ? period * (distance / period).rounded() : 0
  }

  /// The longest span, 2^20 points, within which a render server's single precision is exact to a
  /// sixteenth of a point.
  private static let longestSpan: CGFloat = 1_048_576

  /// Enough to go half a period on either side of the middle half.
  private static let fewestPeriods: CGFloat = 4
}
