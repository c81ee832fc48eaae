#if os(Linux)
import Foundation
import SnapLayouts
import Testing

/// All code in documents and documentation comments is in these tests, and all snippets of these tests are there, word for
/// word: what stands between `begin` and `end`.
struct GuideTests {
  private static let files = ["Tests/SnapLayoutsTests/Guides", "Tests/SnapCarouselTests/Guides"]
    .flatMap(Document.files)
    .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/GuideTests.swift") }

  @Test func `the documents show what the tests run`() throws {
    let marked = try Self.files.flatMap {
      Document.parts(of: try Document($0).text, from: "// begin\n", to: "// end\n")
    }
    // The complete code of these files is in a document.
    let whole = try ["WheelLayout.swift", "CoverFlowShelf.swift"].map {
      Document.bare(try Document("Tests/SnapLayoutsTests/Guides/" + $0).text)
    }
    // "Effects" has its own tests.
    let blocks = try Document.paths(withExtension: "md")
      .filter { !$0.hasSuffix(".docc/Effects.md") && !$0.hasPrefix("Docs/Guide/") }
      .flatMap { try Document($0).snippets }
    let steps = Document.paths(withExtension: "swift").filter { $0.contains(".docc/") }
    let last = try Document(try #require(steps.last)).text
    let comments = try Document.documentedPaths().flatMap { try Document($0).documentationSnippets }
    // Package manifests can't be in a test; .ci/consumer/check builds such packages, and .ci/consumer/documented tests
    // the one of this section.
    let package = Document.parts(
      of: try Document("Docs/TestingWithoutAMac.md").text,
      from: "## In a package of your own\n", to: "## There is no Auto Layout\n")
    let packaged = blocks.filter { block in
      block.hasPrefix(".package(name:") || package.contains { $0.contains(block) }
    }
    let code = blocks.filter { !packaged.contains($0) } + comments
    #expect(packaged.count == 5)
    #expect(steps.count == 4)
    #expect(comments.count >= 4)
    let known = Set(marked + whole)
    let (unknown, unused) = (code.filter { !known.contains($0) }, known.subtracting(code))
    #expect(unknown.isEmpty)
    #expect(unused.isEmpty)
    // Tests run the last step of the tutorial, to whose file a link leads here. The steps before it have only lines of it,
    // and a class without a delegate.
    let lines = Set(last.split(separator: "\n"))
    for step in try steps.map(Document.init) {
      for line in step.text.split(separator: "\n") where !line.hasPrefix("final class ") {
        #expect(lines.contains(line), "\(step.path): \(line)")
      }
    }
  }

  /// Whoever copies it has UIKit already; the tests have more for themselves.
  @Test func `code compiles with the imports that its article shows`() throws {
    let own: Set = ["UIKit", "Testing", "UIKitSimulation", "EffortSupport"]
    let effects = "Tests/SnapLayoutsTests/Looks/EffectSnippets.swift"
    let sources = try (Self.files + [effects]).map { path in
      let text = try Document(path).text
      return (code: Document.bare(text), imports: Document.imports(in: text).subtracting(own))
    }
    let articles = Document.paths(withExtension: "md").filter { $0.contains(".docc/") }
    var compared = 0
    for article in try (articles + ["README.md"]).map(Document.init) {
      let shown = Document.imports(in: article.text)
      for code in article.snippets where !code.hasPrefix(".package(") {
        let needed = sources.filter { $0.code.contains(code) }.map(\.imports)
        #expect(needed.contains { $0.isSubset(of: shown) }, "\(article.path): \(code)")
        compared += 1
      }
    }
    #expect(compared > 100)
  }

  /// The libraries don't export UIKit; SwiftUI does.
  @Test func `a sample that shows its imports and declares a type with UIKit has it`() throws {
    var compared = 0
    for page in try Document.paths(withExtension: "md").map(Document.init) {
      for code in Document.wholeParts(of: page.text, from: "```swift\n", to: "```") {
        let imports = Document.imports(in: code)
        let declares = code.contains(/(?m)^[\w ]*\b(class|struct|enum|actor|protocol|extension) \w/)
        guard !imports.isEmpty, declares, code.contains(/\bUI[A-Z]/) else { continue }
        #expect(!imports.isDisjoint(with: ["UIKit", "SwiftUI"]), "\(page.path): \(code)")
        compared += 1
      }
    }
    #expect(compared > 15)
  }

  /// The code in the tables of "Migrating to SnapLayouts" compiles.
  @Test func `the tables about migrating show what these tests have`() throws {
    let source = try Self.files.map { Document.bare(try Document($0).text) }.joined()
    let page = try Document("Sources/SnapLayouts/SnapLayouts.docc/Migrating.md")
    let code = page.code(inColumn: 1)
    #expect(code.count > 100)
    for snippet in code { #expect(source.contains(Document.bare(snippet)), "\(snippet)") }
  }

  @Test(
    arguments: [
      ("picker", .picker), ("shelf", .shelf), ("banner", .banner), ("paging", .paging),
    ] as [(String, ReleasePolicy)])
  func `the numbers of a policy`(name: String, policy: ReleasePolicy) throws {
    let page = try Document("Sources/SnapLayouts/SnapLayouts.docc/TurningPagesOfAShelf.md").text
    let pages = policy.maximumPagesPerDrag.map(String.init) ?? "no limit"
    let numbers = PolicyNumber.all.map { String(format: "%g", $0.read(policy)) }
    let row = (["``ReleasePolicy/\(name)``", pages] + numbers).joined(separator: " | ")
    #expect(page.contains("| \(row) |\n"), "\(row)")
  }

  @Test func `the README names the platforms of the manifest`() throws {
    let manifest = try Document("Package.swift").text
    #expect(manifest.contains("[.iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15)"))
    let readme = try Document("README.md").text
    #expect(readme.contains("iOS 15, tvOS 15, visionOS 1 and Mac Catalyst 15"))
  }

  @Test func `README, the guide and the gallery begin with the same sentence`() throws {
    let pages = ["Sources/SnapLayouts/SnapLayouts.docc/SnapLayouts.md", "README.md"]
    let first = try pages.map { try Document($0).text.components(separatedBy: "\n\n")[1] }
    #expect(first[0] == first[1])
    let page = try Document("Gallery/Sources/LiveGallery/Page/index.html").text
    let shown = page.replacing(/<\/?code>/, with: "`").split(whereSeparator: \.isWhitespace)
    #expect(shown.joined(separator: " ").contains(first[0].replacing("\n", with: " ")))
  }

  /// GitHub shows these; `.ci/guide/readable` writes them, with a sum of the article (FNV-1a).
  @Test func `the articles for GitHub are those of the guide`() throws {
    let articles = Document.catalogs.flatMap(Document.files).filter { $0.hasSuffix(".md") }
    let expected = try articles.map(Document.init).filter { !$0.text.hasPrefix("# ``") }
    #expect(expected.count > 15)
    #expect(expected.count == Document.files(in: "Docs/Guide").count)
    for article in expected {
      let name = try #require(article.path.split(separator: "/").last)
      let sum = article.text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      let copy = try #require(try? Document("Docs/Guide/\(name)"), "run .ci/guide/readable")
      let line = copy.text.prefix { $0 != "\n" }
      #expect(line.hasPrefix("<!-- Written by .ci/guide/readable from \(article.path): "))
      let digits = String(sum, radix: 16)
      #expect(line.contains("\(digits) -->"), "run .ci/guide/readable: \(article.path)")
    }
  }

  @Test func `the article lists every inspectable setting`() throws {
    let article = try Document("Sources/SnapLayouts/SnapLayouts.docc/SettingUpInAStoryboard.md")
      .text
    let layouts = [
      "SnapFlowLayout", "CenteredPickerLayout", "GroupPagingLayout", "InfiniteBannerLayout",
    ]
    let files = layouts.map { "SnapLayouts/Layouts/\($0)" } + ["SnapCarousel/CarouselView"]
    for file in files {
      let name = try #require(file.split(separator: "/").last?.split(separator: "+").first)
      let row = try #require(
        article.split(separator: "\n").first {
          $0.hasPrefix("| ``\(name)``") || $0.hasPrefix("| `\(name)`")
        })
      let listed = row.split(separator: "|")[1].split(separator: "`").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      let inspectable = try Document("Sources/\(file).swift").text
        .components(separatedBy: "@IBInspectable public var ").dropFirst()
        .map { String($0.prefix { $0 != ":" }) }
      #expect(Set(listed) == Set(inspectable), "\(name)")
    }
  }
}
#endif
