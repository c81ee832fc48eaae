#if canImport(UIKit)
import UIKit

/// Calls back once a display frame while it runs, with the time in seconds; it retains no view.
@MainActor
final class FrameTicker {
  var onTick: ((TimeInterval) -> Void)?

  var isRunning: Bool { callback != nil }

  private let clock: any LayoutClock
  private var callback: ClockCallback?

  init(clock: any LayoutClock = SystemClock()) { self.clock = clock }

  /// Starts, unless it is running or the view has no window.
  func start(in view: UIView) {
    guard callback == nil, let window = view.window else { return }
    let callback = ClockCallback { [weak self] in self?.onTick?($0) }
    self.callback = callback
    clock.callEachFrame(callback, in: window)
  }

  func stop() {
    callback?.cancel()
    callback = nil
  }
}
#endif
