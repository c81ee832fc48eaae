#if canImport(UIKit) && !canImport(UIKitSimulation)
import UIKit

@testable import SnapLayouts

/// Waits for frames of a device's display, however long the machine takes for them.
@MainActor
final class DisplayTicks: NSObject {
  private var count = 0

  /// Returns after some frames, or after ten seconds without a display.
  static func wait(for frames: Int) {
    let ticks = DisplayTicks()
    #if canImport(ObjectiveC)
    let link = CADisplayLink(target: ticks, selector: #selector(DisplayTicks.tick(_:)))
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    #endif
    let deadline = Date(timeIntervalSinceNow: 10)
    while ticks.count < frames, Date() < deadline {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      #if canImport(ObjectiveC)
      NextTurn.runAll()
      #endif
    }
  }

  #if canImport(ObjectiveC)
  @objc private func tick(_ link: CADisplayLink) { count += 1 }
  #endif
}
#endif
