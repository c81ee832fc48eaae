#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The snippets of the articles and recipes do what their text says.
@MainActor
final class ArticleTests: GuideScreen {
  /// In a documentation comment.
  @Test func `a layout is replaced in one line`() {
    // begin
    collectionView.collectionViewLayout = CenteredPickerLayout(replacing: oldLayout)
    // end
    begin()
    #expect(layout is CenteredPickerLayout && layout.itemSize == oldLayout.itemSize)
  }

  // MARK: Pickers

  @Test func `a picker looks as it is set`() {
    let layout = CenteredPickerLayout(replacing: oldLayout)
    // begin
    layout.scaleFactor = 0.3
    layout.activeDistance = 120
    layout.sideAlpha = 0.7
    // end
    use(layout)
    #expect(abs(frame(0).width - 120 * 1.3) < 1e-9)
    #expect(frame(1).width == 120)
    #expect(layout.layoutAttributesForItem(at: [0, 1])?.alpha == 0.7)
  }

  private var (previewed, chosen) = ([Int](), [Int]())
  private func preview(_ page: Int) { previewed.append(page) }
  private func choose(_ page: Int) { chosen.append(page) }

  @Test func `a picker previews on the way and chooses at rest`() {
    replace()
    // begin
    layout.onPageChange = { [weak self] page in self?.preview(page) }
    layout.onSettle = { [weak self] page in self?.choose(page) }
    // end
    begin()
    simulation.finger.touchDown(at: CGPoint(x: 150, y: 60))
    simulation.finger.move(to: CGPoint(x: 20, y: 60), over: 0.4)
    simulation.finger.hold(for: 0.3)
    #expect(previewed == [1] && chosen.isEmpty)
    simulation.finger.release()
    simulation.runUntilRest()
    #expect(previewed == [1] && chosen == [1])
  }

  // MARK: Shelves

  @Test func `a shelf of two rows turns four items`() {
    let layout = GroupPagingLayout(replacing: oldLayout)
    // begin
    layout.itemSize = CGSize(width: 120, height: 50)
    layout.minimumInteritemSpacing = 10
    layout.itemsPerPage = 4
    // end
    use(layout)
    #expect(layout.indexPaths(inPage: 0).map(\.item) == [0, 1, 2, 3])
    #expect(frame(0).minX == frame(1).minX && frame(1).minY > frame(0).maxY)
    drag(by: -100, over: 0.1, hold: 0)
    #expect(layout.currentPage == 1 && frame(4).minX == 20)
  }

  @Test func `every section begins a page`() {
    source.counts = [3, 3]
    let layout = GroupPagingLayout(replacing: oldLayout)
    // begin
    layout.startsPageAtSection = true
    // end
    use(layout)
    #expect(layout.indexPaths(inPage: 1).map { [$0.section, $0.item] } == [[0, 2]])
    #expect(layout.indexPaths(inPage: 2).first == [1, 0])
  }

  @Test(arguments: [(10, 3), (20, 2)] as [(CGFloat, Int)])
  func `a number of items to a page counts the insets, not the margin`(
    margin: CGFloat, count: Int
  ) {
    let layout = GroupPagingLayout(replacing: oldLayout)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    layout.pageSizing = .perViewport(3)
    layout.leadingMargin = margin
    use(layout)
    for width in [300, 744] as [CGFloat] {
      resize(toWidth: width)
      #expect(layout.indexPaths(inPage: 0).count == count)
    }
  }

  @Test func `a margin, a flush end, and a rule of four numbers`() {
    let layout = GroupPagingLayout(replacing: oldLayout)
    // begin
    layout.leadingMargin = 32
    layout.padsEdges = false
    // end
    // begin
    layout.releasePolicy = ReleasePolicy(
      maximumPagesPerDrag: 2, turnFraction: 0.3, flickVelocity: 0.5)
    // end
    use(layout)
    drag(by: -260, over: 0.05, hold: 0)
    #expect(layout.currentPage == 2 && frame(4).minX == 32)
    drag(by: (layout.pageStops[2] - layout.pageStops[1]) * 0.35, over: 0.5)
    #expect(layout.currentPage == 1)
    layout.scroll(toPage: 99, animated: false)
    #expect(frame(8).maxX == 300)
  }

  // MARK: Banners

