#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The recipe for a strip of tabs and a pager that follow each other.
@MainActor
final class TabsTests {
  private let (tabs, pages) = (SnapFlowLayout(), SnapFlowLayout())
  private let items = Items(counts: [9])
  private let simulation = Simulation.unchosen(size: CGSize(width: 320, height: 400))
  private let (top, bottom): (UICollectionView, UICollectionView)

  init() {
    for layout in [tabs, pages] {
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
    }
    tabs.itemSize = CGSize(width: 60, height: 44)
    tabs.pageAlignment = .center
    tabs.padsEdges = true
    pages.pageSizing = .viewport
    pages.fillsViewportAcross = true
    pages.releasePolicy = .paging
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let parts = frame.divided(atDistance: 44, from: .minYEdge)
    top = UICollectionView(frame: parts.slice, collectionViewLayout: tabs)
    bottom = UICollectionView(frame: parts.remainder, collectionViewLayout: pages)
    items.onSelect = { [weak tabs] in tabs?.scroll(toItemAt: $0, animated: true) }
    top.delegate = items
    couple()
  }

  private func couple() {
    // begin
    tabs.onWillSettle = { [weak pages] page in pages?.scroll(toPage: page, animated: true) }
    pages.onWillSettle = { [weak tabs] page in tabs?.scroll(toPage: page, animated: true) }
    tabs.onSettle = tabs.onWillSettle
    pages.onSettle = pages.onWillSettle
    // end
  }

  private func show(isRightToLeft: Bool) {
    for view in [top, bottom] {
      if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
      view.show(items)
      simulation.window.addSubview(view)
    }
    simulation.run(for: 0.1)
  }

  private func swipe(
    _ view: UICollectionView, by distance: CGFloat, over duration: Double = 0.1, hold: Double = 0
  ) {
    simulation.finger.drag(
      from: CGPoint(x: 160, y: view.frame.midY), by: CGPoint(x: distance, y: 0), over: duration,
      hold: hold)
  }

  /// Both views rest on this page.
  private func expect(_ page: Int, _ what: String, _ location: SourceLocation = #_sourceLocation) {
    simulation.runUntilRest()
    #expect(tabs.pagePosition == CGFloat(page), "\(what)", sourceLocation: location)
    #expect(pages.pagePosition == CGFloat(page), "\(what)", sourceLocation: location)
  }

  @Test(arguments: [false, true])
  func `both open at the same page`(isRightToLeft: Bool) {
    // begin
    for layout in [tabs, pages] { layout.scroll(toPage: 5, animated: false) }
    // end
    show(isRightToLeft: isRightToLeft)
    expect(5, "opened")
    swipe(bottom, by: isRightToLeft ? 120 : -120)
    expect(6, "a swipe")
  }

  @Test(arguments: [false, true])
  func `a tap on a tab turns to its page, however far away`(isRightToLeft: Bool) throws {
    show(isRightToLeft: isRightToLeft)
    for (start, end) in [(0, 2), (2, 4), (4, 2), (2, 3), (3, 1), (1, 0), (0, 1), (1, 3), (3, 5)] {
      expect(start, "from \(start) to \(end)")
      let cell = try #require(top.cellForItem(at: [0, end]))
      simulation.finger.tap(at: cell.convert(CGPoint(x: 30, y: 22), to: nil))
      expect(end, "from \(start) to \(end)")
    }
  }

  @Test(arguments: [false, true])
  func `a swipe moves the other one along`(isRightToLeft: Bool) {
    show(isRightToLeft: isRightToLeft)
    let onwards: CGFloat = isRightToLeft ? 1 : -1
    swipe(bottom, by: 120 * onwards)
    expect(1, "a swipe")
    swipe(bottom, by: 200 * onwards, over: 0.5, hold: 0.3)
    expect(2, "a slow drag")
    swipe(bottom, by: -120 * onwards)
    expect(1, "a swipe back")
    for _ in 0..<3 {
      swipe(bottom, by: 120 * onwards)
      simulation.run(for: 0.1)
    }
    expect(4, "three quick swipes")
    swipe(top, by: -130 * onwards, over: 0.5, hold: 0.3)
    expect(2, "tabs that are dragged")
    swipe(top, by: 60 * onwards)
    simulation.runUntilRest()
    expect(tabs.currentPage, "tabs that are thrown")
    #expect(tabs.currentPage > 2)
  }

  @Test func `the app's own scrolls move both`() {
    show(isRightToLeft: false)
    bottom.scrollToItem(at: [0, 5], at: .centeredHorizontally, animated: true)
    expect(5, "scrollToItem")
    tabs.scrollToNextPage(animated: true)
    expect(6, "a request")
    bottom.contentOffset.x = 320 * 2 + 40
    expect(2, "an offset between two pages")
    pages.scroll(toPage: 6, animated: false)
    expect(6, "a scroll without animation")
    items.counts = [4]
    for view in [top, bottom] { view.reloadData() }
    expect(3, "fewer pages")
  }
}
#endif
