#if os(Linux)
import Foundation
import Testing

extension Document {
  /// The cells of the table whose first column has this title, without backticks at their ends.
  func rows(ofTable title: String) throws -> [[String]] {
    let start = try #require(text.range(of: "\n| \(title) | ")).upperBound
    let table = text[start...].components(separatedBy: "\n\n")[0]
    return table.components(separatedBy: "\n").dropFirst(2).map { row in
      row.components(separatedBy: "|").dropFirst().map { cell in
        let cell = cell.trimmingCharacters(in: .whitespaces)
        return cell.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      }
    }
  }

  /// The cases of an enumeration of the state, as its file declares them.
  static func cases(of name: String, within outer: String? = nil, in file: String) throws
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
