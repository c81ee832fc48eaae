import Foundation

/// The offset where a drag began, and the page from which it counts.
///
/// A finger may catch a view before it has reached its page. If the drag counted from the nearest
/// page, swipes in quick succession would turn too few pages. So a drag that continues towards the
/// page of the interrupted motion counts from that page.
struct DragStart: Sendable, Hashable {
  /// The offset at which the drag began, in points.
  var offset: CGFloat

  /// The destination of the interrupted motion; `nil` if the view was at rest.
  var interruptedPage: Int?

  /// The page from which the drag counts at an offset; `nil` without pages.
  ///
  /// It is the page nearest to the start of the drag. With a limit of pages per drag, it is the
  /// page of the interrupted motion if that page lies ahead in the direction of the drag. So each
  /// swipe turns its page, even if the view is still far from the page of the previous swipe.
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
