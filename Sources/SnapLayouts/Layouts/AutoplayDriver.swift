#if canImport(UIKit)
import UIKit

/// Turns the pages of a layout at an interval; it retains neither the layout nor the view.
@MainActor
final class AutoplayDriver {
  /// The shortest time between two looks at a view that is off the screen, in seconds.
  private static let pause = 0.5

  private weak var layout: SnapFlowLayout?
  private let timer = OneShotTimer()
  private lazy var progressTicker = FrameTicker { [weak self] in self?.showProgress(at: $0) }
  private var progressStart: TimeInterval?
  /// Whether a person held the view or one of its items when the interval ended.
  private var isHeld = false

  // The app is still active when it says that it will not be.
  private static let ends = NotificationRelay<AutoplayDriver>(
    of: [UIApplication.willResignActiveNotification]
  ) { $0.stop() }
  private static let changes = NotificationRelay<AutoplayDriver>(of: [
    UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    UIAccessibility.reduceMotionStatusDidChangeNotification,
    UIAccessibility.voiceOverStatusDidChangeNotification,
    UIAccessibility.switchControlStatusDidChangeNotification,
  ]) { $0.restart() }

  init(of layout: SnapFlowLayout) {
    self.layout = layout
    Self.ends.add(self)
    Self.changes.add(self)
  }

  /// Starts, continues or stops waiting, after a change.
  func update() {
    if layout?.isDrifting == true, permission?.view.isOnScreen == true { return }
    guard let (autoplay, view) = playing else { return stop() }
    if !timer.isRunning { wait(for: autoplay.interval, in: view) }
  }

  /// Starts a whole interval for the present page.
  func restart() {
    stop()
    update()
  }

  private func stop() {
    timer.cancel()
    hideProgress()
    isHeld = false
    layout?.stopDrifting()
  }

  private func hideProgress() {
    guard progressTicker.isRunning else { return }
    progressTicker.stop()
    layout?.show(autoplayProgress: 0)
  }

  /// The settings and the view if pages may turn now; otherwise nil.
  private var playing: (autoplay: Autoplay, view: UIScrollView)? {
    layout?.isReadyForAutoplay == true ? permission : nil
  }

  /// The settings and the view if autoplay may move the view when it rests; otherwise nil.
  private var permission: (autoplay: Autoplay, view: UIScrollView)? {
    guard let layout, let autoplay = layout.autoplay, let view = layout.collectionView,
      let window = view.window, window.isActive, layout.allowsAutoplay,
      !UIAccessibility.isVoiceOverRunning, !UIAccessibility.isSwitchControlRunning
    else { return nil }
    return (autoplay, view)
  }

  private func wait(for interval: TimeInterval, in view: UIView) {
    timer.start(after: interval, in: view) { [weak self] in self?.timeIsUp() }
    progressStart = nil
    if !isHeld, layout?.showsAutoplayProgress == true { progressTicker.start(in: view) }
  }

  private func timeIsUp() {
    hideProgress()
    guard let (autoplay, view) = playing else { return stop() }
    let wasHeld = isHeld
    isHeld = layout?.isHeld == true
    if isHeld {
      // UIKit doesn't announce when the person lets go.
      wait(for: Patience.stillness, in: view)
    } else if wasHeld || !view.isOnScreen {
      // UIKit doesn't announce when the view comes onto the screen, either.
      wait(for: max(autoplay.interval, Self.pause), in: view)
    } else {
      layout?.turnPage(for: autoplay)
    }
  }

  private func showProgress(at time: TimeInterval) {
    guard let layout, let interval = playing?.autoplay.interval else { return stop() }
    let start = progressStart ?? time
    progressStart = start
    layout.show(autoplayProgress: min(1, (time - start) / interval))
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
