#if canImport(UIKitSimulation)
import UIKit
import UIKitExperiments
import UIKitSimulation

/// The headless UIKit as a laboratory that can perform every action.
@MainActor
final class SimulatedLaboratory: Laboratory {
  private let simulation = Simulation(
    size: CGSize(width: 300, height: 400), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 40, left: 20, bottom: 30, right: 20))

  var window: UIWindow { simulation.window }
  var time: TimeInterval { simulation.time }
  var finger: (any LaboratoryFinger)? { simulation.finger }
  var devices: (any LaboratoryDevices)? { simulation }

  func addDisplayLink(_ action: @escaping @MainActor () -> Void) {
    CADisplayLink.calling { _ in action() }.add(to: .main, forMode: .common)
  }

  func run(for seconds: TimeInterval) { simulation.run(for: seconds) }
}

extension Finger: LaboratoryFinger {
  public func lift() { release() }
}

extension Simulation: LaboratoryDevices {
  public func scrollTrackpad(
    by translation: CGPoint, over duration: TimeInterval, at location: CGPoint
  ) { trackpad.scroll(by: translation, over: duration, at: location) }

  public func turnWheel(by distance: CGPoint, at location: CGPoint) {
    wheel.turn(by: distance, at: location)
  }

  public func pressDownKey(in scrollView: UIScrollView) { keyboard.press(.down, in: scrollView) }

  public func turn() {
    rotate(to: CGSize(width: window.bounds.height, height: window.bounds.width))
  }

  public func leaveApp(for seconds: TimeInterval) {
    enterBackground()
    run(for: seconds)
    becomeActive()
  }
}
#endif
