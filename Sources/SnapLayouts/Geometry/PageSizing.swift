#if canImport(Foundation)
import Foundation
#endif

/// How long items are along the scroll axis.
///
/// Sizes follow the viewport, the bounds less the adjusted content inset, when it changes. A collection
/// view's delegate that gives sizes has the last word.
public enum PageSizing: Sendable, Hashable {
  /// As long as `itemSize` says.
  case item

  /// As long as the viewport.
  case viewport

  /// A share of the viewport; 1 is the viewport itself.
  ///
  /// Negative or not finite: 1.
  case fraction(CGFloat)

  /// So long that this many fit into the viewport, with the line spacing between them and the section's
  /// insets around them.
  ///
  /// Less than 1 or not finite: 1. With 2.5 half of a third item shows.
  case perViewport(CGFloat)

  /// Shorter than the viewport, so that on either side of a page in the middle this much of its
  /// neighbors shows, in points, beyond the line spacing.
  ///
  /// Negative or not finite: 0, nothing but the line spacing.
  case peek(CGFloat)

  /// How long an item is.
  ///
  /// - Parameters:
  ///   - viewportLength: The length of the viewport.
  ///   - insets: The section's insets before and after its items together.
  ///   - spacing: The line spacing.
  /// - Returns: The length, at least a point; nil where `itemSize` says it.
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
