import Foundation

/// The recorded file, and which of its configurations say what.
enum FlowOracle {
  /// How much of a configuration is an expectation.
  enum Comparison: Hashable {
    /// Every number as recorded.
    case full
    /// Some numbers are overruled by measured facts, as `FlowOracleExpectation` says.
    case part
    /// Oversize items (D5), and breaks that hang on the last bit (D8): no expectation at all.
    case skipped
  }

  static let cases: [FlowOracleCase] = load()

  static var compared: [FlowOracleCase] { cases.filter { comparison(of: $0) != .skipped } }

  static func comparison(of entry: FlowOracleCase) -> Comparison {
    guard entry.tags.isDisjoint(with: ["D5", "D8"]) else { return .skipped }
    return entry.tags.isDisjoint(with: ["D1", "D2", "D3", "D4"]) ? .full : .part
  }

  /// No entries if the file is missing or unreadable, which the test of the counts reports.
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
