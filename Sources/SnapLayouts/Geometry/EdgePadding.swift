import Foundation

/// Padding before and after the content, in points, so that the first and last pages reach the
/// focus.
///
/// It is never negative. If the content has enough space of its own, such as a large section inset,
/// it adds nothing. To align a page at a margin, pass its extent moved by that margin.
struct EdgePadding: TestedValue {
  private(set) var leading: CGFloat = 0
  private(set) var trailing: CGFloat = 0

  /// No padding.
  init() {}

  /// Creates the padding from the extents of the first and last pages before padding; none without
  /// pages.
  init(
    first: Extent?, last: Extent?, contentLength: CGFloat, viewportLength: CGFloat,
    alignment: PageAlignment
  ) {
    guard let first, let last else { return }
    let viewport = max(0, viewportLength.corrected())
    let content = max(0, contentLength.corrected())
    let fraction = alignment.fraction
    leading = max(0, fraction * viewport - first.point(at: fraction))
    trailing = max(0, last.point(at: fraction) + (1 - fraction) * viewport - content)
  }
}
