#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The features of the base class, in every layout.
@MainActor
@Suite struct EveryLayoutTests {
  // MARK: Replacing a layout

  private func oldLayout() -> UICollectionViewFlowLayout {
    let old = UICollectionViewFlowLayout()
    old.scrollDirection = .horizontal
    old.itemSize = CGSize(width: 120, height: 100)
    old.minimumLineSpacing = 14
    old.minimumInteritemSpacing = 3
    old.sectionInset = UIEdgeInsets(top: 1, left: 40, bottom: 2, right: 4)
    old.headerReferenceSize = CGSize(width: 5, height: 6)
    old.footerReferenceSize = CGSize(width: 7, height: 8)
    old.sectionHeadersPinToVisibleBounds = true
    old.sectionFootersPinToVisibleBounds = true
    return old
  }

  private func expectSettings(of old: UICollectionViewFlowLayout, _ new: SnapFlowLayout) {
    #expect(new.scrollDirection == old.scrollDirection)
    #expect(new.itemSize == old.itemSize)
    #expect(new.estimatedItemSize == old.estimatedItemSize)
    #expect(new.minimumLineSpacing == old.minimumLineSpacing)
    #expect(new.minimumInteritemSpacing == old.minimumInteritemSpacing)
    #expect(new.sectionInset == old.sectionInset)
    #expect(new.headerReferenceSize == old.headerReferenceSize)
    #expect(new.footerReferenceSize == old.footerReferenceSize)
    #expect(new.sectionHeadersPinToVisibleBounds == old.sectionHeadersPinToVisibleBounds)
    #expect(new.sectionFootersPinToVisibleBounds == old.sectionFootersPinToVisibleBounds)
  }

  @Test func takesOverTheSettingsOfTheLayoutThatItReplaces() {
    let old = oldLayout()
    expectSettings(of: old, SnapFlowLayout(replacing: old))
    expectSettings(of: old, CenteredPickerLayout(replacing: old))
    expectSettings(of: old, GroupPagingLayout(replacing: old))
    expectSettings(of: old, InfiniteBannerLayout(replacing: old))
    expectSettings(of: UICollectionViewFlowLayout(), CenteredPickerLayout(replacing: .init()))
  }

  @Test func takesOverTheSizeThatTheAppHasSet() {
    let banner = InfiniteBannerLayout()
    banner.itemSize = CGSize(width: 120, height: 60)
    let screen = SnapScreen(banner)
    #expect(screen.attributes(0)?.size == CGSize(width: 300, height: 120))
    #expect(SnapFlowLayout(replacing: banner).itemSize == CGSize(width: 120, height: 60))
  }

