import Testing
import UIKit
import UIKitSimulation

@MainActor
struct PagerTests {
  let simulation = Simulation(size: CGSize(width: 300, height: 200), scale: 2)
  let pager = PagerView(titles: ["one", "two", "three"])

  init() { simulation.show(pager) }

  private var view: UICollectionView { pager.collectionView }

  /// The cell in the middle of the screen.
  private var current: PositionedCell? {
    view.cellForItem(at: pager.currentPath) as? PositionedCell
  }

  @Test func `facts 23, 32: the view begins at the bounds that the layout writes in prepare()`()
    throws
  {
    #expect(pager.currentPath == IndexPath(item: 0, section: 50))
    #expect(view.contentOffset == CGPoint(x: 150 * 220, y: 0))
    #expect(pager.pagerLayout.preparations == 1)
    #expect(view.contentSize.width == 66_080)
    #expect(try #require(current).accessibilityLabel == "one")
    #expect(view.convert(try #require(current).center, to: nil) == CGPoint(x: 150, y: 100))
  }

  @Test func `facts 52, 54: attributes of a custom class reach the cells in every frame`() throws {
    let first = try #require(current)
    #expect(first.positions == [0])
    #expect(first.transform.a == 1)
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 100), by: CGPoint(x: -120, y: 0), over: 0.3, hold: 0.2)
    simulation.runUntilRest()
    #expect(pager.currentPath.item == 1)
    #expect(first.positions.count > 20)
    #expect(first.positions.last == -1)
    #expect(first.positions == first.positions.sorted(by: >))
    #expect(first.transform.a == 0.75)
  }

  @Test func `fact 47: a quick flick turns one page; a slow drag ends on the nearest page`() {
    for expected in [1, 2, 0, 1] {
      simulation.finger.drag(
        from: CGPoint(x: 200, y: 100), by: CGPoint(x: -60, y: 0), over: 0.08)
      simulation.runUntilRest()
      #expect(pager.currentPath.item == expected)
      #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 220) == 0)
    }
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 100), by: CGPoint(x: 50, y: 0), over: 0.3, hold: 0.2)
    simulation.runUntilRest()
    #expect(pager.currentPath.item == 1)
  }

  @Test func `facts 49, 52: selecting scrolls there, a tap selects, and few cells are needed`()
    throws
  {
    pager.select(2)
    simulation.runUntilRest()
    #expect(pager.currentPath == IndexPath(item: 2, section: 50))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 50)])
    #expect(pager.selected == [])
    simulation.finger.tap(try #require(current))
    #expect(pager.selected == [2])
    #expect(view.visibleCells.count == 3)
  }

  @Test func `facts 29, 30: a collection view's subclass decides about the inset`() {
    view.contentInset = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9)
    #expect(view.contentInset == .zero)
    #expect(view.adjustedContentInset == .zero)
    #expect(view.contentOffset.y == 5)
  }
}
