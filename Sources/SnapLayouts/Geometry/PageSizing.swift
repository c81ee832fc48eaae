import Foundation

/// The length of items along the scroll axis.
///
/// Such sizes follow the viewport, which is the bounds less the adjusted content inset. If the
/// collection view's delegate gives sizes, those take precedence.
///
/// Later versions may add cases, so give a `switch` a `default`.
public enum PageSizing: Sendable, Hashable {
  /// The length of `itemSize`.
  case item

  /// The length of the viewport.
  case viewport

  /// A fraction of the viewport; 1 is the whole viewport.
  ///
  /// Negative values, `NaN` and infinity count as 1.
  case fraction(CGFloat)

  /// A length so that this number of items fits into the viewport, with the line spacing between
  /// them and the section insets around them.
  ///
  /// Values below 1, `NaN` and infinity count as 1. With 2.5, half of a third item shows.
  case perViewport(CGFloat)

  /// A length so that this much of each neighbor shows beside a page in the middle, in points, in
  /// addition to the line spacing.
  ///
  /// Negative values, `NaN` and infinity count as 0; then only the line spacing shows.
  case peek(CGFloat)

  /// The length of an item.
  ///
  /// - Parameters:
  ///   - viewportLength: The length of the viewport.
  ///   - insets: The sum of the section insets before and after its items.
  ///   - spacing: The line spacing.
  /// - Returns: The length, at least 1 point; nil for the length of `itemSize`.
  func length(
    viewportLength: CGFloat, insets: CGFloat, spacing: CGFloat
  ) -> CGFloat? {
    let spacing = spacing.corrected()
    switch self {
    case .item: return nil
    case .viewport: return viewportLength
    case .fraction(let share):
      let share = share.isFinite && share >= 0 ? share : 1
      return max(1, viewportLength * share)
    case .perViewport(let count):
      let count = max(1, count.corrected(or: 1))
      let gaps = (count.rounded(.up) - 1) * spacing
      return max(1, (viewportLength - insets.corrected() - gaps) / count)
    case .peek(let peek):
      return max(1, viewportLength - 2 * (max(0, peek.corrected()) + spacing))
    }
  }
}
