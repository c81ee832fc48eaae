/// Rows of choices in which any two choices for two different questions meet at least once.
///
/// A greedy construction: each row starts from a pair that has not met, and takes for every other question
/// the choice that meets most of the row's others for the first time. The same counts give the same rows.
public struct CoveringArray {
  /// For each row, the choice for each question.
  public private(set) var rows: [[Int]] = []

  private let counts: [Int]
  /// Pairs that have not met yet.
  private var missing: Set<Pair> = []

  /// - Parameter counts: How many choices each question has, at least one.
  public init(counts: [Int]) {
    self.counts = counts
    let pairs = Self.pairs(counts)
    missing = Set(pairs)
    for pair in pairs where missing.contains(pair) { addRow(from: pair) }
    if rows.isEmpty, counts.count == 1 { rows = (0..<counts[0]).map { [$0] } }
  }

  private mutating func addRow(from pair: Pair) {
    var row: [Int?] = counts.map { _ in nil }
    row[pair.first.question] = pair.first.choice
    row[pair.second.question] = pair.second.choice
    for question in counts.indices where row[question] == nil {
      row[question] = best(for: question, in: row)
    }
    let choices = row.compactMap { $0 }
    missing.subtract(Self.pairs(counts.map { _ in 1 }, choices))
    rows.append(choices)
  }

  /// The choice that meets most others for the first time; of several the one that has met least.
  private func best(for question: Int, in row: [Int?]) -> Int {
    let gains = (0..<counts[question]).map { choice in
      row.enumerated().filter { other, chosen in
        chosen.map {
          missing.contains(
            Pair(Choice(question: question, choice: choice), Choice(question: other, choice: $0)))
        } ?? false
      }.count
    }
    // Without a gain the rows take turns, so that a choice is not left to few rows.
    guard let most = gains.max(), most > 0 else { return rows.count % counts[question] }
    return gains.firstIndex(of: most) ?? 0
  }

  /// All pairs of choices, counted from `first` on for each question.
  private static func pairs(_ counts: [Int], _ first: [Int]? = nil) -> [Pair] {
    let choices = counts.indices.map { question in
      (0..<counts[question]).map {
        Choice(question: question, choice: $0 + (first?[question] ?? 0))
      }
    }
    return choices.indices.flatMap { one in
      choices[(one + 1)...].flatMap { others in
        choices[one].flatMap { choice in others.map { Pair(choice, $0) } }
      }
    }
  }
}

/// A choice for a question.
private struct Choice: Hashable {
  let question: Int
  let choice: Int
}

/// Two choices for two questions, in the order of the questions.
private struct Pair: Hashable {
  let first: Choice
  let second: Choice

  init(_ one: Choice, _ other: Choice) {
    (first, second) = one.question < other.question ? (one, other) : (other, one)
  }
}
