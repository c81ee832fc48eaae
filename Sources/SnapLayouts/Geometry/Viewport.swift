import Foundation

/// The visible part of a scroll view along the scroll axis.
///
/// Lengths that are negative, `NaN` or infinite count as 0, and so do insets that are `NaN` or
/// infinite. The display scale is limited to 1 … 16.
struct Viewport: TestedValue, Equatable {
  /// The length of the bounds, in points.
  let boundsLength: CGFloat
  /// The adjusted content inset before the content, in points; it may be negative.
  var leadingInset: CGFloat
  /// The adjusted content inset after the content, in points; it may be negative.
  var trailingInset: CGFloat
  /// The length of the content, in points.
  var contentLength: CGFloat {
    didSet { contentLength = max(0, contentLength.corrected()) }
  }
  /// Pixels per point.
  let displayScale: CGFloat

  init(
    boundsLength: CGFloat, leadingInset: CGFloat = 0, trailingInset: CGFloat = 0,
    contentLength: CGFloat, displayScale: CGFloat
  ) {
    self.boundsLength = max(0, boundsLength.corrected())
    self.leadingInset = leadingInset.corrected()
    self.trailingInset = trailingInset.corrected()
    self.contentLength = max(0, contentLength.corrected())
    self.displayScale = displayScale.correctedDisplayScale
  }

  /// The length between the insets, never negative.
  var length: CGFloat { max(0, boundsLength - leadingInset - trailingInset) }

  /// The offsets at which the view can rest without springing back.
  var reachableRange: ClosedRange<CGFloat> {
    let start = -leadingInset
    return start...max(start, contentLength + trailingInset - boundsLength)
  }

  /// Whether an offset is more than half a pixel beyond an end: a page rests on a whole pixel, and ends may lie between.
  func isBeyondEnd(_ offset: CGFloat) -> Bool {
    abs(offset - offset.clamped(to: reachableRange)) > 0.5 / displayScale + Tolerance.rounding
  }

  /// The part of the content that is between the insets while the view is at an offset.
  func extent(at offset: CGFloat) -> Extent { Extent(start: offset + leadingInset, length: length) }

  /// The point of the content that is at the focus while the view is at an offset.
  func focus(of alignment: PageAlignment, at offset: CGFloat) -> CGFloat {
    offset.corrected() + leadingInset + alignment.fraction * length
  }

  /// The offsets that show extents of the content: where an extent is at the focus or, if it doesn't
  /// fit, from its beginning to its end.
  ///
  /// - Parameters:
  ///   - alignment: The part of the viewport to align with.
  ///   - margin: The part of the viewport before an aligned extent, in points.
  ///   - shift: The distance by which extents move first.
  /// - Returns: The rule.
  func offsetRule(
    _ alignment: PageAlignment, margin: CGFloat, shift: CGFloat
  ) -> OffsetRule {
    OffsetRule(
      fraction: alignment.fraction, shift: shift - margin - focus(of: alignment, at: 0),
      availableLength: max(0, length - margin))
  }
}
