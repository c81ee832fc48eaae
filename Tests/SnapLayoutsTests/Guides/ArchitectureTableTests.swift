#if os(Linux)
import Foundation
import Testing

@testable import SnapLayouts

/// The tables about the state name what its types declare, all of it and nothing else.
@Suite struct ArchitectureTableTests {
  @Test func `the parts of the state`() throws {
    let parts = Mirror(reflecting: LayoutState()).children.compactMap(\.label)
    let rows = try rows(ofTable: "part").map { $0[0] }
    #expect(rows == parts)
  }

  @Test(arguments: [("event", "LayoutEvent"), ("command", "LayoutCommand")])
  func `events and commands`(table: String, type: String) throws {
    let names = try rows(ofTable: table).flatMap { $0[0].components(separatedBy: "`, `") }
    #expect(Set(names) == Set(try cases(of: type, in: "LayoutEvent")))
    #expect(names.count == Set(names).count)
  }

  @Test func `motions and their stages`() throws {
    var named: [String: [String]] = [:]
    var motion = ""
    for row in try rows(ofTable: "motion") {
      if !row[0].isEmpty { motion = row[0] }
      named[motion, default: []] += row[1].isEmpty ? [] : [row[1]]
    }
    #expect(Set(named.keys) == Set(try cases(of: "Motion", in: "Motion")))
    let stages = [
      "foreign": try cases(of: "Stage", within: "ForeignMotion", in: "Motion"),
      "scrolling": try cases(of: "Stage", within: "PageScroll", in: "Motion"),
    ]
    for (motion, names) in named {
      #expect(Set(names) == Set(stages[motion] ?? []), "\(motion)")
    }
  }

  // MARK: Private

  /// The cells of a table with this title of its first column, without backticks at their ends.
  private func rows(ofTable title: String) throws -> [[String]] {
    let text = try Document("Docs/Architecture.md").text
    let start = try #require(text.range(of: "\n| \(title) | ")).upperBound
    let table = text[start...].components(separatedBy: "\n\n")[0]
    return table.components(separatedBy: "\n").dropFirst(2).map { row in
      row.components(separatedBy: "|").dropFirst().map { cell in
        let cell = cell.trimmingCharacters(in: .whitespaces)
        return cell.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      }
    }
  }

  /// The cases of an enumeration, as its file declares them.
  private func cases(of name: String, within outer: String? = nil, in file: String) throws
    -> [String]
  {
    let text = try Document("Sources/SnapLayouts/State/\(file).swift").text
    let lines = text.components(separatedBy: "\n")
    let outside = try outer.map { outer in
      try #require(lines.firstIndex { $0.hasPrefix("struct \(outer)") })
    }
    let start = try #require(
      lines[(outside ?? 0)...].firstIndex {
        $0.trimmingCharacters(in: .whitespaces).hasPrefix("enum \(name)")
      })
    let indentation = String(lines[start].prefix { $0 == " " })
    let end = try #require(lines[start...].firstIndex { $0 == indentation + "}" })
    return lines[start..<end].flatMap { line -> [String] in
      let declaration = line.replacingOccurrences(of: "indirect case", with: "case")
      guard declaration.hasPrefix(indentation + "  case ") else { return [] }
      return declaration.dropFirst(indentation.count + 7).components(separatedBy: ", ")
        .map { String($0.prefix { $0.isLetter }) }.prefix(declaration.contains("(") ? 1 : 9).map {
          $0
        }
    }
  }
}
#endif
