#if canImport(Foundation)
import Foundation
#endif

/// Where a drag began, and the page from which its turning counts.
///
/// A view that is caught while it still settles has not reached its page yet. Counted from the
/// nearest page alone, swipes in quick succession would turn too few pages; so a drag that goes on
/// towards the page of the interrupted settling counts from that page.
struct DragStart: Sendable, Hashable {
  /// The offset at which the drag began, in points.
  var offset: CGFloat

  /// The page that an interrupted settling was heading for; `nil` if the view was at rest.
  var interruptedPage: Int?

  /// The page from which the drag counts once it has come to an offset; `nil` without pages.
  ///
  /// The page nearest to where the drag began. But with a limit of pages per drag, and if the page
  /// of the interrupted settling lies ahead in the direction of the drag, it is that one. However far
  /// the settling lags behind swipes in quick succession, each of them turns its page.
  func page(forDragTo offset: CGFloat, stops: PageStops, policy: ReleasePolicy) -> Int? {
    let nearest = stops.nearestPage(to: self.offset)
    guard
      nearest != nil, policy.maximumPagesPerDrag != nil, offset != self.offset,
      let page = interruptedPage.map(stops.clamped)
    else { return nearest }
    let ahead = offset > self.offset ? stops[page] - self.offset : self.offset - stops[page]
    return ahead > stops.halfPixel ? page : nearest
  }
}
