#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The promises of the library, with a test for each, on every layout that it concerns.
///
/// Each test ends with a swipe that turns exactly one page.
@MainActor
@Suite(.worlds) struct PromiseTests {}

// MARK: Changes around a view at rest

extension PromiseTests {
  @Test(
    "Widening and narrowing restores the exact page and offset, also where pages share an end",
    arguments: LayoutUnderTest.allCases, Way.allCases)
  func widerAndBack(kind: LayoutUnderTest, way: Way) {
    for item in 0..<8 {
      let stage = PromiseStage(kind, way, counts: [8], itemLength: 100, spacing: 0)
      stage.show(item: item)
      let place = stage.screen.place
      for length in [500, 300] as [CGFloat] {
        stage.screen.resize(toLength: length)
        stage.rest()
        stage.expectRest(onPageOf: item)
      }
      #expect(stage.screen.place == place)
      if item == 3 { stage.expectOnePageASwipe() }
    }
  }

  /// The items of the next portion: the view shows the last pages of the present one.
  @Test(
    "Items that are appended don't move a view that a finger has scrolled to its end",
    arguments: LayoutUnderTest.allCases.filter { $0.hasEnds }, Way.allCases)
  func appended(kind: LayoutUnderTest, way: Way) {
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

  @Test(
    "Removals before an item keep it in front, even if its old offset is out of range",
    arguments: LayoutUnderTest.allCases, Removal.allCases)
  func removal(kind: LayoutUnderTest, removal: Removal) {
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

  @Test("A ring keeps the item if an update starts or stops the loop", arguments: [true, false])
  func ringEnds(stops: Bool) {
    for kind in LayoutUnderTest.allCases where !kind.hasEnds {
      let few = kind == .banner ? 1 : 4
      let stage = PromiseStage(kind, counts: [stops ? 12 : few])
      #expect(stage.screen.isRing == stops)
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
      #expect(stage.screen.isRing == !stops)
      if !stops { stage.expectRest(onPageOf: 12 - few) }
      stage.expectRest()
      stage.expectOnePageASwipe()
    }
  }

  @Test(
    "Another scroll direction keeps the item, and the offset across is in range",
    arguments: LayoutUnderTest.allCases, Way.allCases)
  func direction(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way)
    stage.show(item: 12)
    stage.layout.scrollDirection = way == .vertical ? .horizontal : .vertical
    stage.layout.itemSize = CGSize(
      width: stage.layout.itemSize.height, height: stage.layout.itemSize.width)
    stage.view.frame.size = CGSize(
      width: stage.view.frame.height, height: stage.view.frame.width)
    stage.rest()
    stage.expectRest(onPageOf: 12)
    let across = way == .vertical ? stage.view.contentOffset.y : stage.view.contentOffset.x
    #expect(across == 0)
  }

  @Test(
    "A batch reports only the page that is shown after it", arguments: LayoutUnderTest.allCases)
  func batchReports(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [20])
    stage.show(item: 12)
    stage.screen.source.counts = [10]
    stage.view.deleteItems(at: (0..<10).map(stage.path))
    stage.rest()
    stage.expectRest(onPageOf: 2)
    #expect(Set(stage.pages).isSubset(of: [stage.layout.currentPage]))
    stage.expectOnePageASwipe()
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
