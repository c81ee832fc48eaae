import UIKit

/// Foundation's block timer on the simulation's clock.
///
/// Foundation's own `Timer` runs in real time, which no test waits for. An app with these aliases in
/// its module, in a file inside of `#if canImport(UIKitSimulation)`, gets this class wherever it says
/// `Timer`, because names of its own module come first:
///
/// ```swift
/// import UIKitSimulation
///
/// typealias Timer = VirtualTimer
/// typealias DispatchQueue = VirtualQueue
/// typealias DispatchTime = VirtualTime
/// ```
///
/// It belongs to the main run loop, so it is created, added and invalidated on the main thread. Its
/// clock is that of the simulation that runs now or ran last. A timer in the default mode waits while
/// a finger is on a scroll view: Apple's page of `RunLoop.Mode.tracking` names that mode for it. One
/// that is added in `.common` doesn't wait.
public final class VirtualTimer: NSObject, @unchecked Sendable {
  /// The seconds between two calls of a repeating timer, at least 0.0001 as in Foundation.
  public let timeInterval: TimeInterval

  /// Whether the timer can still fire.
  public private(set) var isValid = true

  /// Kept, and not used: a timer here fires on time.
  public var tolerance: TimeInterval = 0

  private let repeats: Bool
  private let block: @Sendable (VirtualTimer) -> Void
  private var mode: RunLoop.Mode?

  /// Creates a timer that doesn't run until it is added to the main run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds until the first call and between calls.
  ///   - repeats: Whether the timer goes on after its first call.
  ///   - block: What it calls, on the main thread.
  @preconcurrency
  public init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (VirtualTimer) -> Void
  ) {
    timeInterval = interval >= 0.0001 ? interval : 0.0001
    self.repeats = repeats
    self.block = block
  }

  /// Creates a timer and adds it to the main run loop in the default mode.
  ///
  /// - Parameters:
  ///   - interval: The seconds until the first call and between calls.
  ///   - repeats: Whether the timer goes on after its first call.
  ///   - block: What it calls, on the main thread.
  /// - Returns: The timer, which the run loop retains until it is invalid.
  @preconcurrency
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (VirtualTimer) -> Void
  ) -> VirtualTimer {
    let timer = VirtualTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(in: .default)
    return timer
  }

  /// Calls the block now.
  ///
  /// A timer that doesn't repeat becomes invalid; a repeating one keeps its times.
  public func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    block(self)
  }

  /// Ends the timer; the run loop releases it.
  public func invalidate() { isValid = false }

  /// Starts the timer; one that runs already only changes its mode.
  fileprivate func start(in mode: RunLoop.Mode) {
    let isNew = self.mode == nil
    self.mode = mode
    guard isNew else { return }
    MainActor.assumeIsolated {
      guard let loop = MainLoop.current else { return }
      wait(in: loop, until: loop.now + timeInterval)
    }
  }

  /// Waits for the time of a call, and then for the finger that keeps the default mode from running.
  @MainActor private func wait(in loop: MainLoop, until due: TimeInterval) {
    let frame = 1 / Double(loop.framesPerSecond)
    loop.schedule(after: due > loop.now ? due - loop.now : frame) { [weak loop] in
      guard let loop, self.isValid else { return }
      guard self.mode != .default || !loop.isTracking else {
        return self.wait(in: loop, until: due)
      }
      self.fire()
      // The times of a late timer don't shift; those that have passed are left out.
      let missed = ((loop.now - due) / self.timeInterval + 1e-9).rounded(.down)
      if self.isValid { self.wait(in: loop, until: due + (missed + 1) * self.timeInterval) }
    }
  }
}

extension RunLoop {
  /// Starts a timer on the simulation's clock.
  ///
  /// - Parameters:
  ///   - timer: The timer. One that runs already only changes its mode.
  ///   - mode: The mode: with `.default` the timer waits while a finger is on a scroll view.
  public func add(_ timer: VirtualTimer, forMode mode: RunLoop.Mode) { timer.start(in: mode) }
}
