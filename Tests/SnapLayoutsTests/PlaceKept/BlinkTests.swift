#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// In no frame of an update is an item that stays visible transparent, doubled or in two places.
@MainActor
@Suite(.worlds) struct BlinkTests {
  enum Update: CaseIterable, Sendable {
    case insertBefore, insertInFront, deleteBefore, deleteInFront, deleteAfter, move, moveAcross,
      mixed
    case reload, invalidate, spacing, size, effects
  }

  @Test(arguments: LayoutUnderTest.allCases, Update.allCases)
  func `an item that stays visible appears exactly once in every frame`(
    kind: LayoutUnderTest, update: Update
  ) {
    for isMoving in [false, true] {
      let stage = PromiseStage(kind, counts: [20])
      let items = NamedItems(count: 20)
      stage.view.dataSource = items
      stage.view.reloadData()
      stage.show(item: 9)
      if isMoving {
        stage.layout.scroll(toPage: stage.layout.currentPage + 1, animated: true)
        stage.simulation.run(for: 0.1)
      }
      let eye = Eye(stage)
      make(update, stage, items)
      stage.simulation.layOut()
      for _ in 0..<45 {
        eye.look()
        stage.simulation.run(for: 1.0 / 60)
      }
      stage.rest()
      eye.look()
      for problem in eye.problems.prefix(3) { Issue.record("\(problem)") }
      // A banner has nothing left to watch in this case.
      #expect(eye.watched > 0 || update == .deleteInFront)
      #expect(items.mistakes == [])
      stage.expectRest()
    }
  }

  private func make(_ update: Update, _ stage: PromiseStage, _ items: NamedItems) {
    let (view, layout) = (stage.view, stage.layout)
    func batch(_ names: [Int], _ updates: @escaping () -> Void) {
      view.performBatchUpdates {
        items.names = names
        updates()
      }
    }
    var names = items.names
    switch update {
    case .insertBefore, .insertInFront:
      let place = update == .insertBefore ? 0 : 9
      names.insert(contentsOf: [100, 101], at: place)
      batch(names) { view.insertItems(at: [stage.path(place), stage.path(place + 1)]) }
    case .deleteBefore, .deleteInFront, .deleteAfter:
      let place = update == .deleteBefore ? 1 : update == .deleteInFront ? 9 : 14
      names.removeSubrange(place..<place + 2)
      batch(names) { view.deleteItems(at: [stage.path(place), stage.path(place + 1)]) }
    case .move, .moveAcross:
      let target = update == .move ? 10 : 18
      names.insert(names.remove(at: 0), at: target)
      batch(names) { view.moveItem(at: stage.path(0), to: stage.path(target)) }
    case .mixed:
      names.remove(at: 3)
      names.insert(100, at: 10)
      batch(names) {
        view.deleteItems(at: [stage.path(3)])
        view.insertItems(at: [stage.path(10)])
      }
    case .reload: view.reloadData()
    case .invalidate: layout.invalidateLayout()
    case .spacing: layout.minimumLineSpacing = 16
    case .size: view.frame.size.width = 340
    case .effects: layout.effects = [.fade()]
    }
  }

  /// Watches a strip, frame by frame.
  @MainActor
  private final class Eye {
    private let stage: PromiseStage
    private let first: [Int: CGFloat]
    private(set) var problems: [String] = []
    private(set) var watched = 0

    init(_ stage: PromiseStage) {
      self.stage = stage
      first = Self.sights(stage).reduce(into: [:]) { $0[$1.name] = $1.alpha }
    }

    /// The items that are clearly visible, by name.
    private static func sights(_ stage: PromiseStage) -> [(
      name: Int, alpha: CGFloat, frame: CGRect
    )] {
      let size = stage.view.bounds.size
      return stage.simulation.presentedElements(of: stage.view)
        .filter { $0.category == .cell && $0.alpha > 0.001 }
        .map { (name: $0.view.tag, alpha: $0.alpha, frame: $0.frame) }
        .filter { $0.frame.maxX > 2 && $0.frame.minX < size.width - 2 }
    }

    func look() {
      let sights = Self.sights(stage)
      for (name, all) in Dictionary(grouping: sights, by: \.name) {
        for (one, other) in zip(all, all.dropFirst())
        where abs(one.frame.midX - other.frame.midX) > 1 {
          problems.append("\(name) is in two places: \(one.frame), \(other.frame)")
        }
      }
      // The items that are visible and at rest before and after.
      let bounds = CGRect(origin: stage.view.contentOffset, size: stage.view.bounds.size)
        .insetBy(dx: 4, dy: 0)
      for name in first.keys {
        guard let item = items.names.firstIndex(of: name),
          let place = stage.layout.layoutAttributesForItem(at: stage.path(item)),
          place.frame.intersects(bounds), place.alpha > 0.01
        else { continue }
        watched += 1
        // Two animations of one view may overlap.
        let least = min(first[name] ?? 0, place.alpha) / 2
        let alpha = sights.filter { $0.name == name }.map(\.alpha).max() ?? 0
        let presented =
          stage.simulation.presentedElements(of: stage.view)
          .filter { $0.view.tag == name && $0.category == .cell }.map(\.alpha).max() ?? 0
        if max(alpha, presented) < least {
          problems.append("\(name) has an alpha of \(presented), not \(least)")
        }
      }
    }

    private var items: NamedItems {
      (stage.view.dataSource as? NamedItems) ?? NamedItems(count: 0)
    }
  }
}
#endif
