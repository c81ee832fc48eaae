#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitQuestions

/// Cells that choose their sizes, in every layout, and sizes that follow the page in front.
@MainActor
@Suite(.worlds) struct SelfSizingPageTests {
  private static func size(_ name: Int) -> CGSize {
    CGSize(width: 60 + CGFloat(name % 3) * 25, height: 60 + CGFloat(name % 3) * 10)
  }

  private let items = NamedItems(count: 30)

  private func stage(
    _ kind: LayoutUnderTest, _ way: Way, estimate: CGSize = CGSize(width: 80, height: 80)
  ) -> PromiseStage {
    let stage = PromiseStage(kind, way) { layout, view in
      layout.estimatedItemSize = estimate
      if kind != .banner { layout.fillsViewportAcross = false }
      items.show(in: view) { name, _ in Self.size(name) }
    }
    stage.rest()
    return stage
  }

  private func expectChosenSizes(_ stage: PromiseStage) {
    #expect(!stage.view.visibleCells.isEmpty)
    for cell in stage.view.visibleCells {
      #expect(cell.bounds.size == Self.size(cell.tag), "\(cell.tag)")
    }
  }

  nonisolated static let choosing = LayoutUnderTest.allCases.filter { !$0.fillsViewport }

  @Test(arguments: choosing, Way.allCases)
  func `sizes take effect as cells are measured`(kind: LayoutUnderTest, way: Way) {
    let stage = stage(kind, way)
    expectChosenSizes(stage)
    stage.expectRest()
    stage.layout.scroll(toItemAt: stage.path(12), animated: false)
    stage.rest()
    expectChosenSizes(stage)
    stage.expectRest(onPageOf: 12)
    stage.layout.scroll(toItemAt: stage.path(20), animated: true)
    stage.rest()
    expectChosenSizes(stage)
    stage.expectRest(onPageOf: 20)
    stage.flick(by: -60)
    stage.rest()
    expectChosenSizes(stage)
    stage.expectOnePageASwipe()
  }

