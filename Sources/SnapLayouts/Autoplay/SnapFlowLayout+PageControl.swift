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
    guard let pageControlLink else { return }
    let (geometry, stops) = (geometry, geometry.stops)
    // If the viewport is empty, keep the present page.
    guard geometry.isShown || stops.count == 0 else { return }
    let page = state.motion.requestedPage ?? stops.nearestPage(to: offset) ?? 0
    let counted = counted(stops.realPage(page), of: stops.count)
    pageControlLink.show(page: counted.page, of: counted.count)
  }

  /// Follows another page control, or none.
  func link(_ pageControl: UIPageControl?) {
    pageControlLink?.end()
    pageControlLink = pageControl.map {
      PageControlLink($0) { [weak self] page in
        guard let self else { return }
        scroll(
          toPage: nearestRepetition(ofPage: page), animated: !UIAccessibility.isReduceMotionEnabled)
      }
    }
  }
}
#endif
