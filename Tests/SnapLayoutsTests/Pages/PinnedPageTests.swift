#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// What is pinned covers the edges of the viewport as insets do: pages rest beside it.
@MainActor
@Suite(.worlds) struct PinnedPageTests {
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// What the sections have, by their number; 0 for none.
  struct Pins: Sendable, CustomStringConvertible {
    var headers: [CGFloat]
    var footers: [CGFloat] = [0, 0, 0]
    var pinsHeaders = true
    var pinsFooters = false
    var margin: CGFloat?

    var description: String { "\(headers) \(footers) \(margin.map { "\($0)" } ?? "")" }

    func header(_ section: Int) -> CGFloat { pinsHeaders ? headers[section] : 0 }
    func footer(_ section: Int) -> CGFloat { pinsFooters ? footers[section] : 0 }
  }

  private nonisolated static let all = [
    Pins(headers: [40, 40, 40]), Pins(headers: [24, 60.5, 0]), Pins(headers: [0, 30, 70]),
    Pins(headers: [40, 25, 40], margin: 15),
    Pins(headers: [40, 0, 40], footers: [30, 20, 0], pinsFooters: true),
    Pins(headers: [40, 30, 20], footers: [30, 20, 10], pinsHeaders: false, pinsFooters: true),
  ]

  private func stage(
    _ kind: LayoutUnderTest, _ way: Way, _ pins: Pins, itemLength: CGFloat = 80, scale: CGFloat = 2,
    lines: CGFloat = 1, itemsPerPage: Int? = nil, configure: (SnapFlowLayout) -> Void = { _ in }
  ) -> PromiseStage {
    let items = SizedItems(counts: [5, 7, 4])
    items.header = { CGSize(width: pins.headers[$0], height: pins.headers[$0]) }
    items.footer = { CGSize(width: pins.footers[$0], height: pins.footers[$0]) }
    let stage = PromiseStage(
      kind, way, counts: items.counts, itemLength: itemLength, scale: anyScale(scale)
    ) { layout, view in
      layout.sectionHeadersPinToVisibleBounds = pins.pinsHeaders
      layout.sectionFootersPinToVisibleBounds = pins.pinsFooters
      if let margin = pins.margin { layout.leadingMargin = margin }
      if let itemsPerPage {
        (layout.pageContents, layout.startsPageAtSection) = (.items(itemsPerPage), true)
      }
      if lines > 1 {
        layout.itemSize = .strip(
          itemLength, across: (90 / lines).rounded(.down), isHorizontal: way != .vertical)
        layout.minimumInteritemSpacing = 0
      }
      view.delegate = items
      configure(layout)
    }
    stage.sources.append(items)
    stage.rest()
    return stage
  }

  /// The extent of an element, counted from the edge of the viewport.
  private func extent(
    _ attributes: UICollectionViewLayoutAttributes?, _ stage: PromiseStage
  ) -> ClosedRange<CGFloat> {
    guard let attributes else { return -1e9 ... -1e9 }
    // Effects enlarge the frame.
    let half = stage.screen.along(attributes.bounds.size) / 2
    let middle = stage.screen.along(attributes.center) - stage.screen.offset
    return middle - half...middle + half
  }

