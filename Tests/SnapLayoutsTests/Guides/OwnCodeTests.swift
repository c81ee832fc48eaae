#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// The lines of "Your own code" in the article about migrating, each on a screen that had code of its own in their place.
final class OwnCodeTests: GuideScreen {
  enum Lines: String, CaseIterable, Sendable {
    case target, inset, dots, copies, endless, stored

    /// Whether a swipe turns one page.
    var pages: Bool { self == .dots || self == .copies || self == .stored }
  }

  /// What the screen has shown, page by page.
  private var shown: [Int] = []
  private func show(_ page: Int) { shown.append(page) }

  @Test(arguments: Lines.allCases, [300, 744, 320] as [CGFloat])
  func `the screen rests on its pages in every window`(lines: Lines, width: CGFloat) {
    setUp(lines)
    begin()
    resize(toWidth: width)
    #expect(layout.numberOfPages == 9 && layout.currentPage == 0)
    #expect(layout.isLooping == (lines == .copies || lines == .endless))
    expectRest()
    for number in 1...3 {
      let before = collectionView.contentOffset.x
      drag(by: -90, over: 0.15, hold: 0)
      expectRest()
      let page = layout.currentPage
      #expect(collectionView.contentOffset.x > before)
      #expect(lines.pages ? page == number : lines == .endless || page >= number)
    }
    // Another width keeps the card in the middle.
    let card = layout.currentPage
    resize(toWidth: width + 90)
    expectRest()
    #expect(layout.currentPage == card)
    let before = collectionView.contentOffset.x
    drag(by: 90, over: 0.15, hold: 0)
    expectRest()
    #expect(collectionView.contentOffset.x < before)
    #expect(lines == .endless || layout.currentPage < card)
    #expect(simulation.faults == [])
  }

  @Test func `the banner turns by itself`() {
    setUp(.copies)
    begin()
    simulation.run(for: 13)
    #expect(pageControl.currentPage == 4)
  }

  /// The card nearest to the middle is the current page, and everybody knows that.
  private func expectRest(_ location: SourceLocation = #_sourceLocation) {
    let distances = collectionView.visibleCells.map { cell in
      (abs(cell.center.x - collectionView.bounds.midX), collectionView.indexPath(for: cell)?.item)
    }
    let nearest = distances.min { $0.0 < $1.0 }
    let page = layout.currentPage
    #expect(nearest?.0 ?? 1 <= 0.5 && nearest?.1 == page, sourceLocation: location)
    #expect(layout.pagePosition == CGFloat(page), sourceLocation: location)
    #expect(layout.pageControl == nil || pageControl.currentPage == page, sourceLocation: location)
    #expect(shown.last ?? page == page, sourceLocation: location)
  }

  private func setUp(_ lines: Lines) {
    collectionView.isPagingEnabled = lines == .dots || lines == .copies
    oldLayout.sectionInset.left = 0
    switch lines {
    case .target:
      // begin
      let layout = SnapFlowLayout(replacing: oldLayout)
      layout.pageAlignment = .center
      layout.padsEdges = true
      collectionView.collectionViewLayout = layout
    // end
    case .inset:
      // begin
      let layout = CenteredPickerLayout(replacing: oldLayout)
      collectionView.collectionViewLayout = layout
    // end
    case .dots:
      oldLayout.minimumLineSpacing = 0
      // begin
      let layout = SnapFlowLayout(replacing: oldLayout)
      layout.pageSizing = .viewport
      layout.fillsViewportAcross = true
      layout.pageControl = pageControl
      collectionView.collectionViewLayout = layout
    // end
    case .copies:
      // begin
      let layout = InfiniteBannerLayout()
      layout.autoplay = Autoplay(interval: 3)
      layout.pageControl = pageControl
      collectionView.collectionViewLayout = layout
    // end
    case .endless:
      // begin
      let layout = SnapFlowLayout(replacing: oldLayout)
      layout.pageAlignment = .center
      layout.isLoopingEnabled = true
      layout.onPageChange = { [weak self] page in self?.show(page) }
      collectionView.collectionViewLayout = layout
    // end
    case .stored:
      // begin
      let layout = SnapFlowLayout(replacing: oldLayout)
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.pageSizing = .peek(24)
      layout.releasePolicy = .paging
      layout.onSettle = { [weak self] page in self?.show(page) }
      collectionView.collectionViewLayout = layout
    // end
    }
  }
}
#endif
