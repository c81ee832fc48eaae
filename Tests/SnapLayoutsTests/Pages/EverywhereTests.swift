import SnapLayouts
import Testing
import UIKit

/// What must hold for every layout under all circumstances.
@MainActor
@Suite(.worlds) struct EverywhereTests {
  private struct Visit: Equatable {
    /// The offset that was announced for the page, and the one where the view is.
    let announced, offset: CGFloat
    let currentPage: Int
    let pagePosition: CGFloat
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `every page is reachable, on the pixel grid, and the current page at its offset`(
    layout: LayoutUnderTest
  ) {
    for setup in Setup.all(of: layout) {
      let comment: Comment = "\(setup)"
      let screen = setup.makeScreen()
      let pages = 0..<screen.layout.numberOfPages
      // The items of each page, and the page of each item.
      let expected = setup.pages(on: screen)
      let paths = expected.items.map { $0.map(setup.indexPath) }
      #expect(pages.map(screen.layout.indexPaths) == paths, comment)
      let found = paths.map { $0.map(screen.layout.page(forItemAt:)) }
      let known = paths.enumerated().map { page, paths in paths.map { _ in Optional(page) } }
      #expect(found == known, comment)
      // In a loop, the offset is the shortest way to a page: from the page before it, that is forwards.
      let before = pages.map(screen.offset(ofPage:))
      let visits = pages.map { page -> Visit in
        let announced = screen.offset(ofPage: page)
        screen.jump(toPage: page)
        return Visit(
          announced: announced, offset: screen.offset, currentPage: screen.layout.currentPage,
          pagePosition: screen.layout.pagePosition)
      }
      let offsets = visits.map(\.announced)
      if layout.hasEnds { #expect(offsets == before, comment) }
      let arrivals = zip(pages, offsets).map {
        Visit(announced: $1, offset: $1, currentPage: $0, pagePosition: CGFloat($0))
      }
      #expect(visits == arrivals, comment)
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy(<), comment)
      #expect(offsets.allSatisfy { abs(screen.pixel(nearest: $0) - $0) < 1e-9 }, comment)
      // The end of the content may be between pixels, and then the last page isn't exactly there.
      let start = -setup.contentInset.leading
      let end = max(start, setup.end(of: screen))
      let reachable = start - screen.halfPixel...end + screen.halfPixel
      #expect(offsets.allSatisfy(reachable.contains), comment)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a page begins with a whole item, always at the same margin`(layout: LayoutUnderTest) throws
  {
    for setup in Setup.all(of: layout, step: 5) {
      let screen = setup.makeScreen()
      screen.layout.effects = [ItemEffect { $1.contentShift = $0.distance }]
      let (before, after) = setup.contentInset
      let fraction = screen.layout.pageAlignment.testFraction
      let margin = layout.margin(leadingInset: setup.sectionInset.leading)
      let focus = before + margin + fraction * (screen.length - before - after)
      // The flow layout puts items on the pixel grid, and so does this layout with pages.
      let pixel = 1 / screen.scale + 1e-9
      let pages = setup.pages(on: screen)
      for (page, items) in pages.items.enumerated() {
        screen.jump(toPage: page)
        // Without padding at the end, the last pages aren't reachable.
        if !layout.padsEdges, screen.offset > setup.end(of: screen) - pixel { continue }
        let path = setup.indexPath(items.lowerBound)
        let attributes = try #require(
          screen.layout.layoutAttributesForItem(at: path) as? SnapLayoutAttributes)
        let aligned =
          screen.along(attributes.center) + (fraction - 0.5) * screen.along(attributes.size)
        // A header with which the page begins is before the item, and no distance for effects.
        let place = aligned - screen.offset - focus
        #expect(
          abs(place - pages.headers[page]) <= pixel
            && abs(screen.along(attributes.contentShift)) <= pixel,
          "page \(page) is at \(place), \(attributes.contentShift): \(setup)")
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `headers and footers only move with the items`(layout: LayoutUnderTest) throws {
    for setup in Setup.all(of: layout) where setup.hasSections {
      let screen = setup.makeScreen()
      screen.jump(toPage: 9)
      let everything = screen.view.bounds.insetBy(dx: -9999, dy: -9999)
      let shown = (screen.layout.layoutAttributesForElements(in: everything) ?? [])
        .filter { $0.representedElementCategory == .supplementaryView }
      let item = try #require(screen.attributes(3)).center
      // The result of the flow layout alone.
      let plain = UICollectionViewFlowLayout(like: screen.layout)
      screen.view.collectionViewLayout = plain
      screen.view.layoutIfNeeded()
      let base = try #require(plain.layoutAttributesForItem(at: [0, 3])).center
      // A loop repeats after the whole content, within the accuracy of pixels.
      let period = layout.hasEnds ? .infinity : screen.along(plain.collectionViewContentSize)
      let tolerance = layout.hasEnds ? 1e-9 : screen.halfPixel
      #expect(shown.count == 8)
      for attributes in shown {
        let alone = try #require(
          plain.layoutAttributesForSupplementaryView(
            ofKind: attributes.representedElementKind ?? "", at: attributes.indexPath))
        for axis in [\CGPoint.x, \.y] {
          let difference =
            attributes.center[keyPath: axis] - item[keyPath: axis]
            - (alone.center[keyPath: axis] - base[keyPath: axis])
          #expect(abs(difference.remainder(dividingBy: period)) < tolerance)
        }
        #expect(attributes.size == alone.size && attributes.zIndex == alone.zIndex)
        #expect(attributes.alpha == 1 && CATransform3DIsIdentity(attributes.transform3D))
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `queries agree, and no visible item is missing`(layout: LayoutUnderTest) {
    for setup in Setup.all(of: layout, step: 5) {
      let screen = setup.makeScreen()
      for page in stride(from: 0, to: screen.layout.numberOfPages, by: 4) {
        screen.layout.scroll(toPage: page, animated: false)
        screen.move(to: screen.offset + 13)
        let rect = screen.view.bounds
        let found = screen.layout.layoutAttributesForElements(in: rect) ?? []
        for attributes in found {
          let alone =
            attributes.representedElementKind.map {
              screen.layout.layoutAttributesForSupplementaryView(
                ofKind: $0, at: attributes.indexPath)
            } ?? screen.layout.layoutAttributesForItem(at: attributes.indexPath)
          #expect(attributes == alone)
        }
        let items = found.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        #expect(items.count == Set(items).count)
        let visible = (0..<17).map(setup.indexPath).filter {
          let shown = screen.layout.layoutAttributesForItem(at: $0)?.frame.intersection(rect)
          return shown.map { $0.width > 0.01 && $0.height > 0.01 } ?? true
        }
        #expect(Set(visible).isSubset(of: items))
      }
    }
  }

  @Test(arguments: PageAlignment.allCases, [true, false])
  func `the offsets of pages for every alignment, with and without padding`(
    alignment: PageAlignment, padsEdges: Bool
  ) {
    // 30 items of 80, ten apart, have a length of 2690 points.
    for (isHorizontal, inset) in [(true, 0), (false, 0), (true, 20), (false, 20)]
      as [(Bool, CGFloat)]
    {
      let screen = SnapScreen(strip: SnapFlowLayout(), isHorizontal: isHorizontal) { layout, view in
        (layout.pageAlignment, layout.padsEdges) = (alignment, padsEdges)
        view.contentInset = .along(isHorizontal: isHorizontal, leading: inset, trailing: 2 * inset)
      }
      // With padding, the content is 29 page strides and a viewport around the end pages.
      let content = screen.along(screen.view.contentSize)
      #expect(content == (padsEdges ? 29 * 90 + 320 - 3 * inset : 2690))
      let fraction = alignment.testFraction
      let places = (0..<30).map { line -> CGFloat in
        let start = 90 * CGFloat(line) - inset
        return padsEdges ? start : start + fraction * 80 - fraction * (320 - 3 * inset)
      }
      let range = -inset...(padsEdges ? .infinity : 2690 + 2 * inset - 320)
      let offsets = places.map { min(max($0, range.lowerBound), range.upperBound) }
      // Lines that rest at one offset are one page, and the one nearest to its true place is in front.
      let pages = Set(offsets).sorted()
      #expect((0..<screen.layout.numberOfPages).map(screen.offset(ofPage:)) == pages)
      for (page, offset) in pages.enumerated() {
        let items = (0..<30).filter { offsets[$0] == offset }
        #expect(screen.layout.indexPaths(inPage: page) == items.map { [0, $0] })
        #expect(items.allSatisfy { screen.layout.page(forItemAt: [0, $0]) == page })
        screen.jump(toPage: page)
        let front = items.min { abs(places[$0] - offset) < abs(places[$1] - offset) }
        #expect(screen.layout.currentIndexPath?.item == front)
        #expect(screen.layout.currentPage == page && screen.layout.pagePosition == CGFloat(page))
      }
      #expect(screen.layout.indexPaths(inPage: pages.count) == [])
    }
  }

  #if canImport(UIKitSimulation)
  @Test(arguments: LayoutUnderTest.allCases)
  func `pages are the same outside of a window`(layout: LayoutUnderTest) {
    let screen = SnapScreen(strip: layout.make())
    screen.view.removeFromSuperview()
    screen.layout.scroll(toPage: 4, animated: true)
    screen.view.layoutIfNeeded()
    #expect(screen.layout.currentPage == 4)
    #expect(screen.offset == screen.offset(ofPage: 4))
    screen.reload([3])
    screen.view.layoutIfNeeded()
    #expect(screen.layout.numberOfPages == Strip([3]).pages(of: layout).count)
    screen.simulation.run(for: 1)
    screen.simulation.window.addSubview(screen.view)
    screen.simulation.runUntilRest()
    #expect(screen.isOnPage)
  }
  #endif
}

extension Setup {
  @MainActor
  fileprivate func end(of screen: SnapScreen<SnapFlowLayout>) -> CGFloat {
    screen.along(screen.view.contentSize) + contentInset.trailing - screen.length
  }
}
