import Foundation

/// The end of a drag: a finger lifts, and the view begins to coast.
///
/// Offsets are content offsets along the scroll axis, in points. Any value may be `NaN` or
/// infinite; ``ReleasePolicy/page(for:stops:)`` describes the result.
public struct DragRelease: Sendable, Hashable {
  /// The page from which the drag counts; `nil` means the page nearest to the start offset.
  ///
  /// In a loop it is a virtual page, as everywhere in ``PageStops``.
  public var startPage: Int?

  /// The offset at which the drag began.
  public var startOffset: CGFloat

  /// The offset at which the finger lifted.
  public var releaseOffset: CGFloat

  /// The offset where the view would come to rest without the layout.
  public var proposedOffset: CGFloat

  /// The velocity of the offset in points per millisecond, positive if the offset increases.
  public var velocity: CGFloat

  /// Creates the release of a drag.
  ///
  /// - Parameters:
  ///   - startPage: The page from which the drag counts; by default the page nearest to the start
  ///     offset.
  ///   - startOffset: The offset at which the drag began.
  ///   - releaseOffset: The offset at which the finger lifted.
  ///   - proposedOffset: The offset where the view would come to rest without the layout.
  ///   - velocity: The velocity of the offset in points per millisecond.
  public init(
    startPage: Int? = nil, startOffset: CGFloat, releaseOffset: CGFloat, proposedOffset: CGFloat,
    velocity: CGFloat
  ) {
    self.startPage = startPage
    self.startOffset = startOffset
    self.releaseOffset = releaseOffset
    self.proposedOffset = proposedOffset
    self.velocity = velocity
  }

  /// The distance of the drag.
  var moved: CGFloat { releaseOffset - startOffset }

  /// The direction of the velocity: -1 or 1.
  var direction: CGFloat { velocity < 0 ? -1 : 1 }

  /// The same release with finite numbers; `nil` if the release offset isn't finite.
  ///
  /// If the proposed offset or the velocity isn't finite, the view would stay where it was
  /// released. If the start offset isn't finite, the drag counts as not having moved.
  var corrected: DragRelease? {
    guard releaseOffset.isFinite else { return nil }
    var release = self
    release.releaseOffset = releaseOffset.corrected()
    release.startOffset = startOffset.corrected(or: release.releaseOffset)
    let coasts = proposedOffset.isFinite && velocity.isFinite
    release.proposedOffset = coasts ? proposedOffset.corrected() : release.releaseOffset
    release.velocity = coasts ? velocity : 0
    return release
  }
}

/// The offset where a drag began, and the page from which it counts.
///
/// A finger may catch a view before it has reached its page. If the drag counted from the nearest
/// page, swipes in quick succession would turn too few pages. So a drag that continues towards the
/// page of the interrupted motion counts from that page. Any other one counts, between two pages, from the page
/// behind it: as with system paging, a flick on ends on the next page, and a flick back on the one before.
struct DragStart: TestedValue, Equatable {
  /// The offset at which the drag began, in points.
  var offset: CGFloat

  /// The destination of the interrupted motion; `nil` if the view was at rest.
  var interruptedPage: Int?

  /// The page from which the drag counts at an offset; `nil` without pages.
  ///
  /// It is the page nearest to the start of the drag. With a limit of pages per drag, it is the
  /// page of the interrupted motion if that page lies ahead in the direction of the drag, more than
  /// half a pixel from the start of the drag to the nearest offset of the page. So each
  /// swipe turns its page, even if the view is still far from the page of the previous swipe. A nearest page that
  /// lies ahead as far gives way to the page behind.
  func page(forDragTo offset: CGFloat, stops: PageStops, policy: ReleasePolicy) -> Int? {
    guard let nearest = stops.nearestPage(to: self.offset) else { return nil }
    guard policy.maximumPagesPerDrag != nil, offset != self.offset else { return nearest }
    let direction: CGFloat = offset > self.offset ? 1 : -1
    func isAhead(_ page: Int) -> Bool {
      (stops.offset(onPage: page, nearestTo: self.offset) - self.offset) * direction
        > stops.halfPixel
    }
    if let page = interruptedPage.map(stops.clamped), isAhead(page) { return page }
    return isAhead(nearest) ? stops.page(beyond: self.offset, toward: -direction) : nearest
  }
}
