import UIKit

extension Simulation {
  /// Calls `block` once, after `delay` seconds of the simulation's time, as an app's timer does.
  public func call(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    window.mainLoop.schedule(after: delay, block)
  }
}