  /// Expects no header or footer over an item.
  private func expectBeside(
    _ item: IndexPath, _ stage: PromiseStage, _ location: SourceLocation = #_sourceLocation
  ) {
    let own = extent(stage.layout.layoutAttributesForItem(at: item), stage)
    for kind in Self.kinds {
      for section in 0..<3 {
        let other = extent(
          stage.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0]), stage)
        let overlap =
          min(own.upperBound, other.upperBound) - max(own.lowerBound, other.lowerBound)
        #expect(
          overlap <= stage.screen.halfPixel,
          "\(item) \(own) under \(kind.suffix(6)) \(section) at \(other)",
          sourceLocation: location)
      }
    }
  }

  /// Whether an end of the content keeps a page from where it would rest.
  private func isAtEnd(_ page: Int, _ stage: PromiseStage) -> Bool {
    !stage.kind.padsEdges && (page == 0 || page == stage.layout.numberOfPages - 1)
  }

  @Test(arguments: LayoutUnderTest.allCases, all)
  func `the first item of a page is whole and beside it`(kind: LayoutUnderTest, pins: Pins) {
    let displays = Array(zip(Way.allCases, [2, 1, 3] as [CGFloat]))
    for (way, scale) in Effort.part(of: displays, in: 3, for: "\(kind) \(pins)") {
      let stage = stage(kind, way, pins, scale: scale)
      for page in 0..<stage.layout.numberOfPages where !isAtEnd(page, stage) {
        stage.layout.scroll(toPage: page, animated: page % 4 == 1)
        stage.comeToRest()
        #expect(stage.layout.currentPage == page)
        guard let first = stage.layout.indexPaths(inPage: page).first else { continue }
        expectBeside(first, stage)
        let place = extent(stage.layout.layoutAttributesForItem(at: first), stage)
        #expect(place.lowerBound > -0.5 && place.upperBound < 300.5)
      }
    }
  }

  @Test(arguments: LayoutUnderTest.withEnds.filter { $0.beginsWithHeaders || $0 == .shelfOfTwo })
  func `pages begin at the margin after the header, all as whole as they can`(kind: LayoutUnderTest)
  {
    for pins in Self.all {
      for way in Way.allCases {
        let stage = stage(kind, way, pins) {
          $0.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 4, right: 4)
        }
        for page in 0..<stage.layout.numberOfPages where !isAtEnd(page, stage) {
          stage.screen.rest(onPage: page)
          let items = stage.layout.indexPaths(inPage: page)
          guard let first = items.first, pins.pinsHeaders else { continue }
          let start = extent(stage.layout.layoutAttributesForItem(at: first), stage).lowerBound
          let margin = pins.margin ?? (kind == .shelfOfTwo ? 15 : 12)
          #expect(abs(start - margin - pins.header(first.section)) <= stage.screen.halfPixel)
          guard let last = items.last, kind.itemsPerPage == nil else { continue }
          for item in items where item.section == first.section { expectBeside(item, stage) }
          let next = IndexPath(item: last.item + 1, section: last.section)
          if let after = stage.layout.layoutAttributesForItem(at: next), next.item < 4 {
            let end = extent(after, stage).upperBound + pins.footer(next.section)
            #expect(end > 300, "\(next) fits on \(page)")
          }
        }
      }
    }
  }

  /// With a header of 40, a centered item rests in the middle of the other 260 points.
  @Test(arguments: [LayoutUnderTest.center, .picker, .trailingPadded], Way.allCases)
  func `others rest in the middle or at the end of what is left`(kind: LayoutUnderTest, way: Way) {
    let pins = Pins(headers: [40, 20, 0], footers: [10, 30, 0], pinsFooters: true)
    let stage = stage(kind, way, pins)
    for page in 0..<stage.layout.numberOfPages {
      stage.screen.rest(onPage: page)
      let item = stage.layout.indexPaths(inPage: page)[0]
      let place = extent(stage.layout.layoutAttributesForItem(at: item), stage)
      let (start, end) = (pins.header(item.section), 300 - pins.footer(item.section))
      let expected = kind == .trailingPadded ? end - 80 : (start + end) / 2 - 40
      #expect(abs(place.lowerBound - expected) <= stage.screen.halfPixel, "\(item)")
    }
  }

  @Test(arguments: LayoutUnderTest.withEnds, Way.allCases)
  func `an item that is brought into sight is beside it`(kind: LayoutUnderTest, way: Way) {
    for pins in Effort.part(of: Self.all, in: 3, for: "\(kind) \(way)") {
      let stage = stage(kind, way, pins)
      let items = [[1, 3], [0, 4], [1, 0], [2, 1], [0, 2], [1, 6]] as [IndexPath]
      for (number, item) in items.enumerated() {
        let page = stage.layout.page(forItemAt: item) ?? 0
        stage.layout.scroll(toItemAt: item, animated: number % 2 == 0)
        stage.comeToRest()
        #expect(stage.layout.currentPage == page)
        if !isAtEnd(page, stage) { expectBeside(item, stage) }
        stage.screen.rest(onPage: 0)
        // In these layouts, the offset may align another item as well.
        let alignment =
          kind == .trailingPadded || kind == .wheel ? kind.make().pageAlignment : .leading
        stage.scrollToItem(at: item, alignment, animated: number % 3 == 0)
        stage.comeToRest()
        if !isAtEnd(stage.layout.currentPage, stage) { expectBeside(item, stage) }
      }
    }
  }

  @Test(arguments: [LayoutUnderTest.leading, .leadingPadded, .shelf, .flushShelf], Way.allCases)
  func `rows of three rest beside it`(kind: LayoutUnderTest, way: Way) {
    let stage = stage(kind, way, Self.all[1], itemLength: 70, lines: 3)
    for page in 0..<stage.layout.numberOfPages where !isAtEnd(page, stage) {
      stage.screen.rest(onPage: page)
      stage.layout.indexPaths(inPage: page).prefix(3).forEach { expectBeside($0, stage) }
    }
  }

  /// An item of 400 shows its beginning after the header of 40, and its end before the footer of 30.
  @Test(arguments: Way.allCases)
  func `a long item shows all of it`(way: Way) {
    let pins = Pins(headers: [40, 40, 40], footers: [30, 30, 30], pinsFooters: true)
    for kind in [LayoutUnderTest.leading, .center, .trailingPadded] {
      let stage = stage(kind, way, pins, itemLength: 400)
      let stops = stage.layout.pageStops
      for page in 1..<5 {
        let offsets = stops.offsets(ofPage: page)
        let item = stage.layout.indexPaths(inPage: page)[0]
        stage.screen.move(to: offsets.lowerBound)
        #expect(extent(stage.layout.layoutAttributesForItem(at: item), stage).lowerBound == 40)
        stage.screen.move(to: offsets.upperBound)
        #expect(extent(stage.layout.layoutAttributesForItem(at: item), stage).upperBound == 270)
      }
    }
  }

  /// All items are on three pages, longer than the view.
  @Test(arguments: Way.allCases)
  func `an item of a long page that is asked for is beside it`(way: Way) {
    let stage = stage(.leadingPadded, way, Self.all[0], itemsPerPage: 20)
    for item in [[0, 0], [1, 3], [0, 1], [1, 2]] as [IndexPath] {
      stage.layout.scroll(toItemAt: item, animated: item.item > 1)
      stage.comeToRest()
      #expect(stage.layout.numberOfPages == 3 && stage.layout.currentPage == item.section)
      let place = extent(stage.layout.layoutAttributesForItem(at: item), stage)
      #expect(abs(place.lowerBound - 40) <= stage.screen.halfPixel, "\(item)")
    }
  }

  /// As a row of thumbnails follows a large picture.
  @Test(arguments: [LayoutUnderTest.leading, .leadingPadded, .shelf], Way.allCases)
  func `one item of a long page after the other is beside it`(kind: LayoutUnderTest, way: Way) {
    for isAnimated in [false, true] {
      let stage = stage(kind, way, Self.all[0], itemLength: 70, itemsPerPage: 20)
      stage.screen.rest(onPage: 1)
      for item in [0, 1, 2, 2, 3, 1, 0] {
        stage.scrollToItem(at: [1, item], .leading, animated: isAnimated)
        stage.comeToRest()
        expectBeside([1, item], stage)
      }
    }
  }

  /// Each item fits the view six times, so an offset that aligns one at an edge aligns another one at the other edge.
  @Test(arguments: [LayoutUnderTest.leadingPadded, .shelf], Way.allCases)
  func `an item at the far edge stays whole beside a near one`(kind: LayoutUnderTest, way: Way) {
    let stage = stage(kind, way, Self.all[0], itemLength: 40, itemsPerPage: 20) {
      $0.minimumInteritemSpacing = 10
    }
    for (item, isAnimated) in [([1, 6], true), ([0, 4], false), ([1, 6], false)]
      as [(IndexPath, Bool)]
    {
      stage.scrollToItem(at: item, .trailing, animated: isAnimated)
      stage.comeToRest()
      let place = extent(stage.layout.layoutAttributesForItem(at: item), stage)
      #expect(place.lowerBound > 39.5 && place.upperBound < 300.5, "\(item) at \(place)")
    }
  }

  /// Where a person or an offset leaves a long page, it stays, whatever is pinned over an item.
  @Test(arguments: Way.allCases)
  func `any other offset of a long page is kept`(way: Way) {
    let stage = stage(.leadingPadded, way, Self.all[0], itemsPerPage: 20)
    let offsets = stage.layout.pageStops.offsets(ofPage: 1)
    for distance in stride(from: 7, to: offsets.upperBound - offsets.lowerBound, by: 29) {
      stage.screen.move(to: offsets.lowerBound + distance)
      stage.comeToRest()
      #expect(stage.screen.offset == offsets.lowerBound + distance)
      stage.touch(by: -17, over: 0.2)
      stage.simulation.run(for: 0.3)
      let held = stage.screen.offset
      stage.simulation.finger.release()
      stage.comeToRest()
      #expect(stage.screen.offset == held)
    }
  }

  /// Six rows fill the view, so that wherever a row ends at its end, another one begins at its beginning, under the header.
  @Test(arguments: [LayoutUnderTest.leading, .leadingPadded, .shelf], Way.allCases)
  func `the ends of a long page and what a finger left are kept`(kind: LayoutUnderTest, way: Way) {
    let stage = stage(kind, way, Self.all[0], itemLength: 50, itemsPerPage: 20) {
      $0.minimumLineSpacing = 0
    }
    let page = stage.layout.pageStops.offsets(ofPage: 1)
    for isAnimated in [false, true] {
      for offset in [page.upperBound, page.lowerBound] {
        stage.screen.rest(onPage: offset == page.lowerBound ? 2 : 0)
        stage.set(offset, animated: isAnimated)
        stage.comeToRest()
        #expect(stage.screen.offset == offset)
      }
      stage.scrollToItem(at: [1, 6], .trailing, animated: isAnimated)
      stage.comeToRest()
      #expect(extent(stage.layout.layoutAttributesForItem(at: [1, 6]), stage).upperBound == 300)
    }
    stage.screen.rest(onPage: 1)
    stage.screen.drag(by: way == .rightToLeft ? 50 : -50, over: 0.5, hold: 0.3)
    stage.comeToRest()
    #expect(stage.screen.offset == page.lowerBound + 40)
    stage.layout.restsOnPages = false
    stage.layout.restsOnPages = true
    stage.comeToRest()
    #expect(stage.screen.offset == page.lowerBound + 40)
  }

  /// Such an item may be a page of its own, or one of three.
  @Test(
    arguments: [LayoutUnderTest.leading, .center, .trailingPadded], [260, 280, 400] as [CGFloat])
  func `a long item begins after it or ends with the view`(kind: LayoutUnderTest, length: CGFloat) {
    for (way, items) in zip(Way.allCases + Way.allCases, [1, 1, 1, 3, 3, 3]) {
      let stage = stage(kind, way, Self.all[0], itemLength: length, itemsPerPage: items)
      for (isAnimated, item) in [(false, [1, 2]), (true, [1, 4])] as [(Bool, IndexPath)] {
        for alignment in [PageAlignment.leading, .trailing] {
          stage.screen.rest(onPage: 0)
          stage.scrollToItem(at: item, alignment, animated: isAnimated)
          stage.comeToRest()
          let place = extent(stage.layout.layoutAttributesForItem(at: item), stage)
          let edge = alignment == .leading ? place.lowerBound - 40 : place.upperBound - 300
          #expect(abs(edge) <= stage.screen.halfPixel, "\(way) \(alignment) \(place)")
        }
      }
    }
  }

  @Test(arguments: [LayoutUnderTest.leading, .leadingPadded, .shelf], Way.allCases)
  func `an update on the way leaves a long page's item beside it`(kind: LayoutUnderTest, way: Way) {
    let updates: [(PromiseStage) -> Void] = [
      { $0.view.contentInset = .along(isHorizontal: $0.way != .vertical, leading: 8) },
      { $0.layout.invalidateLayout() },
      { stage in
        for items in [stage.screen.source, stage.view.delegate as? Items] { items?.counts[0] += 2 }
        stage.view.insertItems(at: [[0, 0], [0, 1]])
      },
    ]
    for (number, update) in updates.enumerated() {
      for time in [nil, 0, 0.1, 0.25] as [Double?] {
        let stage = stage(kind, way, Self.all[0], itemLength: 70, itemsPerPage: 20)
        stage.screen.rest(onPage: 1)
        stage.scrollToItem(at: [1, 3], .leading, animated: time != nil)
        if let time, time > 0 { stage.simulation.run(for: time) }
        update(stage)
        stage.comeToRest()
        let place = extent(stage.layout.layoutAttributesForItem(at: [1, 3]), stage).lowerBound
        let end: CGFloat = number == 0 ? 48 : 40
        #expect(abs(place - end) <= stage.screen.halfPixel, "\(number) \(time ?? -1)")
      }
    }
  }

  /// All of the second section is hidden, or of the third one as well, or some items of the second one.
  @Test(arguments: Way.allCases)
  func `a section that can't be seen covers nothing of the next one`(way: Way) {
    let sections = (0..<4).map { section in (0..<4).map { IndexPath(item: $0, section: section) } }
    for hidden in [sections[1], sections[1] + sections[2], [[1, 0], [1, 1], [1, 3]], [[1, 3]]] {
      let headers: [CGFloat] = [20, 60, 40, 10]
      let items = SizedItems(counts: [4, 4, 4, 4]) {
        hidden.contains($0) ? .zero : .strip(80, isHorizontal: way != .vertical)
      }
      items.header = { CGSize(width: headers[$0], height: headers[$0]) }
      let stage = PromiseStage(.leadingPadded, way, counts: items.counts) { layout, view in
        layout.sectionHeadersPinToVisibleBounds = true
        view.delegate = items
      }
      for page in 0..<stage.layout.numberOfPages {
        stage.screen.rest(onPage: page)
        let item = stage.layout.indexPaths(inPage: page)[0]
        let place = extent(stage.layout.layoutAttributesForItem(at: item), stage)
        #expect(abs(place.lowerBound - headers[item.section]) <= stage.screen.halfPixel, "\(item)")
      }
    }
  }

  /// Nothing can rest beside what covers all of the view.
  @Test(arguments: LayoutUnderTest.withEnds, [299, 300, 1000] as [CGFloat])
  func `a header as long as the view covers nothing`(kind: LayoutUnderTest, header: CGFloat) {
    let stage = stage(kind, .vertical, Pins(headers: [header, header, header]))
    for item in [[0, 3], [1, 2]] as [IndexPath] {
      stage.layout.scroll(toItemAt: item, animated: true)
      stage.comeToRest()
      let place = extent(stage.layout.layoutAttributesForItem(at: item), stage)
      #expect(place.upperBound > 0 && place.lowerBound < 300)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases.filter { $0 != .wheel }, Way.allCases)
  func `flicks rest beside it, and effects are at rest there`(kind: LayoutUnderTest, way: Way) {
    let stage = stage(kind, way, Self.all[4]) {
      $0.releasePolicy.maximumPagesPerDrag = 1
      $0.reportsPageProgress = true
    }
    for number in 0..<8 {
      stage.flick(by: number < 5 ? 60 : -60)
      stage.comeToRest()
      let page = stage.layout.currentPage
      guard !isAtEnd(page, stage), let item = stage.layout.indexPaths(inPage: page).first else {
        continue
      }
      expectBeside(item, stage)
      let attributes = stage.layout.layoutAttributesForItem(at: item) as? SnapLayoutAttributes
      #expect(abs(attributes?.pageProgress ?? 1) < 1e-6, "\(item)")
    }
    #expect(stage.layout.currentPage != 0 || !kind.hasEnds)
  }

  @Test(arguments: Way.allCases)
  func `a query returns each header and footer that it contains, once`(way: Way) {
    let pins = Pins(headers: [20, 20, 20], footers: [12, 12, 12], pinsFooters: true)
    let stage = stage(.leading, way, pins)
    stage.view.contentInset = UIEdgeInsets(top: 14, left: 14, bottom: 0, right: 0)
    stage.rest()
    for offset in stride(from: 0, to: 900, by: 10) as StrideTo<CGFloat> {
      stage.screen.move(to: offset)
      let found = stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
      let names = found.compactMap { attributes in
        attributes.representedElementKind.map { "\($0) \(attributes.indexPath.section)" }
      }
      #expect(!names.isEmpty && Set(names).count == names.count, "\(names) at \(offset)")
      #expect(found.allSatisfy { $0.frame.intersects(stage.view.bounds) }, "\(found) at \(offset)")
    }
  }

  /// The first section ends at 460, the second one begins with an inset of 400, and the padding moves both by 110: a page
  /// is in the middle of the 300 points before a footer.
  @Test func `a pinned footer is in sight before its items are`() {
    let items = SizedItems(
      counts: [5, 6], insets: { .along(isHorizontal: true, leading: $0 == 0 ? 0 : 400) })
    let screen = SnapScreen(strip: SnapFlowLayout(), counts: items.counts, delegate: items) {
      layout, _ in
      (layout.pageAlignment, layout.padsEdges) = (.center, true)
      layout.footerReferenceSize = CGSize(width: 20, height: 20)
      layout.sectionFootersPinToVisibleBounds = true
    }
    screen.move(to: 560)
    let shown = screen.view.indexPathsForVisibleSupplementaryElements(ofKind: Self.kinds[1])
    #expect(Set(shown) == [[0, 0], [1, 0]])
    let footer = screen.layout.layoutAttributesForSupplementaryView(
      ofKind: Self.kinds[1], at: [1, 0])
    #expect(footer?.frame.maxX == 880)
  }
}
#endif
