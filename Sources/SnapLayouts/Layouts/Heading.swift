#if canImport(UIKit)
import UIKit

/// Where a motion is going, and how.
struct Heading {
  /// The page, in a loop a virtual one.
  var page: Int
  /// Whether the page was asked for, rather than picked at a release.
  let isRequested: Bool
  /// Whether the layout has changed on the way, which ends an animated scroll (fact 26).
  var wasInterrupted = false
  /// Where a release has stopped the view, to scroll to the page from there.
  var stoppedOffset: CGFloat?
  /// A scroll to the page that is not the system's.
  var turn: PageTurn?

  init(to page: Int, isRequested: Bool) {
    self.page = page
    self.isRequested = isRequested
  }

  /// Goes on from elsewhere in a loop.
  mutating func move(by distance: CGFloat, pages: Int) {
    page += pages
    stoppedOffset? += distance
    turn?.move(by: distance)
  }
}
#endif
