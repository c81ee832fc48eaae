import Foundation

/// Reproducible counts: runs this program under valgrind, and subtracts the counts for a smaller
/// number of repetitions from those for a larger one.
enum Valgrind {
  static let isInstalled = (try? output(of: ["valgrind", "--version"])) != nil

  /// The number of instructions of a work.
  static func instructions(of work: Work) throws -> Double {
    try difference(work) {
      // Without caches it counts as callgrind does, and takes less time.
      let tool = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
      return number(after: " refs:", in: try output(of: ["valgrind"] + tool + $0))
    }
  }

  /// The number of allocations of a work.
  static func allocations(of work: Work) throws -> Double {
    try difference(work) {
      let text = try output(
        of: ["valgrind", "--leak-check=no", "--undef-value-errors=no"] + $0)
      return number(after: "total heap usage:", in: text)
    }
  }

  private static func difference(
    _ work: Work, _ count: ([String]) throws -> Double?
  ) throws -> Double {
    let (few, many) = work.countedRepetitions
    func counted(_ times: Int) throws -> Double {
      let command = [CommandLine.arguments[0], "work", String(times)] + work.arguments
      guard let found = try count(command) else { throw CocoaError(.fileReadUnknown) }
      return found
    }
    return (try counted(many) - counted(few)) / Double(many - few)
  }

  private static func number(after label: String, in text: String) -> Double? {
    guard let range = text.range(of: label) else { return nil }
    let digits = text[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "," }
    return Double(digits.filter(\.isNumber))
  }

  /// The output of a command, from both streams.
  private static func output(of command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Hashes must be the same in every run.
    process.arguments = ["SWIFT_DETERMINISTIC_HASHING=1"] + command
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }
    return text
  }
}
