#if canImport(Foundation)
import Foundation
#endif

/// What pages cover that are joined of listed lines.
struct JoinedExtents: Sendable, Hashable {
  let lines: ExtentList
  /// Which lines form which page.
  let grouping: PageGrouping

  /// The number of pages.
  var count: Int { grouping.count }

  /// What a page covers that exists.
  subscript(page: Int) -> Extent {
    let range = grouping.items(inPage: page)
    let first = lines[range.lowerBound]
    return range.count == 1 ? first : range.dropFirst().reduce(first) { $0.union(lines[$1]) }
  }
}
