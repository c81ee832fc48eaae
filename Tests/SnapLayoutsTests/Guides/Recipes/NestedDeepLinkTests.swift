#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The recipe for a deep link to an item of a shelf in a list.
@MainActor
struct NestedDeepLinkTests {
  @MainActor
  private final class Screen {
    let rows = ShelfList()
    private(set) lazy var list = rows.makeView()
    var bookmarks: [IndexPath: PageBookmark] {
      get { rows.bookmarks }
      set { rows.bookmarks = newValue }
    }

    // begin
    func open(_ row: IndexPath, at item: IndexPath) {
      bookmarks[row] = PageBookmark(indexPath: item)
      list.scrollToItem(at: row, at: .centeredVertically, animated: false)
      // A row that is on the screen already isn't made again.
      (list.cellForItem(at: row) as? ShelfCell)?.layout.restore(bookmarks[row])
    }
    // end
  }

  @Test(arguments: [[0, 9], [0, 1]] as [IndexPath])
  func `a deep link opens a row at its item`(row: IndexPath) throws {
    let simulation = Simulation.unchosen(size: CGSize(width: 300, height: 340))
    let screen = Screen()
    simulation.show(screen.list)
    simulation.run(for: 0.1)
    screen.open(row, at: [0, 5])
    simulation.run(for: 0.1)
    let cell = try #require(screen.list.cellForItem(at: row) as? ShelfCell)
    let page = try #require(cell.layout.page(forItemAt: [0, 5]))
    #expect(page > 0 && cell.layout.currentPage == page)
    #expect(cell.collectionView.cellForItem(at: [0, 5]) != nil)
    // It keeps its page while it is away.
    screen.list.scrollToItem(at: [0, row.item == 9 ? 0 : 11], at: .top, animated: false)
    simulation.run(for: 0.1)
    screen.list.scrollToItem(at: row, at: .centeredVertically, animated: false)
    simulation.run(for: 0.1)
    let again = try #require(screen.list.cellForItem(at: row) as? ShelfCell)
    #expect(again.layout.currentPage == page)
  }
}
#endif
