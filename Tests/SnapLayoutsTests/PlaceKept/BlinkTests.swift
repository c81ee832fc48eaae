#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// In no frame of an update is an item that stays visible transparent, doubled or in two places.
@MainActor
@Suite(.worlds) struct BlinkTests {
  /// A change while item 9 is in front, or on its way out.
  struct Update: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var removed = 0..<0
    let make: @MainActor @Sendable (NamedItems, UICollectionView, SnapFlowLayout) -> Void

    fileprivate static func deletion(_ name: String, _ items: Range<Int>) -> Update {
      Update(testDescription: "deletions \(name)", removed: items) { names, view, _ in
        names.remove(items, in: view)
      }
    }
  }

  nonisolated static let updates: [Update] = [
    Update(testDescription: "insertions before") { items, view, _ in
      items.insert([100, 101], at: 0, in: view)
    },
    Update(testDescription: "insertions in front") { items, view, _ in
      items.insert([100, 101], at: 9, in: view)
    },
    .deletion("before", 1..<3), .deletion("in front", 9..<11), .deletion("after", 14..<16),
    Update(testDescription: "a move") { items, view, _ in items.move(0, to: 10, in: view) },
    Update(testDescription: "a move across") { items, view, _ in items.move(0, to: 18, in: view) },
    Update(testDescription: "a deletion and an insertion") { items, view, _ in
      view.performBatchUpdates {
        items.remove(3..<4, in: view)
        items.insert([100], at: 10, in: view)
      }
    },
    Update(testDescription: "a reload") { _, view, _ in view.reloadData() },
    Update(testDescription: "an invalidation") { $2.invalidateLayout() },
    Update(testDescription: "spacing") { $2.minimumLineSpacing = 16 },
    Update(testDescription: "a longer view") { _, view, _ in view.frame.size.width = 340 },
    Update(testDescription: "effects") { $2.effects = [.fade()] },
  ]

  @Test(arguments: LayoutUnderTest.allCases, updates)
  func `an item that stays visible appears exactly once in every frame`(
    kind: LayoutUnderTest, update: Update
  ) {
    for isMoving in Effort.part(of: [false, true], in: 2, for: "\(kind) \(update.testDescription)")
    {
      let stage = PromiseStage(kind, counts: [20])
      let items = NamedItems(count: 20)
      stage.view.dataSource = items
      stage.view.reloadData()
      stage.show(item: 9)
      if isMoving {
        stage.layout.scroll(toPage: stage.layout.currentPage + 1, animated: true)
        stage.simulation.run(for: 0.1)
      }
      let eye = Eye(stage, items)
      update.make(items, stage.view, stage.layout)
      stage.simulation.layOut()
      for _ in 0..<45 {
        eye.look()
        stage.simulation.run(for: 1.0 / 60)
      }
      stage.rest()
      eye.look()
      for problem in eye.problems.prefix(3) { Issue.record("\(problem)") }
      #expect((eye.watched > 0) != eye.names.subtracting(update.removed).isEmpty)
      #expect(items.mistakes == [])
      stage.expectRest()
    }
  }

  /// Watches the items that are visible at first, frame by frame.
  @MainActor
  private final class Eye {
    private let stage: PromiseStage
    private let items: NamedItems
    private let first: [Int: CGFloat]
    private(set) var problems: [String] = []
    private(set) var watched = 0

    /// The items that are visible at first.
    var names: Set<Int> { Set(first.keys) }

    init(_ stage: PromiseStage, _ items: NamedItems) {
      (self.stage, self.items) = (stage, items)
      let width = stage.view.bounds.width
      first = Self.cells(stage).filter { $0.frame.maxX > 2 && $0.frame.minX < width - 2 }
        .reduce(into: [:]) { $0[$1.view.tag] = $1.alpha }
    }

    private static func cells(_ stage: PromiseStage) -> [PresentedElement] {
      stage.simulation.presentedElements(of: stage.view)
        .filter { $0.category == .cell && $0.alpha > 0.001 }
    }

    func look() {
      let cells = Dictionary(grouping: Self.cells(stage), by: \.view.tag)
      let width = stage.view.bounds.width
      for (name, all) in cells {
        let places = all.map(\.frame).filter { $0.maxX > 2 && $0.minX < width - 2 }.map(\.midX)
        if let least = places.min(), let most = places.max(), most - least > 1 {
          problems.append("\(name) is in two places: \(places)")
        }
      }
      // The items that are visible and at rest before and after.
      let bounds = stage.view.bounds.insetBy(dx: 4, dy: 0)
      for (name, before) in first {
        guard let item = items.names.firstIndex(of: name),
          let place = stage.layout.layoutAttributesForItem(at: stage.path(item)),
          place.frame.intersects(bounds), place.alpha > 0.01
        else { continue }
        watched += 1
        // Two animations of one view may overlap.
        let least = min(before, place.alpha) / 2
        let alpha = cells[name]?.map(\.alpha).max() ?? 0
        if alpha < least { problems.append("\(name) has an alpha of \(alpha), not \(least)") }
      }
    }
  }
}
#endif
