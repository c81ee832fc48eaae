import EffortSupport
import Testing
import UIKit
import UIKitSimulation

/// The answers to open questions about collection views, as far as `ExperimentTests` doesn't tell
/// them apart.
@MainActor
final class CollectionQuestionTests: LoggedCollection {
  @Test func `under every answer a collection view shows what its layout returns`() {
    for entry in OpenQuestions.table {
      for index in entry.answers.indices where entry.answers[index] != entry.defaultAnswer {
        OpenQuestions.$current.withValue(.defaults(answering: entry, with: index)) {
          for seed in Effort.seeds(quick: 1, full: 8) {
            let problem = DiffableDataSourceTests.problem(seed: seed)
            #expect(problem == nil, "\(entry.name).\(entry.answers[index])")
          }
        }
      }
    }
  }

  @Test func `fact 151: two cells wait, and earlier ones are reused for other items`() {
    for offset in stride(from: 0, through: 1500, by: 50) {
      scroll(to: CGFloat(offset))
    }
    #expect(source.cells.count <= 9)
    let hidden = view.subviews.filter(\.isHidden)
    #expect(hidden.count == 2)
    view.reloadData()
    simulation.layOut()
    #expect(view.subviews.allSatisfy { !$0.isHidden })
  }
}
