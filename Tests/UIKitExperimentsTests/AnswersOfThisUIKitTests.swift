#if canImport(UIKit) && !canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitExperiments

/// The answers of Apple's UIKit; this test settles open questions on a Mac.
@MainActor
@Suite(.serialized) struct AnswersOfThisUIKitTests {
  @Test(arguments: Experiment.all)
  func answer(_ experiment: Experiment) {
    let answer = experiment.answer(in: RealLaboratory())
    let name = answer ?? "needs a finger, a device or a safe area"
    print("| \(experiment.question) | \(name) | \(experiment.expectedAnswer) |")
    #expect(
      answer ?? experiment.expectedAnswer == experiment.expectedAnswer,
      "The headless UIKit should have another default.")
  }
}

/// A window in real time, without touches.
@MainActor
private final class RealLaboratory: Laboratory {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let finger: (any LaboratoryFinger)? = nil
  let devices: (any LaboratoryDevices)? = nil

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  func addDisplayLink(_ action: @escaping @MainActor () -> Void) {
    LinkTarget(of: self, action).start()
  }

  var time: TimeInterval { ProcessInfo.processInfo.systemUptime }

  func run(for seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }
}

/// Forwards the calls of a display link as long as its laboratory exists.
@MainActor
private final class LinkTarget: NSObject {
  private weak var laboratory: RealLaboratory?
  private let action: @MainActor () -> Void

  init(of laboratory: RealLaboratory, _ action: @escaping @MainActor () -> Void) {
    self.laboratory = laboratory
    self.action = action
  }

  func start() {
    CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common)
  }

  @objc private func tick(_ link: CADisplayLink) {
    if laboratory == nil { link.invalidate() } else { action() }
  }
}
#endif
