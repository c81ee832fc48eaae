#if canImport(Foundation)
import Foundation
#endif

/// Room before and after the content, in points, that lets the first and the last page reach the
/// focus.
///
/// Never negative: where the content has room of its own, as with a generous section inset,
/// nothing is added. A page that aligns at a margin is given by its extent moved by that margin.
struct EdgePadding: Sendable, Hashable {
  /// No room at all.
  static var none: EdgePadding { EdgePadding(leading: 0, trailing: 0) }

  let leading: CGFloat
  let trailing: CGFloat

  /// The room for the extents that the first and the last page have before any padding; none
  /// without pages.
  init(
    first: Extent?, last: Extent?, contentLength: CGFloat, viewportLength: CGFloat,
    alignment: PageAlignment
  ) {
    guard let first, let last else {
      self = .none
      return
    }
    let viewport = max(0, viewportLength.corrected())
    let content = max(0, contentLength.corrected())
    let fraction = alignment.fraction
    leading = max(0, fraction * viewport - first.point(at: fraction))
    trailing = max(0, last.point(at: fraction) + (1 - fraction) * viewport - content)
  }

  /// The same room, and so much more after the content that it is longer than the bounds.
  ///
  /// UIKit adds the safe area to the insets only where the content is longer than the bounds. If that
  /// depended on padding that in turn depends on the insets, the two would never agree.
  func scrolling(contentLength: CGFloat, past boundsLength: CGFloat) -> EdgePadding {
    let length = contentLength + leading + trailing
    guard boundsLength > 0, length <= boundsLength else { return self }
    return EdgePadding(leading: leading, trailing: trailing + boundsLength + 1 - length)
  }

  private init(leading: CGFloat, trailing: CGFloat) {
    self.leading = leading
    self.trailing = trailing
  }
}
