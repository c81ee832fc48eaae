import EffortSupport
import Testing

#if canImport(UIKitSimulation)
import QuestionSupport
import UIKitQuestions

extension Trait where Self == WorldsTrait {
  /// Runs each test of a suite in other worlds too: with quick effort in a few, other ones for each test;
  /// with full effort under every single answer, under the likeliest ones, in worlds in which any two answers
  /// meet, and in random ones.
  static var worlds: Self {
    .worlds(knownIssues: KnownWorldIssue.all) { test in
      OpenQuestions.share(
        for: "\(test.id)\(Effort.seed)", count: Effort.scaled(quick: 1, full: .max), of: .allWorlds)
    }
  }
}

extension [OpenQuestions] {
  /// Every world that tests meet.
  fileprivate static let allWorlds =
    OpenQuestions.likely.dropFirst() + OpenQuestions.singles + OpenQuestions.pairwise
    + OpenQuestions.random(seed: Effort.seed, count: Effort.scaled(quick: 0, full: 20))
}
#else
/// There is but one world where UIKit is Apple's.
struct WorldsTrait: TestTrait, SuiteTrait {}

extension Trait where Self == WorldsTrait {
  static var worlds: Self { WorldsTrait() }
}
#endif
