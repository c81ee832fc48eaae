#if canImport(UIKit)
import UIKit

/// Autoplay.
extension SnapFlowLayout {
  /// How much of the autoplay interval has passed, from 0 to 1; 0 while nothing waits for a turn of a page.
  ///
  /// It is the number that a `UIPageControlProgress` of ``pageControl`` shows: 0 while autoplay waits for anything, such as
  /// a finger, and without ``autoplay``.
  public var autoplayProgress: Double { autoplay == nil ? 0 : autoplayDriver.progress }

  /// Whether the app and the system let autoplay move the view.
  var allowsAutoplay: Bool {
    guard autoplay != nil, !isAutoplayPaused, let window = collectionView?.window,
      // A window without a scene, as in a test without an app, counts as active.
      window.windowScene.map({ $0.activationState == .foregroundActive }) ?? true
    else { return false }
    return !(respectsReduceMotion && UIAccessibility.isReduceMotionEnabled)
      && !UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning
  }
}
#endif
