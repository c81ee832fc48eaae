/// A small set of rows that contains every pair of choices of two columns, because most defects need one or two unusual
/// values at once: eight columns of two or three choices have 576 combinations; a dozen rows contain every pair.
public struct PairwiseCovering: Sendable {
  /// A choice for each column in each row.
  public let rows: [[Int]]

  /// - Parameter counts: The number of choices in each column.
  public init(counts: [Int]) {
    guard counts.allSatisfy({ $0 > 0 }) else {
      rows = []
      return
    }
    guard counts.count > 1 else {
      rows = counts.isEmpty ? [[]] : (0..<counts[0]).map { [$0] }
      return
    }
    var search = Search(counts: counts)
    var rows: [[Int]] = []
    while let pair = search.firstPairLeft { rows.append(search.row(with: pair)) }
    self.rows = rows
  }
}

/// A greedy search: each row contains the first missing pair, and as many others as its columns
/// find in turn.
private struct Search {
  struct Choice: Hashable { let column, value: Int }

  /// Two choices, with that of the earlier column first.
  struct Pair: Hashable {
    let one, other: Choice

    init(_ one: Choice, _ other: Choice) {
      (self.one, self.other) = one.column < other.column ? (one, other) : (other, one)
    }
  }

  private let choices: [[Choice]]
  private let pairs: [Pair]
  private var left: Set<Pair>
  private var uses: [Choice: Int] = [:]

  init(counts: [Int]) {
    let choices = counts.enumerated().map { column, count in
      (0..<count).map { Choice(column: column, value: $0) }
    }
    self.choices = choices
    pairs = choices.indices.flatMap { column in
      choices[column].flatMap { one in choices[(column + 1)...].joined().map { Pair(one, $0) } }
    }
    left = Set(pairs)
  }

  var firstPairLeft: Pair? { pairs.first(where: left.contains) }

  mutating func row(with pair: Pair) -> [Int] {
    var row = [pair.one, pair.other]
    for column in choices.indices where !row.contains(where: { $0.column == column }) {
      row.append(best(of: choices[column], beside: row))
    }
    row.sort { $0.column < $1.column }
    for (index, one) in row.enumerated() {
      uses[one, default: 0] += 1
      for other in row[(index + 1)...] { left.remove(Pair(one, other)) }
    }
    return row.map(\.value)
  }

  /// The choice that makes the most new pairs; of equal ones, the least used.
  private func best(of candidates: [Choice], beside row: [Choice]) -> Choice {
    func rank(_ choice: Choice) -> (Int, Int) {
      (row.count { left.contains(Pair($0, choice)) }, -uses[choice, default: 0])
    }
    return candidates.dropFirst().reduce(candidates[0]) { rank($1) > rank($0) ? $1 : $0 }
  }
}
