#if canImport(UIKit) && !canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitExperiments

/// The answers of Apple's UIKit; this test settles open questions on a Mac.
@MainActor
@Suite(.serialized) struct AnswersOfThisUIKitTests {
  @Test func `the answers say whose they are`() async throws {
    print("System: \(await DeviceLaboratory(window: try window()).system())")
  }

  @Test(arguments: Experiment.all)
  func `each experiment names this UIKit's answer`(_ experiment: Experiment) async throws {
    let answer = await experiment.answer(in: DeviceLaboratory(window: try window()))
    let name = answer ?? "needs a person or a safe area"
    print("| \(experiment.question) | \(name) | \(experiment.expectedAnswer ?? "none") |")
    guard let expected = experiment.expectedAnswer else { return }
    #expect(answer ?? expected == expected, "The headless UIKit should have another default.")
  }

  private func window() throws -> UIWindow {
    let scene = try #require(
      UIApplication.shared.connectedScenes.first as? UIWindowScene, "These tests need an app.")
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.isHidden = false
    return window
  }
}
#endif
