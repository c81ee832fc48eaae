import Foundation

/// Links from citations of facts in documents to the texts of the facts.
struct FactLinks {
  /// The files with the texts, by the number of the fact.
  let files: [Int: String]

  /// - Throws: An error if the files can't be read.
  init() throws {
    let urls =
      Bundle.module.urls(forResourcesWithExtension: "md", subdirectory: "Facts")?.map { $0 as URL }
      ?? []
    files = try urls.reduce(into: [:]) { files, url in
      for match in try String(contentsOf: url, encoding: .utf8).matches(of: #/id="fact-(\d+)"/#) {
        files[Int(match.output.1) ?? 0] = url.lastPathComponent
      }
    }
  }

  /// The text with a link for each fact that it cites.
  ///
  /// - Parameters:
  ///   - text: Markdown, with or without such links.
  ///   - folder: The path from the document's folder to the root of the repository.
  ///   - includesLists: Whether numbers at the beginning of a table's row or of a list's item are
  ///     citations too.
  /// - Returns: The text; numbers without a fact stay as they are.
  func linked(_ text: String, root folder: String = "../", includesLists: Bool = false) -> String {
    let words = #/(?<word>[Ff]acts? )(?<list>\d+(?:(?:, | and |-|–)\d+)*)/#
    let lists = #/(?m)(?<word>^(?:\| |- ))(?<list>\d+(?:(?:, |-|–)\d+)*)(?= \||:)/#
    func link(_ list: Substring) -> String {
      String(list).replacing(#/\d+/#) { match in
        guard let number = Int(match.output), let file = files[number] else {
          return String(match.output)
        }
        return "[\(number)](\(folder)Tests/HeadlessUIKitTests/Facts/\(file)#fact-\(number))"
      }
    }
    let plain = Self.unlinked(text)
      .replacing(words) { $0.output.word + link($0.output.list) }
    return includesLists ? plain.replacing(lists) { $0.output.word + link($0.output.list) } : plain
  }

  /// The text with numbers instead of the links to facts.
  static func unlinked(_ text: String) -> String {
    text.replacing(#/\[(?<number>\d+)\]\([^)]*#fact-\d+\)/#) { $0.output.number }
  }
}
