#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The snippets of the guides do what their text says.
final class GuideScreenTests: GuideScreen {
  @Test func `the strip becomes a picker`() throws {
    replace()
    #expect(nameLabel.text == "Name 0")
    for _ in 0..<2 { drag(by: -140) }
    #expect(nameLabel.text == "Name 2")
    let (picked, other) = (frame(2), frame(3))
    #expect(picked.midX == 150)
    #expect(abs(picked.width - 144) < 1e-9 && other.width == 120)
    #expect(other.midX - picked.midX == 134)
    #expect(layout.layoutAttributesForItem(at: [0, 3])?.alpha == 0.5)
    #expect(layout.sectionInset.left == 20)
    simulation.finger.tap(at: CGPoint(x: 270, y: 60))
    simulation.runUntilRest()
    #expect(frame(3).midX == 150 && nameLabel.text == "Name 3")
  }

  @Test func `the picker goes round for ever`() {
    replace()
    goRound()
    drag(by: 140)
    #expect(nameLabel.text == "Name 8")
    drag(by: -140)
    #expect(nameLabel.text == "Name 0")
  }

  private var prefetched: [IndexPath] = []
  private func prefetch(_ indexPaths: [IndexPath]) { prefetched += indexPaths }

  @Test func `the pictures of the page ahead are loaded before it comes`() {
    replace()
    // begin
    layout.onWillSettle = { [weak self, weak layout] page in
      guard let self, let layout else { return }
      prefetch(layout.indexPaths(inPage: page))
    }
    // end
    begin()
    drag(by: -140)
    #expect(prefetched == layout.indexPaths(inPage: layout.currentPage))
  }

  private var detailCount = 0
  private func showDetails() { detailCount += 1 }

  @Test func `details appear after the scroll`() {
    replace()
    // begin
    layout.scroll(toPage: 4, duration: 0.8) { [weak self] didArrive in
      if didArrive { self?.showDetails() }
    }
    // end
    simulation.run(for: 0.5)
    #expect(detailCount == 0)
    simulation.runUntilRest()
    #expect(detailCount == 1 && layout.currentPage == 4)
  }

  @Test func `the strip drifts`() {
    replace()
    goRound()
    // begin
    layout.autoplay = Autoplay(interval: 3, driftSpeed: 30)
    // end
    simulation.run(for: 5)
    let offset = collectionView.contentOffset.x
    simulation.run(for: 2)
    #expect(abs(collectionView.contentOffset.x - offset - 60) <= 1)
  }

  @Test func `the first item is at the left, the last at the right, others in the middle`() {
    let layout = SnapFlowLayout(replacing: oldLayout)
    // begin
    layout.pageAlignment = .center
    // end
    collectionView.collectionViewLayout = layout
    simulation.runUntilRest()
    let view = collectionView
    #expect(view.contentOffset.x == 0)
    layout.scroll(toItemAt: [0, 4], animated: false)
    #expect(layout.layoutAttributesForItem(at: [0, 4])?.frame.midX == view.bounds.midX)
    layout.scroll(toItemAt: [0, 8], animated: false)
    #expect(view.bounds.maxX == view.contentSize.width)
  }

  @Test(arguments: [300, 498] as [CGFloat])
  func `three items per page, as high as the view`(width: CGFloat) {
    shelf()
    collectionView.frame.size = CGSize(width: width, height: 150)
    simulation.runUntilRest()
    #expect(layout.indexPaths(inPage: 0).count == 3)
    let frames = (0..<3).map(frame)
    #expect(frames[0].minX == 20 && abs(frames[2].maxX - width) <= 0.5)
    #expect(abs(frames[1].minX - frames[0].maxX - 14) <= 0.5)
    #expect(frames.allSatisfy { $0.height == 150 })
    drag(by: -100, over: 0.1, hold: 0)
    #expect(layout.currentPage == 1)
    #expect(abs(frame(3).minX - 20) <= 0.5)
  }

