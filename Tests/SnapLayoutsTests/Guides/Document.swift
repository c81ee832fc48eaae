#if os(Linux)
import Foundation

/// A document of the repository.
struct Document {
  let path: String
  let text: String

  static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The catalogs of the guide.
  static let catalogs = ["SnapLayouts", "SnapCarousel"].map { "Sources/\($0)/\($0).docc" }

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every document, and every file of code that one shows.
  static func paths(withExtension pathExtension: String) -> [String] {
    let folders = ["Docs", "Tests/HeadlessUIKitTests/Facts"] + catalogs
    let atRoot = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return (atRoot + folders.flatMap(files)).filter { $0.hasSuffix("." + pathExtension) }.sorted()
  }

  /// Every file of code with documentation comments for users of the library.
  static func documentedPaths() -> [String] {
    ["Sources", "Examples/Sources", "Gallery/Sources"].flatMap(files)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted()
  }

  /// Every file in a folder and its subfolders.
  static func files(in folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    return (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
      .map { folder + "/" + $0 }
  }

  /// The text of its blocks of Swift.
  var snippets: [String] { Self.parts(of: text, from: "```swift\n", to: "```") }

  /// The text of the blocks of Swift in its documentation comments, if it is a file of code.
  var documentationSnippets: [String] {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let comments = lines.filter { $0.hasPrefix("///") }.map { $0.dropFirst(3) }
      .map { $0.hasPrefix(" ") ? $0.dropFirst() : $0 }
    return Self.parts(of: comments.joined(separator: "\n"), from: "```swift\n", to: "```")
  }

  /// The code in its tables: the text between backticks in a column.
  func code(inColumn column: Int) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { row -> [String] in
      let cells = row.split(separator: "|")
      guard cells.count > column else { return [] }
      return cells[column].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) && !$0.element.isEmpty }.map { String($0.element) }
    }
  }

  /// The cases of the enumerations of this name in a file of the state.
  static func cases(of name: String, in file: String) throws -> [String] {
    let text = try Document("Sources/SnapLayouts/State/\(file).swift").text
    return text.components(separatedBy: "enum \(name): ").dropFirst().flatMap { rest in
      let body = rest.prefix(upTo: rest.firstRange(of: /\n *}\n/)?.lowerBound ?? rest.endIndex)
      return body.matches(of: /\n +(?:indirect )?case (\w+)/).map { String($0.output.1) }
    }
  }

  /// The modules that the code of a text imports; one that a test may look into has its mark.
  static func imports(in text: String) -> Set<String> {
    Set(
      text.matches(of: /(?m)^(@testable )?import (\w+)$/).map { ($0.output.1 ?? "") + $0.output.2 }
        .map(String.init))
  }

  /// All texts between two marks.
  static func parts(of text: String, from start: String, to end: String) -> [String] {
    wholeParts(of: text, from: start, to: end).map(bare)
  }

  /// The same, as they are written.
  static func wholeParts(of text: String, from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst()
      .compactMap { $0.components(separatedBy: end).first }
  }

  /// The source without white space and imports, and without the commas that only line breaks need.
  static func bare(_ source: String) -> String {
    source.split(separator: "\n")
      .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@testable ") }.joined()
      .filter { !$0.isWhitespace }.replacing(",]", with: "]")
  }
}
#endif
