#if canImport(UIKit) && !canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitExperiments

/// What Apple's UIKit answers; whoever has a Mac settles the open questions with this test.
@MainActor
@Suite(.serialized) struct AnswersOfThisUIKitTests {
  @Test(arguments: Experiment.all)
  func answer(_ experiment: Experiment) {
    let answer = experiment.answer(in: RealLaboratory())
    print("| \(experiment.question) | \(answer ?? "needs a person") |")
    #expect(
      answer ?? experiment.expectedAnswer == experiment.expectedAnswer,
      "The headless UIKit should have another default.")
  }
}

/// A window in real time, without anybody to touch it.
@MainActor
private final class RealLaboratory: Laboratory {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let finger: (any LaboratoryFinger)? = nil
  let devices: (any LaboratoryDevices)? = nil

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  var time: TimeInterval { ProcessInfo.processInfo.systemUptime }

  func run(for seconds: TimeInterval) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }
}
#endif
