import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Pages of a grid in reading order: where items are, and what doesn't change.
@MainActor
struct ItemOrderTests {
  typealias Screen = SnapScreen<GroupPagingLayout>

  /// Items of 40 along the axis and 30 across, ten and six apart, in a view that shows whole pages.
  struct Grid: Sendable {
    /// The number of items of a line.
    var across: Int
    /// The number of lines of a page.
    var along: Int
    var isHorizontal = true

    var length: CGFloat { CGFloat(along) * 50 + 6 }
    var size: CGSize { size(length, CGFloat(across) * 36 - 6) }
    var itemSize: CGSize { size(40, 30) }

    func size(_ length: CGFloat, _ across: CGFloat) -> CGSize {
      .strip(length, across: across, isHorizontal: isHorizontal)
    }

    /// The frame of an item, by the table that everybody would draw.
    func frame(of item: Int) -> CGRect {
      let (page, place) = (item / (across * along), item % (across * along))
      let along = 8 + CGFloat(page * along + place % along) * 50
      let across = CGFloat(place / self.along) * 36
      let origin = isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
      return CGRect(origin: origin, size: itemSize)
    }

    @MainActor
    func screen(
      count: Int, sized: Bool = false,
      configure: (GroupPagingLayout, UICollectionView) -> Void = { _, _ in }
    ) -> Screen {
      let sizes: @MainActor (IndexPath) -> CGSize = { _ in itemSize }
      return SnapScreen(
        GroupPagingLayout(), size: size, counts: [count],
        configure: { layout, view in
          layout.scrollDirection = isHorizontal ? .horizontal : .vertical
          layout.itemSize = itemSize
          layout.minimumLineSpacing = 10
          layout.minimumInteritemSpacing = 6
          layout.sectionInset = .along(isHorizontal: isHorizontal, leading: 8, trailing: 8)
          layout.itemOrder = .alongPage
          configure(layout, view)
        }, sizes: sized ? sizes : nil)
    }
  }

  nonisolated private static let grids = (1...4).flatMap { across in
    (1...5).flatMap { along in
      [true, false].map { Grid(across: across, along: along, isHorizontal: $0) }
    }
  }

  private func frames(_ screen: Screen, count: Int) -> [CGRect?] {
    (0..<count).map { screen.attributes($0)?.frame }
  }

  @Test(arguments: grids, [false, true])
  func `items are where the table says`(grid: Grid, sized: Bool) {
    let screen = grid.screen(count: 0, sized: sized)
    let perPage = grid.across * grid.along
    for count in stride(from: 0, through: 41, by: Effort.scaled(quick: 3, full: 1)) {
      screen.source.counts = [count]
      screen.layout.itemsPerPage = count.isMultiple(of: 2) ? perPage : nil
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      let expected = (0..<count).map(grid.frame)
      #expect(frames(screen, count: count) == expected, "\(count) items")
      let pages = (count + perPage - 1) / perPage
      #expect(screen.layout.numberOfPages == pages, "\(count) items")
      for page in 0..<pages {
        let items = page * perPage..<min(count, (page + 1) * perPage)
        #expect(screen.layout.indexPaths(inPage: page).map(\.item) == Array(items))
      }
      let all = screen.layout.layoutAttributesForElements(
        in: CGRect(x: -9, y: -9, width: 9999, height: 9999))
      #expect(all?.map(\.indexPath.item) == Array(0..<count), "\(count) items")
      #expect(all?.map(\.frame) == expected, "\(count) items")
    }
  }

  @Test func `a delegate is asked for each size once more than by the flow layout`() {
    let requests = [ItemOrder.alongLine, .alongPage].map { order in
      let screen = Grid(across: 3, along: 2).screen(count: 12, sized: true) { layout, _ in
        layout.itemOrder = order
      }
      return (screen.source as? SizedItems)?.sizeRequests ?? 0
    }
    #expect(requests[0] > 0 && requests[1] == 2 * requests[0])
  }

