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

  /// A citation that leads to the text of its fact.
  static var link: Regex<(Substring, number: Substring, path: Substring, anchor: Substring)> {
    #/\[(?<number>\d+)\]\((?<path>[^)#]*)#fact-(?<anchor>\d+)\)/#
  }

  /// The text with numbers instead of the links to facts.
  static func unlinked(_ text: String) -> String { text.replacing(link) { $0.output.number } }
}
