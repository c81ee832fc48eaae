import Foundation
import Testing

/// What *Testing without a Mac* says of the names that exist here.
struct PublicNameTests {
  /// The types of the list that is compared with the module.
  private func types() throws -> Set<String> {
    let list = Documents.root.appending(path: ".ci/public-names/UIKit.txt")
    return Set(
      try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter {
        !$0.hasPrefix(" ")
      }.compactMap { $0.split { !$0.isLetter && !$0.isNumber }.first.map(String.init) })
  }

  @Test func `each class that is said to exist does, and no other`() throws {
    let types = try types()
    let rows = Documents.rows(of: try Documents.text("TestingWithoutAMac.md"))
      .filter { $0.count == 4 && $0[0].allSatisfy(\.isLetter) && $0[0] != "for" }
    #expect(rows.count == 7)
    for row in rows {
      let (existing, missing) = (names(row[1]), names(row[2]))
      #expect(!existing.isEmpty && existing.subtracting(types).isEmpty, "\(row[0])")
      #expect(!missing.isEmpty && missing.isDisjoint(with: types), "\(row[0])")
    }
  }

  private func names(_ cell: String) -> Set<String> {
    Set(cell.matches(of: /`((?:UI|CA|NS)[A-Z]\w*|CATransform3D)[`(]/).map { String($0.output.1) })
  }
}
