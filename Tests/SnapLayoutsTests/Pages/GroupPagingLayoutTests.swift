import SnapLayouts
import Testing
import UIKit

/// The shelf: its properties one by one, and numbers of the shelf that it is modelled on.
@MainActor
struct GroupPagingLayoutTests {
  /// Items of 70, 30 apart, a left margin of 20.
  private func shelf(
    width: CGFloat = 375, count: Int = 10,
    configure: (GroupPagingLayout, UICollectionView) -> Void = { _, _ in }
  ) -> SnapScreen<GroupPagingLayout> {
    SnapScreen(
      GroupPagingLayout(), size: CGSize(width: width, height: 100), counts: [count]
    ) { layout, view in
      layout.itemSize = CGSize(width: 70, height: 90)
      layout.minimumLineSpacing = 30
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      configure(layout, view)
    }
  }

  private func stops(_ screen: SnapScreen<GroupPagingLayout>) -> [CGFloat] {
    (0..<screen.layout.numberOfPages).map(screen.offset(ofPage:))
  }

  // MARK: Pages

  struct Case23: Sendable {
    let width: CGFloat
    let count: Int
    let pages: Int
    let contentLength: CGFloat
  }

  @Test(arguments: [
    Case23(width: 375, count: 10, pages: 4, contentLength: 1275),
    Case23(width: 375, count: 8, pages: 3, contentLength: 975),
    Case23(width: 375, count: 6, pages: 2, contentLength: 675),
    Case23(width: 375, count: 4, pages: 2, contentLength: 675),
    Case23(width: 375, count: 1, pages: 1, contentLength: 375),
    Case23(width: 414, count: 10, pages: 3, contentLength: 1214),
    Case23(width: 320, count: 8, pages: 3, contentLength: 920),
  ])
  func `items per page, pages and content size`(_ row: Case23) {
    let screen = shelf(width: row.width, count: row.count)
    let capacity = ((row.width - 20 + 30) / 100).rounded(.down)
    #expect(screen.layout.numberOfPages == row.pages)
    #expect(screen.view.contentSize.width == row.contentLength)
    #expect(stops(screen) == (0..<row.pages).map { CGFloat($0) * capacity * 100 })
    for page in 0..<row.pages {
      let first = screen.layout.indexPaths(inPage: page).first?.item ?? -1
      #expect(screen.attributes(first)?.frame.minX == (stops(screen)[page] + 20))
    }
  }

  /// Columns of three items, with equal sizes or with a delegate's sizes.
  private func store(
    _ counts: [Int] = [20], sized: Bool, configure: (GroupPagingLayout) -> Void = { _ in },
    width: @escaping @MainActor (IndexPath) -> CGFloat = { _ in 140 }
  ) -> SnapScreen<GroupPagingLayout> {
    let sizes: @MainActor (IndexPath) -> CGSize = { CGSize(width: width($0), height: 60) }
    return SnapScreen(
      GroupPagingLayout(), size: CGSize(width: 320, height: 200), counts: counts,
      configure: { layout, _ in
        layout.itemSize = CGSize(width: 140, height: 60)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        layout.sectionInset.left = 15
        configure(layout)
      }, sizes: sized ? sizes : nil)
  }

  @Test(
    arguments: [(nil, 6), (1, 3), (3, 3), (4, 6), (6, 6), (7, 9), (50, 20)] as [(Int?, Int)],
    [false, true])
  func `with three rows, a page has whole columns, those that fit or as many as the items need`(
    row: (items: Int?, onFirstPage: Int), sized: Bool
  ) {
    let screen = store(sized: sized) { $0.itemsPerPage = row.items }
    #expect(screen.layout.indexPaths(inPage: 0).map(\.item) == Array(0..<row.onFirstPage))
    let pages = (20 + row.onFirstPage - 1) / row.onFirstPage
    let pageStride = CGFloat(row.onFirstPage / 3 * 150)
    #expect(stops(screen) == (0..<pages).map { CGFloat($0) * pageStride })
  }

  struct UnevenRows: Sendable {
    let startsPageAtSection: Bool
    let pages: [[Int]]
    let stops: [CGFloat]
  }

  @Test(arguments: [
    UnevenRows(
      startsPageAtSection: false,
      pages: [[0, 1, 2, 3, 4, 5], [6, 7, 10, 11, 12], [13, 14]], stops: [0, 300, 595]),
    UnevenRows(
      startsPageAtSection: true,
      pages: [[0, 1, 2, 3, 4, 5], [6, 7], [10, 11, 12, 13, 14]], stops: [0, 300, 485]),
  ])
  func `three rows of uneven widths, in sections with headers and footers`(row: UnevenRows) {
    let screen = store(
      [8, 5], sized: true,
      configure: { layout in
        layout.headerReferenceSize = CGSize(width: 40, height: 0)
        layout.footerReferenceSize = CGSize(width: 25, height: 0)
        layout.sectionInset.right = 5
        layout.startsPageAtSection = row.startsPageAtSection
      },
      width: { path in
        // The columns are 140, 100 and 140 wide, and in the other section 60 and 140.
        let column = (path.section, path.item / 3)
        return column == (0, 1) ? (path.item == 4 ? 100 : 80) : column == (1, 0) ? 60 : 140
      })
    // They begin at 55, 205 and 315, and in the other section at 540 and 610.
    let pages = (0..<screen.layout.numberOfPages).map { page in
      screen.layout.indexPaths(inPage: page).map { $0.section * 10 + $0.item }
    }
    #expect(pages == row.pages)
    #expect(stops(screen) == row.stops)
  }

  @Test(arguments: [(120, 0), (160, 3), (360, 3), (440, 3), (460, 6)] as [(CGFloat, Int)])
  func `wherever the view is, the first item of the nearest page is in front`(
    offset: CGFloat, item: Int
  ) {
    let screen = shelf()
    screen.move(to: offset)
    #expect(screen.layout.bookmark.indexPath.item == item)
  }

  @Test func `items wider than the viewport are pages of their own`() {
    let screen = shelf(width: 100) { layout, _ in layout.itemSize.width = 250 }
    #expect(screen.layout.numberOfPages == 10)
    #expect(stops(screen).prefix(3) == [0, 280, 560])
  }

  @Test func `items that lie on top of each other but for a point are different lines`() {
    let screen = shelf(width: 100, count: 22) { layout, _ in layout.minimumLineSpacing = -69 }
    // Of 80 points, the first item takes 70, and each of the others one more.
    #expect(screen.layout.indexPaths(inPage: 0).map(\.item) == Array(0..<11))
    #expect(stops(screen) == [0, 11])
  }

  @Test func `invalid settings are corrected`() {
    let screen = shelf { layout, _ in
      layout.itemsPerPage = -3
      layout.leadingMargin = .nan
      layout.minimumLineSpacing = -70
    }
    #expect(screen.layout.itemsPerPage == 1)
    #expect(screen.layout.leadingMargin == 0)
    // All items lie on top of each other, so no two pages can be told apart.
    #expect(screen.layout.numberOfPages == 1)
    #expect(stops(screen).allSatisfy { $0.isFinite })
    let narrow = shelf(width: 10) { layout, _ in layout.minimumLineSpacing = -70 }
    #expect(narrow.layout.numberOfPages == 1)
  }
}
