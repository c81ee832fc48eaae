#if DEBUG
import Foundation

@testable import SnapLayouts

/// Reads an event log from its text.
struct EventLogReader {
  let start: LayoutState
  let end: LayoutState
  private(set) var entries: [Entry] = []

  struct Entry {
    let event: LayoutEvent
    let view: ViewSnapshot
    /// As the log writes them.
    let commands: String
  }

  init(_ text: String) throws(EventLogProblem) {
    let lines = Self.lines(of: text)
    guard let first = lines.first, first.hasPrefix("begin "), let last = lines.last,
      last.hasPrefix("end ")
    else { throw EventLogProblem("It doesn't begin with `begin` and end with `end`.") }
    start = try Self.value(first.dropFirst(6), line: 1)
    end = try Self.value(last.dropFirst(4), line: lines.count)
    for (number, line) in lines.dropFirst().dropLast().enumerated() {
      entries.append(try Entry(line, number: number + 2))
    }
  }

  /// The lines of the log, without what a mail, a document or a debugger has put around them.
  private static func lines(of text: String) -> [Substring] {
    // A debugger writes a string as one line in quotation marks.
    let text =
      text.contains(where: \.isNewline)
      ? text : text.replacingOccurrences(of: "\\n", with: "\n")
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      let start = line.drop { " \t>|`\"“".contains($0) }
      return start.prefix(
        upTo: start.lastIndex { !" \t`\"”".contains($0) }.map(start.index(after:))
          ?? start.startIndex)
    }.filter { !$0.isEmpty }
    guard let first = lines.firstIndex(where: { $0.hasPrefix("begin ") }),
      let last = lines.lastIndex(where: { $0.hasPrefix("end ") }), first < last
    else { return lines }
    return Array(lines[first...last])
  }

  /// A value that is written as it was read; nothing is guessed or left out.
  fileprivate static func value<Value: Logged>(
    _ text: Substring, line: Int
  ) throws(EventLogProblem) -> Value {
    let node = LogNode(text)
    guard node.isPlausible else { throw EventLogProblem("Line \(line): a number is out of range.") }
    let value = Value(node)
    guard LogNode(EventLogText(value).description).agrees(with: node) else {
      throw EventLogProblem("Line \(line) is not in the format of this version.")
    }
    return value
  }
}

extension EventLogReader.Entry {
  fileprivate init(_ line: Substring, number: Int) throws(EventLogProblem) {
    guard let at = line.range(of: " at ("), let does = line.range(of: " does [") else {
      throw EventLogProblem("Line \(number) is not an event.")
    }
    event = try EventLogReader.value(line[..<at.lowerBound], line: number)
    view = try EventLogReader.value(
      line[line.index(before: at.upperBound)..<does.lowerBound], line: number)
    commands = String(line[line.index(before: does.upperBound)...])
  }
}

extension LogNode {
  /// The value that the log writes so; the first one if there is none.
  func one<Value>(of values: [Value]) -> Value {
    values.first { EventLogText($0).description == name } ?? values[0]
  }
}
#endif
