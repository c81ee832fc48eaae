#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The snippets of the articles and recipes do what their text says.
final class ArticleTests: GuideScreen {
  // MARK: Settings

  /// Snippets whose settings have suites of their own.
  private static let snippets: [(ArticleTests) -> () -> Void] = [
    replacement, pickerLooks, callbacks, rows, sections, shelfSettings, bannerSettings, motion,
    direction, outlets, insets, hold, deepLink, dots, neighbors, growth, symptoms,
  ]

  @Test func `snippets run, and then a swipe ends on a page, unless the view may rest anywhere`() {
    for (number, snippet) in Self.snippets.enumerated() {
      let app = ArticleTests()
      snippet(app)()
      if app.layout.collectionView == nil { app.begin() }
      app.drag(by: -140)
      let isOnPage = app.layout.rests(at: app.collectionView.contentOffset.x)
      #expect(app.layout.numberOfPages > 0 && (isOnPage || !app.layout.restsOnPages), "\(number)")
      #expect(app.simulation.faults == [], "\(number)")
    }
  }

  /// In a documentation comment.
  private func replacement() {
    // begin
    collectionView.collectionViewLayout = CenteredPickerLayout(replacing: oldLayout)
    // end
  }

  private func pickerLooks() {
    let layout = CenteredPickerLayout(replacing: oldLayout)
    // begin
    layout.scaleFactor = 0.3
    layout.activeDistance = 120
    layout.sideAlpha = 0.7
    // end
    use(layout)
  }

  private func preview(_ page: Int) {}
  private func choose(_ page: Int) {}

  private func callbacks() {
    replace()
    // begin
    layout.onPageChange = { [weak self] page in self?.preview(page) }
    layout.onSettle = { [weak self] page in self?.choose(page) }
    // end
  }

  private func rows() {
    let layout = GroupPagingLayout(replacing: oldLayout)
    // begin
    layout.itemSize = CGSize(width: 120, height: 50)
    layout.minimumInteritemSpacing = 10
    layout.itemsPerPage = 4
    // end
    use(layout)
  }

  private func sections() {
    let layout = GroupPagingLayout(replacing: oldLayout)
    // begin
    layout.startsPageAtSection = true
    // end
    use(layout)
  }

  private func shelfSettings() {
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
  }

  private func bannerSettings() {
    banner()
    // begin
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.scrollsToTop = false
    // end
    // begin
    layout.isAutoplayPaused = true
    // end
    // begin
    layout.autoplay = Autoplay(interval: 4, direction: .backward, turnDuration: 0.8)
    // end
  }

  private func motion() {
    replace()
    // begin
    layout.respectsReduceMotion = false
    // end
  }

  private func direction() {
    shelf()
    // begin
    collectionView.semanticContentAttribute = .forceRightToLeft
    // end
  }

  private func outlets() {
    shelf()
    // begin
    if let layout = collectionView.collectionViewLayout as? GroupPagingLayout {
      layout.pageSizing = .perViewport(3)
      layout.pageControl = pageControl
    }
    // end
  }

