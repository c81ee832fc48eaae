#if canImport(UIKit)
import UIKit

/// The place that a layout keeps, or takes as soon as it can, and the place it has reported.
struct Place {
  enum Destination: Hashable {
    case page(Int)
    case item(IndexPath)
  }

  /// Where to go with the next preparation that finds pages.
  var destination: Destination?
  /// Whether pages have been shown; before that the view is brought to the first one.
  var hasShownPages = false
  var reportedPage = 0
  var reportedPosition: CGFloat = 0
}
#endif
