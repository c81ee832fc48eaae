import SnapLayouts
import Testing
import UIKit

/// What must hold for every layout under all circumstances.
@MainActor
@Suite(.worlds) struct EverywhereTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `every page is reachable, on the pixel grid, and the current page at its offset`(
    layout: LayoutUnderTest
  ) {
    for circumstances in Circumstances.all {
      let screen = circumstances.makeScreen(layout.make())
      let expected = circumstances.pages(of: layout, on: screen)
      let count = screen.layout.numberOfPages
      #expect(count == expected.count, "\(circumstances)")
      let (content, inset) = (screen.view.contentSize, circumstances.contentInset)
      let end = (screen.isHorizontal ? content.width : content.height) + inset.trailing
      let range = -inset.leading...max(-inset.leading, end - screen.length)
      let offsetsBefore = (0..<count).map { screen.offset(ofPage: $0) }
      let scale = max(1, screen.view.traitCollection.displayScale)
      let halfPixel = 0.5 / scale + 1e-9
      var problems: [String] = []
      for (page, items) in expected.items.enumerated() {
        let paths = items.map(circumstances.indexPath)
        if screen.layout.indexPaths(inPage: page) != paths {
          problems.append("page \(page) is not \(items)")
        }
        if !paths.allSatisfy({ screen.layout.page(forItemAt: $0) == page }) {
          problems.append("of \(items) not all are on page \(page)")
        }
      }
      var offsets: [CGFloat] = []
      for page in 0..<count {
        // In a loop, the shortest way to a page; from the page before it, that is the way forwards.
        let offset = screen.offset(ofPage: page)
        offsets.append(offset)
        if layout.hasEnds, offset != offsetsBefore[page] {
          problems.append("page \(page) was at \(offsetsBefore[page]), is at \(offset)")
        }
        // The end of the content may be between pixels, and then the last page isn't exactly there.
        if offset < range.lowerBound - halfPixel || offset > range.upperBound + halfPixel {
          problems.append("page \(page) at \(offset) is not in \(range)")
        }
        if abs((offset * scale).rounded() / scale - offset) > 1e-9 {
          problems.append("page \(page) at \(offset) is not on the grid")
        }
        if page > 0, offset < offsets[page - 1] {
          problems.append("\(page) is before its neighbour")
        }
        screen.layout.scroll(toPage: page, animated: false)
        screen.view.layoutIfNeeded()
        let sharing = (0..<count).filter { screen.offset(ofPage: $0) == offset }
        let current = offset == offsets[0] ? 0 : sharing.last
        if screen.offset != offset { problems.append("\(page): \(screen.offset), not \(offset)") }
        if screen.layout.currentPage != current {
          problems.append("\(screen.layout.currentPage) at page \(page)")
        }
        if screen.layout.pagePosition != CGFloat(screen.layout.currentPage) {
          problems.append("position \(screen.layout.pagePosition) at page \(page)")
        }
      }
      #expect(problems == [], "\(circumstances)")
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a page begins with a whole item, always at the same margin`(layout: LayoutUnderTest) throws
  {
    for circumstances in Circumstances.every(5) {
      let screen = circumstances.makeScreen(layout.make())
      let fraction = screen.layout.pageAlignment.testFraction
      let margin = layout.margin(leadingInset: circumstances.sectionInset.leading)
      let viewport =
        screen.length - circumstances.contentInset.leading
        - circumstances.contentInset.trailing
      // The flow layout puts items on the pixel grid, and so does this layout with pages.
      let pixel = 1 / max(1, screen.view.traitCollection.displayScale) + 1e-9
      let pages = circumstances.pages(of: layout, on: screen)
      screen.layout.effects = [ItemEffect { $1.contentShift = $0.distance }]
      var problems: [String] = []
      for (page, items) in pages.items.enumerated() {
        screen.layout.scroll(toPage: page, animated: false)
        screen.view.layoutIfNeeded()
        // Without padding at the end, the last pages aren't reachable.
        let content =
          screen.isHorizontal ? screen.view.contentSize.width : screen.view.contentSize.height
        let end = content + circumstances.contentInset.trailing - screen.length
        if !layout.padsEdges, screen.offset > end - pixel { continue }
        let path = circumstances.indexPath(items.lowerBound)
        let attributes = try #require(screen.layout.layoutAttributesForItem(at: path))
        let length = screen.isHorizontal ? attributes.size.width : attributes.size.height
        let center = screen.isHorizontal ? attributes.center.x : attributes.center.y
        let aligned =
          center + (fraction - 0.5) * length - screen.offset
          - circumstances.contentInset.leading - fraction * viewport
        let header = pages.headers[page]
        if abs(aligned - margin - header) > pixel {
          problems.append("page \(page) begins at \(aligned)")
        }
        let distance = (attributes as? SnapLayoutAttributes)?.contentShift ?? .nan
        if abs(distance - header) > pixel {
          problems.append("page \(page) is \(distance) from the focus")
        }
      }
      #expect(problems == [], "\(circumstances)")
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `headers and footers only move with the items`(layout: LayoutUnderTest) throws {
    for circumstances in Circumstances.all where circumstances.hasSections {
      let screen = circumstances.makeScreen(layout.make())
      screen.layout.scroll(toPage: 9, animated: false)
      screen.view.layoutIfNeeded()
      let everything = screen.view.bounds.insetBy(dx: -9999, dy: -9999)
      let shown = screen.layout.layoutAttributesForElements(in: everything) ?? []
      // The result of the flow layout alone.
      let plain = UICollectionViewFlowLayout()
      plain.scrollDirection = screen.layout.scrollDirection
      plain.itemSize = screen.layout.itemSize
      plain.minimumLineSpacing = screen.layout.minimumLineSpacing
      plain.sectionInset = screen.layout.sectionInset
      plain.headerReferenceSize = screen.layout.headerReferenceSize
      plain.footerReferenceSize = screen.layout.footerReferenceSize
      let shift = try #require(screen.attributes(3)).center
      screen.view.collectionViewLayout = plain
      screen.view.layoutIfNeeded()
      let base = try #require(plain.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
      // A loop repeats after the whole content, within the accuracy of pixels.
      let content = plain.collectionViewContentSize
      let period =
        layout.hasEnds ? .infinity : screen.isHorizontal ? content.width : content.height
      let halfPixel = 0.5 / max(1, screen.view.traitCollection.displayScale)
      let tolerance = layout.hasEnds ? 1e-9 : halfPixel + 1e-9
      func expectNothing(_ way: CGFloat) {
        #expect(way.isFinite && abs(way.remainder(dividingBy: period)) < tolerance)
      }
      let supplementaries = shown.filter { $0.representedElementCategory == .supplementaryView }
      #expect(supplementaries.count == 8)
      for attributes in supplementaries {
        let alone = try #require(
          plain.layoutAttributesForSupplementaryView(
            ofKind: attributes.representedElementKind ?? "", at: attributes.indexPath))
        #expect(attributes.size == alone.size)
        expectNothing(attributes.center.x - alone.center.x - shift.x + base.center.x)
        expectNothing(attributes.center.y - alone.center.y - shift.y + base.center.y)
        #expect(attributes.alpha == 1)
        #expect(attributes.zIndex == alone.zIndex)
        #expect(CATransform3DIsIdentity(attributes.transform3D))
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `attributes of rectangles and of items agree, and no visible item is missing`(
    layout: LayoutUnderTest
  ) throws {
    for circumstances in Circumstances.every(5) {
      let screen = circumstances.makeScreen(layout.make())
      for page in stride(from: 0, to: screen.layout.numberOfPages, by: 4) {
        screen.layout.scroll(toPage: page, animated: false)
        screen.move(to: screen.offset + 13)
        let rect = screen.view.bounds
        var found: Set<IndexPath> = []
        for attributes in screen.layout.layoutAttributesForElements(in: rect) ?? [] {
          let path = attributes.indexPath
          if attributes.representedElementCategory == .cell {
            #expect(found.insert(path).inserted)
            #expect(attributes == screen.layout.layoutAttributesForItem(at: path))
          } else {
            let alone = screen.layout.layoutAttributesForSupplementaryView(
              ofKind: attributes.representedElementKind ?? "", at: path)
            #expect(attributes == alone)
          }
        }
        for path in (0..<17).map(circumstances.indexPath) {
          let frame = try #require(screen.layout.layoutAttributesForItem(at: path)).frame
          let shows = frame.intersection(rect)
          if shows.width > 0.01, shows.height > 0.01 { #expect(found.contains(path)) }
        }
      }
    }
  }

  @Test(arguments: PageAlignment.allCases, [true, false])
  func `the offsets of pages for every alignment, with and without padding`(
    alignment: PageAlignment, padsEdges: Bool
  ) {
    // 30 items of 80, ten apart, have a length of 2690 points.
    for isHorizontal in [true, false] {
      for inset in [0, 20] as [CGFloat] {
        let screen = SnapScreen(
          strip: SnapFlowLayout(), isHorizontal: isHorizontal
        ) { layout, view in
          layout.pageAlignment = alignment
          layout.padsEdges = padsEdges
          view.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 2 * inset)
            : UIEdgeInsets(top: inset, left: 0, bottom: 2 * inset, right: 0)
        }
        let content = isHorizontal ? screen.view.contentSize.width : screen.view.contentSize.height
        // With padding, the content is 29 page strides and a viewport around the end pages.
        #expect(content == (padsEdges ? 29 * 90 + 320 - 3 * inset : 2690))
        let offsets = (0..<30).map { line -> CGFloat in
          let start = 90 * CGFloat(line)
          let aligned: [PageAlignment: CGFloat] = [
            .leading: start - inset,
            .center: start + 40 - (160 - inset / 2),
            .trailing: start + 80 - (320 - 2 * inset),
          ]
          let flush = min(max(aligned[alignment] ?? .nan, -inset), 2690 + 2 * inset - 320)
          return padsEdges ? start - inset : flush
        }
        // Lines that rest at one offset are one page.
        let pages = offsets.enumerated().filter {
          $0.offset == 0 || offsets[$0.offset - 1] < $0.element
        }
        #expect(screen.layout.numberOfPages == pages.count)
        for (page, stop) in pages.enumerated() {
          #expect(screen.offset(ofPage: page) == stop.element)
        }
      }
    }
  }

  #if canImport(UIKitSimulation)
  @Test(arguments: LayoutUnderTest.allCases)
  func `flicks from every third page land on a page`(layout: LayoutUnderTest) {
    for (number, circumstances) in Circumstances.every(11).enumerated() {
      let screen = circumstances.makeScreen(layout.make())
      screen.layout.releasePolicy = number % 3 == 2 ? .shelf : .picker
      for page in stride(from: 0, to: screen.layout.numberOfPages, by: 3) {
        screen.layout.scroll(toPage: page, animated: false)
        screen.simulation.layOut()
        screen.drag(by: page % 2 == 0 ? -73 : 51, over: 0.07)
        screen.simulation.runUntilRest()
        let layout = screen.layout
        #expect(screen.isOnPage, "\(circumstances)")
        #expect(layout.pagePosition == CGFloat(layout.currentPage), "\(circumstances)")
      }
      #expect(screen.simulation.faults == [], "\(circumstances)")
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `pages are the same outside of a window`(layout: LayoutUnderTest) {
    let screen = SnapScreen(strip: layout.make())
    screen.view.removeFromSuperview()
    screen.layout.scroll(toPage: 4, animated: true)
    screen.view.layoutIfNeeded()
    #expect(screen.layout.currentPage == 4)
    #expect(screen.offset == screen.offset(ofPage: 4))
    screen.source.counts = [3]
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.layout.numberOfPages == Strip([3]).pages(of: layout).count)
    screen.simulation.run(for: 1)
    screen.simulation.window.addSubview(screen.view)
    screen.simulation.runUntilRest()
    #expect(screen.isOnPage)
  }
  #endif
}