  @Test func `a banner has no indicator, is paused, and turns backwards and slowly`() {
    banner()
    // begin
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.scrollsToTop = false
    // end
    // begin
    layout.isAutoplayPaused = true
    // end
    simulation.run(for: 12)
    #expect(layout.currentPage == 0)
    layout.isAutoplayPaused = false
    // begin
    layout.autoplay = Autoplay(interval: 4, direction: .backward, turnDuration: 0.8)
    // end
    simulation.run(for: 4.3)
    #expect(layout.pagePosition.truncatingRemainder(dividingBy: 1) != 0)
    simulation.run(for: 0.8)
    #expect(layout.currentPage == 8)
  }

  // MARK: Accessibility

  /// UIKit scrolls by 300 points, which is three covers of 100 in a view of 300.
  @Test func `the delegate gives VoiceOver the page`() {
    covers()
    let delegate = StripViewController(layout: layout)
    collectionView.delegate = delegate
    _ = Simulation.takeAccessibilityPosts()
    #expect(simulation.scrollWithThreeFingers(.left, at: CGPoint(x: 150, y: 60)))
    let spoken = Simulation.takeAccessibilityPosts().first?.text
    simulation.runUntilRest()
    #expect(layout.currentPage > 1)
    #expect(spoken == spokenPage(layout.currentPage, of: 9))
    #expect(layout.accessibilityScrollStatus == spoken)
    layout.accessibilityPageDescription = { page, count in "\(page)/\(count)" }
    #expect(layout.accessibilityScrollStatus == "\(layout.currentPage)/9")
    #expect(SnapFlowLayout().accessibilityScrollStatus == nil)
  }

  @Test(.serialized, arguments: [false, true])
  func `reduced motion leaves fades`(isKept: Bool) {
    Simulation.reduceMotion = true
    defer { Simulation.reduceMotion = false }
    replace()
    if isKept {
      // begin
      layout.respectsReduceMotion = false
      // end
      begin()
    }
    #expect((frame(0).width > 120) == isKept)
    #expect(layout.layoutAttributesForItem(at: [0, 1])?.alpha == 0.5)
  }

  // MARK: Right to left

  @Test func `a shelf begins at the right`() throws {
    shelf()
    // begin
    collectionView.semanticContentAttribute = .forceRightToLeft
    // end
    simulation.runUntilRest()
    let cell = try #require(collectionView.cellForItem(at: [0, 0]))
    #expect(cell.convert(cell.bounds, to: nil).maxX == 280)
    drag(by: 100, over: 0.1, hold: 0)
    #expect(layout.currentPage == 1)
  }

  // MARK: Self-sizing

