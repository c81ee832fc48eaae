#if canImport(UIKit)
import UIKit

/// Turns the pages of a layout automatically, by requests like those of an app.
///
/// It waits while the view rests on a page, and for nothing else. It retains neither the layout nor the view.
@MainActor
final class AutoplayDriver {
  private weak var layout: SnapFlowLayout?
  private let timer = OneShotTimer()
  private lazy var progressTicker = FrameTicker(of: self) { driver, _ in driver.frame() }
  /// When the page began to wait for its turn, and for how many seconds; nil while it doesn't.
  private var interval: (start: TimeInterval, length: TimeInterval)?
  /// What was last reported.
  private var reportedProgress = 0.0
  /// UIKit reports a touch that doesn't scroll only to recognizers.
  private let touches = TouchObserver()

  /// The shortest time between two looks at a view that is off the screen, in seconds.
  private static var pause: Double { 0.5 }

  // The app is still active when it says that it will not be.
  private static let ends = NotificationRelay(
    of: [UIApplication.willResignActiveNotification]
  ) { ($0 as? AutoplayDriver)?.settingsChanged(isAllowed: false) }
  private static let changes = NotificationRelay(of: [
    UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    UIAccessibility.reduceMotionStatusDidChangeNotification,
    UIAccessibility.voiceOverStatusDidChangeNotification,
    UIAccessibility.switchControlStatusDidChangeNotification,
  ]) { ($0 as? AutoplayDriver)?.settingsChanged() }

  init(of layout: SnapFlowLayout) {
    self.layout = layout
    touches.onTouch = { [weak self] in self?.touched() }
    Self.ends.add(self)
    Self.changes.add(self)
  }

  private var settings: Autoplay { layout?.autoplay ?? Autoplay() }

  /// Ends a drift, and starts a whole interval for the present page, if autoplay may move the view now.
  func settingsChanged(isAllowed: Bool = true) {
    cancel()
    if layout?.state.motion.isDrift == true { endDrift() } else { check(isAllowed: isAllowed) }
  }

  /// Begins to wait, or stops, after something has happened.
  func check(isAllowed: Bool = true) {
    guard let layout else { return }
    if layout.state.motion.isDrift {
      if !layout.allowsAutoplay || layout.collectionView?.isOnScreen != true || numberOfPages < 2 {
        endDrift()
      }
    } else if isAllowed, canTurn {
      if !timer.isRunning { wait(settings.interval) }
    } else {
      cancel()
      layout.awaitWindow()
    }
  }

  /// Stops waiting; a view that moves isn't turned.
  func cancel() {
    timer.cancel()
    touches.view?.removeGestureRecognizer(touches)
    endProgress()
  }

  /// Whether the view rests on one of several pages, and autoplay may move it.
  private var canTurn: Bool {
    numberOfPages > 1 && layout?.state.motion.isIdle == true && layout?.allowsAutoplay == true
  }

  private var numberOfPages: Int { layout?.state.geometry.stops.count ?? 0 }

  private func wait(_ seconds: TimeInterval, afterPerson: Bool = false) {
    guard let layout, let view = layout.collectionView else { return }
    if touches.view !== view { view.addGestureRecognizer(touches) }
    timer.start(after: seconds, in: view) { [weak self] in
      self?.timeIsUp(afterPerson: afterPerson)
    }
    endProgress()
    if !afterPerson, seconds > 0 { interval = (CACurrentMediaTime(), seconds) }
    showProgress()
  }

  /// A touch ends the interval; the next one begins when nobody holds the view any more.
  private func touched() {
    if timer.isRunning { wait(Patience.stillness, afterPerson: true) }
  }

  func timeIsUp(afterPerson: Bool = false) {
    endProgress()
    // Apply pending changes first, because they decide where the pages are.
    layout?.collectionView?.layoutIfNeeded()
    guard let layout, canTurn, !layout.state.yieldsToAnnouncement else { return check() }
    if layout.isHeld {
      // UIKit doesn't announce when a person lets go,
      wait(Patience.stillness, afterPerson: true)
    } else if afterPerson || layout.collectionView?.isOnScreen != true {
      // or when the view comes onto the screen.
      wait(max(settings.interval, Self.pause))
    } else {
      let style =
        settings.driftSpeed.map { .drifting($0) }
        ?? ScrollStyle(duration: settings.turnDuration, curve: settings.turnCurve)
      layout.handle(.requested(nextPage(of: layout), style))
    }
  }

  /// The page after the present one; at an end, a drift turns back, and everything else begins anew.
  private func nextPage(of layout: SnapFlowLayout) -> PageRequest {
    let step = settings.direction == .forward ? 1 : -1
    if layout.hasPage(after: step) { return .step(step) }
    if settings.driftSpeed != nil { return .step(-step) }
    return .page(step == 1 ? 0 : numberOfPages - 1)
  }

  /// Ends a drift on the page ahead.
  private func endDrift() {
    layout?.layOutIfAllowed()
    layout?.handle(.driftEnded(UIAccessibility.isReduceMotionEnabled ? .immediate : .animated))
  }

  /// How much of the interval has passed; 0 without one, and off the screen.
  var progress: Double {
    guard let interval, layout?.collectionView?.isOnScreen == true else { return 0 }
    return min(max(0, (CACurrentMediaTime() - interval.start) / interval.length), 1)
  }

  /// Whether anybody is shown how much of an interval has passed.
  private var showsProgress: Bool {
    layout?.onAutoplayProgressChange != nil || layout?.pageControlLink?.showsProgress == true
  }

  /// Asks for frames if an interval is to be shown.
  func showProgress() {
    guard interval != nil, showsProgress else { return }
    layout?.collectionView.map(progressTicker.start)
  }

  private func frame() {
    guard let layout, interval != nil || reportedProgress != 0, showsProgress else {
      reportedProgress = 0
      return progressTicker.stop()
    }
    // In a callback, no layout pass is pending.
    layout.collectionView?.layoutIfNeeded()
    let present = progress
    layout.pageControlLink?.show(progress: present)
    guard present != reportedProgress else { return }
    reportedProgress = present
    layout.onAutoplayProgressChange?(present)
  }

  /// The page control shows it at once, the app's callback in the next frame.
  private func endProgress() {
    guard interval != nil else { return }
    interval = nil
    layout?.pageControlLink?.show(progress: 0)
  }
}

extension UIView {
  /// Whether any part of the view may be visible in its window.
  var isOnScreen: Bool {
    guard let window, !bounds.isEmpty else { return false }
    let isShown = sequence(first: self, next: \.superview)
      .allSatisfy { !$0.isHidden && $0.alpha > 0 }
    let (place, screen) = (convert(bounds, to: nil), window.bounds)
    return isShown
      && ScrollAxis.allCases.allSatisfy { place[along: $0].overlaps(screen[along: $0]) }
  }
}
#endif
