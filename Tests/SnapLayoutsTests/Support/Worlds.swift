import Foundation
import Testing

#if canImport(UIKitSimulation)
import EffortSupport
import QuestionSupport
import UIKitQuestions

extension Trait where Self == WorldsTrait {
  /// Runs each test of a suite also in another world, with other answers to the open questions.
  ///
  /// Each test gets another world, and with another seed yet another one: one of the most likely ones, one with a
  /// single other answer, or one from a set in which any two answers occur together; with full effort a random one.
  /// `SNAPLAYOUTS_WORLDS` sets which ones:
  ///
  /// - a number: so many worlds for each test;
  /// - `pairs`: the most likely ones, those in which any two answers occur together, and random ones;
  /// - `all`: also those with a single other answer;
  /// - `known`: those with a single other answer in which failures of the test are known.
  static var worlds: Self {
    let known = KnownWorldIssue.defects + KnownWorldIssue.limits
    return .worlds(knownIssues: known) { test in
      let wanted = ProcessInfo.processInfo.environment["SNAPLAYOUTS_WORLDS"] ?? "1"
      return switch wanted {
      case "pairs": [OpenQuestions].pairs
      case "all": .pairs + OpenQuestions.singles
      case "known":
        OpenQuestions.singles.filter { world in known.contains { $0.concerns(test, world) } }
      default:
        OpenQuestions.share(
          for: "\(Effort.seed) \(test.path)", count: Int(wanted) ?? 1,
          of: Effort.scaled(quick: .pairs + OpenQuestions.singles, full: .random))
      }
    }
  }
}

extension [OpenQuestions] {
  /// The most likely worlds, those in which any two answers occur together, and random ones.
  fileprivate static let pairs =
    OpenQuestions.likely.dropFirst() + OpenQuestions.pairwise
    + OpenQuestions.random(seed: Effort.seed, count: 8)

  fileprivate static let random = OpenQuestions.random(seed: Effort.seed, count: 64)
}
#else
/// With Apple's UIKit there is only one world.
struct WorldsTrait: TestTrait, SuiteTrait {}

extension Trait where Self == WorldsTrait {
  static var worlds: Self { WorldsTrait() }
}
#endif
