#if canImport(UIKit)
import UIKit

/// What autoplay turns the pages of.
@MainActor
protocol AutoplayTarget: AnyObject {
  /// The settings; nil turns no pages.
  var autoplay: Autoplay? { get }
  /// The view that shows the pages.
  var pagesView: UIScrollView? { get }
  /// Whether there are pages to turn, and nothing moves or pauses them.
  var isReadyForAutoplay: Bool { get }
  var showsAutoplayProgress: Bool { get }

  func turnPage(for autoplay: Autoplay)
  /// Shows how much of the interval has passed, from 0 to 1.
  func show(autoplayProgress progress: Double)
}
#endif
