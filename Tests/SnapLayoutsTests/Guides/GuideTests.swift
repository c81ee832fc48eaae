#if os(Linux)
import Foundation
import Testing

/// All code in the guides is in these tests, and all snippets of these tests are in the guides.
@Suite struct GuideTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static let guides = [
    "README.md", "Docs/WritingALayout.md", "Sources/SnapLayouts/SnapLayouts.docc/SnapLayouts.md",
    "Sources/SnapLayouts/SnapLayouts.docc/ShowingImages.md",
    "Sources/SnapLayouts/SnapLayouts.docc/SnapFlowLayout.md",
  ]

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The source without white space and imports, and without the commas that only line breaks need.
  private static func bare(_ source: String) -> String {
    source.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined()
      .filter { !$0.isWhitespace }.replacing(",]", with: "]")
  }

  /// All texts between two marks.
  private static func parts(of text: String, from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst()
      .compactMap { $0.components(separatedBy: end).first }.map(bare)
  }

  @Test func theGuidesShowWhatTheTestsRun() throws {
    let marked = try ["GuideScreen.swift", "GuideClasses.swift"].flatMap {
      Self.parts(of: try Self.read($0), from: "// begin\n", to: "// end\n")
    }
    let whole = try ["WheelLayout.swift", "CoverFlowShelf.swift"].map {
      Self.bare(try Self.read($0))
    }
    let shown = try Self.guides.flatMap {
      Self.parts(of: try Self.read("../../../" + $0), from: "```swift\n", to: "```")
    }
    // A line of a package manifest can't be in a test; .ci/consumer/check builds such a package.
    let code = shown.filter { !$0.hasPrefix(".package(url:") }
    #expect(shown.count == code.count + 1)
    let known = Set(marked + whole)
    let (unknown, unused) = (code.filter { !known.contains($0) }, known.subtracting(code))
    #expect(unknown.isEmpty)
    #expect(unused.isEmpty)
  }

  @Test func theReadmeNamesThePlatformsOfTheManifest() throws {
    let manifest = try Self.read("../../../Package.swift")
    #expect(manifest.contains("[.iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15)"))
    let readme = try Self.read("../../../README.md")
    #expect(readme.contains("iOS 15, tvOS 15, visionOS 1 and Mac Catalyst 15"))
  }
}
#endif
