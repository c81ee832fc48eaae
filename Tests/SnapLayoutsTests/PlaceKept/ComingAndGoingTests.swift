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

  private func expectGaps(_ kind: LayoutUnderTest, _ way: Way, deletes: Bool) {
    let stage = PromiseStage(kind, way, counts: [20])
    let items = NamedItems(count: 20)
    stage.view.dataSource = items
    stage.view.reloadData()
    stage.show(item: 9)
    if deletes {
      items.remove(9..<10, in: stage.view)
    } else {
      items.insert([100], at: 9, in: stage.view)
    }
    for _ in 0..<20 {
      let extents = shownExtents(stage)
      for (one, next) in zip(extents, extents.dropFirst()) {
        #expect(next.lowerBound > one.upperBound - 1, "\(way)")
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
