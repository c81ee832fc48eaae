#if canImport(UIKit)
import UIKit

/// Connects a page control with a layout in both directions, and retains neither.
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

  /// Has the control show the pages as they are; the one that a request is heading for counts already.
  func update() {
    // Without any room there is no page to show.
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

  /// Has the control show how much of a page's time is over, 0 … 1, where it can.
  func show(progress: Double) {
    if #available(iOS 17, tvOS 17, *) {
      pageControl?.progress?.currentProgress = Float(progress)
    }
  }

  /// Whether the control is to show how much of a page's time is over.
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
