#if canImport(UIKit)
import UIKit

/// Autoplay and the page control.
extension SnapFlowLayout {
  /// Whether there are pages to turn, and nothing pauses them.
  var allowsAutoplay: Bool {
    let isReduced = respectsReduceMotion && UIAccessibility.isReduceMotionEnabled
    return !isAutoplayPaused && !isReduced && numberOfPages > 1
  }

  /// Whether the view rests, so that a page may be turned.
  var isReadyForAutoplay: Bool { state.motion.isIdle }

  var isDrifting: Bool { state.motion.isDrift }

  /// Ends a drift on the page ahead.
  func stopDrifting() {
    guard isDrifting else { return }
    scroll(to: .step(0), UIAccessibility.isReduceMotionEnabled ? .immediate : .animated)
  }

  var showsAutoplayProgress: Bool { pageControlLink?.showsProgress == true }

  func turnPage(for autoplay: Autoplay) {
    let isForward = autoplay.direction == .forward
    let step = isForward ? 1 : -1
    let opposite = PageRequest.page(isForward ? 0 : numberOfPages - 1)
    if let speed = autoplay.driftSpeed {
      return scroll(to: .step(hasPage(after: step) ? step : -step), .drifting(speed))
    }
    scroll(
      to: hasPage(after: step) ? .step(step) : opposite,
      ScrollStyle(duration: autoplay.turnDuration, curve: autoplay.turnCurve))
  }

  /// Shows how much of the interval has passed, from 0 to 1.
  func show(autoplayProgress progress: Double) { pageControlLink?.show(progress: progress) }

  /// Updates the page control.
  ///
  /// During a requested scroll, it shows the destination.
  ///
  /// - Parameter offset: The offset of the view.
  func updatePageControl(at offset: CGFloat) {
    guard let pageControlLink else { return }
    let page: Int? = askState { state in
      // If the viewport is empty, keep the present page.
      guard state.geometry.isShown || state.geometry.stops.count == 0 else { return nil }
      return state.geometry.stops.realPage(
        state.motion.requestedPage ?? state.page(nearestTo: offset))
    }
    guard let page else { return }
    let counted = counted(page)
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
