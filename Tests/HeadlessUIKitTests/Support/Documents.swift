import Foundation

/// The files of the repository.
enum Documents {
  static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The files with an extension in a folder and its folders, without hidden ones.
  static func files(_ pathExtension: String, in folder: String) throws -> [(
    path: String, text: String
  )] {
    let all = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    return try (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == pathExtension }
      .map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The text of a file in Docs, with numbers instead of the links to facts.
  static func text(_ name: String) throws -> String {
    FactLinks.unlinked(
      try String(contentsOf: root.appending(path: "Docs/\(name)"), encoding: .utf8))
  }

  /// The cells of the rows of tables.
  static func rows(of text: String) -> [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
