#if os(Linux)
import Foundation
import Testing

/// Every relative link in every document leads somewhere, and every test that an answer names exists.
struct LinkTests {
  @Test(arguments: Document.paths(withExtension: "md"))
  func `every link resolves`(path: String) throws {
    let document = try Document(path)
    for link in links(in: document.text) where !link.contains(":") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = parts[0].isEmpty ? path : resolved(String(parts[0]), from: path)
      let file = Document.root.appendingPathComponent(target)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path): \(link)")
      guard parts.count == 2, target.hasSuffix(".md") else { continue }
      #expect(anchors(of: try Document(target).text).contains(String(parts[1])), "\(path): \(link)")
    }
  }

  @Test(arguments: Document.paths(withExtension: "md").filter { $0.contains(".docc/") })
  func `every picture is there in light and dark`(path: String) throws {
    let names = try Document(path).text.components(separatedBy: "![").dropFirst()
      .compactMap {
        $0.components(separatedBy: "](").dropFirst().first?.split(separator: ")").first
      }
    let folder = path.components(separatedBy: ".docc/")[0] + ".docc/Resources/"
    for name in names {
      for suffix in ["@2x.jpg", "~dark@2x.jpg"] {
        let file = Document.root.appendingPathComponent(folder + name + suffix)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(path): \(name)\(suffix)")
      }
    }
  }

  /// Every name in the map of the project exists in the sources; `LayoutState+Rest` is a file.
  @Test(arguments: [
    "CONTRIBUTING.md", "Docs/Architecture.md", "Docs/Releasing.md", "Docs/Testing.md",
  ])
  func `every name in the map exists`(path: String) throws {
    let prose = try Document(path).text.components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let names = prose.matches(of: /`(?<name>\w+\+\w+|[A-Za-z]{4,})(?:\([^`]*\))?`/)
    #expect(names.count > 3)
    for name in Set(names.map { String($0.output.name) }) where !Self.words.contains(name) {
      Issue.record("\(path): \(name)")
    }
  }

  /// The words of all sources, and the names of all folders and files.
  private static let words: Set<String> = {
    let folders = ["Sources", "Tests", "Examples/Sources", "Gallery/Sources", "Gallery/Tests"]
    let paths = folders.flatMap(Document.files)
    let files = paths.compactMap { $0.split(separator: "/").last?.split(separator: ".").first }
    let sources = paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Guides/LinkTests") }
    let texts = sources.compactMap { try? Document($0).text }
    let all = folders + ["Examples", "Gallery", "Benchmarks"] + paths + texts
    return Set(all.flatMap { $0.split { !$0.isLetter } }.map(String.init) + files.map(String.init))
  }()

  /// Links and pictures of HTML; DocC's pictures have names instead of paths.
  private func links(in text: String) -> [String] {
    let prose = text.components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
      .components(separatedBy: "`").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let pattern = /(?<mark>!?)\[[^\]]*\]\((?<path>[^)\s]+)\)|(?:src|href|srcset)="(?<value>[^"]+)"/
    return prose.matches(of: pattern).compactMap { match in
      if let value = match.output.value { return String(value) }
      return match.output.mark == "!" ? nil : match.output.path.map(String.init)
    }
  }

  private func resolved(_ link: String, from path: String) -> String {
    let folder = URL(fileURLWithPath: "/" + path).deletingLastPathComponent()
    let target = link.removingPercentEncoding ?? link
    return String(folder.appendingPathComponent(target).standardized.path.dropFirst())
  }

  /// The anchors that GitHub creates for titles, and explicit ones.
  private func anchors(of text: String) -> [String] {
    let written = text.matches(of: /id="([^"]+)"/).map { String($0.output.1) }
    let titles = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacing(" ", with: "-")
    }
    return written + titles
  }

  // MARK: What people ask

  private static let asked = "Sources/SnapLayouts/SnapLayouts.docc/WhatPeopleAsk.md"

  @Test func `every answer is held by a test`() throws {
    let rows = try Document(Self.asked).text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let wishes = rows.map { row in
      row.split(separator: "|")[0].trimmingCharacters(in: .whitespaces)
    }.filter { $0 != "people ask for" }
    #expect(wishes.count > 30)
    let known = Set(AskedWishes.tests.map(\.0))
    #expect(wishes.filter { !known.contains($0) } == [])
    let unasked = known.subtracting(wishes).subtracting(try sections().map(\.title))
    #expect(unasked == [])
    for (wish, test) in AskedWishes.tests { #expect(Self.exists(test), "\(wish)") }
  }

  /// What the text below the tables says is tested, or is about UIKit and has a source.
  @Test func `every sentence has a test or a source`() throws {
    let held = Set(AskedWishes.tests.map(\.0))
    let sections = try sections().filter { !$0.text.contains("| people ask for |") }
    #expect(sections.count >= 5)
    for (title, text) in sections where !held.contains(title) {
      #expect(text.contains(/\nSources?:[^.]*\]\(https:/), "\(title)")
    }
  }

  private func sections() throws -> [(title: String, text: String)] {
    try Document(Self.asked).text.components(separatedBy: "\n### ").dropFirst().map {
      (String($0.prefix { $0 != "\n" }), $0)
    }
  }

  /// Whether a suite has a test: `LoopTests/the app switches the loop off`.
  private static func exists(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    return parts.count == 2 && sources(of: String(parts[0])).contains("func `\(parts[1])`(")
  }

  /// The text of all files that declare or extend a suite.
  private static func sources(of suite: String) -> String {
    Document.files(in: "Tests").filter {
      $0.hasSuffix("/\(suite).swift") || $0.contains("/\(suite)+")
    }
    .compactMap { try? Document($0).text }.joined()
  }
}
#endif
