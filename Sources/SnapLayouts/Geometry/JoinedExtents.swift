import Foundation

/// The extents of pages, each of which joins several lines of a list.
struct JoinedExtents: Sendable, Hashable {
  let lines: ExtentList
  /// The assignment of lines to pages.
  let grouping: PageGrouping

  /// The number of pages.
  var count: Int { grouping.count }

  /// The extent of an existing page.
  subscript(page: Int) -> Extent {
    let range = grouping.items(inPage: page)
    let first = lines[range.lowerBound]
    return range.count == 1 ? first : range.dropFirst().reduce(first) { $0.union(lines[$1]) }
  }
}
