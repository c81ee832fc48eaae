#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitExperiments
import UIKitSimulation

/// Each experiment names the answer by which the headless UIKit behaves, whichever it is.
@MainActor
@Suite struct ExperimentTests {
  @Test(arguments: Experiment.all)
  func theExperimentTellsTheAnswersApart(_ experiment: Experiment) throws {
    let entry = try #require(
      OpenQuestions.table.first { $0.name == experiment.question }, "There is no such question.")
    #expect(entry.defaultAnswer == experiment.expectedAnswer)
    for index in entry.answers.indices {
      let answers = OpenQuestions.defaults(answering: entry, with: index)
      let answer = OpenQuestions.$current.withValue(answers) {
        experiment.answer(in: SimulatedLaboratory())
      }
      #expect(answer == entry.answers[index])
      print("| \(entry.name) | \(entry.answers[index]) | \(answer ?? "none") |")
    }
  }

  @Test func everyQuestionHasOneExperiment() {
    #expect(Experiment.all.map(\.question).sorted() == OpenQuestions.table.map(\.name).sorted())
  }

  @Test func anExperimentThatLacksWhatItTakesHasNoAnswer() {
    let answers = Experiment.all.map { $0.answer(in: BareLaboratory()) }
    #expect(answers.contains(nil))
    #expect(answers.contains { $0 != nil })
    #expect(answers.allSatisfy { $0?.hasPrefix("unexpected") != true })
  }

  @Test func anExperimentInTheWrongWorldNamesAnotherAnswer() throws {
    let experiment = try #require(Experiment.all.first { $0.question == "InsetFollowing" })
    let answers = OpenQuestions().answering(\.scrolling.insetFollowing, .allEdges)
    let answer = OpenQuestions.$current.withValue(answers) {
      experiment.answer(in: SimulatedLaboratory())
    }
    #expect(answer != experiment.expectedAnswer)
  }
}

/// A laboratory like that on Apple's simulators, where nobody touches the screen.
@MainActor
private final class BareLaboratory: Laboratory {
  private let simulation = Simulation(size: CGSize(width: 300, height: 400), scale: 2)

  var window: UIWindow { simulation.window }
  var time: TimeInterval { simulation.time }
  var finger: (any LaboratoryFinger)? { nil }
  var devices: (any LaboratoryDevices)? { nil }

  func addDisplayLink(_ action: @escaping @MainActor () -> Void) {
    CADisplayLink.calling { _ in action() }.add(to: .main, forMode: .common)
  }

  func run(for seconds: TimeInterval) { simulation.run(for: seconds) }
}
#endif
