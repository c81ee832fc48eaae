#if os(Linux)
import Foundation
import Testing

@testable import SnapLayouts

/// The tables about the state name what its types declare, all of it and nothing else; the tree names every folder.
struct ArchitectureTableTests {
  private let document: Document

  init() throws { document = try Document("Docs/Architecture.md") }

  @Test func `the parts of the state`() throws {
    let parts = Mirror(reflecting: LayoutState()).children.compactMap(\.label)
    #expect(try document.rows(ofTable: "part").map { $0[0] } == parts)
  }

  @Test func `events`() throws {
    let names = try document.rows(ofTable: "event").flatMap {
      $0[0].components(separatedBy: "`, `")
    }
    #expect(names.sorted() == (try Document.cases(of: "LayoutEvent", in: "LayoutEvent")).sorted())
  }

  @Test func `motions and their stages`() throws {
    var named: [String: [String]] = [:]
    var motion = ""
    for row in try document.rows(ofTable: "motion") {
      if !row[0].isEmpty { motion = row[0] }
      named[motion, default: []] += row[1].isEmpty ? [] : [row[1]]
    }
    #expect(named.keys.sorted() == (try Document.cases(of: "Motion", in: "Motion")).sorted())
    let stages = [
      "foreign": try Document.cases(of: "Stage", within: "ForeignMotion", in: "Motion"),
      "scrolling": try Document.cases(of: "Stage", within: "PageScroll", in: "Motion"),
    ]
    for (motion, names) in named {
      #expect(names.sorted() == stages[motion, default: []].sorted(), "\(motion)")
    }
  }

  @Test func `the source tree`() throws {
    let tree = document.text.components(separatedBy: "```").dropFirst().first ?? ""
    var (folders, named) = ([Int: String](), [String]())
    for line in tree.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/^( *)([A-Za-z.]+\/)(?: |$)/#)?.output else {
        continue
      }
      let path = (folders[match.1.count - 2] ?? "") + match.2
      folders[match.1.count] = path
      named.append(path)
    }
    for path in named { #expect(isFolder(path), "\(path)") }
    for parent in ["Sources/", "Sources/SnapLayouts/"] {
      let folder = Document.root.appendingPathComponent(parent).path
      let found = try FileManager.default.contentsOfDirectory(atPath: folder)
        .map { parent + $0 + "/" }.filter(isFolder)
      #expect(Set(found).isSubset(of: named), "\(parent)")
    }
  }

  private func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(
      atPath: Document.root.appendingPathComponent(path).path)) != nil
  }
}
#endif
