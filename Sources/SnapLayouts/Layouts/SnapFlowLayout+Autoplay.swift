#if canImport(UIKit)
import UIKit

/// Autoplay and the page control.
extension SnapFlowLayout {
  /// Passes an occasion to the state, which decides whether autoplay moves the view.
  func handleAutoplay(_ occasion: AutoplayOccasion, isAllowed: Bool = true) {
    let isDrift = state.motion.isDrift
    func allows() -> Bool { isAllowed && allowsAutoplay && (!isDrift || isOnScreen) }
    if occasion == .checked, !state.wantsAutoplayCheck(isAllowed: allows()) { return }
    // Apply pending changes first, because they decide where the pages are.
    if isDrift { collectionView?.layoutIfNeeded() }
    handle(.autoplay(occasion, autoplayPlan(isAllowed: allows())))
  }

  func autoplayTimeIsUp() {
    collectionView?.layoutIfNeeded()
    handleAutoplay(.timeIsUp(isOnScreen: isOnScreen, isHeld: isHeld))
  }

  private var isOnScreen: Bool { collectionView?.isOnScreen == true }

  /// Whether the app and the system let autoplay move the view.
  private var allowsAutoplay: Bool {
    guard autoplay != nil, !isAutoplayPaused, collectionView?.window?.isActive == true
    else { return false }
    return !(respectsReduceMotion && UIAccessibility.isReduceMotionEnabled)
      && !UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning
  }

  private func autoplayPlan(isAllowed: Bool) -> AutoplayPlan {
    let settings = autoplay ?? Autoplay()
    return AutoplayPlan(
      isAllowed: isAllowed, interval: settings.interval,
      isForward: settings.direction == .forward,
      style: settings.driftSpeed.map { .drifting($0) }
        ?? ScrollStyle(duration: settings.turnDuration, curve: settings.turnCurve),
      endOfDrift: UIAccessibility.isReduceMotionEnabled ? .immediate : .animated)
  }

  var showsAutoplayProgress: Bool { pageControlLink?.showsProgress == true }

  /// Shows how much of the interval has passed, from 0 to 1.
  func show(autoplayProgress progress: Double) { pageControlLink?.show(progress: progress) }

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

extension UIWindow {
  /// Whether the part of the app that this window belongs to is active.
  ///
  /// A window without a scene, as in a test without an app, counts as active.
  fileprivate var isActive: Bool {
    windowScene.map { $0.activationState == .foregroundActive } ?? true
  }
}

extension UIView {
  /// Whether any part of the view may be visible in its window.
  fileprivate var isOnScreen: Bool {
    guard let window else { return false }
    let isShown = sequence(first: self, next: \.superview)
      .allSatisfy { !$0.isHidden && $0.alpha > 0 }
    let (place, screen) = (convert(bounds, to: nil), window.bounds)
    return isShown
      && ScrollAxis.allCases.allSatisfy { place[along: $0].overlaps(screen[along: $0]) }
  }
}
#endif
