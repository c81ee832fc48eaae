#if canImport(UIKit)
import UIKit

/// Connects a page control and a layout in both directions; it retains neither.
@MainActor
final class PageControlLink {
  private weak var layout: SnapFlowLayout?
  private weak var pageControl: UIPageControl?
  private lazy var turnPage = UIAction { [weak self] _ in self?.goToPageOfControl() }

  init(layout: SnapFlowLayout) { self.layout = layout }

  func link(_ pageControl: UIPageControl?, instead old: UIPageControl?) {
    guard pageControl !== old else { return }
    old?.removeAction(turnPage, for: .valueChanged)
    pageControl?.addAction(turnPage, for: .valueChanged)
    self.pageControl = pageControl
    update()
  }

  /// Updates the control.
  ///
  /// During a requested scroll, it shows the destination.
  func update() {
    // If the viewport is empty, keep the present page.
    guard let layout, let pageControl, layout.pages.isShown || layout.numberOfPages == 0 else {
      return
    }
    let page =
      layout.state.motion.requestedPage.map(layout.pages.stops.realPage) ?? layout.currentPage
    if pageControl.numberOfPages != layout.numberOfPages {
      pageControl.numberOfPages = layout.numberOfPages
    }
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

  private func goToPageOfControl() {
    guard let layout, let pageControl else { return }
    layout.scroll(
      toPage: pageControl.currentPage, animated: !UIAccessibility.isReduceMotionEnabled)
  }
}
#endif
