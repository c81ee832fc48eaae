#if os(Linux)
import Foundation
import Testing

/// The code of "Migrating to SnapLayouts" compiles.
struct MigrationTests {
  @Test func `the tables show this very code`() throws {
    let source = try [
      "Tests/SnapLayoutsTests/Guides/MigrationSnippets.swift",
      "Tests/SnapCarouselTests/Guides/CarouselMigrationSnippets.swift",
    ].map { Document.bare(try Document($0).text) }.joined()
    let page = try Document("Sources/SnapLayouts/SnapLayouts.docc/Migrating.md")
    let code = page.code(inColumn: 1)
    #expect(code.count > 100)
    for snippet in code { #expect(source.contains(Document.bare(snippet)), "\(snippet)") }
  }
}
#endif
