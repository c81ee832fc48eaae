#if canImport(UIKit)
import UIKit

/// The place that a layout keeps, or takes as soon as it can, and the place it has reported.
struct Place {
  /// Where the app wants to be before there are pages to go to.
  enum Request: Hashable {
    case page(Int)
    case item(IndexPath)
  }

  /// What stays where it is on the screen while everything around it changes.
  struct Anchor: Hashable {
    var indexPath: IndexPath
    /// The page to keep if the item is gone.
    var page: Int
    /// Whether a finger holds the item, which then must not move under it, whatever its page does.
    var isHeld: Bool
    /// Where the view was.
    var offset: CGFloat
    /// How far the view is from the page, or from the item if that is held, in points; 0 at rest.
    var distance: CGFloat = 0
  }

  var request: Request?
  /// The item that was kept last: on a page of several items it need not be the first, and is the one to
  /// keep again, so that there and back again ends where it began.
  var keptItem: IndexPath?
  var anchor: Anchor?
  /// A batch update has begun, whose items are not known yet; the anchor waits for them.
  var awaitsUpdates = false
  /// Whether pages have been shown; before that the view is brought to the first one.
  var hasShownPages = false
  var reportedPage = 0
  var reportedPosition: CGFloat = 0

  /// Forgets where to go, for the layout is replaced; what was reported stays told.
  mutating func forget() {
    (request, anchor, keptItem) = (nil, nil, nil)
    (awaitsUpdates, hasShownPages) = (false, false)
  }
}
#endif
