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
/// page, swipes in quick succession would turn too few pages. So a swipe that continues towards the
/// page of the interrupted motion counts from that page. Any other drag that begins between two pages counts
/// from the one behind it: as with system paging, a flick on ends on the next page, and a flick back on the one
/// before. Where the finger has held still beyond the other page, the drag counts from that one.
struct DragStart: TestedValue {
  /// The offset at which the drag began, in points.
  var offset: CGFloat

  /// The destination of the interrupted motion; `nil` if the view was at rest.
  var interruptedPage: Int?

  /// The page from which the drag counts at an offset.
  ///
  /// Without a limit of pages per drag, it is the page nearest to the start of the drag. What lies half a pixel ahead
  /// at most counts as reached.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the finger lifts.
  ///   - rests: Whether the finger has held still there. Then it hasn't thrown the view to a page ahead.
  ///   - stops: The pages.
  ///   - policy: The policy, which may limit the pages of a drag.
  /// - Returns: The page; `nil` without pages.
  func page(
    forDragTo offset: CGFloat, rests: Bool = false, stops: PageStops, policy: ReleasePolicy
  ) -> Int? {
    guard let nearest = stops.nearestPage(to: self.offset) else { return nil }
    guard policy.maximumPagesPerDrag != nil, offset != self.offset else { return nearest }
    let direction: CGFloat = offset > self.offset ? 1 : -1
    func distance(to page: Int, from place: CGFloat) -> CGFloat {
      (stops.offset(onPage: page, nearestTo: self.offset) - place) * direction
    }
    let interrupted = rests ? nil : interruptedPage.map(stops.clamped)
    if let page = interrupted, distance(to: page, from: self.offset) > stops.halfPixel {
      return page
    }
    if let page = stops.page(restingAt: self.offset) { return page }
    let next = stops.page(beyond: self.offset, toward: direction)
    let isPassed = rests && distance(to: next, from: offset) < -stops.halfPixel
    return isPassed ? next : stops.page(beyond: self.offset, toward: -direction)
  }
}
