#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The snippets of the articles do what their text says.
@MainActor
struct ArticleTests {
  // MARK: Pickers

  @Test func `a picker looks as it is set`() throws {
    let screen = GuideScreen()
    screen.pickerLooks()
    #expect(abs(screen.frame(0).width - 120 * 1.3) < 1e-9)
    #expect(screen.frame(1).width == 120)
    #expect(screen.layout.layoutAttributesForItem(at: [0, 1])?.alpha == 0.7)
  }

  @Test func `a picker previews on the way and chooses at rest`() {
    let screen = GuideScreen()
    screen.replace()
    screen.pickerCallbacks()
    screen.simulation.finger.touchDown(at: CGPoint(x: 150, y: 60))
    screen.simulation.finger.move(to: CGPoint(x: 20, y: 60), over: 0.4)
    screen.simulation.finger.hold(for: 0.3)
    #expect(screen.previewed == [1] && screen.chosen.isEmpty)
    screen.simulation.finger.release()
    screen.simulation.runUntilRest()
    #expect(screen.previewed == [1] && screen.chosen == [1])
  }

  // MARK: Shelves

  @Test func `a shelf of two rows turns four items`() {
    let screen = GuideScreen()
    screen.shelfOfRows()
    #expect(screen.layout.indexPaths(inPage: 0).map(\.item) == [0, 1, 2, 3])
    #expect(screen.frame(0).minX == screen.frame(1).minX)
    #expect(screen.frame(1).minY > screen.frame(0).maxY)
    screen.drag(by: -100, over: 0.1, hold: 0)
    #expect(screen.layout.currentPage == 1 && screen.frame(4).minX == 20)
  }

  @Test func `every section begins a page`() {
    let screen = GuideScreen()
    screen.source.counts = [3, 3]
    screen.shelfOfSections()
    #expect(screen.layout.indexPaths(inPage: 1).map { [$0.section, $0.item] } == [[0, 2]])
    #expect(screen.layout.indexPaths(inPage: 2).first == [1, 0])
  }

  @Test func `a margin and a flush end`() {
    let screen = GuideScreen()
    screen.shelfMargins()
    screen.drag(by: -100, over: 0.1, hold: 0)
    #expect(screen.frame(2).minX == 32)
    screen.layout.scroll(toPage: 99, animated: false)
    #expect(screen.frame(8).maxX == 300)
  }

  @Test func `a rule of four numbers`() {
    let screen = GuideScreen()
    screen.shelfRule()
    screen.drag(by: -260, over: 0.05, hold: 0)
    #expect(screen.layout.currentPage == 2)
    let stride = (screen.layout.pageStops[1] - screen.layout.pageStops[0])
    screen.drag(by: stride * 0.35, over: 0.5)
    #expect(screen.layout.currentPage == 1)
  }

  // MARK: Banners

  @Test func `a banner hides what makes no sense`() {
    let screen = GuideScreen()
    screen.banner()
    screen.quietBanner()
    #expect(!screen.collectionView.showsHorizontalScrollIndicator)
    #expect(!screen.collectionView.scrollsToTop)
  }

  @Test func `a banner is paused`() {
    let screen = GuideScreen()
    screen.banner()
    screen.pauseBanner()
    screen.simulation.run(for: 12)
    #expect(screen.layout.currentPage == 0)
    screen.layout.isAutoplayPaused = false
    screen.simulation.run(for: 5.6)
    #expect(screen.layout.currentPage == 1)
  }

  @Test func `a banner turns backwards and slowly`() {
    let screen = GuideScreen()
    screen.banner()
    screen.slowTurn()
    screen.simulation.run(for: 4.3)
    #expect(screen.layout.pagePosition.truncatingRemainder(dividingBy: 1) != 0)
    screen.simulation.run(for: 0.8)
    #expect(screen.layout.currentPage == 8)
  }

  // MARK: Accessibility

  @Test func `VoiceOver says the name of a page`() {
    let screen = GuideScreen(makeView: {
      PageTurningCollectionView(frame: $0, collectionViewLayout: $1)
    })
    screen.covers()
    screen.speakNames()
    _ = Simulation.takeAccessibilityPosts()
    #expect(screen.simulation.scrollWithThreeFingers(.left, at: CGPoint(x: 150, y: 60)))
    #expect(Simulation.takeAccessibilityPosts().first?.text == "Name 1, 2 of 9")
  }