  /// Four items fit across, so that eight to a page are two lines.
  @Test(arguments: [false, true])
  func `a line that isn't full counts as a full one, also within insets across`(isGiven: Bool) {
    let (grid, inset) = (
      Grid(across: 4, along: 2), UIEdgeInsets(top: 100, left: 8, bottom: 50, right: 8)
    )
    let screen = SnapScreen(
      GroupPagingLayout(), size: CGSize(width: grid.length, height: grid.size.height + 150),
      counts: [3],
      delegate: isGiven ? SizedItems(counts: [3], insets: { $0 == 0 ? inset : .zero }) : nil
    ) { layout, _ in
      layout.itemSize = grid.itemSize
      layout.minimumInteritemSpacing = 6
      layout.sectionInset = isGiven ? .zero : inset
      layout.itemOrder = .alongPage
      layout.itemsPerPage = 8
    }
    #expect(
      (0..<3).map { screen.attributes($0)?.frame.origin }
        == [CGPoint(x: 8, y: 100), CGPoint(x: 58, y: 100), CGPoint(x: 8, y: 136)])
  }

  @Test(arguments: [true, false])
  func `the content ends with the last item, as do pages without padding`(isHorizontal: Bool) {
    // Eight on the first page; then 8 and 9 beside each other, where a flow layout has them in one line.
    let grid = Grid(across: 2, along: 4, isHorizontal: isHorizontal)
    let screen = grid.screen(count: 10) { layout, _ in layout.padsEdges = false }
    #expect(screen.view.contentSize == grid.size(8 + 6 * 50 - 10 + 8, 66))
    #expect(frames(screen, count: 10) == (0..<10).map(grid.frame))
    screen.layout.scroll(toPage: 1, animated: false)
    #expect(screen.offset == 100)
  }

  @Test func `a page may be longer than the view`() {
    let grid = Grid(across: 2, along: 10)
    let screen = grid.screen(count: 35) { layout, view in
      layout.itemsPerPage = 20
      view.frame.size.width = 206
    }
    #expect(frames(screen, count: 35) == (0..<35).map(grid.frame))
    #expect(screen.layout.numberOfPages == 2)
    screen.layout.scroll(toItemAt: IndexPath(item: 13, section: 0), animated: false)
    #expect(screen.offset == 150)
    #expect(screen.layout.bookmark.indexPath.item == 13)
    screen.move(to: 200)
    #expect(screen.layout.currentPage == 0 && screen.layout.bookmark.indexPath.item == 4)
  }

  @Test func `footers lie behind the last item, headers before the first page`() {
    let grid = Grid(across: 2, along: 4)
    for pins in [false, true] {
      let screen = grid.screen(count: 10) { layout, _ in
        layout.headerReferenceSize = CGSize(width: 20, height: 0)
        layout.footerReferenceSize = CGSize(width: 30, height: 0)
        // One that is pinned takes its space from whole lines.
        (layout.leadingMargin, layout.itemsPerPage) = (8, 8)
        layout.sectionFootersPinToVisibleBounds = pins
      }
      #expect(
        frames(screen, count: 10) == (0..<10).map { grid.frame(of: $0).offsetBy(dx: 20, dy: 0) })
      let end = 20 + 8 + 6 * 50 - 10 + 8 as CGFloat
      screen.move(to: end + 30 - grid.length)
      func frame(_ kind: String) -> CGRect? {
        screen.layout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame
      }
      #expect(frame(UICollectionView.elementKindSectionHeader)?.minX == 0)
      #expect(frame(UICollectionView.elementKindSectionFooter)?.minX == end)
      let shown = screen.layout.layoutAttributesForElements(in: screen.view.bounds)
      let footers = shown?.filter { $0.representedElementCategory == .supplementaryView }
      #expect(footers?.map(\.frame.minX) == [end])
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], [true, false])
  func `items and footers of a grid begin at whole pixels`(scale: CGFloat, isLooping: Bool) {
    for count in [33, 36] {
      let screen = SnapScreen(
        GroupPagingLayout(), size: CGSize(width: 393, height: 200), scale: anyScale(scale),
        counts: [count]
      ) { layout, _ in
        layout.itemSize.height = 60
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        layout.footerReferenceSize = CGSize(width: isLooping ? 0 : 30, height: 0)
        (layout.pageSizing, layout.itemOrder) = (.perViewport(4), .alongPage)
        layout.isLoopingEnabled = isLooping
      }
      #expect(screen.layout.isLooping == isLooping)
      for page in 0..<screen.layout.numberOfPages {
        screen.jump(toPage: page)
        let shown = screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? []
        for element in shown {
          let start = element.frame.minX
          #expect(abs(start - screen.pixel(nearest: start)) < 1e-6, "\(element.indexPath)")
        }
        #expect(shown.contains { $0.representedElementCategory == .cell })
      }
    }
  }

  @Test(arguments: [16, 21, 24], [true, false])
  func `in a loop, pages are grids, and every item appears once`(count: Int, isHorizontal: Bool) {
    let grid = Grid(across: 2, along: 4, isHorizontal: isHorizontal)
    let screen = grid.screen(count: count) { layout, _ in layout.isLoopingEnabled = true }
    #expect(screen.layout.isLooping)
    let pages = (count + 7) / 8
    #expect(screen.layout.numberOfPages == pages)
    for turn in 0..<2 * pages {
      let page = turn % pages
      #expect(screen.layout.currentPage == page)
      for item in page * 8..<min(count, page * 8 + 8) {
        let frame = grid.frame(of: item % 8)
        let shown = screen.attributes(item)?.frame
        let (x, y) = isHorizontal ? (screen.offset, 0) : (0, screen.offset)
        #expect(shown == frame.offsetBy(dx: x, dy: y), "\(item)")
      }
      for step in 0..<9 {
        let rect = screen.view.bounds.offsetBy(
          dx: isHorizontal ? CGFloat(step) * 20 : 0, dy: isHorizontal ? 0 : CGFloat(step) * 20)
        let found = screen.layout.layoutAttributesForElements(in: rect)?.map(\.indexPath) ?? []
        #expect(Set(found).count == found.count)
      }
      screen.layout.scrollToNextPage(animated: false)
      screen.view.layoutIfNeeded()
    }
  }

  @Test func `the spacing of the section counts, which a delegate may give`() {
    let (grid, delegate) = (Grid(across: 2, along: 4), SizedItems(counts: [21]))
    delegate.lineSpacing = { $0 == 0 ? 10 : 99 }
    let screen = grid.screen(count: 21)
    let before = frames(screen, count: 21)
    screen.view.delegate = delegate
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(frames(screen, count: 21) == before)
  }

  @Test func `whatever the settings, queries agree, and every item has a place on its page`() {
    law(seed: 7_302, cases: 3000) { random in
      func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(random.integer(range)) }
      func flag() -> Bool { random.chance(50) }
      let count = random.integer(0...60)
      let size = CGSize(width: number(60...400), height: number(60...400))
      let item = CGSize(width: number(20...120), height: number(20...120))
      let (spacing, gap) = (number(-10...20), number(0...20))
      let inset = UIEdgeInsets(
        top: number(0...20), left: number(0...20), bottom: number(0...20), right: number(0...20))
      let ends = (header: flag() ? 0 : number(0...30), footer: flag() ? 0 : number(0...30))
      let margin = flag() ? nil : number(0...30)
      let alignment = random.pick(PageAlignment.allCases)
      let perPage = flag() ? nil : random.integer(1...30)
      let (isHorizontal, loops, pads, sized) = (flag(), flag(), flag(), flag())
      let sizes: @MainActor (IndexPath) -> CGSize = { _ in item }
      @MainActor func screen(_ order: ItemOrder) -> Screen {
        SnapScreen(
          GroupPagingLayout(), size: size, counts: [count],
          configure: { layout, _ in
            layout.scrollDirection = isHorizontal ? .horizontal : .vertical
            layout.itemSize = item
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (spacing, gap)
            (layout.sectionInset, layout.leadingMargin) = (inset, margin)
            layout.headerReferenceSize = CGSize(width: ends.header, height: ends.header)
            layout.footerReferenceSize = CGSize(width: ends.footer, height: ends.footer)
            (layout.pageAlignment, layout.itemsPerPage) = (alignment, perPage)
            (layout.isLoopingEnabled, layout.padsEdges) = (loops, pads)
            layout.itemOrder = order
          }, sizes: sized ? sizes : nil)
      }
      let (there, plain) = (screen(.alongPage), screen(.alongLine))
      let name = """
        \(count) of \(item), \([spacing, gap]), in \(size) with \(inset), \(ends), \(String(describing: margin)), \
        \(alignment), \(String(describing: perPage)), \([isHorizontal, loops, pads, sized])
        """
      // A footer after a page with free places makes a shorter loop, or one too short.
      let isLooping = there.layout.isLooping
      if isLooping == plain.layout.isLooping, isLooping || pads {
        let pages = [there, plain].map { screen in
          (0..<screen.layout.numberOfPages).map(screen.layout.indexPaths)
        }
        if pages[0] != pages[1] { return "\(name): other pages" }
      }
      for page in Set([0, there.layout.numberOfPages / 2, there.layout.numberOfPages - 1]) {
        there.jump(toPage: page)
        let frames = (0..<count).map { there.attributes($0)?.frame ?? .null }
        if Set(frames.map { [$0.midX, $0.midY] }).count != count {
          return "\(name): two at a place"
        }
        let shown = (0..<count).filter {
          frames[$0].insetBy(dx: 0.01, dy: 0.01).intersects(there.view.bounds)
        }
        let found = (there.layout.layoutAttributesForElements(in: there.view.bounds) ?? [])
          .filter { $0.representedElementCategory == .cell }
        let missing = Set(shown).subtracting(found.map(\.indexPath.item))
        if !missing.isEmpty { return "\(name): \(missing) missing on page \(page)" }
        if found.contains(where: { $0.frame != frames[$0.indexPath.item] }) {
          return "\(name): queries differ on page \(page)"
        }
      }
      return nil
    }
  }

  @Test func `without equal pages, items keep the order of the flow layout, and it is explained`() {
    func expectFlow(
      _ words: String?, _ configure: (GroupPagingLayout) -> Void = { _ in }, counts: [Int] = [21],
      sizes: (@MainActor (IndexPath) -> CGSize)? = nil,
      _ location: SourceLocation = #_sourceLocation
    ) {
      func screen(_ order: ItemOrder) -> Screen {
        SnapScreen(
          GroupPagingLayout(), size: CGSize(width: 206, height: 66), counts: counts,
          configure: { layout, _ in
            layout.itemSize = CGSize(width: 40, height: 30)
            layout.minimumInteritemSpacing = 6
            layout.itemOrder = order
            configure(layout)
          }, sizes: sizes)
      }
      let (there, plain) = (screen(.alongPage), screen(.alongLine))
      #expect(
        frames(there, count: counts[0]) == frames(plain, count: counts[0]),
        sourceLocation: location)
      let checks = there.layout.explanation.split(separator: "\n").filter {
        $0.hasPrefix("Check: itemOrder")
      }
      #expect(checks.count == (words == nil ? 0 : 1), "\(checks)", sourceLocation: location)
      #expect(
        words.map { checks.first?.contains($0) == true } ?? true, "\(checks)",
        sourceLocation: location)
      #expect(!plain.layout.explanation.contains("itemOrder"), sourceLocation: location)
    }
    expectFlow("Set pageContents", { $0.pageContents = .line })
    expectFlow("one size", sizes: { CGSize(width: 40 + $0.item % 3, height: 30) })
    expectFlow("one section", counts: [12, 9])
    expectFlow("leadingMargin", { $0.headerReferenceSize.width = 20 })
    expectFlow("estimate", { $0.estimatedItemSize = CGSize(width: 40, height: 30) })
    // Lines that lie on top of each other make no pages.
    expectFlow(
      nil,
      { layout in
        layout.minimumLineSpacing = -40
        layout.itemsPerPage = 8
      })
    // One row is in the same order.
    expectFlow(nil, { $0.keepsOneItemPerLine = true })
  }
}
