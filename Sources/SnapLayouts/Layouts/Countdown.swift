#if canImport(UIKit)
import UIKit

/// Calls back once after a while, and keeps nobody alive.
@MainActor
final class Countdown {
  #if canImport(ObjectiveC)
  private var timer: Timer?

  var isRunning: Bool { timer != nil }

  /// Begins anew.
  func start(
    after delay: TimeInterval, in view: UIView, _ block: @escaping @MainActor @Sendable () -> Void
  ) {
    cancel()
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.timer = nil
        block()
      }
    }
    // Also while another view is scrolled.
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func cancel() {
    timer?.invalidate()
    timer = nil
  }
  #else
  private var start: Start?

  var isRunning: Bool { start != nil }

  /// Begins anew.
  func start(
    after delay: TimeInterval, in view: UIView, _ block: @escaping @MainActor @Sendable () -> Void
  ) {
    let start = Start()
    self.start = start
    view.window?.mainLoop.schedule(after: delay) { [weak self] in
      guard self?.start === start else { return }
      self?.start = nil
      block()
    }
  }

  func cancel() { start = nil }

  private final class Start {}
  #endif
}
#endif
