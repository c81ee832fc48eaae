#if canImport(UIKit)
import UIKit

/// Wakes a layout that turns its pages automatically, and shows how much of an interval has passed.
///
/// It decides nothing, and retains neither the layout nor the view.
@MainActor
final class AutoplayDriver {
  private weak var layout: SnapFlowLayout?
  private let timer = OneShotTimer()
  private lazy var progressTicker = FrameTicker { [weak self] in self?.showProgress(at: $0) }
  private var interval: (length: TimeInterval, start: TimeInterval?) = (0, nil)

  // The app is still active when it says that it will not be.
  private static let ends = NotificationRelay<AutoplayDriver>(
    of: [UIApplication.willResignActiveNotification]
  ) { $0.layout?.handleAutoplay(.changed, isAllowed: false) }
  private static let changes = NotificationRelay<AutoplayDriver>(of: [
    UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    UIAccessibility.reduceMotionStatusDidChangeNotification,
    UIAccessibility.voiceOverStatusDidChangeNotification,
    UIAccessibility.switchControlStatusDidChangeNotification,
  ]) { $0.settingsChanged() }

  init(of layout: SnapFlowLayout) {
    self.layout = layout
    Self.ends.add(self)
    Self.changes.add(self)
  }

  /// Starts a whole interval for the present page, if autoplay may move the view now.
  func settingsChanged() { layout?.handleAutoplay(.changed) }

  /// Wakes the layout after some seconds, in place of an earlier time.
  func wake(after seconds: TimeInterval, in view: UIView, showsProgress: Bool) {
    timer.start(after: seconds, in: view) { [weak self] in
      self?.hideProgress()
      self?.layout?.autoplayTimeIsUp()
    }
    interval = (seconds, nil)
    if showsProgress, seconds > 0 { progressTicker.start(in: view) } else { hideProgress() }
  }

  func cancel() {
    timer.cancel()
    hideProgress()
  }

  private func showProgress(at time: TimeInterval) {
    let start = interval.start ?? time
    interval.start = start
    layout?.show(autoplayProgress: min(1, (time - start) / interval.length))
  }

  private func hideProgress() {
    guard progressTicker.isRunning else { return }
    progressTicker.stop()
    layout?.show(autoplayProgress: 0)
  }
}
#endif
