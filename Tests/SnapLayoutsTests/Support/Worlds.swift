import Foundation
import Testing

#if canImport(UIKitSimulation)
import QuestionSupport
import UIKitQuestions

extension Trait where Self == WorldsTrait {
  /// Runs each test of a suite in another world too, another one for each test: one of the likeliest, one
  /// with a single other answer, or one of those in which any two answers meet.
  ///
  /// `SNAPLAYOUTS_WORLDS` runs each test in so many worlds, of all that there are.
  static var worlds: Self {
    .worlds(knownIssues: KnownWorldIssue.all) { test in
      OpenQuestions.share(
        for: "\(test.id)", count: count, of: .allWorlds)
    }
  }
}

extension [OpenQuestions] {
  /// Every world that tests meet.
  fileprivate static let allWorlds =
    OpenQuestions.likely.dropFirst() + OpenQuestions.singles + OpenQuestions.pairwise
}

/// How many worlds each test meets.
private let count = ProcessInfo.processInfo.environment["SNAPLAYOUTS_WORLDS"].flatMap(Int.init) ?? 1
#else
/// There is but one world where UIKit is Apple's.
struct WorldsTrait: TestTrait, SuiteTrait {}

extension Trait where Self == WorldsTrait {
  static var worlds: Self { WorldsTrait() }
}
#endif