  @Test func aStripOnTheScreenBecomesAPicker() {
    let screen = SnapScreen(SnapFlowLayout()) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 120, height: 100)
    }
    let picker = CenteredPickerLayout(replacing: screen.layout)
    screen.view.collectionViewLayout = picker
    screen.simulation.runUntilRest()
    #expect(picker.numberOfPages == 9)
    #expect(picker.layoutAttributesForItem(at: [0, 1])?.size == CGSize(width: 120, height: 100))
  }

  // MARK: Margins

  @Test("A leading page begins at its section's inset", arguments: [nil, 15, .nan] as [CGFloat?])
  func leadingMargin(margin: CGFloat?) {
    let screen = SnapScreen(SnapFlowLayout()) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.sectionInset.left = 40
      layout.leadingMargin = margin
    }
    let expected = margin.map { $0.isNaN ? 0 : $0 } ?? 40
    #expect(screen.layout.contentOffset(forPage: 1)?.x == 40 + 110 - expected)
  }

  // MARK: Loop

  @Test func anEndlessPicker() {
    let screen = SnapScreen(CenteredPickerLayout()) { layout, _ in
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.isLoopingEnabled = true
    }
    #expect(screen.layout.isLooping)
    screen.layout.scrollToPreviousPage(animated: true)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 8)
    let scale = screen.attributes(8).map { $0.transform3D.m11 } ?? 0
    #expect(abs(scale - 1.2) < 1e-6)
    screen.drag(by: -110, over: 0.3, hold: 0.2)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 0)
  }

  @Test("A looping shelf with three items per page, in one row and in two", arguments: [1, 2])
  func anEndlessShelf(rows: Int) {
    let screen = SnapScreen(GroupPagingLayout(), counts: [12 * rows]) { layout, _ in
      layout.pageSizing = .perViewport(3)
      layout.minimumInteritemSpacing = 0
      layout.itemSize.height = rows == 1 ? 120 : 60
      layout.isLoopingEnabled = true
    }
    #expect(screen.layout.isLooping)
    #expect(screen.layout.numberOfPages == 4)
    for page in [1, 2, 3, 0, 1] {
      screen.drag(by: -150, over: 0.1)
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == page)
      #expect(screen.layout.indexPaths(inPage: page).count == 3 * rows)
    }
  }

  @Test func autoplayOfAShelf() {
    let screen = SnapScreen(GroupPagingLayout()) { layout, _ in
      layout.itemSize = CGSize(width: 140, height: 100)
      layout.autoplay = Autoplay(interval: 2)
    }
    screen.simulation.run(for: 2.6)
    #expect(screen.layout.currentPage == 1)
  }

  // MARK: Sizes

  @Test("Three items per page at any width, including spacing and insets", arguments: [300.0, 724])
  func threeToAPage(width: CGFloat) {
    let screen = SnapScreen(GroupPagingLayout(), size: CGSize(width: 375, height: 120)) {
      layout, _ in
      layout.pageSizing = .perViewport(3)
      layout.fillsViewportAcross = true
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    }
    screen.view.frame.size.width = width
    screen.simulation.runUntilRest()
    // Rounded down to half points, the pixels of this screen.
    let length = ((width - 40 - 24) / 3 * 2).rounded(.down) / 2
    #expect(screen.layout.numberOfPages == 3)
    #expect(abs((screen.attributes(0)?.size.width ?? 0) - length) < 1e-9)
    let third = screen.attributes(2)?.frame.maxX ?? 0
    #expect((0...1.5).contains(width - 20 - third + screen.offset))
  }

  // MARK: Page control and callbacks

  @Test("A page control takes one line of code", arguments: LayoutUnderTest.allCases)
  func pageControl(layout: LayoutUnderTest) {
    let control = UIPageControl()
    let screen = SnapScreen(strip: layout.make()) { layout, _ in layout.pageControl = control }
    #expect(control.numberOfPages == screen.layout.numberOfPages)
    screen.layout.scroll(toPage: 2, animated: true)
    #expect(control.currentPage == 2)
    screen.simulation.runUntilRest()
    control.currentPage = 1
    control.sendActions(for: .valueChanged)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 1)
  }

  @Test("The first reports are about the page on which the view begins", arguments: [0, 4])
  func reportsFromTheFirstPageOn(page: Int) {
    var reports: [String] = []
    let screen = SnapScreen(CenteredPickerLayout()) { layout, _ in
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.onNumberOfPagesChange = { reports.append("pages \($0)") }
      layout.onPagePositionChange = { reports.append("position \($0)") }
      layout.onPageChange = { reports.append("page \($0)") }
      layout.onSettle = { reports.append("rest \($0)") }
      layout.scroll(toPage: page, animated: false)
    }
    screen.simulation.runUntilRest()
    let position = "position \(CGFloat(page))"
    #expect(reports == ["pages 9", position, "page \(page)", "rest \(page)"])
    reports = []
    screen.source.counts = [12]
    screen.view.reloadData()
    screen.simulation.runUntilRest()
    #expect(reports == ["pages 12"])
  }

  @Test func aReportIsTrueAlsoAfterACallbackThatScrolls() {
    var pages: [Int] = []
    let screen = SnapScreen(CenteredPickerLayout()) { layout, _ in
      layout.itemSize = CGSize(width: 100, height: 120)
    }
    screen.simulation.runUntilRest()
    let layout = screen.layout
    layout.onPagePositionChange = { [unowned layout] _ in
      if pages.isEmpty { layout.scroll(toPage: 5, animated: false) }
    }
    layout.onPageChange = { [unowned layout] page in
      pages.append(page)
      #expect(page == layout.currentPage)
    }
    // Nearest to the next page when the position is reported, but no longer after that.
    screen.view.contentOffset.x += 100
    screen.simulation.runUntilRest()
    #expect(pages == [5])
  }

  // MARK: Bookmarks

  @Test func aRowThatIsReusedComesBackOnItsOwnPage() {
    let screen = SnapScreen(GroupPagingLayout()) { layout, _ in
      layout.itemSize = CGSize(width: 140, height: 100)
    }
    screen.layout.scroll(toPage: 3, animated: false)
    screen.simulation.runUntilRest()
    let bookmark = screen.layout.bookmark
    // The items of another row.
    screen.source.counts = [4]
    screen.view.reloadData()
    screen.layout.restore(nil)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 0 && screen.offset == 0)
    // A bookmark of an item that this row doesn't have.
    screen.layout.restore(bookmark)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 0)
    screen.source.counts = [9]
    screen.view.reloadData()
    screen.layout.restore(bookmark)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 3)
  }

  @Test func aBookmarkIsRestoredBeforeTheFirstLayout() throws {
    let data = try JSONEncoder().encode(PageBookmark(indexPath: [0, 5]))
    let bookmark = try JSONDecoder().decode(PageBookmark.self, from: data)
    let screen = SnapScreen(CenteredPickerLayout()) { layout, _ in
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.restore(bookmark)
    }
    #expect(screen.layout.currentPage == 5)
    screen.simulation.runUntilRest()
    #expect(screen.layout.bookmark == bookmark)
  }

  // MARK: Custom rules

  private final class EveryThirdPage: CenteredPickerLayout {
    override func page(for release: DragRelease, stops: PageStops) -> Int? {
      super.page(for: release, stops: stops).map { ($0 + 1) / 3 * 3 }
    }
  }

  @Test func aReleaseRuleOfOnesOwn() {
    let screen = SnapScreen(EveryThirdPage()) { layout, _ in
      layout.itemSize = CGSize(width: 100, height: 120)
    }
    screen.drag(by: -260, over: 0.5, hold: 0.2)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 3)
    #expect(screen.layout.pageStops[3] == screen.offset)
  }
}
#endif