  /// A list of cards with the width of the view, whose texts have different heights; whatever width the cells choose.
  @Test(arguments: choosing, Way.allCases)
  func `cells that fill the view across choose their length`(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way) { layout, view in
      layout.estimatedItemSize = CGSize(width: 80, height: 80)
      layout.fillsViewportAcross = true
      items.show(in: view) { name, _ in Self.size(name) }
    }
    for across: CGFloat in [90, 140] {
      stage.view.frame.size = CGSize.strip(
        300, across: across, isHorizontal: way != .vertical)
      stage.rest()
      stage.layout.scroll(toItemAt: stage.path(12), animated: true)
      stage.comeToRest(onPageOf: 12)
      #expect(stage.view.visibleCells.count > 1)
      for cell in stage.view.visibleCells {
        let (own, size) = (Self.size(cell.tag), cell.bounds.size)
        #expect(size.width == (way == .vertical ? across : own.width), "\(cell.tag)")
        #expect(size.height == (way == .vertical ? own.height : across), "\(cell.tag)")
      }
    }
  }

  /// Where a loop begins is no place of the view's.
  @Test(arguments: [108, -97, 118] as [CGFloat])
  func `cells that are measured in a loop move the others by their length at most`(
    distance: CGFloat
  ) {
    let items = NamedItems(count: 12)
    let lengths: [CGFloat] = [80, 120, 60, 100, 95]
    let stage = PromiseStage(.leading) { layout, view in
      layout.isLoopingEnabled = true
      layout.estimatedItemSize = CGSize(width: 80, height: 80)
      items.show(in: view) { name, _ in CGSize(width: lengths[name % 5], height: 80) }
    }
    stage.simulation.run(for: 0.3)
    var (last, largest) = ([Int: CGFloat](), 0 as CGFloat)
    stage.simulation.onFrame = { [unowned stage] in
      let now = Dictionary(
        stage.view.visibleCells.map { ($0.tag, $0.frame.minX - stage.screen.offset) },
        uniquingKeysWith: { first, _ in first })
      let steps = now.compactMap { tag, place in last[tag].map { abs(place - $0) } }
      largest = max(largest, steps.min() ?? 0)
      last = now
    }
    stage.screen.drag(by: distance, over: 0.12)
    stage.rest()
    #expect(largest < 80)
  }

  /// In a loop, and with effects, they move those before them, too.
  @Test(arguments: choosing, [true, false])
  func `cells that are measured move all others, though UIKit may ask for those after them alone`(
    kind: LayoutUnderTest, isLoop: Bool
  ) {
    OpenQuestions.$current.withValue(.init().answering(\.collection.unnamedItems, .kept)) {
      let stage = PromiseStage(kind) { layout, view in
        layout.isLoopingEnabled = isLoop
        layout.estimatedItemSize = CGSize(width: 80, height: 80)
        layout.fillsViewportAcross = false
        items.show(in: view) { name, _ in Self.size(name) }
      }
      stage.rest()
      for item in [29, 27, 14] {
        stage.layout.scroll(toItemAt: stage.path(item), animated: false)
        stage.rest()
        for cell in stage.view.visibleCells {
          let place = stage.view.indexPath(for: cell).flatMap(stage.layout.layoutAttributesForItem)
          #expect(cell.frame == place?.frame, "\(cell.tag)")
        }
      }
    }
  }

  enum WayBack: CaseIterable, Sendable { case flick, longFlick, request, key }

  /// Those above the cells in sight, which an app sees for the first time, are half as long again as estimated.
  @Test(arguments: choosing, product(WayBack.allCases, Way.allCases))
  func `cells that are measured on the way leave what is in sight where it is`(
    kind: LayoutUnderTest, one: (wayBack: WayBack, way: Way)
  ) {
    let stage = PromiseStage(kind, one.way) { layout, view in
      layout.estimatedItemSize = CGSize(width: 80, height: 80)
      layout.fillsViewportAcross = false
      if one.wayBack == .longFlick { layout.releasePolicy = .picker }
      items.show(in: view) { _, _ in CGSize(width: 120, height: 120) }
    }
    stage.rest()
    stage.layout.scroll(toItemAt: stage.path(20), animated: false)
    stage.rest()
    let steps = StepsOfCells(of: stage)
    switch one.wayBack {
    case .flick: stage.flick(by: -100, over: 0.1)
    case .longFlick: stage.flick(by: -150, over: 0.1)
    case .request: stage.layout.scroll(toItemAt: stage.path(14), animated: true)
    case .key:
      stage.simulation.keyboard.press(one.way == .vertical ? .pageUp : .left, in: stage.view)
    }
    stage.rest()
    #expect(steps.jumps == [], "\(steps.steps)")
    // A flick never gets faster.
    let fastest = steps.steps.map(abs).max() ?? 0
    let isFlick = one.wayBack == .flick || one.wayBack == .longFlick
    #expect(!isFlick || fastest <= 1.2 * (steps.steps.prefix(6).map(abs).max() ?? 0))
    stage.expectRest()
  }

  @Test(arguments: [48, 120] as [CGFloat])
  func `a scroll past cells that are measured arrives where any rest is one`(length: CGFloat) {
    let stage = PromiseStage(.leading) { layout, view in
      layout.estimatedItemSize = CGSize(width: 80, height: 80)
      items.show(in: view) { _, _ in CGSize(width: length, height: 80) }
    }
    stage.rest()
    stage.show(item: 20)
    stage.layout.restsOnPages = false
    let steps = StepsOfCells(of: stage)
    stage.view.scrollToItem(at: stage.path(17), at: .left, animated: true)
    stage.comeToRest(onPageOf: 17)
    #expect(steps.steps.allSatisfy { abs($0) < 60 }, "\(steps.steps)")
  }

  /// The first one makes the flow layout invalid, which then may know nothing until the next pass.
  @Test(arguments: choosing, Way.allCases)
  func `each cell of a pass chooses its size`(kind: LayoutUnderTest, way: Way) {
    let world = OpenQuestions().answering(\.collection.selfSizingQuery, .nextPass)
      .answering(\.collection.flowBeforePreparation, .knowsNothing)
    OpenQuestions.$current.withValue(world) {
      `sizes take effect as cells are measured`(kind: kind, way: way)
    }
  }

  /// In a batch, UIKit also measures cells of items that are gone (fact 136).
  @Test(arguments: LayoutUnderTest.allCases, [30, 7, -1])
  func `the size of an item that doesn't exist changes nothing`(kind: LayoutUnderTest, item: Int) {
    let stage = stage(kind, .horizontal)
    let (layout, length) = (stage.layout, stage.layout.collectionViewContentSize)
    let gone = SnapLayoutAttributes(forCellWith: IndexPath(item: item, section: item == 7 ? 1 : 0))
    gone.size = CGSize(width: 80, height: 80)
    let preferred = SnapLayoutAttributes(forCellWith: gone.indexPath)
    preferred.size = CGSize(width: 200, height: 90)
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: gone))
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: gone)
    #expect(context.invalidatedItemIndexPaths?.isEmpty != false)
    layout.invalidateLayout(with: context)
    stage.rest()
    #expect(layout.collectionViewContentSize == length)
    stage.expectRest()
  }

  @Test(arguments: PageAlignment.allCases, [true, false])
  func `measuring brings back no app that scrolls`(alignment: PageAlignment, isHorizontal: Bool) {
    let items = NamedItems(count: 300)
    let screen = SnapScreen<SnapFlowLayout>(
      strip: SnapFlowLayout(), isHorizontal: isHorizontal, length: 390,
      scale: anyScale(3)
    ) { layout, view in
      layout.pageAlignment = alignment
      layout.estimatedItemSize = CGSize(width: 200, height: 200)
      items.show(in: view) { name, _ in
        CGSize(width: 160 + name * 37 % 80, height: 160 + name * 37 % 80)
      }
    }
    screen.simulation.runUntilRest()
    screen.layout.scroll(toItemAt: IndexPath(item: 150, section: 0), animated: false)
    screen.simulation.runUntilRest()
    screen.view.reloadData()
    screen.move(to: 0)
    for step in 1...24 {
      let shown = screen.view.indexPathsForVisibleItems.sorted()
      screen.move(to: screen.offset + 390)
      let next = screen.view.indexPathsForVisibleItems.sorted()
      #expect(next[0] > shown[0], "\(step): \(shown), \(next)")
    }
  }

  @Test func `a negative length that a cell chooses counts as 0, and so does NaN`() {
    let screen = SnapScreen(strip: SnapFlowLayout()) { layout, view in
      layout.estimatedItemSize = CGSize(width: 80, height: 80)
      items.show(in: view) { _, _ in CGSize(width: -5, height: CGFloat.nan) }
    }
    screen.simulation.runUntilRest()
    #expect(screen.attributes(0)?.size == .zero)
  }

  @Test(arguments: choosing)
  func `a header can't choose its size`(kind: LayoutUnderTest) {
    let layout = stage(kind, .horizontal).layout
    let headers = (0..<2).map { _ in
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: 0))
    }
    headers[0].size = CGSize(width: 200, height: 70)
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: headers[0], withOriginalAttributes: headers[1]))
  }

  @Test(arguments: Way.allCases)
  func `cells aren't measured if sizes follow the viewport`(way: Way) {
    let stage = stage(.banner, way)
    let viewport = stage.view.bounds.size
    for cell in stage.view.visibleCells { #expect(cell.bounds.size == viewport) }
    stage.expectRest()
    stage.expectOnePageASwipe()
    // From now on, cells choose their sizes.
    stage.layout.pageSizing = .item
    stage.layout.fillsViewportAcross = false
    stage.rest()
    expectChosenSizes(stage)
    stage.expectRest()
  }

  /// How an app has its sizes asked for again.
  enum Relayout: CaseIterable, Sendable { case invalidation, emptyBatch }

  /// The item in front is longer than the others, as in a strip of dates or thumbnails.
  @Test(
    arguments: [.leading] + LayoutUnderTest.itemByItem.filter { $0 != .endedBanner },
    Relayout.allCases)
  func `sizes that follow the page leave no page because it was reached`(
    kind: LayoutUnderTest, relayout: Relayout
  ) {
    let flicks = [(110, 80), (110, 160), (160, 60)] as [(CGFloat, CGFloat)]
    for (isForward, isHorizontal) in product([true, false], [true, false]) {
      let turn = "\(kind) \(relayout) \(isForward) \(isHorizontal)"
      for (length, flick) in Effort.part(of: flicks, in: 3, for: turn) {
        var front = 12
        let screen = SnapScreen<SnapFlowLayout>(
          strip: kind.make(), isHorizontal: isHorizontal, itemLength: 40, counts: [60],
          lengths: { $0.item == front ? length : 40 })
        var pages: [Int] = []
        screen.layout.onPageChange = { [unowned view = screen.view] page in
          pages.append(page)
          front = page
          if relayout == .invalidation {
            view.collectionViewLayout.invalidateLayout()
          } else {
            view.performBatchUpdates(nil)
          }
        }
        screen.rest(onPage: 12)
        screen.drag(by: isForward ? -flick : flick, over: 0.08)
        // Under a finger, the item keeps its place, whatever that does to the pages around it.
        pages = []
        screen.simulation.runUntilRest(limit: 8)
        let steps = zip(pages, pages.dropFirst()).map { $1 - $0 }
        #expect(
          steps.allSatisfy { isForward ? $0 > 0 : $0 < 0 },
          "\(isHorizontal ? "" : "vertical, ")\(length), \(flick): \(pages)")
        #expect(pages.last == screen.layout.currentPage)
        #expect(screen.isOnPage, "\(length), \(flick): \(screen.offset)")
        screen.simulation.run(for: 3)
        #expect(!screen.simulation.isMoving)
      }
    }
  }
}

