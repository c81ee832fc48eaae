import Dispatch
import UIKit

/// The main dispatch queue on the simulation's clock; see ``VirtualTimer`` for how an app uses it.
///
/// Blocks run when the simulation's clock does, in the order of their times. Another queue keeps its
/// real time; outside of `global(qos:)` its type is `Dispatch.DispatchQueue` in such an app.
public final class VirtualQueue: Sendable {
  public static let main = VirtualQueue()

  private init() {}

  /// The real global queue of a quality of service.
  public static func global(
    qos: DispatchQoS.QoSClass = .default
  ) -> Dispatch.DispatchQueue { .global(qos: qos) }

  /// Runs a block in the next turn of the simulation's main loop.
  ///
  /// From another thread it first waits for the main thread, in real time.
  ///
  /// - Parameter work: The block.
  @preconcurrency
  public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
    schedule(after: 0, work)
  }

  /// Runs a work item in the next turn of the simulation's main loop, unless it is cancelled before.
  ///
  /// - Parameter workItem: The work item.
  public func async(execute workItem: DispatchWorkItem) {
    nonisolated(unsafe) let workItem = workItem
    schedule(after: 0) { workItem.perform() }
  }

  /// Runs a block at a time of the simulation.
  ///
  /// - Parameters:
  ///   - deadline: The time, such as `.now() + 0.5`.
  ///   - work: The block.
  @preconcurrency
  public func asyncAfter(
    deadline: VirtualTime, execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    schedule(after: deadline.delay, work)
  }

  /// Runs a work item at a time of the simulation, unless it is cancelled before.
  ///
  /// - Parameters:
  ///   - deadline: The time, such as `.now() + .milliseconds(300)`.
  ///   - workItem: The work item.
  public func asyncAfter(deadline: VirtualTime, execute workItem: DispatchWorkItem) {
    nonisolated(unsafe) let workItem = workItem
    schedule(after: deadline.delay) { workItem.perform() }
  }

  private func schedule(
    after delay: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    let add: @Sendable () -> Void = {
      MainActor.assumeIsolated { MainLoop.current?.schedule(after: delay, work) }
    }
    Self.isOnMainQueue ? add() : Dispatch.DispatchQueue.main.async(execute: add)
  }

  /// A mark of the main queue: on Linux, another thread than the first one may serve it.
  private static let mainMark = {
    let mark = DispatchSpecificKey<Void>()
    Dispatch.DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  private static var isOnMainQueue: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mainMark) != nil
  }
}

/// A time to run a block at, for ``VirtualQueue``: now, or so many seconds later.
public struct VirtualTime: Sendable, Hashable {
  /// The seconds from now; one without end is never reached.
  let delay: TimeInterval

  public static func now() -> VirtualTime { VirtualTime(delay: 0) }

  public static func + (time: VirtualTime, seconds: TimeInterval) -> VirtualTime {
    VirtualTime(delay: time.delay + seconds)
  }

  public static func + (time: VirtualTime, interval: DispatchTimeInterval) -> VirtualTime {
    time + interval.seconds
  }
}

extension DispatchTimeInterval {
  fileprivate var seconds: TimeInterval {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
