#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitExperiments
import UIKitSimulation

/// Each experiment returns the answer that the headless UIKit follows, for every answer.
@MainActor
@Suite struct ExperimentTests {
  @Test(arguments: Experiment.all)
  func theExperimentTellsTheAnswersApart(_ experiment: Experiment) throws {
    let entry = try entry(of: experiment)
    #expect(entry.defaultAnswer == experiment.expectedAnswer)
    let named = names(of: entry, by: experiment)
    #expect(named == entry.answers)
    for (answer, name) in zip(entry.answers, named) {
      print("| \(entry.name) | \(answer) | \(name ?? "none") |")
    }
  }

  @Test(
    "An experiment that confuses two answers is detected", arguments: Experiment.all)
  func aSpoiltExperimentIsFound(_ experiment: Experiment) throws {
    let entry = try entry(of: experiment)
    let swapped = [entry.answers[0]: entry.answers[1], entry.answers[1]: entry.answers[0]]
    let spoilt = Experiment(entry.name, expecting: entry.defaultAnswer) { laboratory in
      experiment.answer(in: laboratory).map { swapped[$0] ?? $0 }
    }
    #expect(names(of: entry, by: spoilt) != entry.answers)
  }

  @Test func everyQuestionHasOneExperiment() {
    #expect(Experiment.all.map(\.question).sorted() == OpenQuestions.table.map(\.name).sorted())
  }

  @Test(
    "Without a person, exactly those experiments have a result that need nothing",
    arguments: Experiment.all
  )
  func needs(_ experiment: Experiment) throws {
    let answer = experiment.answer(in: BareLaboratory())
    #expect(
      answer == (try entry(of: experiment).needs == .nothing ? experiment.expectedAnswer : nil))
  }

  @Test func anExperimentInTheWrongWorldNamesAnotherAnswer() throws {
    let experiment = try #require(Experiment.all.first { $0.question == "InsetFollowing" })
    let answers = OpenQuestions().answering(\.scrolling.insetFollowing, .allEdges)
    let answer = OpenQuestions.$current.withValue(answers) {
      experiment.answer(in: SimulatedLaboratory())
    }
    #expect(answer != experiment.expectedAnswer)
  }

  private func entry(of experiment: Experiment) throws -> OpenQuestions.Entry {
    try #require(
      OpenQuestions.table.first { $0.name == experiment.question }, "There is no such question.")
  }

  /// The results of an experiment under each answer to its question.
  private func names(of entry: OpenQuestions.Entry, by experiment: Experiment) -> [String?] {
    entry.answers.indices.map { index in
      OpenQuestions.$current.withValue(OpenQuestions.defaults(answering: entry, with: index)) {
        experiment.answer(in: SimulatedLaboratory())
      }
    }
  }
}

/// A laboratory like that on Apple's simulators, without touches.
@MainActor
private final class BareLaboratory: Laboratory {
  private let simulation = Simulation(
    size: CGSize(width: 300, height: 400), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 40, left: 20, bottom: 30, right: 20))

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
