#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Insertions, deletions, moves and reloads keep the item in front.
@MainActor
@Suite(.worlds) struct DataUpdateTests {
  @Test func `a setting that changes during an update takes effect`() {
    final class LateSetting: SnapFlowLayout {
      override func finalizeCollectionViewUpdates() {
        pageAlignment = .center
        super.finalizeCollectionViewUpdates()
      }
    }
    let screen = SnapScreen(strip: LateSetting(), isHorizontal: true)
    screen.insert([0])
    screen.simulation.runUntilRest()
    let centered = SnapFlowLayout()
    centered.pageAlignment = .center
    let expected = SnapScreen(strip: centered, isHorizontal: true, counts: screen.source.counts)
    #expect(screen.layout.pageStops == expected.layout.pageStops && screen.isOnPage)
  }

  /// A reload that lacks the item in front shows the last one before it.
  @Test(
    arguments: [
      ([3, 9], [2, 0], [1, 9], [0, 0]), ([3, 9], [2, 0], [0, 9], [0, 1]),
      ([9], [8, 0], [4], [3, 0]),
      ([4, 9], [2, 1], [6], [5, 0]),
    ], [false, true])
  func `a reload without the item in front keeps what is next to it`(
    row: (before: [Int], front: [Int], after: [Int], shown: [Int]), isLoop: Bool
  ) {
    let layout = SnapFlowLayout()
    (layout.isLoopingEnabled, layout.padsEdges) = (isLoop, true)
    let screen = SnapScreen(strip: layout, counts: row.before)
    layout.scroll(toItemAt: IndexPath(item: row.front[0], section: row.front[1]), animated: false)
    screen.simulation.runUntilRest()
    screen.reload(row.after)
    screen.simulation.runUntilRest()
    #expect(layout.currentIndexPath == IndexPath(item: row.shown[0], section: row.shown[1]))
  }

