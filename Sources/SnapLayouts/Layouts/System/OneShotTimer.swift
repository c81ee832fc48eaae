#if canImport(UIKit)
import UIKit

/// Calls back once after a delay; it retains no view.
@MainActor
final class OneShotTimer {
  var isRunning: Bool { callback != nil }

  private let clock: any LayoutClock
  private var callback: ClockCallback?

  init(clock: any LayoutClock = SystemClock()) { self.clock = clock }

  /// Starts a new delay; does nothing for a view without a window.
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
    clock.call(callback, after: delay, in: window)
  }

  func cancel() {
    callback?.cancel()
    callback = nil
  }
}
#endif