/// How far the cells in sight move in each frame, as a person sees it.
@MainActor
private final class StepsOfCells {
  private(set) var steps: [CGFloat] = []
  private var last: [Int: CGFloat] = [:]

  init(of stage: PromiseStage) {
    stage.simulation.onFrame = { [unowned stage, weak self] in self?.look(at: stage) }
  }

  /// The steps that are no step on the way on which the view was; another way may begin where it stood.
  var jumps: [CGFloat] {
    steps.indices.dropFirst(3).compactMap { index in
      let before = steps[index - 3..<index]
      guard steps[index] != 0, let last = before.last, last != 0 else { return nil }
      let speed = before.map(abs).max() ?? 0
      return abs(steps[index] - last) > speed / 2 + 10 ? steps[index] : nil
    }
  }

  private func look(at stage: PromiseStage) {
    let offset = stage.screen.offset
    let now = stage.view.visibleCells.reduce(into: [Int: CGFloat]()) { places, cell in
      places[cell.tag] = (stage.way == .vertical ? cell.frame.minY : cell.frame.minX) - offset
    }
    let moved = now.compactMap { name, place in last[name].map { place - $0 } }
    if let step = moved.max(by: { abs($0) < abs($1) }) { steps.append(step) }
    last = now
  }
}
#endif
