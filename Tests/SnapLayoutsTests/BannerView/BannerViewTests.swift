#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// The settings and the behavior of a banner, except for loading, which is in `BannerLoadingTests`.
@MainActor
@Suite struct BannerViewTests {
  private let pictures = (0..<4).map { _ in UIImage() }

  private var items: [BannerItem] { pictures.map { .image($0) } }

  @Test func showsPicturesAnimatedPicturesAndURLs() async throws {
    let animated = try #require(UIImage.animatedImage(with: pictures, duration: 1))
    let screen = BannerScreen([.image(pictures[0]), .image(animated), .url(.picture("a"))])
    #expect(screen.picture(0) === pictures[0])
    screen.turn(to: 1)
    #expect(screen.picture(1) === animated)
    screen.turn(to: 2)
    let loaded = try await screen.answer(.picture("a"))
    #expect(screen.picture(2) === loaded)
    #expect(screen.simulation.faults.isEmpty)
  }

  @Test func comesFromAStoryboard() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let banner = try #require(BannerView(coder: unarchiver))
    banner.items = items
    let simulation = Simulation(size: CGSize(width: 300, height: 150))
    simulation.show(banner)
    banner.layoutIfNeeded()
    #expect(banner.shownCells.count == 1)
    #expect(banner.pageControl.numberOfPages == 4)
  }

  @Test func picturesFillTheViewAndAreClipped() throws {
    let screen = BannerScreen(items)
    let imageView = try #require(screen.cell(0)?.imageView)
    #expect(imageView.contentMode == .scaleAspectFill)
    #expect(imageView.clipsToBounds)
    #expect(imageView.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    screen.banner.imageContentMode = .scaleAspectFit
    #expect(imageView.contentMode == .scaleAspectFit)
  }

  @Test func withoutItemsThereIsThePlaceholder() {
    let screen = BannerScreen { $0.placeholder = pictures[3] }
    #expect(!screen.banner.placeholderView.isHidden)
    #expect(screen.banner.placeholderView.image === pictures[3])
    #expect(screen.banner.placeholderView.frame == screen.banner.bounds)
    #expect(screen.banner.pageControl.isHidden)
    #expect(screen.banner.currentIndex == 0)
    screen.banner.items = items
    screen.simulation.layOut()
    #expect(screen.banner.placeholderView.isHidden)
    screen.banner.items = []
    screen.simulation.layOut()
    #expect(!screen.banner.placeholderView.isHidden)
    #expect(screen.banner.shownCells.isEmpty)
  }

  @Test func aSinglePictureNeitherScrollsNorTurns() {
    let screen = BannerScreen([.image(pictures[0])])
    screen.banner.isAutoplayEnabled = true
    #expect(screen.banner.pageControl.isHidden)
    let offset = screen.banner.collectionView.contentOffset
    screen.drag(by: 0.7)
    screen.simulation.run(for: 20)
    #expect(screen.banner.collectionView.contentOffset == offset)
    #expect(screen.picture(0) === pictures[0])
    screen.banner.items = items
    screen.simulation.layOut()
    screen.drag(by: 0.7)
    #expect(screen.banner.currentIndex == 1)
  }

  @Test func turnsWithTheFingerInALoop() {
    let screen = BannerScreen(items)
    var pages: [Int] = []
    screen.banner.onPageChange = { pages.append($0) }
    for _ in 0..<4 { screen.drag(by: 0.5) }
    screen.drag(by: -0.5)
    #expect(pages == [1, 2, 3, 0, 3])
    #expect(screen.picture(3) === pictures[3])
  }

  @Test func endsWithoutALoop() {
    let screen = BannerScreen(items) { $0.isLoopingEnabled = false }
    screen.drag(by: -0.5)
    #expect(screen.banner.currentIndex == 0)
  }

  @Test(arguments: [.slide, .crossFade, .parallax(portion: 0.6)] as [BannerTransition])
  func changesAsItIsTold(transition: BannerTransition) {
    let screen = BannerScreen(items) { $0.transition = transition }
    #expect(screen.banner.transition == transition)
    screen.simulation.finger.touchDown(at: CGPoint(x: 200, y: 50))
    screen.simulation.finger.move(to: CGPoint(x: 130, y: 50), over: 0.4)
    screen.simulation.layOut()
    let place = screen.cell(1)?.frame.minX ?? .nan
    let isInPlace = abs(place - screen.banner.collectionView.contentOffset.x) < 1
    #expect(isInPlace == (transition == .crossFade))
    let isShifted = screen.cell(1)?.imageView?.frame.minX != 0
    #expect(isShifted == (transition == .parallax(portion: 0.6)))
  }

  // MARK: Interval

  @Test func turnsEveryFiveSecondsUntilItIsStopped() {
    let screen = BannerScreen(items)
    var pages: [Int] = []
    screen.banner.onPageChange = { pages.append($0) }
    screen.simulation.run(for: 20)
    #expect(pages.isEmpty)
    screen.banner.isAutoplayEnabled = true
    screen.simulation.run(for: 11)
    #expect(pages == [1, 2])
    screen.banner.isAutoplayEnabled = false
    #expect(!screen.banner.isAutoplayEnabled)
    screen.simulation.run(for: 20)
    #expect(pages == [1, 2])
  }

  @Test func turnsByItselfUnlessItIsTold() {
    let banner = BannerView(frame: .zero)
    #expect(banner.isAutoplayEnabled)
    #expect(banner.autoplayInterval == 5)
  }

  @Test(arguments: [(3.0, 3.0), (2, 2), (1.9, 2), (0, 2), (-1, 2), (.nan, 5), (.infinity, 5)])
  func dwellsForTwoSecondsAtLeast(set: Double, expected: Double) {
    let screen = BannerScreen(items)
    screen.banner.autoplayInterval = set
    #expect(screen.banner.autoplayInterval == expected)
    var pages: [Int] = []
    screen.banner.onPageChange = { pages.append($0) }
    screen.banner.isAutoplayEnabled = true
    screen.simulation.run(for: expected - 0.1)
    #expect(pages.isEmpty)
    screen.simulation.run(for: 0.6)
    #expect(pages == [1])
  }

  // MARK: Taps

  @Test func tellsTaps() {
    let screen = BannerScreen(items)
    var taps: [Int] = []
    screen.banner.onSelect = { taps.append($0) }
    screen.turn(to: 2)
    for _ in 0..<2 { screen.simulation.finger.tap(at: CGPoint(x: 150, y: 40)) }
    #expect(taps == [2, 2])
  }

  @Test func aTapOnAnItemThatIsGoneIsNotTold() {
    let screen = BannerScreen(items)
    var taps: [Int] = []
    screen.banner.onSelect = { taps.append($0) }
    screen.turn(to: 3)
    let collectionView = screen.banner.collectionView
    screen.banner.items = Array(items[0..<2])
    collectionView.delegate?.collectionView(
      collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
    #expect(taps.isEmpty)
    screen.simulation.layOut()
    for index in [1, 2] {
      collectionView.delegate?.collectionView(
        collectionView, didSelectItemAt: IndexPath(item: index, section: 0))
    }
    #expect(taps == [1])
  }

  @Test func scrollingIsNoTap() {
    let screen = BannerScreen(items)
    var taps: [Int] = []
    screen.banner.onSelect = { taps.append($0) }
    screen.drag(by: 0.5)
    #expect(taps.isEmpty)
  }

  // MARK: Settings of the layout

  @Test func aDragTurnsAsManyPagesAsTheReleasePolicySays() {
    let screen = BannerScreen(items)
    #expect(screen.banner.releasePolicy == .banner)
    screen.banner.releasePolicy.turnFraction = 0.9
    screen.drag(by: 0.6)
    #expect(screen.banner.currentIndex == 0)
    screen.drag(by: 0.95)
    #expect(screen.banner.currentIndex == 1)
  }

  @Test func theAppSaysWhatVoiceOverSaysOfAPage() {
    let banner = BannerView(frame: .zero)
    #expect(banner.accessibilityPageDescription(1, 9) == spokenPage(1, of: 9))
    banner.accessibilityPageDescription = { page, count in "Image \(page + 1) / \(count)" }
    #expect(banner.layout.accessibilityPageDescription(1, 9) == "Image 2 / 9")
  }

  @Test func noCellHasASizeOfItsOwn() {
    let cell = BannerCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let attributes = SnapLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 40, y: 0, width: 300, height: 150)
    #expect(cell.preferredLayoutAttributesFitting(attributes).frame == attributes.frame)
  }

  // MARK: Scrolling by the app

  @Test(arguments: [(2, 2), (-1, 0), (9, 3)], [false, true])
  func scrollsToItems(row: (index: Int, expected: Int), animated: Bool) {
    let screen = BannerScreen(items)
    screen.turn(to: row.index, animated: animated)
    #expect(screen.banner.currentIndex == row.expected)
    #expect(screen.banner.pageControl.currentPage == row.expected)
    #expect(screen.picture(row.expected) === pictures[row.expected])
  }

  @Test func beginsWhereItIsToldBeforeItIsShown() {
    let screen = BannerScreen(items) { $0.scroll(toItemAt: 2, animated: true) }
    #expect(screen.banner.currentIndex == 2)
  }

  // MARK: Items

  @Test func otherItemsBeginAtTheSameIndexOrTheLast() {
    let screen = BannerScreen(items)
    screen.turn(to: 3)
    screen.banner.items = Array(items.reversed())
    screen.simulation.layOut()
    #expect(screen.banner.currentIndex == 3)
    #expect(screen.picture(3) === pictures[0])
    screen.banner.items = Array(items[0..<2])
    screen.simulation.layOut()
    #expect(screen.banner.currentIndex == 1)
    #expect(screen.picture(1) === pictures[1])
    #expect(screen.banner.pageControl.numberOfPages == 2)
  }

  @Test func theCurrentIndexIsAlwaysThatOfAnItem() {
    let screen = BannerScreen(items)
    screen.turn(to: 3)
    screen.banner.items = Array(items[0..<2])
    #expect(screen.banner.currentIndex == 1)
    screen.banner.items = []
    #expect(screen.banner.currentIndex == 0)
  }

  @Test func theSameItemsChangeNothing() throws {
    let screen = BannerScreen(items)
    let cell = try #require(screen.cell(0))
    screen.simulation.finger.touchDown(at: CGPoint(x: 200, y: 50))
    screen.simulation.finger.move(to: CGPoint(x: 120, y: 50), over: 0.3)
    let offset = screen.banner.collectionView.contentOffset
    screen.banner.items = items
    screen.simulation.layOut()
    #expect(screen.cell(0) === cell)
    #expect(screen.banner.collectionView.contentOffset == offset)
  }

  /// This is in addition to the cells that UIKit keeps hidden (fact 151).
  @Test func atMostThreeCellsAreAlive() {
    let screen = BannerScreen((0..<40).map { _ in .image(UIImage()) })
    var cells: Set<ObjectIdentifier> = []
    var kept: [BannerCell] = []
    var most = 0
    screen.simulation.onFrame = {
      let shown = screen.banner.shownCells
      most = max(most, shown.count)
      for cell in shown where cells.insert(ObjectIdentifier(cell)).inserted { kept.append(cell) }
    }
    for _ in 0..<30 { screen.drag(by: 0.6) }
    for _ in 0..<10 { screen.drag(by: -0.6) }
    #expect((2...3).contains(most))
    #expect((2...5).contains(kept.count))
    #expect(kept.filter { $0.imageView?.image != nil }.count == 1)
  }
}
#endif
