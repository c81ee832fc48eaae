#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The snippets of the guides do what their text says.
@MainActor
struct GuideScreenTests {
  // MARK: README: a picker

  @Test func `the strip becomes a picker`() throws {
    let screen = GuideScreen()
    screen.replace()
    #expect(screen.nameLabel.text == "Name 0")
    for _ in 0..<2 { screen.drag(by: -140) }
    #expect(screen.nameLabel.text == "Name 2")
    let (picked, other) = (screen.frame(2), screen.frame(3))
    #expect(picked.midX == 150)
    #expect(abs(picked.width - 144) < 1e-9 && other.width == 120)
    #expect(other.midX - picked.midX == 134)
    #expect(screen.layout.layoutAttributesForItem(at: [0, 3])?.alpha == 0.5)
    #expect(screen.layout.sectionInset.left == 20)
    screen.simulation.finger.tap(at: CGPoint(x: 270, y: 60))
    screen.simulation.runUntilRest()
    #expect(screen.frame(3).midX == 150 && screen.nameLabel.text == "Name 3")
  }

  @Test func `the picker goes round for ever`() {
    let screen = GuideScreen()
    screen.replace()
    screen.goRound()
    screen.drag(by: 140)
    #expect(screen.nameLabel.text == "Name 8")
    screen.drag(by: -140)
    #expect(screen.nameLabel.text == "Name 0")
  }

