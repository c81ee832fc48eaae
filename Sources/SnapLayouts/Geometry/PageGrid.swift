/// The places of items that fill pages along the page: first one item in each line of the page, then a
/// second one in each.
///
/// Items and lines are numbered through all pages, and the places of a line from 0. All pages have as
/// many lines; the last one is the only one that may have free places.
struct PageGrid: TestedValue {
  private let itemCount: Int
  private let itemsPerLine: Int
  private let linesPerPage: Int

  /// Creates a grid; nil where it would be the same as a flow layout.
  init?(itemCount: Int, itemsPerLine: Int, linesPerPage: Int) {
    guard itemCount > 1, itemsPerLine > 1, linesPerPage > 1 else { return nil }
    self.itemCount = itemCount
    // More places than items change nothing.
    self.itemsPerLine = min(itemsPerLine, itemCount)
    self.linesPerPage = min(linesPerPage, itemCount)
  }

  private var itemsPerPage: Int { itemsPerLine * linesPerPage }

  /// The number of lines that have items.
  var lineCount: Int { lines(ofItems: 0..<itemCount).upperBound + 1 }

  /// The line of an existing item, and the number of its place in the line.
  func place(ofItem number: Int) -> (line: Int, slot: Int) {
    let (page, place) = number.quotientAndRemainder(dividingBy: itemsPerPage)
    let (slot, line) = place.quotientAndRemainder(dividingBy: linesPerPage)
    return (page * linesPerPage + line, slot)
  }

  /// The items of some lines, in their own order.
  func items(inLines lines: Range<Int>) -> [Int] {
    var items: [Int] = []
    for page in lines.lowerBound / linesPerPage...lines.upperBound / linesPerPage {
      let own = lines.clamped(to: page * linesPerPage..<(page + 1) * linesPerPage)
      for slot in 0..<itemsPerLine {
        let before = page * (itemsPerPage - linesPerPage) + slot * linesPerPage
        for line in own where line + before < itemCount { items.append(line + before) }
      }
    }
    return items
  }

  /// The lines of consecutive items, of which there is one at least, and the first one begins a page.
  func lines(ofItems items: Range<Int>) -> ClosedRange<Int> {
    let first = place(ofItem: items.lowerBound).line
    let (fullPages, others) = items.upperBound.quotientAndRemainder(dividingBy: itemsPerPage)
    return first...fullPages * linesPerPage + min(others, linesPerPage) - 1
  }
}
