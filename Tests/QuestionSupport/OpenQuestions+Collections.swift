import EffortSupport
public import UIKitQuestions

/// Sets of answers, as arguments of parameterized tests.
extension OpenQuestions {
  /// The defaults except for one answer, for each answer that isn't a default.
  public static var singles: [OpenQuestions] {
    table.flatMap { entry in
      entry.answers.indices.filter { entry.answers[$0] != entry.defaultAnswer }
        .map { defaults(answering: entry, with: $0) }
    }
  }

  /// The most likely answers, combined where one source or one assumption implies several.
  public static var likely: [OpenQuestions] {
    let defaults = OpenQuestions()
    let early =
      defaults
      .answering(\.scrolling.deceleratingFlagOfCaughtMotion, .clears)
      .answering(\.scrolling.flagsAtRelease, .clearInDidEndDragging)
    let documented =
      defaults
      .answering(\.scrolling.draggingFlagAfterLift, .clears)
      .answering(\.collection.defaultAppearances, .none)
    return [
      defaults,
      documented.answering(\.scrolling.endOfCaughtDeceleration, .never),
      documented.answering(\.scrolling.liftAfterCatch, .none)
        .answering(\.scrolling.endOfReplacedRequest, .never),
      defaults.answering(\.scrolling.draggingFlagAfterLift, .staysUntilRest),
      early.answering(\.scrolling.draggingFlagAfterLift, .staysUntilRest),
      early.answering(\.scrolling.endOfCaughtDeceleration, .atTouchDown),
      defaults.answering(\.scrolling.velocityAfterPause, .zeroIfSlow),
      defaults.answering(\.scrolling.trackpadScrolling, .steps),
      defaults.answering(\.collection.freshFlowContextFlags, .clear),
    ]
  }

  /// A small number of sets that contains every pair of answers to two questions.
  public static var pairwise: [OpenQuestions] {
    let table = table
    return PairwiseCovering(counts: table.map(\.answers.count)).rows.map {
      OpenQuestions($0, to: table)
    }
  }

  /// Random sets of answers; the same seed gives the same sets.
  public static func random(seed: UInt64, count: Int) -> [OpenQuestions] {
    let table = table
    var numbers = SeededGenerator(seed: seed)
    return (0..<max(0, count)).map { _ in
      OpenQuestions(table.map { Int.random(in: $0.answers.indices, using: &numbers) }, to: table)
    }
  }

  /// A number of worlds for a test, so that many tests use all of them together.
  public static func share(
    for name: String, count: Int, of worlds: [OpenQuestions]
  ) -> [OpenQuestions] {
    guard !worlds.isEmpty else { return [] }
    // A hash that is the same in each run (FNV-1a).
    let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let first = Int(hash % UInt64(worlds.count))
    // Choose worlds that are far apart in the list, because neighbors answer the same question.
    let stride = max(1, worlds.count / max(1, count))
    return (0..<min(count, worlds.count)).map { worlds[(first + $0 * stride) % worlds.count] }
  }

  /// Creates a set from the index of an answer to each question of a table.
  private init(_ indices: [Int], to table: [Entry]) {
    self.init()
    for (entry, index) in zip(table, indices) { entry.setAnswer(index, in: &self) }
  }
}
