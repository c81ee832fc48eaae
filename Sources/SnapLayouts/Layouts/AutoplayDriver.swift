#if canImport(UIKit)
import UIKit

/// Turns the pages of a layout at an interval; it retains neither the layout nor the view.
@MainActor
final class AutoplayDriver {
  private weak var layout: SnapFlowLayout?
  private let timer = OneShotTimer()
  private let progressTicker = FrameTicker()
  private var progressStart: TimeInterval?
  private var isAppActive = true
  /// Whether a person held the view or one of its items when the interval ended.
  private var isHeld = false
  private var observations: [NotificationObservation] = []

  /// The seconds between checks whether the person has let go, which UIKit doesn't announce.
  private static let patience: TimeInterval = 0.1

  init(of layout: SnapFlowLayout) {
    self.layout = layout
    progressTicker.onTick = { [weak self] in self?.showProgress(at: $0) }
    observe(UIApplication.willResignActiveNotification) { $0.isAppActive = false }
    observe(UIApplication.didBecomeActiveNotification) { $0.isAppActive = true }
    observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { _ in }
    observe(UIAccessibility.voiceOverStatusDidChangeNotification) { _ in }
  }

  /// Starts, continues or stops waiting, after a change.
  func update() {
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
  }

  private func hideProgress() {
    guard progressTicker.isRunning else { return }
    progressTicker.stop()
    layout?.show(autoplayProgress: 0)
  }

  /// The settings and the view if pages may turn now; otherwise nil.
  private var playing: (autoplay: Autoplay, view: UIScrollView)? {
    guard let layout, let autoplay = layout.autoplay, let view = layout.collectionView,
      view.window != nil, layout.isReadyForAutoplay, isAppActive,
      !UIAccessibility.isVoiceOverRunning
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
      wait(for: Self.patience, in: view)
    } else if wasHeld || !view.isOnScreen {
      wait(for: autoplay.interval, in: view)
    } else {
      layout?.turnPage(for: autoplay)
    }
  }

  private func showProgress(at time: TimeInterval) {
    guard let layout, let interval = layout.autoplay?.interval else { return }
    let start = progressStart ?? time
    progressStart = start
    layout.show(autoplayProgress: min(1, (time - start) / interval))
  }

  private func observe(
    _ name: Notification.Name, _ change: @escaping @MainActor @Sendable (AutoplayDriver) -> Void
  ) {
    observations.append(
      NotificationObservation(of: name) { [weak self] in
        guard let self else { return }
        change(self)
        restart()
      })
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
