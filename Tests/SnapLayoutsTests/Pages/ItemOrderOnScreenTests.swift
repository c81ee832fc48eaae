#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// Pages of a grid in reading order, while data and fingers move.
@MainActor
@Suite(.worlds) struct ItemOrderOnScreenTests {
  private typealias Grid = ItemOrderTests.Grid

  private let grid = Grid(across: 2, along: 4)

  private func screen(count: Int, isLooping: Bool = false) -> (ItemOrderTests.Screen, NamedItems) {
    let items = NamedItems(count: count)
    let screen = grid.screen(count: count) { layout, view in
      layout.isLoopingEnabled = isLooping
      view.dataSource = items
    }
    return (screen, items)
  }

  /// The centers of the cells on the screen, by name, as they are drawn in this frame.
  private func drawn(_ screen: ItemOrderTests.Screen) -> [Int: CGPoint] {
    let cells = screen.simulation.presentedElements(of: screen.view)
      .filter { $0.category == .cell && $0.alpha > 0.001 }
      .map { ($0.view.tag, CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
    return Dictionary(cells) { first, _ in first }
  }

  private func center(_ item: Int, page: Int = 0) -> CGPoint {
    let frame = grid.frame(of: item)
    return CGPoint(x: frame.midX - CGFloat(page * 200), y: frame.midY)
  }

  @Test func `an inserted item appears at its place, the others move from where they were`() throws
  {
    let (screen, items) = screen(count: 7)
    #expect(drawn(screen) == Dictionary(uniqueKeysWithValues: (0..<7).map { ($0, center($0)) }))
    items.insert([100], at: 2, in: screen.view)
    screen.simulation.run(for: 0.1)
    let during = drawn(screen)
    #expect(during[0] == center(0) && during[1] == center(1))
    #expect(during[100] ?? center(2) == center(2))
    // Item 2 moves along its row; item 3 moves from the end of the first row to the second.
    let second = try #require(during[2])
    #expect(center(2).x < second.x && second.x < center(3).x && second.y == center(2).y)
    let third = try #require(during[3])
    #expect(center(4).x < third.x && third.x < center(3).x)
    #expect(center(3).y < third.y && third.y < center(4).y)
    screen.simulation.run(for: 1)
    let places = items.names.enumerated().map { ($1, center($0)) }
    #expect(drawn(screen) == Dictionary(uniqueKeysWithValues: places))
    #expect(screen.isOnPage)
  }

  @Test(arguments: [false, true])
  func `updates and reloads keep the page in front`(isLooping: Bool) {
    let (screen, items) = screen(count: 40, isLooping: isLooping)
    screen.rest(onPage: 2)
    func expectGrid(front: Int, _ location: SourceLocation = #_sourceLocation) {
      screen.simulation.runUntilRest()
      // The view may rest while cells still move.
      screen.simulation.run(for: 1)
      let page = items.names.firstIndex(of: front).map { $0 / 8 } ?? -1
      #expect(screen.layout.currentPage == page, sourceLocation: location)
      #expect(screen.isOnPage, sourceLocation: location)
      let expected = items.names.enumerated().filter { $0.offset / 8 == page }
        .map { ($0.element, center($0.offset, page: page)) }
      let shown = drawn(screen).filter { $0.value.x > 0 && $0.value.x < grid.length }
      #expect(shown == Dictionary(uniqueKeysWithValues: expected), sourceLocation: location)
    }
    expectGrid(front: 16)
    items.insert(100..<108, at: 3, in: screen.view)
    expectGrid(front: 16)
    items.remove(0..<3, in: screen.view)
    expectGrid(front: 16)
    items.move(30, to: 0, in: screen.view)
    expectGrid(front: 16)
    items.names = Array(200..<237)
    screen.view.reloadData()
    screen.simulation.runUntilRest()
    expectGrid(front: items.names[screen.layout.currentPage * 8])
    #expect(items.mistakes == [])
  }

  @Test func `an item is dragged to a place in another row`() {
    let source = MovableItems(counts: [21])
    let screen = grid.screen(count: 21) { _, view in view.dataSource = source }
    #expect(screen.view.beginInteractiveMovementForItem(at: [0, 1]))
    screen.view.carryItem(from: center(1), to: center(6), in: screen.simulation)
    screen.view.endInteractiveMovement()
    screen.simulation.runUntilRest()
    for item in 0..<8 {
      #expect(screen.view.cellForItem(at: [0, item])?.frame == grid.frame(of: item))
    }
  }

  @Test func `only the items on the screen are touched, whatever their number`() {
    func costs(_ order: ItemOrder, count: Int) -> [Int] {
      let shelf = GroupPagingLayout()
      shelf.scrollDirection = .horizontal
      shelf.itemOrder = order
      let layout = CountingLayout(like: shelf)
      layout.itemOrder = order
      let screen = SnapScreen(layout, size: grid.size, counts: [count]) { layout, _ in
        layout.itemSize = grid.itemSize
        layout.minimumInteritemSpacing = 6
        layout.sectionInset.left = 8
      }
      layout.scroll(toPage: 5, animated: false)
      screen.simulation.runUntilRest()
      let (queries, handedOut) = (layout.counts.queries, layout.counts.handedOut)
      screen.dragToRest(by: -60, over: 0.1)
      #expect(layout.currentPage == 6)
      return [layout.counts.queries - queries, layout.counts.handedOut - handedOut]
    }
    #expect(costs(.alongPage, count: 10_000) == costs(.alongPage, count: 200))
    #expect(costs(.alongPage, count: 200)[0] == costs(.alongLine, count: 200)[0])
  }
}
#endif