  @Test func `tags are as long as their text`() {
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "item")
    let source = TagSource(counts: [9])
    collectionView.dataSource = source
    let layout = SnapFlowLayout(replacing: oldLayout)
    // begin
    layout.estimatedItemSize = CGSize(width: 120, height: 100)
    // end
    use(layout)
    #expect(Set((0..<3).map { frame($0).width }).count == 3)
    drag(by: -150)
    #expect(layout.pagePosition == CGFloat(layout.currentPage) && layout.currentPage > 0)
  }

  @Test func `a strip is as high as its items`() {
    let layout = CenteredPickerLayout()
    layout.itemSize = CGSize(width: 120, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 12, right: 0)
    let view = StripView(frame: .zero, collectionViewLayout: layout)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 100))
  }

  // MARK: Storyboards

  @Test func `outlets are set in code`() {
    shelf()
    layout.pageSizing = .item
    // begin
    if let layout = collectionView.collectionViewLayout as? GroupPagingLayout {
      layout.pageSizing = .perViewport(3)
      layout.pageControl = pageControl
    }
    // end
    begin()
    #expect(layout.pageSizing == .perViewport(3))
    #expect(pageControl.numberOfPages == 3)
  }

  // MARK: Defects

  #if compiler(>=6.2)
  @Test func `an edge has no effect of iOS 26`() {
    // begin
    if #available(iOS 26, tvOS 26, visionOS 26, *) {
      collectionView.topEdgeEffect.isHidden = true
      collectionView.bottomEdgeEffect.isHidden = true
    }
    // end
    replace()
    #expect(collectionView.topEdgeEffect.isHidden && !collectionView.leftEdgeEffect.isHidden)
  }
  #endif

  @Test func `insets are left alone, and an event log is text`() {
    /// What the recipes print is for their reader, not for the output of the tests.
    func print(_ text: String) { log(text) }
    // begin
    collectionView.contentInsetAdjustmentBehavior = .never
    // end
    replace()
    // begin
    layout.isEventLogEnabled = true
    // …after the defect:
    print(layout.eventLog)
    // end
    drag(by: -140)
    #expect(layout.eventLog.contains("released"))
  }

  // MARK: Troubleshooting

  @Test(arguments: [false, true])
  func `a view is held between pages`(isHeld: Bool) {
    shelf()
    if isHeld {
      // begin
      layout.restsOnPages = false
      collectionView.setContentOffset(CGPoint(x: 30, y: 0), animated: true)
      // end
    } else {
      collectionView.setContentOffset(CGPoint(x: 30, y: 0), animated: true)
    }
    simulation.runUntilRest()
    #expect((collectionView.contentOffset.x == 30) == isHeld)
  }

  // MARK: Recipes

  @Test func `a deep link shows its item first`() {
    let layout = GroupPagingLayout(replacing: oldLayout)
    // begin
    layout.scroll(toItemAt: IndexPath(item: 5, section: 0), animated: false)
    // end
    var reported: [Int] = []
    layout.onPageChange = { reported.append($0) }
    use(layout)
    #expect(layout.page(forItemAt: [0, 5]) == layout.currentPage)
    #expect(reported == [layout.currentPage] && reported != [0])
  }

  private var seen: Set<Int> = []

  @Test func `only pages that were seen are reported`() {
    replace()
    // begin
    layout.onSettle = { [weak self] page in
      guard let self, seen.insert(page).inserted else { return }
      log("seen \(names[page])")
    }
    // end
    begin()
    drag(by: -260, over: 0.06, hold: 0)
    let page = layout.currentPage
    #expect(page > 1)
    drag(by: -30)
    #expect(logged == ["seen Name \(page)"] || logged == ["seen Name 0", "seen Name \(page)"])
  }

  /// Six more items at the end.
  private func loadMore() {
    let count = source.counts[0]
    source.counts[0] += 6
    collectionView.insertItems(at: (count..<count + 6).map { IndexPath(item: $0, section: 0) })
  }

  @Test func `more is loaded near the end`() {
    replace()
    // begin
    layout.onPageChange = { [weak self, weak layout] page in
      guard let layout, page >= layout.numberOfPages - 3 else { return }
      self?.loadMore()
    }
    // end
    begin()
    for _ in 0..<5 { drag(by: -140) }
    #expect(layout.currentPage == 5 && layout.numberOfPages == 9)
    drag(by: -140)
    #expect(layout.currentPage == 6 && layout.numberOfPages == 15)
  }

  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  private func shuffle(_ dataSource: UICollectionViewDiffableDataSource<Int, String>) {
    // begin
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names.shuffled())
    dataSource.apply(snapshot, animatingDifferences: true)
    // end
    simulation.runUntilRest()
  }

  @Test func `a shuffle keeps the item in front`() throws {
    replace()
    // begin
    let nameCell = UICollectionView.CellRegistration<NameCell, String> { cell, _, name in
      cell.label.text = name
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: nameCell, for: $1, item: $2)
    }
    // end
    let dataSource = try #require(dataSource)
    layout.onPageChange = nil
    shuffle(dataSource)
    layout.scroll(toPage: 4, animated: false)
    simulation.runUntilRest()
    let front = dataSource.itemIdentifier(for: [0, 4])
    for _ in 0..<40 {
      shuffle(dataSource)
      #expect(layout.currentIndexPath.flatMap(dataSource.itemIdentifier) == front)
      let cell = layout.currentIndexPath.flatMap(collectionView.cellForItem)
      #expect((cell as? NameCell)?.label.text == front)
    }
  }

  @Test func `rows rest in the middle, and turn away`() throws {
    let screen = SnapScreen(WheelLayout(), size: CGSize(width: 200, height: 300)) { layout, _ in
      layout.itemSize = CGSize(width: 200, height: 40)
    }
    #expect(screen.attributes(0)?.center.y == 150 && screen.target(proposed: 50) == 40)
    let (flat, turned) = (try #require(screen.attributes(0)), try #require(screen.attributes(3)))
    #expect(flat.transform.isIdentity)
    #expect(abs(turned.alpha - 0.5) < 1e-9)
    #expect(abs(turned.transform3D.m22 - 0.5) < 1e-9)
    #expect(abs(abs(turned.transform3D.m23) - 0.75.squareRoot()) < 1e-9)
    screen.layout.degreesPerRow = 60
    #expect(abs((screen.attributes(1)?.alpha ?? 0) - 0.5) < 1e-9)
  }

  // MARK: Writing a layout
}
#endif