  private func insets() {
    // begin
    collectionView.contentInsetAdjustmentBehavior = .never
    // end
    // begin
    UIView.animate(withDuration: 0.3) { [self] in
      collectionView.contentInset.top = 0
      collectionView.layoutIfNeeded()
    }
    // end
    replace()
    #if compiler(>=6.2)
    // begin
    if #available(iOS 26, tvOS 26, visionOS 26, *) {
      collectionView.topEdgeEffect.isHidden = true
      collectionView.bottomEdgeEffect.isHidden = true
    }
    // end
    #endif
    /// What the recipes print is for their reader, not for the output of the tests.
    func print(_ text: String) { log(text) }
    // begin
    layout.isEventLogEnabled = true
    // …after the defect:
    print(layout.eventLog)
    // end
  }

  private func hold() {
    shelf()
    // begin
    layout.restsOnPages = false
    collectionView.setContentOffset(CGPoint(x: 30, y: 0), animated: true)
    // end
    simulation.runUntilRest()
    #expect(collectionView.contentOffset.x == 30)
  }

  private func deepLink() {
    let layout = GroupPagingLayout(replacing: oldLayout)
    // begin
    layout.scroll(toItemAt: IndexPath(item: 5, section: 0), animated: false)
    // end
    use(layout)
  }

  private func dots() {
    replace()
    // begin
    layout.pageControl = pageControl
    // end
  }

  private func neighbors() {
    let layout = InfiniteBannerLayout()
    // begin
    layout.transition = .slide
    layout.pageSizing = .peek(24)
    layout.minimumLineSpacing = 12
    // end
    use(layout)
  }

  private func growth() {
    use(SnapFlowLayout(replacing: oldLayout))
    // begin
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.effects = [.expand(by: 60)]
    // end
  }

  private func symptoms() {
    use(SnapFlowLayout(replacing: oldLayout))
    // begin
    layout.releasePolicy = .paging
    // end
    // begin
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.pageSizing = .peek(24)
    // end
    // begin
    layout.autoplay = Autoplay(interval: 3)
    // end
  }

  // MARK: What only a snippet tells

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

  private var canLoadMore = true
  private var (requests, respondsAtOnce) = (0, true)

  private func loadMore() {
    requests += 1
    canLoadMore = false
    if respondsAtOnce { respond(with: 6) }
  }

  /// More items at the end; the last response has none.
  private func respond(with added: Int, reloading: Bool = false) {
    let count = source.counts[0]
    source.counts[0] += added
    canLoadMore = added > 0
    if reloading { return collectionView.reloadData() }
    collectionView.insertItems(at: (count..<count + added).map { IndexPath(item: $0, section: 0) })
  }

  private func loadsMoreNearTheEnd() {
    replace()
    // begin
    layout.onPageChange = { [weak self, weak layout] page in
      guard let self, let layout, canLoadMore, page >= layout.numberOfPages - 3 else { return }
      loadMore()
    }
    // end
    begin()
  }

  @Test func `more is loaded near the end`() {
    loadsMoreNearTheEnd()
    for _ in 0..<5 { drag(by: -140) }
    #expect(layout.currentPage == 5 && layout.numberOfPages == 9)
    drag(by: -140)
    #expect(layout.currentPage == 6 && layout.numberOfPages == 15 && requests == 1)
  }

  /// After a reload the page is reported again; after an insertion it isn't.
  @Test(arguments: [false, true])
  func `one request runs at a time, and the last response ends the requests`(reloading: Bool) {
    loadsMoreNearTheEnd()
    respondsAtOnce = false
    for _ in 0..<7 { drag(by: -140) }
    #expect(layout.currentPage == 7 && requests == 1)
    respond(with: 1, reloading: reloading)
    simulation.runUntilRest()
    #expect(layout.currentPage == 7 && layout.numberOfPages == 10)
    #expect(requests == (reloading ? 2 : 1))
    for page in [8, 9] {
      respond(with: 0, reloading: reloading)
      simulation.runUntilRest()
      drag(by: -140)
      #expect(layout.currentPage == page && requests == (reloading ? 2 : 1))
    }
  }

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

  @Test func `cards are as wide as the view, and as tall as that makes their text`() {
    collectionView.register(TextCard.self, forCellWithReuseIdentifier: "item")
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.scrollDirection = .vertical
    layout.sectionInset = .zero
    layout.fillsViewportAcross = true
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    use(layout)
    #expect(frame(0).size == CGSize(width: 300, height: 80))
    for width in [200, 240, 600] as [CGFloat] {
      resize(toWidth: width)
      #expect(frame(0).size == CGSize(width: width, height: 24_000 / width))
    }
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

  @Test func `a strip is as high as its items`() {
    let layout = CenteredPickerLayout()
    layout.itemSize = CGSize(width: 120, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 12, right: 0)
    let view = StripView(frame: .zero, collectionViewLayout: layout)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 100))
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
}
#endif
