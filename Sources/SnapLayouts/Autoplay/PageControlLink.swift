#if canImport(UIKit)
import UIKit

/// Keeps a page control up to date, and reports the pages that it turns to; it doesn't retain it.
@MainActor
final class PageControlLink {
  private(set) weak var pageControl: UIPageControl?
  private let turnPage: UIAction

  /// - Parameters:
  ///   - pageControl: The page control.
  ///   - onTurn: Called with the page that a person picks, and whether the person's finger goes on along the dots.
  init(
    _ pageControl: UIPageControl,
    onTurn: @escaping @MainActor (_ page: Int, _ isScrubbing: Bool) -> Void
  ) {
    self.pageControl = pageControl
    turnPage = UIAction { action in
      guard let pageControl = action.sender as? UIPageControl else { return }
      onTurn(pageControl.currentPage, pageControl.interactionState == .continuous)
    }
    pageControl.addAction(turnPage, for: .valueChanged)
  }

  /// Leaves the page control to the app.
  func end() { pageControl?.removeAction(turnPage, for: .valueChanged) }

  func show(page: Int, of numberOfPages: Int) {
    guard let pageControl else { return }
    if pageControl.numberOfPages != numberOfPages { pageControl.numberOfPages = numberOfPages }
    if pageControl.currentPage != page { pageControl.currentPage = page }
  }

  /// Shows how much of a page's interval has passed, from 0 to 1, if the control supports it.
  func show(progress: Double) {
    if #available(iOS 17, tvOS 17, *) {
      pageControl?.progress?.currentProgress = Float(progress)
    }
  }

  /// Whether the control shows the progress of the interval.
  var showsProgress: Bool {
    if #available(iOS 17, tvOS 17, *) { return pageControl?.progress != nil }
    return false
  }
}
#endif
