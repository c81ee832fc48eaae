#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Insertions, deletions, moves and reloads keep the item in front.
@MainActor
@Suite(.worlds) struct DataUpdateTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `insertions and deletions before the item leave it in its place`(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      let front = Strip().pages(of: layout).front(of: 10)
      screen.layout.scroll(toItemAt: IndexPath(item: front, section: 0), animated: false)
      screen.simulation.runUntilRest()
      let shown = screen.shownCenter(front)
      /// Expects the page of an item, at the place of the item that was in front.
      ///
      /// On a page of several items, the item may now have another place.
      func expectInFront(_ item: Int, _ location: SourceLocation = #_sourceLocation) {
        let pages = Strip(screen.source.counts).pages(of: layout)
        #expect(
          screen.layout.currentIndexPath?.item == pages.front(of: item), sourceLocation: location)
        #expect(screen.layout.currentPage == pages.page(of: item), sourceLocation: location)
        #expect(screen.isOnPage, sourceLocation: location)
        let distance = pages.distanceInPage(of: item)
        #expect(
          screen.shownCenter(item)
            == shown.map {
              CGPoint(
                x: $0.x + (isHorizontal ? distance : 0), y: $0.y + (isHorizontal ? 0 : distance))
            }, sourceLocation: location)
      }
      screen.insert([0, 4, 9])
      screen.simulation.runUntilRest()
      expectInFront(front + 3)
      screen.source.counts[0] -= 2
      screen.view.performBatchUpdates {
        screen.view.deleteItems(at: [1, 2, 3].map { IndexPath(item: $0, section: 0) })
        screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      screen.simulation.runUntilRest()
      expectInFront(front + 1)
      screen.view.reloadData()
      screen.simulation.runUntilRest()
      expectInFront(front + 1)
    }
  }

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
    #expect(screen.layout.pageStops == expected.layout.pageStops)
    #expect(screen.isOnPage)
  }

  @Test(
    arguments: LayoutUnderTest.allCases
  )
  func `if the item is deleted, the nearest remaining one is in front`(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal, counts: [9])
      let front = Strip([9]).pages(of: layout).front(of: 4)
      screen.layout.scroll(toItemAt: IndexPath(item: front, section: 0), animated: false)
      screen.simulation.runUntilRest()
      screen.delete([front])
      screen.simulation.runUntilRest()
      let eight = Strip([8]).pages(of: layout)
      #expect(screen.layout.currentPage == eight.page(of: front))
      #expect(screen.isOnPage)
      // The whole last page.
      screen.layout.scroll(toPage: eight.last, animated: false)
      screen.simulation.runUntilRest()
      screen.source.counts = [eight.items[eight.last].lowerBound]
      screen.view.deleteItems(
        at: eight.items[eight.last].map { IndexPath(item: $0, section: 0) })
      screen.simulation.runUntilRest()
      let fewer = Strip(screen.source.counts).pages(of: layout)
      #expect(screen.layout.numberOfPages == fewer.count)
      #expect(screen.layout.currentPage == fewer.last)
      #expect(screen.isOnPage)
    }
  }

  /// The items of the next portion: the view shows the last pages of the present one.
  @Test(arguments: LayoutUnderTest.allCases.filter { $0.hasEnds }, Way.allCases)
  func `items that are appended don't move a view that a finger has scrolled to its end`(
    kind: LayoutUnderTest, way: Way
  ) {
    for reloads in [true, false] {
      let stage = PromiseStage(kind, way, counts: [12], itemLength: 100, spacing: 0)
      stage.show(item: 5)
      for _ in 0..<9 {
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
      stage.rest()
      stage.expectRest()
      #expect(stage.screen.offset == offset)
    }
  }

  enum Removal: CaseIterable, Sendable {
    case items, section, move, diffable
  }

  @Test(arguments: LayoutUnderTest.allCases, Removal.allCases)
  func `removals before an item keep it in front, even if its old offset is out of range`(
    kind: LayoutUnderTest, removal: Removal
  ) {
    for way in Way.allCases {
      let stage = PromiseStage(
        kind, way, counts: removal == .section ? [3, 9] : [12])
      let (view, source) = (stage.view, stage.screen.source)
      stage.layout.scroll(
        toItemAt: IndexPath(
          item: removal == .section ? 6 : 9, section: removal == .section ? 1 : 0),
        animated: false)
      stage.rest()
      stage.forgetReports()
      var expected = 6
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
      case .diffable: expected = filter(stage, keeping: { $0 > 2 && $0 != 10 }, front: 9)
      }
      stage.rest()
      stage.expectRest(onPageOf: expected)
      stage.expectOnePageASwipe()
    }
  }

  /// Filters the items of a strip with a diffable data source, and returns the new number of an
  /// item.
  private func filter(
    _ stage: PromiseStage, keeping: (Int) -> Bool, front: Int
  ) -> Int {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) {
      $0.dequeueReusableCell(withReuseIdentifier: "item", for: $1).numbered($2)
    }
    func apply(_ items: [Int], animated: Bool) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: animated)
    }
    apply(Array(0..<12), animated: false)
    stage.show(item: front)
    let left = (0..<12).filter(keeping)
    apply(left, animated: true)
    stage.rest()
    // The view doesn't retain its data source.
    stage.sources.append(source)
    return left.firstIndex(of: front) ?? -1
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
        stage.view.deleteItems(
          at: (0..<12).filter { $0 > 9 || $0 < 11 - few - 1 }.map(stage.path).prefix(12 - few).map {
            $0
          })
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
}

extension UICollectionViewCell {
  /// The cell of a number.
  func numbered(_ number: Int) -> UICollectionViewCell {
    tag = number
    return self
  }
}
#endif
