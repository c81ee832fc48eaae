#if canImport(UIKitSimulation)
import Foundation
import UIKitSimulation

/// A repeating timer in the time of a simulation: what `Timer.scheduledTimer` makes on a device.
@MainActor
final class AppTimer {
  private(set) var isValid = true
  private let interval: TimeInterval
  private let fire: @MainActor () -> Void

  init(
    every interval: TimeInterval, in simulation: Simulation, _ fire: @escaping @MainActor () -> Void
  ) {
    (self.interval, self.fire) = (interval, fire)
    wait(in: simulation)
  }

  func invalidate() { isValid = false }

  private func wait(in simulation: Simulation) {
    simulation.call(after: interval) { [weak self, unowned simulation] in
      guard let self, isValid else { return }
      wait(in: simulation)
      fire()
    }
  }
}
#endif
