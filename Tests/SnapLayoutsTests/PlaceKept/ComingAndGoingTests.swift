#if canImport(UIKitSimulation)
import EffortSupport
import QuestionSupport
import SnapLayouts
import Testing
import UIKit
import UIKitQuestions

/// Items that an update brings into sight or out of it move with their neighbors, whatever UIKit makes of an item without
/// initial or final attributes.
@MainActor
@Suite(.worlds) struct ComingAndGoingTests {
  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `no item covers another one while items make room or close a gap`(
    kind: LayoutUnderTest, deletes: Bool
  ) {
    for (arrivals, departures) in product(
      ArrivalsWithoutAttributes.allCases, DeparturesWithoutAttributes.allCases)
    {
      let world = OpenQuestions.current
        .answering(\.collection.arrivalsWithoutAttributes, arrivals)
        .answering(\.collection.departuresWithoutAttributes, departures)
      OpenQuestions.$current.withValue(world) {
        for way in Way.allCases { expectGaps(kind, way, deletes: deletes) }
      }
    }
  }

  @Test(arguments: [LayoutUnderTest.loop, .banner], [true, false])
  func `around a short loop, items come and go the shorter way`(
    kind: LayoutUnderTest, deletes: Bool
  ) {
    let count = deletes ? 6 : 5
    for (front, item) in product(Array(0..<count), Array(0..<count)) {
      expectGaps(kind, .horizontal, deletes: deletes, item, of: count, front: front)
    }
  }

  private func expectGaps(
    _ kind: LayoutUnderTest, _ way: Way, deletes: Bool, _ item: Int = 9, of count: Int = 20,
    front: Int = 9
  ) {
    let stage = PromiseStage(kind, way, counts: [count])
    let items = NamedItems(count: count)
    stage.view.dataSource = items
    stage.view.reloadData()
    stage.show(item: front)
    if deletes {
      items.remove(item..<item + 1, in: stage.view)
    } else {
      items.insert([100], at: item, in: stage.view)
    }
    for _ in 0..<20 {
      let extents = shownExtents(stage)
      for (one, next) in zip(extents, extents.dropFirst()) {
        #expect(next.lowerBound > one.upperBound - 1, "\(way), item \(item), \(front) in front")
      }
      stage.simulation.run(for: 1.0 / 60)
    }
    stage.rest()
  }

  /// The places of the cells that don't fade, along the scroll axis, in order.
  private func shownExtents(_ stage: PromiseStage) -> [ClosedRange<CGFloat>] {
    stage.simulation.presentedElements(of: stage.view)
      .filter { $0.category == .cell && $0.alpha > 0.999 }
      .map {
        stage.way == .vertical ? $0.frame.minY...$0.frame.maxY : $0.frame.minX...$0.frame.maxX
      }
      .sorted { $0.lowerBound < $1.lowerBound }
  }
}
#endif