  @Test func `the banner turns by itself and dissolves`() throws {
    banner()
    #expect(frame(0) == CGRect(x: 0, y: 0, width: 300, height: 120))
    simulation.run(for: 5.6)
    #expect(layout.currentPage == 1)
    let next = layout.contentOffset(forPage: 2)?.x ?? .nan
    collectionView.contentOffset.x = next - 150
    collectionView.layoutIfNeeded()
    let pages = try [1, 2].map { try #require(layout.layoutAttributesForItem(at: [0, $0])) }
    #expect(pages.allSatisfy { $0.frame.minX == collectionView.contentOffset.x })
    #expect(pages.contains { $0.alpha > 0 && $0.alpha < 1 })
  }

  @Test func `covers turn one at a time`() {
    covers()
    #expect(frame(0).midX == 150)
    drag(by: -280, over: 0.06, hold: 0)
    #expect(layout.currentPage == 1)
    #expect(frame(1).midX == 150)
    #expect((layout.layoutAttributesForItem(at: [0, 2])?.transform3D.m13 ?? 0) != 0)
  }

  @Test func `a row comes back on its own page`() throws {
    let simulation = Simulation(size: CGSize(width: 300, height: 340))
    let rows = ShelfList()
    let list = rows.makeView()
    simulation.window.addSubview(list)
    simulation.run(for: 0.1)
    func row(_ item: Int) throws -> ShelfCell {
      try #require(list.cellForItem(at: [0, item]) as? ShelfCell)
    }
    try row(0).layout.scroll(toPage: 2, animated: false)
    try row(1).layout.scroll(toPage: 3, animated: false)
    simulation.run(for: 0.1)
    for step in 0...12 {
      list.contentOffset.y = CGFloat(step) * 80
      simulation.run(for: 0.1)
      let shown = list.indexPathsForVisibleItems.map(\.item)
      for item in shown where item > 1 { #expect(try row(item).layout.currentPage == 0) }
    }
    #expect(rows.cells.count < rows.shelves.count)
    list.contentOffset.y = 0
    simulation.run(for: 0.1)
    #expect(try (0..<3).map { try row($0).layout.currentPage } == [2, 3, 0])
    #expect(try row(1).collectionView.contentOffset.x == 3 * 300)
  }

  @Test func `three fingers turn a page of a view that forwards them, and hear its name`() {
    for isForwarded in [false, true] {
      let screen = GuideScreen(makeView: {
        isForwarded
          ? PageTurningCollectionView(frame: $0, collectionViewLayout: $1)
          : UICollectionView(frame: $0, collectionViewLayout: $1)
      })
      screen.covers()
      func turn() -> String? {
        _ = Simulation.takeAccessibilityPosts()
        #expect(screen.simulation.scrollWithThreeFingers(.left, at: CGPoint(x: 150, y: 60)))
        screen.simulation.runUntilRest()
        return Simulation.takeAccessibilityPosts().first?.text
      }
      #expect((turn() == spokenPage(1, of: 9)) == isForwarded)
      #expect((screen.layout.currentPage == 1) == isForwarded)
      #expect(screen.layout.pagePosition == CGFloat(screen.layout.currentPage))
      screen.speakNames()
      #expect(!isForwarded || turn() == "Name 2, 3 of 9")
    }
  }

  @Test func `a picture moves inside its cell`() throws {
    collectionView.register(ShiftedPictureCell.self, forCellWithReuseIdentifier: "item")
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.effects = [.parallax(portion: 0.6)]
    use(layout)
    collectionView.contentOffset.x = 50
    collectionView.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(collectionView.cellForItem(at: path) as? ShiftedPictureCell)
    let attributes = layout.layoutAttributesForItem(at: path) as? SnapLayoutAttributes
    #expect(cell.imageView.transform.tx == attributes?.contentShift.x)
    #expect(cell.imageView.transform.tx != 0)
  }

  @Test func `the cover flow shelf drives the page control`() {
    // begin
    let layout = CoverFlowShelf()
    layout.pageControl = pageControl
    collectionView.collectionViewLayout = layout
    // end
    begin()
    #expect(frame(0).midX == 150)
    for side in [1, 8] {
      let turned = layout.layoutAttributesForItem(at: [0, side])
      #expect(abs(turned?.transform3D.m13 ?? 0) > 0.5)
    }
    drag(by: 80)
    #expect(pageControl.numberOfPages == 9 && pageControl.currentPage == 8)
    drag(by: -280, over: 1.5, hold: 0.3)
    #expect(layout.currentPage == 0, "a slow drag turns one cover")
    drag(by: -140, over: 0.05, hold: 0)
    #expect((2...7).contains(layout.currentPage), "a flick as many as it reaches")
    #expect(layout.pagePosition == CGFloat(layout.currentPage))
  }
}
#endif
