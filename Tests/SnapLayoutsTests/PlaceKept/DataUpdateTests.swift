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
#endif