  /// UIKit scrolls by 300 points, which is three covers of 100 in a view of 300.
  @Test func `the delegate gives VoiceOver the page`() {
    let screen = GuideScreen()
    screen.covers()
    let delegate = StripViewController(layout: screen.layout)
    screen.collectionView.delegate = delegate
    _ = Simulation.takeAccessibilityPosts()
    #expect(screen.simulation.scrollWithThreeFingers(.left, at: CGPoint(x: 150, y: 60)))
    let spoken = Simulation.takeAccessibilityPosts().first?.text
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage > 1)
    #expect(spoken == spokenPage(screen.layout.currentPage, of: 9))
    #expect(screen.layout.accessibilityScrollStatus == spoken)
    screen.layout.accessibilityPageDescription = { page, count in "\(page)/\(count)" }
    #expect(screen.layout.accessibilityScrollStatus == "\(screen.layout.currentPage)/9")
    #expect(SnapFlowLayout().accessibilityScrollStatus == nil)
  }

  @Test(.serialized, arguments: [false, true])
  func `reduced motion leaves fades`(isKept: Bool) {
    Simulation.reduceMotion = true
    defer { Simulation.reduceMotion = false }
    let screen = GuideScreen()
    screen.replace()
    if isKept { screen.keepMotion() }
    #expect((screen.frame(0).width > 120) == isKept)
    #expect(screen.layout.layoutAttributesForItem(at: [0, 1])?.alpha == 0.5)
  }

  // MARK: Right to left

  @Test func `a shelf begins at the right`() throws {
    let screen = GuideScreen()
    screen.shelf()
    screen.mirror()
    screen.simulation.runUntilRest()
    let cell = try #require(screen.collectionView.cellForItem(at: [0, 0]))
    let shown = screen.collectionView.convert(cell.bounds, from: cell)
    let first = cell.convert(cell.bounds, to: nil)
    #expect(first.maxX == 280 && shown.width == first.width)
    screen.drag(by: 100, over: 0.1, hold: 0)
    #expect(screen.layout.currentPage == 1)
  }

  // MARK: Self-sizing

  @Test func `tags are as long as their text`() throws {
    let screen = GuideScreen(cellClass: TagCell.self)
    let source = TagSource()
    screen.collectionView.dataSource = source
    screen.estimate()
    let widths = Set((0..<3).map { screen.frame($0).width })
    #expect(widths.count == 3)
    screen.drag(by: -150)
    #expect(screen.layout.pagePosition == CGFloat(screen.layout.currentPage))
    #expect(screen.layout.currentPage > 0)
  }

  // MARK: Storyboards

  @Test func `outlets are set in code`() {
    let screen = GuideScreen()
    screen.shelf()
    screen.layout.pageSizing = .item
    screen.storyboardOutlets()
    #expect(screen.layout.pageSizing == .perViewport(3))
    #expect(screen.pageControl.numberOfPages == 3)
  }

  // MARK: Testing

  @Test func `an event log is text`() {
    let screen = GuideScreen()
    screen.replace()
    screen.recordEvents()
    screen.drag(by: -140)
    #expect(screen.layout.eventLog.contains("released"))
  }

  // MARK: Troubleshooting

  @Test func `insets are left alone`() {
    let screen = GuideScreen { $0.contentInsetAdjustmentBehavior = .automatic }
    screen.keepInsets()
    #expect(screen.collectionView.contentInsetAdjustmentBehavior == .never)
  }

  @Test(arguments: [false, true])
  func `a view is held between pages`(isHeld: Bool) {
    let screen = GuideScreen()
    screen.shelf()
    if isHeld {
      screen.holdBetweenPages()
    } else {
      screen.collectionView.setContentOffset(CGPoint(x: 30, y: 0), animated: true)
    }
    screen.simulation.runUntilRest()
    #expect((screen.collectionView.contentOffset.x == 30) == isHeld)
  }

  // MARK: Recipes

  @Test func `a deep link shows its item first`() {
    let screen = GuideScreen()
    screen.layout = GroupPagingLayout(replacing: screen.oldLayout)
    screen.openDeepLink()
    var reported: [Int] = []
    screen.layout.onPageChange = { reported.append($0) }
    screen.use(screen.layout)
    #expect(screen.layout.page(forItemAt: [0, 5]) == screen.layout.currentPage)
    #expect(reported == [screen.layout.currentPage] && reported != [0])
  }

  @Test func `only pages that were seen are reported`() {
    let screen = GuideScreen()
    screen.replace()
    screen.reportSeenPages()
    screen.drag(by: -260, over: 0.06, hold: 0)
    let page = screen.layout.currentPage
    #expect(page > 1)
    screen.drag(by: -30)
    #expect(
      screen.logged == ["seen Name \(page)"]
        || screen.logged == ["seen Name 0", "seen Name \(page)"])
  }

  @Test func `more is loaded near the end`() {
    let screen = GuideScreen()
    screen.replace()
    screen.loadMorePages()
    for _ in 0..<5 { screen.drag(by: -140) }
    #expect(screen.layout.currentPage == 5 && screen.layout.numberOfPages == 9)
    screen.drag(by: -140)
    #expect(screen.layout.currentPage == 6 && screen.layout.numberOfPages == 15)
  }

  @Test func `the video of the settled page plays`() {
    let screen = GuideScreen(cellClass: VideoCell.self)
    screen.replace()
    screen.playSettledVideo()
    screen.drag(by: -140)
    let playing = screen.collectionView.visibleCells
      .filter { ($0 as? VideoCell)?.isPlaying == true }
      .compactMap(screen.collectionView.indexPath)
    #expect(playing == [[0, 1]])
    let cell = VideoCell()
    cell.play()
    cell.prepareForReuse()
    #expect(!cell.isPlaying)
  }

  @Test func `a shuffle keeps the item in front`() throws {
    let screen = GuideScreen()
    screen.replace()
    screen.connectDataSource()
    let dataSource = try #require(screen.dataSource)
    screen.layout.onPageChange = nil
    screen.shuffle(dataSource)
    screen.simulation.runUntilRest()
    screen.layout.scroll(toPage: 4, animated: false)
    screen.simulation.runUntilRest()
    let front = dataSource.itemIdentifier(for: [0, 4])
    for _ in 0..<40 {
      screen.shuffle(dataSource)
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentIndexPath.flatMap(dataSource.itemIdentifier) == front)
      let cell = screen.layout.currentIndexPath.flatMap(screen.collectionView.cellForItem)
      #expect((cell as? NameCell)?.label.text == front)
    }
  }
}
#endif
