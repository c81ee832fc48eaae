import SnapLayouts
import Testing
import UIKit

#if canImport(UIKitSimulation)
import UIKitSimulation
#endif

/// Where pages are: alignment, padding, sizes, insets.
@MainActor
@Suite(.worlds) struct PagePlaceTests {
  @Test(arguments: PageAlignment.allCases, [true, false])
  func `pages align with the leading edge, the center and the trailing edge`(
    alignment: PageAlignment, isHorizontal: Bool
  ) {
    let layout = SnapFlowLayout()
    layout.pageAlignment = alignment
    layout.padsEdges = true
    let screen = SnapScreen(strip: layout, isHorizontal: isHorizontal, counts: [7]) { _, view in
      view.contentInset = .along(isHorizontal: isHorizontal, leading: 20, trailing: 40)
    }
    for page in 0..<7 {
      screen.layout.scroll(toPage: page, animated: false)
      let center = screen.attributes(page).map { isHorizontal ? $0.center.x : $0.center.y }
      let shown = (center ?? .nan) - screen.offset
      let expected: [PageAlignment: CGFloat] = [.leading: 60, .center: 150, .trailing: 240]
      #expect(shown == expected[alignment])
    }
  }

  @Test(
    arguments: [(LayoutUnderTest.shelf, 60), (.sectionShelf, 60), (.shelfOfTwo, 75)], [true, false])
  func `pages of several items align with the leading edge`(
    row: (layout: LayoutUnderTest, center: CGFloat), isHorizontal: Bool
  ) {
    let screen = SnapScreen(
      strip: row.layout.make(), isHorizontal: isHorizontal, counts: [7]
    ) { _, view in
      view.contentInset = .along(isHorizontal: isHorizontal, leading: 20, trailing: 40)
    }
    // Three items fit exactly into the space between the insets.
    let pages: [LayoutUnderTest: [Int]] = [.shelfOfTwo: [0, 2, 4, 6]]
    for (page, item) in pages[row.layout, default: [0, 3, 6]].enumerated() {
      screen.layout.scroll(toPage: page, animated: false)
      let center = screen.attributes(item).map { isHorizontal ? $0.center.x : $0.center.y }
      #expect((center ?? .nan) - screen.offset == row.center)
    }
  }

