import SnapLayouts
import Testing
import UIKit

/// The shelf: its properties one by one.
@MainActor
struct GroupPagingLayoutTests {
  private func stops(_ screen: SnapScreen<GroupPagingLayout>) -> [CGFloat] {
    (0..<screen.layout.numberOfPages).map(screen.offset(ofPage:))
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

  @Test(
    arguments: [
      (false, [[0, 1, 2, 3, 4, 5], [6, 7, 10, 11, 12], [13, 14]], [0, 300, 595]),
      (true, [[0, 1, 2, 3, 4, 5], [6, 7], [10, 11, 12, 13, 14]], [0, 300, 485]),
    ] as [(Bool, [[Int]], [CGFloat])])
  func `three rows of uneven widths, in sections with headers and footers`(
    row: (startsPageAtSection: Bool, pages: [[Int]], stops: [CGFloat])
  ) {
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
  func `anywhere, the first item of the nearest page is in front`(offset: CGFloat, item: Int) {
    let screen = SnapScreen(shelf: GroupPagingLayout())
    screen.move(to: offset)
    #expect(screen.layout.bookmark.indexPath.item == item)
  }

  @Test func `items that lie on top of each other but for a point are different lines`() {
    let screen = SnapScreen(shelf: GroupPagingLayout(), width: 100, count: 22) { layout, _ in
      layout.minimumLineSpacing = -69
    }
    // Of 80 points, the first item takes 70, and each of the others one more.
    #expect(screen.layout.indexPaths(inPage: 0).map(\.item) == Array(0..<11))
    #expect(stops(screen) == [0, 11])
  }

  @Test func `invalid settings are corrected`() {
    let screen = SnapScreen(shelf: GroupPagingLayout()) { layout, _ in
      layout.itemsPerPage = -3
      layout.leadingMargin = .nan
      layout.minimumLineSpacing = -70
    }
    #expect(screen.layout.itemsPerPage == 1 && screen.layout.leadingMargin == 0)
    // All items lie on top of each other, so no two pages can be told apart.
    #expect(screen.layout.numberOfPages == 1)
    #expect(stops(screen).allSatisfy { $0.isFinite })
    let narrow = SnapScreen(shelf: GroupPagingLayout(), width: 10) { layout, _ in
      layout.minimumLineSpacing = -70
    }
    #expect(narrow.layout.numberOfPages == 1)
  }
}
