import Foundation

/// The recorded frames of PSTCollectionView, and how far each configuration can be compared.
enum FlowOracle {
  /// The part of a configuration that is an expectation.
  enum Comparison: Hashable {
    /// Every number as recorded.
    case full
    /// All numbers except those that measured facts contradict; see `FlowOracleExpectation`.
    case part
    /// Nothing: the items are too large (tag D5), or a line break depends on a rounding error (tag
    /// D8).
    case skipped
  }

  static let cases: [FlowOracleCase] = load()

  static var compared: [FlowOracleCase] { cases.filter { comparison(of: $0) != .skipped } }

  static func comparison(of entry: FlowOracleCase) -> Comparison {
    guard entry.tags.isDisjoint(with: ["D5", "D8"]) else { return .skipped }
    return entry.tags.isDisjoint(with: ["D1", "D2", "D3", "D4"]) ? .full : .part
  }

  /// Empty if the file is missing or unreadable, which the test of the counts detects.
  private static func load() -> [FlowOracleCase] {
    struct File: Decodable { var cases: [FlowOracleCase] }
    guard
      let url = Bundle.module.url(
        forResource: "flow-oracle", withExtension: "json", subdirectory: "Facts"),
      let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    return file.cases
  }
}