  /// On the pixel grid, a line can begin half a pixel after its true place.
  @Test(arguments: [(0, 3), (0.02, 2)] as [(CGFloat, Int)])
  func `a line fits if it lacks half a pixel`(more: CGFloat, items: Int) {
    // Three items of 80, ten apart.
    let lack = 0.5 / SnapScreen(strip: GroupPagingLayout()).scale + more
    let screen = SnapScreen(strip: GroupPagingLayout(), length: 260 - lack, counts: [7])
    #expect(screen.layout.indexPaths(inPage: 0).count == items)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a page requested before the first layout pass`(layout: LayoutUnderTest) throws {
    // On a page of several items, not the first one, whose number may be that of a page.
    let item = Strip().pages(of: layout).items[5].upperBound - 1
    for isHorizontal in [true, false] {
      let (byPage, byItem) = (layout.make(), layout.make())
      byPage.scroll(toPage: 5, animated: false)
      byItem.scroll(toItemAt: IndexPath(item: item, section: 0), animated: true)
      let scrolled = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      scrolled.layout.scroll(toPage: 5, animated: false)
      scrolled.view.layoutIfNeeded()
      for layout in [byPage, byItem] {
        let screen = SnapScreen(strip: layout, isHorizontal: isHorizontal)
        #expect(screen.layout.currentPage == 5)
        #expect(screen.offset == screen.offset(ofPage: 5))
        #expect(screen.place == scrolled.place)
        for item in 0..<30 {
          let (here, there) = (try #require(screen.look(item)), try #require(scrolled.look(item)))
          #expect(here == there)
        }
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `pages follow the delegate's sizes`(layout: LayoutUnderTest) throws {
    let lengths: [CGFloat] = [120, 40, 75.5, 200, 60, 90, 33, 140, 50]
    var strip = Strip(viewport: 240)
    strip.lengths = [lengths]
    let pages = strip.pages(of: layout)
    for isHorizontal in [true, false] {
      let screen = SnapScreen(
        strip: layout.make(), isHorizontal: isHorizontal, length: 240, counts: [9],
        lengths: { lengths[$0.item] })
      screen.layout.releasePolicy = .picker
      let fraction = layout.make().pageAlignment.testFraction
      #expect(screen.layout.numberOfPages == pages.count)
      for (page, items) in pages.items.enumerated() {
        let item = items.lowerBound
        #expect(screen.layout.indexPaths(inPage: page).map(\.item) == Array(items))
        let attributes = try #require(screen.attributes(item))
        let center = isHorizontal ? attributes.center.x : attributes.center.y
        let aligned = center + (fraction - 0.5) * lengths[item]
        let expected = aligned - fraction * 240 - layout.margin()
        // Without padding at the end, the last pages rest where the content ends, at 888.5.
        let reachable = layout.padsEdges ? expected : min(expected, 888.5 - 240)
        // A loop may show the item at a copy that isn't the nearest one to the view.
        let period = screen.layout.pageStops.period ?? .infinity
        let distance = (screen.offset(ofPage: page) - reachable).remainder(dividingBy: period)
        #expect(abs(distance) <= screen.halfPixel)
      }
      #expect(screen.target(proposed: screen.offset(ofPage: 3) + 5) == screen.offset(ofPage: 3))
    }
  }

  @Test func `the padding fits the first and the last item, not an item size`() throws {
    let screen = SnapScreen(
      strip: CenteredPickerLayout(), counts: [5], lengths: { [120, 40, 75.5, 200, 60][$0.item] })
    let (first, last) = (try #require(screen.attributes(0)), try #require(screen.attributes(4)))
    #expect(first.center.x - 60 == 100)
    #expect(screen.view.contentSize.width - last.center.x - 30 == 130)
    // The last page of a shelf begins with the item of 200.
    let shelf = SnapScreen(
      strip: GroupPagingLayout(), counts: [5], lengths: { [120, 40, 75.5, 200, 60][$0.item] })
    let begin = try #require(shelf.attributes(3)).frame.minX
    #expect(shelf.attributes(0)?.frame.minX == 0)
    #expect(shelf.view.contentSize.width == begin + 320)
  }

  @Test(arguments: [
    (LayoutUnderTest.leadingPadded, 9, LayoutUnderTest.leading, 7), (.shelf, 3, .flushShelf, 3),
  ])
  func `the end is padded, or the last page rests where the content ends`(
    padded: LayoutUnderTest, last: Int, clamped: LayoutUnderTest, clampedLast: Int
  ) {
    for isHorizontal in [true, false] {
      // The tenth item is the last page of a shelf, too. Without padding, the last three are one page.
      let room = SnapScreen(strip: padded.make(), isHorizontal: isHorizontal, counts: [10])
      let flush = SnapScreen(strip: clamped.make(), isHorizontal: isHorizontal, counts: [10])
      for screen in [room, flush] { screen.layout.releasePolicy = .picker }
      #expect(room.offset(ofPage: last) == 810)
      #expect(room.target(proposed: 5000, velocity: 3) == 810)
      #expect(flush.offset(ofPage: clampedLast) == 570)
      #expect(flush.target(proposed: 5000, velocity: 3) == 570)
      for (screen, last) in [(room, last), (flush, clampedLast)] {
        #expect(screen.layout.numberOfPages == last + 1)
        let end = screen.offset(ofPage: last)
        screen.move(to: end)
        #expect(screen.layout.currentPage == last)
        #expect(screen.layout.pagePosition == CGFloat(last))
        let content = screen.view.contentSize
        #expect(end == (isHorizontal ? content.width : content.height) - 320)
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `the viewport is the bounds less the insets`(layout: LayoutUnderTest) {
    let pages = Strip(viewport: 260).pages(of: layout)
    for isHorizontal in [true, false] {
      for isLeading in [true, false] {
        let inset = UIEdgeInsets.along(
          isHorizontal: isHorizontal, leading: isLeading ? 60 : 0, trailing: isLeading ? 0 : 60)
        let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal) { _, view in
          view.contentInset = inset
        }
        screen.layout.releasePolicy = .picker
        #expect(screen.offset == screen.offset(ofPage: 0))
        if layout.hasEnds { #expect(screen.offset == (isLeading ? -60 : 0)) }
        let fraction = screen.layout.pageAlignment.testFraction
        let before = (isLeading ? 60 : 0) + layout.margin()
        for (page, items) in pages.items.enumerated() where (4..<20).contains(items.lowerBound) {
          screen.layout.scroll(toPage: page, animated: false)
          screen.view.layoutIfNeeded()
          let center = screen.attributes(items.lowerBound)
            .map { isHorizontal ? $0.center.x : $0.center.y }
          let expected = before + fraction * 260 + (0.5 - fraction) * 80
          #expect((center ?? .nan) - screen.offset == expected)
        }
        if layout.hasEnds {
          #expect(screen.target(proposed: -999, velocity: -2) == screen.offset(ofPage: 0))
        }
        screen.resize(toLength: 500)
        screen.view.reloadData()
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentInset == inset)
        #expect(screen.layout.sectionInset == .zero)
      }
    }
    // The middle of the bounds isn't the middle of the viewport.
    let screen = SnapScreen(strip: CenteredPickerLayout()) { _, view in view.contentInset.left = 60
    }
    #expect(screen.target(proposed: 280) == 300)
  }
}

#if canImport(UIKitSimulation)
extension PagePlaceTests {
  @Test(arguments: [nil, 15, .nan] as [CGFloat?])
  func `a leading page begins at its section's inset`(margin: CGFloat?) {
    let screen = SnapScreen(SnapFlowLayout()) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.sectionInset.left = 40
      layout.leadingMargin = margin
    }
    let expected = margin.map { $0.isNaN ? 0 : $0 } ?? 40
    #expect(screen.layout.contentOffset(forPage: 1)?.x == 40 + 110 - expected)
  }

  @Test func `a leading page begins at the inset that the delegate gives its section`() {
    final class Insets: Items, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0) }
    }
    let delegate = Insets(counts: [9])
    let screen = SnapScreen(strip: SnapFlowLayout(), counts: [9], delegate: delegate)
    #expect(screen.offset(ofPage: 1) == 90)
  }

  @Test(arguments: [300.0, 724])
  func `three items per page at any width, including spacing and insets`(width: CGFloat) {
    let screen = SnapScreen(GroupPagingLayout(), size: CGSize(width: 375, height: 120)) {
      layout, _ in
      layout.pageSizing = .perViewport(3)
      layout.fillsViewportAcross = true
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    }
    screen.view.frame.size.width = width
    screen.simulation.runUntilRest()
    let length = screen.pixel(below: (width - 40 - 24) / 3)
    #expect(screen.layout.numberOfPages == 3)
    #expect(abs((screen.attributes(0)?.size.width ?? 0) - length) < 1e-9)
    let third = screen.attributes(2)?.frame.maxX ?? 0
    #expect((0...3 / screen.scale).contains(width - 20 - third + screen.offset))
  }
}
#endif

extension PageAlignment {
  /// The aligned point as a fraction of a length.
  var testFraction: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
