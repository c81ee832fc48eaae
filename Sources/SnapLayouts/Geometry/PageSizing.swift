import Foundation

/// The length of items along the scroll axis.
///
/// Such sizes follow the viewport, which is the bounds less the adjusted content inset, and are
/// rounded down to whole pixels; `minimumLineSpacing` is fitted as well, so that pages, or as many items as fill the
/// viewport, are whole pixels apart. A delegate's own spacing stays as it is. Unless loops are enabled, what the first
/// section pins at its edges counts as inset. The insets and the line spacing are those of the first section, also
/// where the delegate gives them. If the delegate gives sizes, those take precedence.
///
/// Later versions may add cases, so give a `switch` a `default`.
public enum PageSizing: Sendable, Hashable {
  /// The length of `itemSize`.
  case item

  /// The length of the viewport.
  ///
  /// Section insets aren't subtracted, so an item doesn't fit beside a leading inset. With ``perViewport(_:)`` and 1, it
  /// does.
  case viewport

  /// A fraction of the viewport; 1 is the whole viewport.
  ///
  /// Section insets aren't subtracted. Negative values, `NaN` and infinity count as 1.
  case fraction(CGFloat)

  /// A length so that this number of items fits into the viewport, with the line spacing between
  /// them and the section insets around them.
  ///
  /// Values below 1, `NaN` and infinity count as 1. With 2.5, half of a third item shows, and as much
  /// more as the trailing section inset. With a whole number, `minimumLineSpacing` takes up the pixels that rounded
  /// lengths leave, so that nothing of the next item shows where the spacing is at least as wide as that inset.
  ///
  /// A section header that isn't pinned takes its space from the items of its page, which has as many whole ones as
  /// fit. For a title above the items, put a label above the view, and set its text in ``SnapFlowLayout/onPageChange``.
  case perViewport(CGFloat)

  /// A length so that this much of each neighbor shows beside a page in the middle, in points, in
  /// addition to the line spacing.
  ///
  /// An item is at least half as long as the viewport, so less shows of the neighbors if the value
  /// and the line spacing together are more than a quarter of the viewport. Negative values, `NaN` and infinity count as
  /// 0; then only the line spacing shows.
  case peek(CGFloat)

  /// The length of an item.
  ///
  /// - Parameters:
  ///   - viewportLength: The length of the viewport.
  ///   - insets: The sum of the section insets before and after its items.
  ///   - spacing: The line spacing.
  ///   - displayScale: Pixels per point.
  /// - Returns: The length, rounded down to whole pixels, at least 1 point if the viewport isn't
  ///   shorter; nil for the length of `itemSize`.
  func length(
    viewportLength: CGFloat, insets: CGFloat, spacing: CGFloat, displayScale: CGFloat
  ) -> CGFloat? {
    let (insets, spacing) = (insets.corrected(), spacing.corrected())
    let length: CGFloat
    switch self {
    case .item: return nil
    case .viewport: length = viewportLength
    case .fraction(let fraction):
      let fraction = fraction.isFinite && fraction >= 0 ? fraction : 1
      length = max(1, (viewportLength * fraction.corrected()).corrected())
    case .perViewport(let count):
      let count = max(1, count.corrected())
      let gaps = (count.rounded(.up) - 1) * spacing
      length = max(1, (viewportLength - insets - gaps) / count)
    case .peek(let peek):
      let own = viewportLength - 2 * (max(0, peek.corrected()) + spacing)
      length = max(1, viewportLength / 2, own)
    }
    return length.roundedDown(toPixelsAt: displayScale)
  }

  /// The line spacing, about a pixel from the app's own at most, with which pages are whole pixels apart, and a whole
  /// number of items fills the viewport although their length is rounded down.
  ///
  /// - Parameters:
  ///   - length: The rounded length.
  ///   - viewportLength: The length of the viewport.
  ///   - insets: The sum of the section insets before and after its items.
  ///   - spacing: The app's own line spacing.
  ///   - displayScale: Pixels per point.
  /// - Returns: The spacing; nil for the app's own.
  func lineSpacing(
    around length: CGFloat, viewportLength: CGFloat, insets: CGFloat, spacing: CGFloat,
    displayScale: CGFloat
  ) -> CGFloat? {
    guard self != .item else { return nil }
    let (insets, spacing) = (insets.corrected(), spacing.corrected())
    var pageStride = (length + spacing).rounded(toPixelsAt: displayScale)
    var itemsPerPage: CGFloat = 1
    if case .perViewport(let own) = self, case let count = max(1, own.corrected()),
      count.rounded() == count
    {
      itemsPerPage = count
      pageStride = (viewportLength - insets + spacing).roundedDown(toPixelsAt: displayScale)
    }
    let fitted = pageStride / itemsPerPage - length
    // Items that don't fit remain a point long, with their own spacing.
    let isFitted = fitted > spacing - 2 / displayScale && abs(fitted - spacing) > Tolerance.rounding
    return isFitted && pageStride > 0 ? fitted : nil
  }
}
