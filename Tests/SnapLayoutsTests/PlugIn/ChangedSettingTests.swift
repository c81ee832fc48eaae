import SnapLayouts
import Testing
import UIKit

/// A setting that an app changes while the view is shown counts in the next pass.
@MainActor
@Suite(.worlds) struct ChangedSettingTests {
  /// A setting, and the number of pages of four and five items with it.
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let change: @MainActor @Sendable (SnapFlowLayout) -> Void
    let pages: Int

    init(
      _ description: String, pages: Int,
      _ change: @escaping @MainActor @Sendable (SnapFlowLayout) -> Void
    ) {
      (self.description, self.pages, self.change) = (description, pages, change)
    }
  }

  /// Two sections of items that are 100 long, in a view that is 300 long.
  private func screen() -> SnapScreen<SnapFlowLayout> {
    SnapScreen(SnapFlowLayout(), counts: [4, 5]) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.minimumLineSpacing = 0
      layout.padsEdges = true
    }
  }

  @Test(arguments: [
    Row("a page of three items", pages: 3) { $0.pageContents = .items(3) },
    Row("a page of whole lines", pages: 3) { $0.pageContents = .wholeLines },
    Row("each section begins a page", pages: 4) {
      $0.pageContents = .items(3)
      $0.collectionView?.layoutIfNeeded()
      $0.startsPageAtSection = true
    },
    Row("the same again", pages: 9) { $0.pageContents = .line },
  ])
  func `the pages follow`(row: Row) {
    let screen = screen()
    #expect(screen.layout.numberOfPages == 9)
    var counts: [Int] = []
    screen.layout.onNumberOfPagesChange = { counts.append($0) }
    row.change(screen.layout)
    screen.view.layoutIfNeeded()
    #expect(screen.layout.numberOfPages == row.pages)
    screen.passFrame()
    #expect(counts == (row.pages == 9 ? [] : [row.pages]))
  }

  @Test func `the page control follows the pages of a round`() {
    let (screen, pageControl) = (screen(), UIPageControl())
    screen.layout.pageControl = pageControl
    #expect(pageControl.numberOfPages == 9)
    screen.layout.pagesPerRound = 4
    #expect(pageControl.numberOfPages == 4)
    screen.layout.pagesPerRound = nil
    #expect(pageControl.numberOfPages == 9)
  }
}
