#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Views that may rest between pages, while their contents change.
@MainActor
@Suite(.worlds) struct BetweenPagesTests {
  enum Update: CaseIterable, Sendable {
    case insertBehind, insertInFront, reload, insetBefore, insetAfter, invalidation
  }

  private func stage(_ kind: LayoutUnderTest, _ way: Way, showing item: Int = 3) -> PromiseStage {
    let stage = PromiseStage(kind, way, showing: item)
    stage.layout.restsOnPages = false
    return stage
  }

  private func make(_ update: Update, _ stage: PromiseStage) {
    switch update {
    case .insertBehind: stage.screen.insert([30])
    case .insertInFront: stage.screen.insert([0])
    case .reload: stage.view.reloadData()
    case .insetBefore:
      stage.view.contentInset = .along(isHorizontal: stage.way != .vertical, leading: 8)
    case .insetAfter:
      stage.view.contentInset = .along(isHorizontal: stage.way != .vertical, trailing: 8)
    case .invalidation: stage.layout.invalidateLayout()
    }
    stage.view.layoutIfNeeded()
  }

  /// Where an item is on the screen, along the axis.
  private func place(_ item: Int, _ stage: PromiseStage) -> CGFloat {
    guard let attributes = stage.screen.attributes(item) else { return .nan }
    let isVertical = stage.way == .vertical
    return (isVertical ? attributes.frame.minY : attributes.frame.minX) - stage.screen.offset
  }

