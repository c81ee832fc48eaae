#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Items that an app hides by a size of zero.
@MainActor
@Suite(.worlds) struct HiddenItemTests {
  private func screen(
    _ kind: LayoutUnderTest, _ way: Way, scale: CGFloat, hiding hidden: Set<Int>
  ) -> SnapScreen<SnapFlowLayout> {
    let isStrip = { (item: IndexPath) in !hidden.contains(item.item) }
    let isHorizontal = way != .vertical
    return SnapScreen(
      kind.make(), size: .strip(300, isHorizontal: isHorizontal), scale: anyScale(scale),
      counts: [14],
      configure: { layout, view in
        view.semanticContentAttribute = way == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.minimumLineSpacing = 10
      }, sizes: { isStrip($0) ? .strip(80, isHorizontal: isHorizontal) : .zero })
  }

  @Test(
    arguments: LayoutUnderTest.allCases, [[5], [0, 1], [12, 13], [0, 4, 5, 13]] as [Set<Int>])
  func `items of no size are on no page, never in front`(kind: LayoutUnderTest, hidden: Set<Int>) {
    for (way, scale) in zip(Way.allCases, [1, 3, 2] as [CGFloat]) {
      let screen = screen(kind, way, scale: scale, hiding: hidden)
      screen.simulation.runUntilRest()
      let layout = screen.layout
      for item in hidden {
        #expect(layout.page(forItemAt: IndexPath(item: item, section: 0)) == nil)
      }
      var shown: [Int] = []
      for page in 0..<layout.numberOfPages {
        shown += layout.indexPaths(inPage: page).map(\.item)
        layout.scroll(toPage: page, animated: Effort.scaled(quick: page == 5, full: true))
        screen.simulation.runUntilRest()
        #expect(screen.isOnPage && layout.currentPage == page)
        let front = layout.currentIndexPath.map(\.item)
        #expect(front.map { !hidden.contains($0) } == true, "page \(page)")
        // Something is to be seen where the view rests.
        #expect(screen.view.visibleCells.contains { $0.frame.intersects(screen.view.bounds) })
      }
      #expect(shown == (0..<14).filter { !hidden.contains($0) })
      #expect(screen.simulation.faults == [])
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `hiding what is in front shows what is next to it`(kind: LayoutUnderTest, hidesStart: Bool) {
    for (way, scale) in zip(Way.allCases, [1, 2, 3] as [CGFloat]) {
      let screen = screen(kind, way, scale: scale, hiding: [])
      screen.layout.scroll(toItemAt: [0, 6], animated: false)
      screen.simulation.runUntilRest()
      let hidden: (IndexPath) -> Bool = { hidesStart ? $0.item <= 6 : $0.item % 2 == 0 }
      (screen.source as? SizedItems)?.sizes = {
        hidden($0) ? .zero : .strip(80, isHorizontal: way != .vertical)
      }
      screen.layout.invalidateLayout()
      screen.simulation.runUntilRest()
      let expected = screen.layout.page(forItemAt: [0, hidesStart ? 7 : 5])
      #expect(screen.layout.currentPage == expected && screen.isOnPage)
    }
  }

  @Test(arguments: 0..<3)
  func `a header of a section of which nothing can be seen is where it was`(hidden: Int) {
    let items = SizedItems(
      counts: [4, 4, 4], sizes: { CGSize(width: $0.section == hidden ? 0 : 80, height: 90) })
    let screen = SnapScreen(strip: .aligned(.leading), counts: items.counts, delegate: items) {
      layout, _ in
      layout.headerReferenceSize = CGSize(width: 40, height: 40)
      layout.keepsOneItemPerLine = true
    }
    // The first pages of both other sections begin with a header, their last ones don't.
    for page in 0..<8 {
      screen.rest(onPage: page)
      let item = screen.layout.indexPaths(inPage: page)[0]
      let start = screen.layout.layoutAttributesForItem(at: item)?.frame.minX
      #expect(start == screen.offset + (item.item == 0 ? 40 : 0))
    }
    let place = {
      screen.move(to: 0)
      return screen.layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [hidden, 0])?.frame
    }
    let unpinned = place()
    screen.layout.sectionHeadersPinToVisibleBounds = true
    #expect(place() == unpinned)
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `without any item to be seen there is no page`(kind: LayoutUnderTest, isUniform: Bool) {
    for (way, scale) in zip(Way.allCases, [1, 2, 3] as [CGFloat]) {
      // A banner gives its items a size of its own.
      let screen =
        isUniform && !kind.fillsViewport
        ? SnapScreen(
          strip: kind.make(), isHorizontal: way != .vertical, itemLength: 0, scale: anyScale(scale))
        : screen(kind, way, scale: scale, hiding: Set(0..<14))
      screen.simulation.runUntilRest()
      #expect(screen.layout.numberOfPages == 0 && screen.layout.currentIndexPath == nil)
      screen.dragToRest(by: -100, over: 0.1)
      #expect(screen.simulation.faults == [])
    }
  }

  /// It keeps its length along the strip.
  @Test(arguments: Way.allCases)
  func `an item that is flat across the strip is a page of its own`(way: Way) {
    let isHorizontal = way != .vertical
    let screen = SnapScreen(
      CenteredPickerLayout(), size: .strip(300, isHorizontal: isHorizontal),
      configure: { layout, _ in layout.scrollDirection = isHorizontal ? .horizontal : .vertical },
      sizes: { .strip(80, across: $0.item == 4 ? 0 : 90, isHorizontal: isHorizontal) })
    #expect(screen.layout.numberOfPages == 9)
  }
}
#endif
