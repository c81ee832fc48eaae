#if canImport(Foundation)
import Foundation
#endif

/// How long the pages of a banner are along the scroll axis.
public enum PageSizing: Sendable, Hashable {
  /// As long as the viewport: the bounds less the adjusted content inset.
  case viewport

  /// As long as `itemSize` or the collection view's delegate says.
  case item

  /// Shorter than the viewport, so that on either side of a page in the middle this much of its
  /// neighbours shows, in points, beyond the line spacing.
  ///
  /// Negative or not finite: 0, nothing but the line spacing. At least a point of the page itself is left.
  case peek(CGFloat)

  /// The length of a page; nil where it is not for the layout to say.
  func length(viewportLength: CGFloat, spacing: CGFloat) -> CGFloat? {
    switch self {
    case .viewport: viewportLength
    case .item: nil
    case .peek(let peek):
      max(1, viewportLength - 2 * (max(0, peek.corrected()) + spacing.corrected()))
    }
  }
}
