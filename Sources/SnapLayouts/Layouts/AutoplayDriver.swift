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
  /// When the page began to wait for its turn, on the screen and under no finger; nil while it doesn't.
  private var start: TimeInterval?
  /// What was last reported.
  private var reportedProgress = 0.0
  /// UIKit reports a touch that doesn't scroll only to recognizers.
  private let touches = TouchObserver()

  /// The longest time between two looks at the view, in seconds.
  ///
  /// A page that is hidden for less has been seen.
  private static var pause: Double { 0.5 }

  // The app is still active when it says that it will not be.
  private static let ends = NotificationRelay(
    of: [UIApplication.willResignActiveNotification]
  ) { ($0 as? AutoplayDriver)?.check(isAllowed: false) }
  private static let changes = NotificationRelay(of: [
    UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    UIAccessibility.reduceMotionStatusDidChangeNotification,
    UIAccessibility.voiceOverStatusDidChangeNotification,
    UIAccessibility.switchControlStatusDidChangeNotification,
  ]) { ($0 as? AutoplayDriver)?.check() }

  init(of layout: SnapFlowLayout) {
    self.layout = layout
    touches.onTouch = { [weak self] in self?.touched() }
    Self.ends.add(self)
    Self.changes.add(self)
  }

  private var settings: Autoplay { layout?.autoplay ?? Autoplay() }

  /// Ends a drift, and starts a whole interval for the present page, if autoplay may move the view now.
  func settingsChanged() {
    check(isAllowed: false)
    check()
  }

  /// Begins to wait, goes on, or stops, after something has happened.
  func check(isAllowed: Bool = true) {
    guard let layout else { return }
    if layout.state.motion.isDrift {
      if !isAllowed || !layout.allowsAutoplay || !isOnScreen || numberOfPages < 2 { endDrift() }
    } else if isAllowed, canTurn {
      if !timer.isRunning { look(after: 0) }
    } else {
      cancel()
      layout.awaitWindow()
    }
  }

  /// Another item comes to the front without a turn: it gets a whole interval.
  func frontItemDeleted() { if start != nil { start = CACurrentMediaTime() } }

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

  private var isOnScreen: Bool { layout?.collectionView?.isOnScreen == true }

  private var numberOfPages: Int { layout?.state.geometry.stops.count ?? 0 }

  private func look(after seconds: TimeInterval) {
    guard let view = layout?.collectionView else { return }
    if touches.view !== view { view.addGestureRecognizer(touches) }
    timer.start(after: seconds, in: view) { [weak self] in self?.look() }
  }

  /// A touch ends the interval; the next one begins when nobody holds the view any more.
  private func touched() {
    guard timer.isRunning else { return }
    endProgress()
    look(after: Patience.stillness)
  }

  /// Turns the page if it has stayed for the interval; otherwise looks again.
  ///
  /// UIKit announces neither when a person lets go nor when the view leaves the screen or comes back.
  private func look() {
    guard let layout, canTurn else { return check() }
    let (now, isHeld) = (CACurrentMediaTime(), layout.isHeld)
    if isHeld || !isOnScreen { endProgress() } else if start == nil { start = now }
    let remaining = start.map { $0 + settings.interval - now }
    if let remaining, remaining <= Tolerance.rounding { return turn() }
    look(after: isHeld ? Patience.stillness : min(remaining ?? Self.pause, Self.pause))
    showProgress()
  }

  func turn() {
    endProgress()
    // Apply pending changes first, because they decide where the pages are.
    layout?.collectionView?.layoutIfNeeded()
    guard let layout, canTurn else { return check() }
    guard layout.state.watch.announcement == nil else { return look(after: Patience.stillness) }
    let step = settings.direction == .forward ? 1 : -1
    if let speed = settings.driftSpeed {
      return layout.handle(.driftBegan(velocity: CGFloat(step) * speed))
    }
    // At an end, it begins anew.
    let next =
      layout.hasPage(after: step)
      ? PageRequest.step(step) : .page(step == 1 ? 0 : numberOfPages - 1)
    let style = ScrollStyle(duration: settings.turnDuration, curve: settings.turnCurve)
    layout.handle(.requested(next, style))
  }

  /// Ends a drift on the page ahead.
  private func endDrift() {
    layout?.layOutIfAllowed()
    layout?.handle(.driftEnded(UIAccessibility.isReduceMotionEnabled ? .immediate : .animated))
  }

  /// How much of the interval has passed; 0 without one, and off the screen.
  var progress: Double {
    guard let start, settings.interval > 0, isOnScreen else { return 0 }
    return min(max(0, (CACurrentMediaTime() - start) / settings.interval), 1)
  }

  /// Whether anybody is shown how much of an interval has passed.
  private var showsProgress: Bool {
    layout?.onAutoplayProgressChange != nil || layout?.pageControlLink?.showsProgress == true
  }

  /// Asks for frames if an interval is to be shown.
  func showProgress() {
    guard start != nil, showsProgress else { return }
    layout?.collectionView.map(progressTicker.start)
  }

  private func frame() {
    // The interval begins anew when the view is back.
    if !isOnScreen { endProgress() }
    guard let layout, start != nil || reportedProgress != 0, showsProgress else {
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
    guard start != nil else { return }
    start = nil
    layout?.pageControlLink?.show(progress: 0)
  }
}

extension UIView {
  /// Whether any part of the view may be visible in its window and in the views that clip it.
  var isOnScreen: Bool {
    guard window != nil, !bounds.isEmpty else { return false }
    let views = Array(sequence(first: self, next: \.superview))
    let clips = views.filter { $0.clipsToBounds || $0 === window }
    let shown = clips.reduce(convert(bounds, to: nil)) {
      $0.intersection($1.convert($1.bounds, to: nil))
    }
    return !shown.isEmpty && views.allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }
}
#endif
