import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Where pages are: alignment, padding, sizes, insets.
@MainActor
@Suite(.worlds) struct PagePlaceTests {
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
      scrolled.jump(toPage: 5)
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

  @Test func `the padding fits the first and the last item, not an item size`() throws {
    let screen = SnapScreen(
      strip: CenteredPickerLayout(), counts: [5], lengths: { [120, 40, 75.5, 200, 60][$0.item] })
    let (first, last) = (try #require(screen.attributes(0)), try #require(screen.attributes(4)))
    #expect(first.center.x - 60 == 100)
    #expect(screen.view.contentSize.width == screen.pixel(nearest: last.center.x + 30 + 130))
    // The last page of a shelf begins with the item of 200.
    let shelf = SnapScreen(
      strip: GroupPagingLayout(), counts: [5], lengths: { [120, 40, 75.5, 200, 60][$0.item] })
    let begin = try #require(shelf.attributes(3)).frame.minX
    #expect(shelf.attributes(0)?.frame.minX == 0)
    #expect(shelf.view.contentSize.width == shelf.pixel(nearest: begin + 320))
  }

  /// With a delegate, two items of 40 share a line of 90, and the first one lies in its middle or can't be seen.
  @Test(arguments: [[30], [0, 30]], [nil, 60, 0] as [CGFloat?])
  func `pages begin at the first section's inset, even if empty`(counts: [Int], length: CGFloat?) {
    let inset = UIEdgeInsets.along(isHorizontal: true, leading: 30)
    let delegate = length.map { length in
      SizedItems(
        counts: counts, sizes: { CGSize(width: $0.item % 2 == 0 ? length : 80, height: 40) },
        insets: { _ in inset })
    }
    for kind in LayoutUnderTest.allCases where kind.beginsWithHeaders {
      let screen = SnapScreen(strip: kind.make(), counts: counts, delegate: delegate) {
        layout, _ in
        if delegate == nil { layout.sectionInset = inset }
      }
      screen.jump(toPage: 1)
      let items = screen.layout.indexPaths(inPage: 1).prefix(2)
      let starts = items.compactMap { screen.layout.layoutAttributesForItem(at: $0)?.frame.minX }
      #expect(starts.min() == screen.offset + 30, "\(kind)")
    }
  }
}

#if canImport(UIKitSimulation)
extension PagePlaceTests {
  /// A row that one of its items makes longer than the view.
  private static let rowLengths: [CGFloat] =
    Array(repeating: 100, count: 8) + [1389, 596, 117, 160] + Array(repeating: 100, count: 12)

  @Test(arguments: PageAlignment.allCases, [1, 2, 3] as [CGFloat])
  func `scrolls and new sizes show items of a long row`(alignment: PageAlignment, scale: CGFloat) {
    for (isHorizontal, padsEdges, contents) in [
      (false, false, PageContents.line), (false, true, .line), (true, false, .line),
      (true, true, .line), (false, true, .wholeLines), (false, false, .items(8)),
    ] {
      for item in 7...12 {
        let layout = SnapFlowLayout()
        layout.pageAlignment = alignment
        layout.padsEdges = padsEdges
        layout.pageContents = contents
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        let screen = SnapScreen<SnapFlowLayout>(
          layout, size: .strip(390, across: 844, isHorizontal: isHorizontal),
          scale: anyScale(scale), counts: [Self.rowLengths.count],
          sizes: {
            .strip(Self.rowLengths[$0.item], across: 110, isHorizontal: isHorizontal)
          })
        let comment: Comment = "\(isHorizontal ? "→" : "↓") \(padsEdges) \(contents) \(item)"
        layout.scroll(toItemAt: [0, item], animated: false)
        for length in [390, 375] as [CGFloat] {
          screen.resize(toLength: length)
          screen.simulation.runUntilRest()
          #expect(isInSight(item, screen), comment)
          #expect(screen.isOnPage, comment)
        }
      }
    }
  }

  /// Whether the whole item is in sight, or nothing but the item.
  private func isInSight(_ item: Int, _ screen: SnapScreen<SnapFlowLayout>) -> Bool {
    guard let frame = screen.attributes(item)?.frame else { return false }
    let (start, end) = screen.isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let seen = min(end, screen.offset + screen.length) - max(start, screen.offset)
    return seen >= min(end - start, screen.length) - 1
  }

  /// In a view whose length and items leave half pixels on both sides.
  @Test(arguments: LayoutUnderTest.allCases, [1, 2, 3] as [CGFloat])
  func `items begin at whole pixels, aligned but for those`(kind: LayoutUnderTest, scale: CGFloat) {
    let scale = Effort.settings.displayScale.map { CGFloat($0) } ?? scale
    for (pixels, itemLength) in [
      (393 * scale, 120), (392 * scale, 121), (1179, 100.4), (391 * scale, 80.4), (787, 79.3),
    ] as [(CGFloat, CGFloat)] {
      for alignment in PageAlignment.allCases {
        let screen = SnapScreen(
          strip: kind.make(), length: pixels / scale, itemLength: itemLength, spacing: 9.7,
          scale: scale, counts: [11]
        ) { layout, _ in layout.pageAlignment = alignment }
        expectWholePixels(screen, kind, "\(alignment): \(itemLength) in \(screen.length)")
      }
    }
  }

  private func expectWholePixels(
    _ screen: SnapScreen<SnapFlowLayout>, _ kind: LayoutUnderTest, _ comment: Comment
  ) {
    let (layout, last) = (screen.layout, screen.layout.numberOfPages - 1)
    func extent(_ item: Int) -> (start: CGFloat, length: CGFloat) {
      guard let item = screen.attributes(item) else { return (.nan, 0) }
      let length = screen.along(item.size)
      return (screen.along(item.center) - length / 2, length)
    }
    for page in 0...last {
      screen.jump(toPage: page)
      for item in 0..<11 {
        let start = extent(item).start
        #expect(abs(start - screen.pixel(nearest: start)) < 1e-6, comment)
      }
      guard kind.itemsPerPage == 1, layout.padsEdges else { continue }
      let (fraction, item) = (layout.pageAlignment.testFraction, extent(page))
      let missed = item.start - screen.offset + fraction * (item.length - screen.length)
      // The flow layout rounds the place of an item, and the page its offset.
      #expect(abs(missed) <= 2 * screen.halfPixel, comment)
    }
    guard kind.hasEnds else { return }
    #expect(screen.offset(ofPage: 0) == 0, comment)
    let end = screen.along(screen.view.contentSize) - screen.length
    #expect(abs(screen.offset(ofPage: last) - end) <= screen.halfPixel, comment)
  }
}
#endif
