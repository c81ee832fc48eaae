#if canImport(UIKitSimulation)
import QuestionSupport
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitExperiments

/// Each experiment returns the answer that the headless UIKit follows, for every answer.
@MainActor
struct ExperimentTests {
  @Test(arguments: Experiment.ofQuestions)
  func `the experiment tells the answers apart`(_ experiment: Experiment) async throws {
    let entry = try entry(of: experiment)
    #expect(entry.defaultAnswer == experiment.expectedAnswer)
    var names: [String?] = []
    for index in entry.answers.indices {
      let answers = OpenQuestions.defaults(answering: entry, with: index)
      names.append(
        await OpenQuestions.$current.withValue(answers) {
          await experiment.answer(in: SimulatedLaboratory())
        })
    }
    #expect(names == entry.answers)
  }

  @Test func `every question has one experiment`() {
    #expect(
      Experiment.ofQuestions.map(\.question).sorted() == OpenQuestions.table.map(\.name).sorted())
  }

  @Test(.answers(OpenQuestions()), arguments: Experiment.ofQuestions)
  func `an experiment has a result exactly where there is what its question needs`(
    _ experiment: Experiment
  ) async throws {
    let needs = try entry(of: experiment).needs
    let alone = SimulatedLaboratory(hasPerson: false)
    #expect(
      await experiment.answer(in: alone) == (needs == .nothing ? experiment.expectedAnswer : nil))
    #expect(alone.window.subviews.isEmpty)
    let laboratory = SimulatedLaboratory()
    _ = await experiment.answer(in: laboratory)
    #expect(laboratory.actions.isEmpty == (needs == .nothing))
    #expect(laboratory.actions.allSatisfy(\.isForUITests) == (needs != .hand))
  }

  @Test(arguments: Experiment.observations)
  func `an observation says what happens`(_ experiment: Experiment) async throws {
    let observed = try #require(await experiment.answer(in: SimulatedLaboratory()))
    #expect(!observed.hasPrefix("unexpected"))
  }

  @Test(arguments: [0.4, 2, 3])
  func `a drag at another speed than the one asked for has no answer`(slowness: Double) async throws
  {
    for name in ["ReleaseQueries", "VelocityAfterPause", "LayoutAfterTouch"] {
      let experiment = try #require(Experiment.ofQuestions.first { $0.question == name })
      let answer = await experiment.answer(in: SimulatedLaboratory(slowness: slowness))
      #expect(
        answer?.hasPrefix("unexpected: the finger moved at ") == true, "\(name): \(answer ?? "")")
    }
  }

  @Test(arguments: [true, false])
  func `an experiment that takes the place of the window's root gives it back`(
    hasPerson: Bool
  ) async throws {
    let laboratory = SimulatedLaboratory(hasPerson: hasPerson)
    let root = UIViewController()
    laboratory.window.rootViewController = root
    let experiment = try #require(
      Experiment.ofQuestions.first { $0.question == "AlongsideAnimations" })
    let answer = await experiment.answer(in: laboratory)
    #expect(answer == (hasPerson ? "beforeLayout" : nil))
    #expect(laboratory.window.rootViewController === root)
    #expect(laboratory.window.subviews.map { $0 === root.view } == [true])
    #expect(root.view.frame == laboratory.window.bounds)
  }

  @Test func `the system that answers is named`() async {
    let system = await SimulatedLaboratory().system()
    #expect(system.hasSuffix(", scale 2, 60 frames per second"), "\(system)")
    #expect(system.components(separatedBy: ", ").count == 4, "\(system)")
  }

  private func entry(of experiment: Experiment) throws -> OpenQuestions.Entry {
    try #require(
      OpenQuestions.table.first { $0.name == experiment.question }, "There is no such question.")
  }
}
#endif
