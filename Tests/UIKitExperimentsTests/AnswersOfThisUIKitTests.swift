#if canImport(UIKit) && !canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitExperiments

/// The answers of Apple's UIKit; this test settles open questions on a Mac.
@MainActor
@Suite(.serialized) struct AnswersOfThisUIKitTests {
  @Test(arguments: Experiment.all)
  func answer(_ experiment: Experiment) async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let answer = await experiment.answer(in: DeviceLaboratory(window: window))
    let name = answer ?? "needs a person or a safe area"
    print("| \(experiment.question) | \(name) | \(experiment.expectedAnswer) |")
    #expect(
      answer ?? experiment.expectedAnswer == experiment.expectedAnswer,
      "The headless UIKit should have another default.")
  }
}
#endif
