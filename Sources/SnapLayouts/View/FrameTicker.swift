#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC)
import Dispatch
#endif

/// Calls its owner once a display frame while it runs, with the time in seconds, until the owner ceases to exist.
///
/// While the layout itself moves the view, it asks for as many frames as the display has: a display link without a
/// preference gets 60 of the 120 of some displays, and the motion would judder.
@MainActor
final class FrameTicker {
  var isRunning: Bool { clock != nil }

  /// Returns whether there still is an owner.
  private let onTick: @MainActor (TimeInterval) -> Bool
  fileprivate private(set) var clock: FrameClock?

  /// Whether it asks for all frames of the display, because the layout has moved the view since the last one.
  private(set) var wantsAllFrames = false
  /// How the view may take other views along; nil if it doesn't.
  var lead: Lead? {
    didSet { if lead != oldValue { clock?.leadChanged(from: oldValue, to: lead) } }
  }

  /// The axis along which a view is held, or else on its way.
  struct Lead: Equatable {
    let axis: ScrollAxis
    let isHeld: Bool
  }

  init<Owner: AnyObject>(
    of owner: Owner, onTick: @escaping @MainActor (Owner, TimeInterval) -> Void
  ) {
    self.onTick = { [weak owner] time in owner.map { onTick($0, time) } != nil }
  }

  /// To be called where the layout moves the view.
  func viewWasMoved() { wantsAllFrames = true }

  /// Starts, unless it is running or the view has no window.
  func start(in view: UIView) {
    guard clock == nil, let window = view.window else { return }
    clock = FrameClock.running(in: window) ?? FrameClock(window)
    clock?.add(self)
  }

  func stop() {
    clock?.remove(self)
    (clock, wantsAllFrames) = (nil, false)
  }

  /// What another view that may take this one along does, in a window or where the ticker runs, along an axis.
  ///
  /// An app may let one view follow another one. If each took the other's motion for a person's, they would push each
  /// other on to the end, and offsets alone can't tell the two.
  func leader(along axis: ScrollAxis, in window: UIWindow?) -> ViewSnapshot.Leader {
    guard let clock = clock ?? window.flatMap(FrameClock.running) else { return .none }
    var (own, leader) = (isRunning ? lead : nil, ViewSnapshot.Leader.none)
    for other in clock.leads where other.axis == axis {
      if other == own {
        own = nil
      } else {
        leader = other.isHeld || leader == .held ? .held : .moving
      }
    }
    return leader
  }

  fileprivate func tick(at time: TimeInterval) {
    wantsAllFrames = false
    if !onTick(time) { stop() }
  }
}

/// The display link of a window, which all running tickers share: a list of fifty shelves has fifty layouts.
///
/// Together with `OneShotTimer` it contains all code of clocks that differs between UIKit and the headless UIKit.
@MainActor
private final class FrameClock: NSObject {
  /// Those that run.
  private static var clocks: [FrameClock] = []

  private weak var window: UIWindow?
  /// The tickers that run, in the order of their starts.
  private var tickers: [FrameTicker] = []
  /// How the leading views lead; to ask every ticker instead would cost more with each row of a list.
  private(set) var leads: [FrameTicker.Lead] = []

  /// The clock of a window; nil while no ticker runs.
  static func running(in window: UIWindow) -> FrameClock? { clocks.first { $0.window === window } }

  init(_ window: UIWindow) {
    self.window = window
    super.init()
    Self.clocks.append(self)
    start(in: window)
  }

  func add(_ ticker: FrameTicker) {
    tickers.append(ticker)
    leadChanged(from: nil, to: ticker.lead)
  }

  func remove(_ ticker: FrameTicker) {
    // Who has come last mostly goes first: a row that has been created rests in its first frame.
    if let place = tickers.lastIndex(where: { $0 === ticker }) { tickers.remove(at: place) }
    leadChanged(from: ticker.lead, to: nil)
    guard tickers.isEmpty else { return }
    stop()
    Self.clocks.removeAll { $0 === self || $0.window == nil }
  }

  func leadChanged(from old: FrameTicker.Lead?, to new: FrameTicker.Lead?) {
    if let place = old.flatMap(leads.firstIndex) { leads.remove(at: place) }
    if let new { leads.append(new) }
  }

  func frame(at time: TimeInterval) {
    var isFast = false
    for ticker in tickers where ticker.clock === self {
      ticker.tick(at: time)
      isFast = isFast || ticker.wantsAllFrames
    }
    self.isFast = isFast
  }

  #if canImport(ObjectiveC)
  /// It retains the clock until it is invalidated (fact 80).
  private var link: CADisplayLink?
  /// Whether the link asks for all frames of the display, and not for its usual rate.
  private var isFast = false {
    didSet {
      guard isFast != oldValue else { return }
      link?.preferredFrameRateRange =
        isFast ? CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120) : .default
    }
  }

  private func start(in window: UIWindow) {
    link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    link?.add(to: .main, forMode: .common)
  }

  private func stop() { link?.invalidate() }

  /// Passes the time at which the frame is shown.
  @objc private func tick(_ link: CADisplayLink) { frame(at: link.targetTimestamp) }
  #else
  private var isFast = false

  private func start(in window: UIWindow) { window.mainLoop.add(self) }

  private func stop() { window?.mainLoop.remove(self) }
  #endif
}

/// Calls back once after a delay; it retains no view.
@MainActor
final class OneShotTimer {
  private(set) var isRunning = false
  /// The number of starts: the end of an earlier delay does nothing.
  private var starts = 0

  /// Starts a new delay in place of an earlier one.
  func start(
    after delay: TimeInterval, in view: UIView, _ block: @escaping @MainActor @Sendable () -> Void
  ) {
    (isRunning, starts) = (true, starts + 1)
    let end: @MainActor @Sendable () -> Void = { [weak self, starts] in
      guard let self, isRunning, self.starts == starts else { return }
      isRunning = false
      block()
    }
    #if canImport(ObjectiveC)
    let timer = Timer(timeInterval: delay, repeats: false) { _ in MainActor.assumeIsolated(end) }
    // The common modes keep the timer running while another view scrolls.
    RunLoop.main.add(timer, forMode: .common)
    #else
    let loop = view.window?.mainLoop ?? .current
    loop?.schedule(after: delay, end)
    #endif
  }

  func cancel() { isRunning = false }
}

extension UIView {
  /// Does something in the next turn of the main loop, which is outside of UIKit's calls.
  func inNextTurn(_ block: @escaping @MainActor @Sendable () -> Void) {
    #if canImport(ObjectiveC)
    NextTurn.blocks.append(block)
    DispatchQueue.main.async { MainActor.assumeIsolated { NextTurn.runFirst() } }
    #else
    let loop = window?.mainLoop ?? .current
    loop?.schedule(after: 0, block)
    #endif
  }
}

#if canImport(ObjectiveC)
/// The blocks for the next turn, which a run loop inside of a block of the main queue never begins: a synchronous test runs
/// them itself.
@MainActor
enum NextTurn {
  fileprivate static var blocks: [@MainActor @Sendable () -> Void] = []

  static func runFirst() { if !blocks.isEmpty { blocks.removeFirst()() } }

  static func runAll() { for _ in blocks { runFirst() } }
}
#else
extension FrameClock: FrameClient {}
#endif
#endif
