#if os(Linux)
import Foundation

/// A document of the repository.
struct Document {
  let path: String
  let text: String

  static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every document, and every file of code that one shows.
  static func paths(withExtension pathExtension: String) -> [String] {
    let folders = [
      "Docs", "Sources/SnapLayouts/SnapLayouts.docc", "Tests/HeadlessUIKitTests/Facts",
    ]
    let manager = FileManager.default
    let inFolders = folders.flatMap { folder in
      (manager.enumerator(atPath: root.appendingPathComponent(folder).path)?
        .compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }
    }
    let atRoot = (try? manager.contentsOfDirectory(atPath: root.path)) ?? []
    return (atRoot + inFolders).filter { $0.hasSuffix("." + pathExtension) }.sorted()
  }

  /// The text of its blocks of Swift.
  var snippets: [String] { Self.parts(of: text, from: "```swift\n", to: "```") }

  /// The code in its tables: the text between backticks in a column.
  func code(inColumn column: Int) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { row -> [String] in
      let cells = row.split(separator: "|")
      guard cells.count > column else { return [] }
      return cells[column].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) && !$0.element.isEmpty }.map { String($0.element) }
    }
  }

  /// All texts between two marks.
  static func parts(of text: String, from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst()
      .compactMap { $0.components(separatedBy: end).first }.map(bare)
  }

  /// The source without white space and imports, and without the commas that only line breaks need.
  static func bare(_ source: String) -> String {
    source.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined()
      .filter { !$0.isWhitespace }.replacing(",]", with: "]")
  }
}
#endif
