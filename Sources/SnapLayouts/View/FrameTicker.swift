#if canImport(UIKit)
import UIKit

/// Calls back once a display frame while it runs, with the time in seconds; it retains no view.
///
/// While the layout itself moves the view, it asks for as many frames as the display has: a display link without a
/// preference gets 60 of the 120 of some displays, and the motion would judder.
@MainActor
final class FrameTicker {
  var isRunning: Bool { run != nil }

  private let onTick: @MainActor (TimeInterval) -> Void
  private var run: FrameRun?
  private var hasMovedView = false

  /// Whether it asks for all frames of the display.
  private(set) var wantsAllFrames = false

  init(onTick: @escaping @MainActor (TimeInterval) -> Void) { self.onTick = onTick }

  /// To be called where the layout moves the view.
  func viewWasMoved() { hasMovedView = true }

  /// Starts, unless it is running or the view has no window.
  func start(in view: UIView) {
    guard run == nil, let window = view.window else { return }
    run = FrameClock.of(window).start(self)
  }

  func stop() {
    run?.end()
    (run, wantsAllFrames) = (nil, false)
  }

  fileprivate func tick(at time: TimeInterval) {
    hasMovedView = false
    onTick(time)
    wantsAllFrames = hasMovedView && isRunning
  }
}

/// The time from a start of a ticker to its stop.
@MainActor
private final class FrameRun {
  private let clock: FrameClock
  /// The ticker; nil once it has stopped, or has ceased to exist.
  private(set) weak var ticker: FrameTicker?

  init(of ticker: FrameTicker, on clock: FrameClock) { (self.ticker, self.clock) = (ticker, clock) }

  func end() {
    ticker = nil
    clock.hasStopped()
  }
}

/// The display link of a window, which all running tickers share: a list of fifty shelves has fifty layouts.
@MainActor
private final class FrameClock {
  /// Those that run, one for each window.
  private static var clocks: [FrameClock] = []

  private weak var window: UIWindow?
  private var link: ClockCallback?
  /// The runs in the order of their starts; some may be over.
  private var runs: [FrameRun] = []
  /// How many of them aren't.
  private var count = 0
  private var isFast = false {
    didSet { if isFast != oldValue { link?.setRate?(isFast) } }
  }

  /// The clock of a window, which runs until no ticker does.
  static func of(_ window: UIWindow) -> FrameClock {
    clocks.first { $0.window === window } ?? FrameClock(window)
  }

  private init(_ window: UIWindow) {
    self.window = window
    Self.clocks.append(self)
    link = ClockCallback { [weak self] in self?.frame(at: $0) }
    link?.callEachFrame(in: window)
  }

  func start(_ ticker: FrameTicker) -> FrameRun {
    let run = FrameRun(of: ticker, on: self)
    runs.append(run)
    count += 1
    return run
  }

  func hasStopped() {
    count -= 1
    if count == 0 { end() }
  }

  private func frame(at time: TimeInterval) {
    for run in runs { run.ticker?.tick(at: time) }
    runs.removeAll { $0.ticker == nil }
    isFast = runs.contains { $0.ticker?.wantsAllFrames == true }
    // A ticker may have ceased to exist without a stop.
    count = runs.count
    if count == 0 { end() }
  }

  private func end() {
    link?.cancel()
    (link, runs) = (nil, [])
    Self.clocks.removeAll { $0 === self }
  }
}

/// Calls back once after a delay; it retains no view.
@MainActor
final class OneShotTimer {
  var isRunning: Bool { callback != nil }

  private var callback: ClockCallback?

  /// Starts a new delay in place of an earlier one; for a view without a window there is none.
  func start(
    after delay: TimeInterval, in view: UIView, _ block: @escaping @MainActor @Sendable () -> Void
  ) {
    cancel()
    guard let window = view.window else { return }
    let callback = ClockCallback { [weak self] _ in
      self?.callback = nil
      block()
    }
    self.callback = callback
    callback.call(after: delay, in: window)
  }

  func cancel() {
    callback?.cancel()
    callback = nil
  }
}

/// A callback by the system's clock, until it is cancelled or released.
///
/// It contains all code that differs between UIKit and the headless UIKit.
@MainActor
private final class ClockCallback {
  private var body: (@MainActor (TimeInterval) -> Void)?
  private var stopClock: (@MainActor () -> Void)?
  /// Chooses between all frames of the display and its usual rate; nil if it has only one rate.
  private(set) var setRate: (@MainActor (Bool) -> Void)?

  init(_ body: @escaping @MainActor (TimeInterval) -> Void) { self.body = body }

  func call(at time: TimeInterval) { body?(time) }

  func cancel() {
    stopClock?()
    (body, stopClock, setRate) = (nil, nil, nil)
  }

  #if canImport(ObjectiveC)
  /// Calls back in every display frame, with the time at which the frame is shown.
  func callEachFrame(in window: UIWindow) {
    // The link retains its target (fact 80), so the callback itself can't be the target.
    let target = DisplayLinkTarget(self)
    let link = CADisplayLink(target: target, selector: #selector(DisplayLinkTarget.tick(_:)))
    link.add(to: .main, forMode: .common)
    stopClock = { link.invalidate() }
    setRate = { isFast in
      link.preferredFrameRateRange =
        isFast ? CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120) : .default
    }
  }

  /// Calls back once.
  func call(after delay: TimeInterval, in window: UIWindow) {
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.call(at: CACurrentMediaTime()) }
    }
    // The common modes keep the timer running while another view scrolls.
    RunLoop.main.add(timer, forMode: .common)
    stopClock = { timer.invalidate() }
  }
  #else
  /// Calls back in every display frame, with the time at which the frame is shown.
  func callEachFrame(in window: UIWindow) {
    let loop = window.mainLoop
    loop.add(self)
    stopClock = { [weak loop, weak self] in self.map { loop?.remove($0) } }
  }

  /// Calls back once.
  func call(after delay: TimeInterval, in window: UIWindow) {
    let loop = window.mainLoop
    loop.schedule(after: delay) { [weak loop, weak self] in
      if let loop { self?.call(at: loop.now) }
    }
  }
  #endif
}

#if canImport(ObjectiveC)
/// Stops the link when its callback has been released.
@MainActor
private final class DisplayLinkTarget: NSObject {
  private weak var callback: ClockCallback?

  init(_ callback: ClockCallback) { self.callback = callback }

  @objc func tick(_ link: CADisplayLink) {
    guard let callback else { return link.invalidate() }
    callback.call(at: link.targetTimestamp)
  }
}
#else
extension ClockCallback: FrameClient {
  func frame(at time: TimeInterval) { call(at: time) }
}
#endif
#endif
