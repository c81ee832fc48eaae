import Foundation
import Testing

#if canImport(UIKitSimulation)
import QuestionSupport
import UIKitQuestions

extension Trait where Self == WorldsTrait {
  /// Runs each test of a suite also in another world, with other answers to the open questions.
  ///
  /// Each test gets another world: one of the most likely ones, one with a single other answer, or
  /// one from a set in which any two answers occur together. `SNAPLAYOUTS_WORLDS` sets the number
  /// of worlds for each test.
  static var worlds: Self {
    .worlds(knownIssues: KnownWorldIssue.all) { test in
      OpenQuestions.share(
        for: "\(test.id)", count: count, of: .allWorlds)
    }
  }
}

extension [OpenQuestions] {
  /// All worlds that tests use.
  fileprivate static let allWorlds =
    OpenQuestions.likely.dropFirst() + OpenQuestions.singles + OpenQuestions.pairwise
}

/// The number of worlds for each test.
private let count = ProcessInfo.processInfo.environment["SNAPLAYOUTS_WORLDS"].flatMap(Int.init) ?? 1
#else
/// With Apple's UIKit there is only one world.
struct WorldsTrait: TestTrait, SuiteTrait {}

extension Trait where Self == WorldsTrait {
  static var worlds: Self { WorldsTrait() }
}
#endif