  @Test(arguments: [[], [.zoom()]] as [[ItemEffect]])
  func `an inserted item begins with the look that a subclass gives it`(effects: [ItemEffect]) {
    final class LiftingLayout: SnapFlowLayout {
      var first: [(frame: CGRect, alpha: CGFloat)] = []

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let own = super.layoutAttributesForItem(at: indexPath)
        let lifted = own?.copy() as? UICollectionViewLayoutAttributes
        lifted?.center.y -= 40
        return lifted
      }

      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if let attributes { first.append((attributes.frame, attributes.alpha)) }
        return attributes
      }
    }
    let layout = LiftingLayout()
    layout.effects = effects
    let screen = SnapScreen(strip: layout, isHorizontal: true)
    screen.simulation.runUntilRest()
    screen.insert([1])
    let shown = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(layout.first.count == 1)
    #expect(layout.first.first?.frame == shown?.frame && layout.first.first?.alpha == 0)
  }

  /// The items of the next portion: the view shows the last pages of the present one.
  @Test(arguments: LayoutUnderTest.allCases.filter { $0.hasEnds }, Way.allCases)
  func `appended items don't move a view scrolled to its end`(kind: LayoutUnderTest, way: Way) {
    for reloads in [true, false] {
      let stage = PromiseStage(kind, way, counts: [12], itemLength: 100, spacing: 0, showing: 5)
      for _ in 0..<5 {
        stage.flick(by: 150)
        stage.rest()
      }
      let offset = stage.screen.offset
      stage.screen.source.counts = [24]
      if reloads {
        stage.view.reloadData()
      } else {
        stage.view.insertItems(at: (12..<24).map(stage.path))
      }
      stage.comeToRest()
      #expect(stage.screen.offset == offset)
    }
  }

  enum Removal: CaseIterable, Sendable { case items, section, move }

  @Test(arguments: LayoutUnderTest.allCases, Removal.allCases)
  func `removals before an item keep it in front`(kind: LayoutUnderTest, removal: Removal) {
    for way in Effort.part(of: Way.allCases, in: 3, for: "\(kind) \(removal)") {
      let stage = PromiseStage(kind, way, counts: removal == .section ? [3, 9] : [12])
      let (view, source) = (stage.view, stage.screen.source)
      stage.layout.scroll(
        toItemAt: IndexPath(
          item: removal == .section ? 6 : 9, section: removal == .section ? 1 : 0), animated: false)
      stage.rest()
      stage.forgetReports()
      switch removal {
      case .items:
        source.counts = [9]
        view.deleteItems(at: (0..<3).map(stage.path))
      case .section:
        source.counts = [9]
        view.deleteSections([0])
      case .move:
        view.performBatchUpdates {
          for item in 0..<3 { view.moveItem(at: stage.path(item), to: stage.path(9 + item)) }
        }
      }
      stage.comeToRest(onPageOf: 6)
      stage.expectOnePageASwipe()
    }
  }

  @Test(arguments: LayoutUnderTest.allCases.filter { $0.hasEnds }, Way.allCases)
  func `items deleted on the way leave no space beside others`(kind: LayoutUnderTest, way: Way) {
    for duration in [nil, 1.0] {
      for isBack in [true, false] {
        let stage = PromiseStage(kind, way, showing: isBack ? 28 : 1)
        let goal = stage.path(isBack ? 2 : 27)
        if let duration {
          stage.layout.scroll(toItemAt: goal, duration: duration)
        } else {
          stage.layout.scroll(toItemAt: goal, animated: true)
        }
        stage.simulation.run(for: 0.1)
        stage.screen.delete(8..<25)
        for _ in 0..<90 {
          stage.screen.passFrame()
          #expect(stage.layout.pageStops.reachableRange.contains(stage.screen.offset))
        }
        stage.comeToRest(onPageOf: isBack ? 2 : 10)
      }
    }
  }

  /// What changes between what is in sight and the page to which the view goes, or there.
  enum Ahead: CaseIterable { case insertion, insertionAtPage, deletion, deletionOfPage }

  @Test(
    arguments: product([LayoutUnderTest.leading, .picker, .banner], [2, 5, 9]), Ahead.allCases)
  func `an update ahead of a view on its way moves nothing in sight`(
    moment: (kind: LayoutUnderTest, frames: Int), ahead: Ahead
  ) {
    for (way, isFlick) in product(Way.allCases, [true, false]) {
      let stage = PromiseStage(moment.kind, way, counts: [20], showing: 3)
      var page = 0
      stage.layout.onWillSettle = { page = $0 }
      if isFlick {
        stage.flick()
      } else {
        stage.layout.scroll(toPage: moment.kind == .banner ? 4 : 8, animated: true)
      }
      for _ in 0..<moment.frames { stage.screen.passFrame() }
      let item = stage.itemInTheMiddle
      guard let before = stage.place(of: item), page > item + 1 else { continue }
      switch ahead {
      case .insertion: stage.screen.insert([item + 2])
      case .insertionAtPage: stage.screen.insert([page])
      case .deletion: stage.screen.delete([item + 2])
      case .deletionOfPage: stage.screen.delete([page])
      }
      stage.view.layoutIfNeeded()
      let moved = stage.place(of: item).map { abs($0 - before) } ?? .infinity
      #expect(moved <= 1, "\(way) \(isFlick)")
      stage.comeToRest()
    }
  }

  /// Pages as long as the view: the middle shows the one that is left, or the next one.
  @Test(
    arguments: product([LayoutUnderTest.leading, .trailingPadded, .picker], [2, 8, 14]),
    [true, false])
  func `an update beside a page turn moves nothing in sight`(
    moment: (kind: LayoutUnderTest, frames: Int), isForward: Bool
  ) {
    for (way, place) in product(Way.allCases, [-1, 0, 1, 2]) {
      let stage = PromiseStage(
        moment.kind, way, counts: [20], itemLength: 300, spacing: 0, showing: 5)
      stage.layout.scroll(toPage: isForward ? 6 : 4, animated: true)
      for _ in 0..<moment.frames { stage.screen.passFrame() }
      let item = stage.itemInTheMiddle
      let before = stage.place(of: item) ?? .nan
      stage.screen.insert([item + place])
      stage.view.layoutIfNeeded()
      let after = stage.place(of: place > 0 ? item : item + 1) ?? .nan
      #expect(abs(after - before) <= 1, "\(way) \(place): from \(before) to \(after)")
      stage.comeToRest()
    }
  }

  @Test(arguments: [LayoutUnderTest.leading, .trailingPadded, .picker, .loop], [1, 4, 7])
  func `items deleted on the way leave the others in sight`(kind: LayoutUnderTest, count: Int) {
    for way in Way.allCases {
      let stage = PromiseStage(kind, way, counts: [60], showing: 2)
      stage.layout.scroll(toItemAt: stage.path(10), animated: true)
      for _ in 0..<8 { stage.screen.passFrame() }
      let item = stage.itemInTheMiddle
      let before = stage.place(of: item - 1) ?? .nan
      stage.screen.delete(item..<item + count)
      stage.view.layoutIfNeeded()
      let after = stage.place(of: item - 1) ?? .nan
      // A single one may be closed from either side.
      #expect(abs(after - before) <= (count == 1 ? 91 : 1), "\(way): from \(before) to \(after)")
      stage.comeToRest()
    }
  }

  /// As a card that a person has swiped away.
  @Test(arguments: [LayoutUnderTest.leading, .picker, .banner], [3, 7, 12])
  func `the page that a turn leaves may be deleted on the way`(kind: LayoutUnderTest, frames: Int) {
    for way in Way.allCases {
      let stage = PromiseStage(kind, way, counts: [20], itemLength: 300, spacing: 0, showing: 5)
      stage.layout.scrollToNextPage(animated: true)
      for _ in 0..<frames { stage.screen.passFrame() }
      let before = stage.place(of: 6) ?? .nan
      stage.screen.delete([5])
      stage.view.layoutIfNeeded()
      #expect(abs((stage.place(of: 5) ?? .nan) - before) <= 1, "\(way)")
      let offset = stage.screen.offset
      stage.screen.passFrame()
      #expect(stage.screen.offset >= offset, "\(way)")
      stage.comeToRest(onPageOf: 5)
    }
  }

  @Test(arguments: [LayoutUnderTest.shelf, .picker])
  func `a list that becomes a loop goes on to the page of a request`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind)
    stage.layout.scroll(toPage: 3, animated: true)
    stage.layout.isLoopingEnabled = true
    stage.view.layoutIfNeeded()
    #expect(stage.layout.currentPage == 0)
    stage.comeToRest()
    #expect(stage.layout.currentPage == 3 && stage.pages == stage.pages.sorted())
  }

  @Test(arguments: [true, false])
  func `a loop keeps the item if an update starts or stops the loop`(stops: Bool) {
    for kind in LayoutUnderTest.allCases where !kind.hasEnds {
      let few = kind == .banner ? 1 : 4
      let stage = PromiseStage(kind, counts: [stops ? 12 : few])
      #expect(stage.screen.isLooping == stops)
      stage.show(item: stops ? 9 : 0)
      stage.screen.source.counts = [stops ? few : 12]
      if stops {
        let removed = (0..<12).filter { $0 > 9 || $0 < 11 - few - 1 }.prefix(12 - few)
        stage.view.deleteItems(at: removed.map(stage.path))
      } else {
        stage.view.insertItems(at: (0..<12 - few).map(stage.path))
      }
      stage.rest()
      #expect(stage.screen.isLooping == !stops)
      if !stops { stage.expectRest(onPageOf: 12 - few) }
      stage.expectRest()
      stage.expectOnePageASwipe()
    }
  }

  @Test func `a batch ends though a subclass doesn't call super`() {
    final class ForgetfulLayout: SnapFlowLayout {
      override func finalizeCollectionViewUpdates() {}
    }
    let screen = SnapScreen(strip: ForgetfulLayout())
    var ends: [Bool] = []
    for _ in 0..<2 {
      screen.insert([0])
      screen.simulation.run(for: 1)
      screen.layout.scroll(toPage: 3, animated: true) { ends.append($0) }
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == 3 && screen.isOnPage)
    }
    #expect(ends == [true, true])
  }
}

extension PromiseStage {
  /// The distance of an item's cell from the middle of the view, along the axis; nil if it isn't on the screen.
  fileprivate func place(of item: Int) -> CGFloat? {
    guard let frame = view.cellForItem(at: path(item))?.frame else { return nil }
    return way == .vertical ? frame.midY - view.bounds.midY : frame.midX - view.bounds.midX
  }

  fileprivate var itemInTheMiddle: Int {
    let items = view.indexPathsForVisibleItems.map(\.item)
    return items.min { abs(place(of: $0) ?? .infinity) < abs(place(of: $1) ?? .infinity) } ?? 0
  }
}
#endif
