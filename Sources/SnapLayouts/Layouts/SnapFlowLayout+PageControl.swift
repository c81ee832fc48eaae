#if canImport(UIKit)
import UIKit

/// The page control.
extension SnapFlowLayout {
  /// Updates the page control.
  ///
  /// During a requested scroll, it shows the destination.
  ///
  /// - Parameter offset: The offset of the view.
  func updatePageControl(at offset: CGFloat) {
    guard let pageControlLink, isInUse else { return }
    let geometry = geometry
    // If the viewport is empty, keep the present page.
    guard geometry.isShown || numberOfPages == 0 else { return }
    let requested = state.motion.request.flatMap { _ in state.motion.stop?.page }
    let page = requested ?? geometry.stops.nearestPage(to: offset) ?? 0
    let counted = counted(geometry.stops.realPage(page), of: numberOfPages)
    pageControlLink.show(page: counted.page, of: counted.count)
  }

  /// A page and the number of pages, without repetitions.
  func counted(_ page: Int, of pages: Int) -> (page: Int, count: Int) {
    let count = min(pagesPerRound ?? pages, pages)
    return (page % max(1, count), count)
  }

  /// Follows another page control, or none.
  func link(_ pageControl: UIPageControl?) {
    if autoplay != nil { pageControlLink?.show(progress: 0) }
    pageControlLink?.end()
    pageControlLink = pageControl.map {
      PageControlLink($0) { [weak self] page, isScrubbing in
        guard let self, isInUse else { return }
        // An animation would be far behind the finger.
        scroll(
          toPage: nearestRepetition(ofPage: page),
          animated: !isScrubbing && !UIAccessibility.isReduceMotionEnabled)
      }
    }
  }
}
#endif