  /// `scrollToItem` aligns the item in the middle, where most layouts have no page.
  @Test(arguments: LayoutUnderTest.withEnds, Update.allCases)
  func `a scroll of the app ends where the app said`(kind: LayoutUnderTest, update: Update) {
    // A change of the layout may end UIKit's animation.
    let mayAnimate = OpenQuestions.current == OpenQuestions()
    let rows = mayAnimate ? [(false, 9), (true, 9), (true, 4)] : [(false, 9)]
    for (way, (isAnimated, item)) in product(Way.allCases, rows) {
      let middle: UICollectionView.ScrollPosition =
        way == .vertical ? .centeredVertically : .centeredHorizontally
      let (plain, stage) = (self.stage(kind, way), self.stage(kind, way))
      for (stage, change) in [(plain, nil), (stage, update)] {
        stage.view.scrollToItem(at: stage.path(item), at: middle, animated: isAnimated)
        if isAnimated { stage.simulation.run(for: 0.1) }
        if let change { make(change, stage) }
        stage.rest()
      }
      let shown = place(update == .insertInFront ? item + 1 : item, stage)
      // What aligns with the middle or an edge follows its inset.
      let isInset = update == .insetBefore || update == .insetAfter
      #expect(
        abs(shown - place(item, plain)) <= (isInset ? 8 : stage.screen.halfPixel),
        "\(way) \(isAnimated) \(item)")
    }
  }

  @Test(arguments: LayoutUnderTest.withEnds, Way.allCases)
  func `only a scroll that ends on a page is announced`(kind: LayoutUnderTest, way: Way) {
    let stage = stage(kind, way)
    stage.rest()
    var pages: [Int] = []
    stage.layout.onWillSettle = { pages.append($0) }
    for end in [stage.screen.offset + 20, stage.screen.offset(ofPage: 5)] {
      stage.view.setContentOffset(
        way == .vertical ? CGPoint(x: 0, y: end) : CGPoint(x: end, y: 0), animated: true)
      stage.rest()
      #expect(stage.screen.offset == end)
    }
    #expect(pages == [5])
  }

  /// The next page is nearer to where the scroll ends than that of the item.
  @Test(arguments: [0, 0.05, 0.2], Way.allCases)
  func `an item that a scroll shows is in sight when the view is freed, or without a size`(
    time: Double, way: Way
  ) {
    for loses in [true, false] {
      let stage = stage(.shelf, way, showing: 0)
      stage.view.scrollToItem(
        at: stage.path(11), at: way == .vertical ? .top : .left, animated: false)
      if time > 0 { stage.simulation.run(for: time) }
      let frame = stage.view.frame
      if loses {
        stage.view.frame.size = .zero
        stage.view.layoutIfNeeded()
        stage.view.frame = frame
      } else {
        stage.layout.restsOnPages = true
      }
      stage.rest()
      #expect((-1...221).contains(place(11, stage)), "\(loses)")
    }
  }

  @Test(arguments: [LayoutUnderTest.leading] + LayoutUnderTest.itemByItem, Way.allCases)
  func `a view is over its content after any change`(kind: LayoutUnderTest, way: Way) {
    let changes: [(page: Int, move: CGFloat, change: (PromiseStage) -> Void)] = [
      (1, -30, { $0.screen.delete([0]) }),
      (
        12, 30,
        { stage in
          stage.screen.source.counts = [4]
          stage.view.reloadData()
        }
      ),
      (1, -30, { $0.screen.resize(toLength: 130) }),
      (29, -50, { $0.screen.delete([28, 29]) }),
      (12, 30, { $0.layout.lastReachablePage = 3 }),
    ]
    for (number, one) in changes.enumerated() {
      let stage = stage(kind, way, showing: 0)
      stage.move(to: stage.screen.offset(ofPage: one.page) + one.move)
      stage.rest()
      one.change(stage)
      stage.rest()
      let first = stage.screen.offset(ofPage: 0)
      let last = stage.screen.offset(ofPage: stage.layout.numberOfPages - 1)
      #expect((first...last).contains(stage.screen.offset), "\(number): \(stage.screen.offset)")
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a view without a size for a moment keeps its offset`(kind: LayoutUnderTest, way: Way) {
    let stage = stage(kind, way)
    stage.move(to: stage.screen.offset + 23)
    stage.rest()
    let (offset, frame) = (stage.screen.offset, stage.view.frame)
    stage.view.frame.size = .zero
    stage.rest()
    stage.view.frame = frame
    stage.rest()
    let page = stage.screen.offset(ofPage: stage.layout.currentPage)
    #expect(kind.hasEnds ? stage.screen.offset == offset : abs(stage.screen.offset - page) == 23)
  }

  @Test(arguments: Way.allCases)
  func `a scroll to an end that comes nearer shows content`(way: Way) {
    let stage = stage(.leading, way, showing: 0)
    stage.view.scrollToItem(
      at: stage.path(29), at: way == .vertical ? .bottom : .right, animated: true)
    stage.simulation.run(for: 0.05)
    stage.screen.source.counts = [28]
    stage.view.reloadData()
    stage.rest()
    #expect(stage.screen.offset <= stage.screen.offset(ofPage: stage.layout.numberOfPages - 1))
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a view that is freed without a size comes to rest on a page`(
    kind: LayoutUnderTest, way: Way
  ) {
    let stage = stage(kind, way)
    stage.move(to: stage.screen.offset + 40)
    stage.rest()
    let frame = stage.view.frame
    stage.view.frame.size = .zero
    stage.view.layoutIfNeeded()
    stage.layout.restsOnPages = true
    stage.view.frame = frame
    stage.comeToRest()
  }

  /// The end of the content comes nearer while the view is beyond it.
  @Test(arguments: Way.allCases, [true, false])
  func `a scroll shows no space beyond content that gets shorter`(way: Way, rests: Bool) {
    for isRequest in [true, false] {
      let stage = stage(.leading, way, showing: 29)
      stage.layout.restsOnPages = rests
      if isRequest {
        stage.layout.scroll(toPage: 18, duration: 1)
      } else {
        stage.view.scrollToItem(
          at: stage.path(9), at: way == .vertical ? .top : .left,
          animated: true)
      }
      stage.simulation.run(for: 0.05)
      stage.screen.delete(24...29)
      var most: CGFloat = 0
      for _ in 0..<90 {
        stage.simulation.run(for: 1.0 / 60)
        most = max(most, stage.screen.offset)
      }
      #expect(most <= 1850, "\(isRequest)")
      stage.rest()
      #expect(
        stage.layout.indexPaths(inPage: stage.layout.currentPage)[0].item == (isRequest ? 18 : 9))
    }
  }

  @Test(arguments: [LayoutUnderTest.center, .trailingPadded, .leading], Way.allCases)
  func `cells that choose their sizes leave an animated scroll its way`(
    kind: LayoutUnderTest, way: Way
  ) {
    let items = NamedItems(count: 20)
    let stage = PromiseStage(kind, way) { layout, view in
      layout.restsOnPages = false
      layout.estimatedItemSize = CGSize(width: 140, height: 140)
      items.show(in: view) { name, _ in
        let length = 140 * ([1, 0.7, 1.3, 0.9][name % 4] as CGFloat)
        return CGSize(width: length, height: length)
      }
    }
    stage.rest()
    let start = stage.screen.offset
    stage.set(start + 437, animated: true)
    stage.simulation.run(for: 3.0 / 60)
    #expect(abs(stage.screen.offset - start) < 100)
    stage.rest()
    #expect(abs(stage.screen.offset - start - 437) < 150, "\(stage.screen.offset)")
  }

  private final class CoastingLayout: SnapFlowLayout {
    override func page(for release: DragRelease, stops: PageStops) -> Int? { nil }
  }

  @Test(arguments: [true, false], [0.1, 0.3])
  func `a view that coasts after a rule that returned nil goes on coasting through an update`(
    isHorizontal: Bool, time: Double
  ) {
    func offsets(updating: Bool) -> [CGFloat] {
      let screen = SnapScreen(
        strip: CoastingLayout() as SnapFlowLayout, isHorizontal: isHorizontal, length: 300,
        counts: [60])
      screen.drag(by: -100, over: 0.1)
      screen.simulation.run(for: time)
      if updating {
        screen.insert([0])
        screen.view.layoutIfNeeded()
      }
      let start = screen.offset
      screen.simulation.run(for: 4)
      return [start, screen.offset]
    }
    let (plain, updated) = (offsets(updating: false), offsets(updating: true))
    #expect(plain[1] > plain[0] + 20)
    #expect(abs(updated[0] - plain[0] - 90) <= 1)
    // UIKit may keep its target, which is a number, or stop.
    #expect([plain[1] + 90, plain[1], updated[0]].contains { abs(updated[1] - $0) <= 1 })
  }

  @Test(arguments: [LayoutUnderTest.loop, .banner], Way.allCases)
  func `a loop that rests there is brought back to its middle`(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way, counts: [5])
    stage.layout.restsOnPages = false
    let length =
      way == .vertical ? stage.view.contentSize.height : stage.view.contentSize.width
    stage.move(to: length * 0.9 + 23)
    stage.rest()
    #expect(abs(stage.screen.offset - length / 2) < length / 8)
  }
}
#endif