  @Test func `a page control is one line`() {
    let screen = GuideScreen()
    screen.replace()
    screen.drivePageControl()
    #expect(screen.pageControl.numberOfPages == 9)
    screen.drag(by: -140)
    #expect(screen.pageControl.currentPage == 1)
    screen.pageControl.currentPage = 4
    screen.pageControl.sendActions(for: .valueChanged)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 4)
  }

  @Test func `the pictures of the page ahead are loaded before it comes`() {
    let screen = GuideScreen()
    screen.replace()
    screen.loadAhead()
    screen.drag(by: -140)
    #expect(screen.prefetched == screen.layout.indexPaths(inPage: screen.layout.currentPage))
  }

  @Test func `details appear after the scroll`() {
    let screen = GuideScreen()
    screen.replace()
    screen.showDetailsAfterAScroll()
    screen.simulation.run(for: 0.5)
    #expect(screen.detailCount == 0)
    screen.simulation.runUntilRest()
    #expect(screen.detailCount == 1)
    #expect(screen.layout.currentPage == 4)
  }

  @Test func `the strip drifts`() {
    let screen = GuideScreen()
    screen.replace()
    screen.goRound()
    screen.drift()
    screen.simulation.run(for: 5)
    let offset = screen.collectionView.contentOffset.x
    screen.simulation.run(for: 2)
    #expect(abs(screen.collectionView.contentOffset.x - offset - 60) <= 1)
  }

  // MARK: What people ask

  @Test func `the first item is at the left, the last at the right, others in the middle`() {
    let screen = GuideScreen()
    let layout = SnapFlowLayout(replacing: screen.oldLayout)
    screen.alignInTheMiddle(layout)
    screen.collectionView.collectionViewLayout = layout
    screen.simulation.runUntilRest()
    let view = screen.collectionView
    #expect(view.contentOffset.x == 0)
    layout.scroll(toItemAt: [0, 4], animated: false)
    #expect(layout.layoutAttributesForItem(at: [0, 4])?.frame.midX == view.bounds.midX)
    layout.scroll(toItemAt: [0, 8], animated: false)
    #expect(view.bounds.maxX == view.contentSize.width)
  }

  /// The same flick passes fewer items and rests sooner in a view with `.fast`, and in a picker that prefers it.
  @Test func `a picker stops as fast as the view`() {
    func rest(
      view rate: UIScrollView.DecelerationRate, own: UIScrollView.DecelerationRate?
    ) -> (page: Int, seconds: Double) {
      let screen = SnapScreen(CenteredPickerLayout(), counts: [80]) { layout, view in
        view.decelerationRate = rate
        layout.preferredDecelerationRate = own
      }
      #expect(screen.view.decelerationRate == own ?? rate)
      screen.simulation.finger.drag(
        from: CGPoint(x: 250, y: 60), by: CGPoint(x: -150, y: 0), over: 0.12)
      let start = screen.simulation.time
      screen.simulation.runUntilRest()
      return (screen.layout.currentPage, screen.simulation.time - start)
    }
    let normal = rest(view: .normal, own: nil)
    let fast = rest(view: .fast, own: nil)
    #expect(normal.page > 2 * fast.page && normal.seconds > 2 * fast.seconds)
    #expect(rest(view: .normal, own: .fast) == fast)
    #expect(CenteredPickerLayout().preferredDecelerationRate == nil)
  }

  // MARK: README: a shelf

  @Test(arguments: [300, 498] as [CGFloat])
  func `three items per page, as high as the view`(width: CGFloat) {
    let screen = GuideScreen()
    screen.shelf()
    screen.collectionView.frame.size = CGSize(width: width, height: 150)
    screen.simulation.runUntilRest()
    #expect(screen.layout.indexPaths(inPage: 0).count == 3)
    let frames = (0..<3).map(screen.frame)
    #expect(frames[0].minX == 20 && abs(frames[2].maxX - width) <= 0.5)
    #expect(abs(frames[1].minX - frames[0].maxX - 14) <= 0.5)
    #expect(frames.allSatisfy { $0.height == 150 })
    screen.drag(by: -100, over: 0.1, hold: 0)
    #expect(screen.layout.currentPage == 1)
    #expect(abs(screen.frame(3).minX - 20) <= 0.5)
  }

  // MARK: README: a banner

  @Test func `the banner turns by itself and dissolves`() throws {
    let screen = GuideScreen()
    screen.banner()
    #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 120))
    screen.simulation.run(for: 5.6)
    #expect(screen.layout.currentPage == 1)
    let next = screen.layout.contentOffset(forPage: 2)?.x ?? .nan
    screen.collectionView.contentOffset.x = next - 150
    screen.collectionView.layoutIfNeeded()
    let pages = try [1, 2].map {
      try #require(screen.layout.layoutAttributesForItem(at: [0, $0]))
    }
    #expect(pages.allSatisfy { $0.frame.minX == screen.collectionView.contentOffset.x })
    #expect(pages.contains { $0.alpha > 0 && $0.alpha < 1 })
  }

  @Test func `the neighbors look in`() {
    let screen = GuideScreen()
    screen.peekingBanner()
    #expect(screen.frame(0).minX == 36 && screen.frame(0).maxX == 264)
    #expect(screen.frame(1).minX == 276)
    #expect(screen.frame(8).maxX == 24)
    #expect(screen.layout.layoutAttributesForItem(at: [0, 8])?.alpha == 1)
  }

  // MARK: README: others

  @Test func `covers turn one at a time`() {
    let screen = GuideScreen()
    screen.covers()
    #expect(screen.frame(0).midX == 150)
    screen.drag(by: -280, over: 0.06, hold: 0)
    #expect(screen.layout.currentPage == 1)
    #expect(screen.frame(1).midX == 150)
    #expect((screen.layout.layoutAttributesForItem(at: [0, 2])?.transform3D.m13 ?? 0) != 0)
  }

  @Test func `a row comes back on its own page`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    let simulation = Simulation(size: CGSize(width: 300, height: 340))
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 340), collectionViewLayout: layout)
    let rows = ShelfList()
    list.register(ShelfCell.self, forCellWithReuseIdentifier: "shelf")
    list.dataSource = rows
    list.delegate = rows
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

  @Test func `three fingers turn a page of a view that forwards them`() {
    for isForwarded in [false, true] {
      let screen = GuideScreen(makeView: {
        isForwarded
          ? PageTurningCollectionView(frame: $0, collectionViewLayout: $1)
          : UICollectionView(frame: $0, collectionViewLayout: $1)
      })
      screen.covers()
      _ = Simulation.takeAccessibilityPosts()
      #expect(screen.simulation.scrollWithThreeFingers(.left, at: CGPoint(x: 150, y: 60)))
      screen.simulation.runUntilRest()
      let spoken = Simulation.takeAccessibilityPosts().first?.text
      #expect((screen.layout.currentPage == 1) == isForwarded)
      #expect(screen.layout.pagePosition == CGFloat(screen.layout.currentPage))
      #expect((spoken == spokenPage(1, of: 9)) == isForwarded)
    }
  }

  @Test func `a picture moves inside its cell`() throws {
    let screen = GuideScreen(cellClass: ShiftedPictureCell.self)
    screen.layout = SnapFlowLayout(replacing: screen.oldLayout)
    screen.layout.effects = [.parallax(portion: 0.6)]
    screen.collectionView.collectionViewLayout = screen.layout
    screen.begin()
    screen.collectionView.contentOffset.x = 50
    screen.collectionView.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(screen.collectionView.cellForItem(at: path) as? ShiftedPictureCell)
    let attributes = screen.layout.layoutAttributesForItem(at: path) as? SnapLayoutAttributes
    #expect(cell.imageView.transform.tx == attributes?.contentShift)
    #expect(cell.imageView.transform.tx != 0)
  }

  // MARK: Other guides

  @Test func `the landing page replaces a layout`() {
    let screen = GuideScreen()
    screen.landingPage()
    #expect(screen.layout is CenteredPickerLayout)
    #expect(screen.frame(0).midX == 150)
  }

  @Test func `the cover flow shelf drives the page control`() {
    let screen = GuideScreen()
    screen.coverFlowShelf()
    screen.drag(by: 80)
    #expect(screen.pageControl.numberOfPages == 9 && screen.pageControl.currentPage == 8)
  }
}
#endif
