import EffortSupport
import Testing
import UIKit
import UIKitSimulation

/// The answers to open questions about collection views, as far as `ExperimentTests` doesn't tell
/// them apart.
@MainActor
struct CollectionQuestionTests {
  @Test func `under every answer a collection view shows what its layout returns`() {
    for entry in OpenQuestions.table {
      for index in entry.answers.indices where entry.answers[index] != entry.defaultAnswer {
        OpenQuestions.$current.withValue(.defaults(answering: entry, with: index)) {
          for seed in Effort.seeds(quick: 1, full: 8) {
            let failure = Program(seed: seed, length: 25).failure()
            #expect(failure == nil, "\(entry.name).\(entry.answers[index]), seed \(seed)")
          }
        }
      }
    }
  }

  @Test func `fact 151: two cells wait, and earlier ones are reused for other items`() {
    let collection = LoggedCollection.laidOut()
    for offset in stride(from: 0, through: 1500, by: 50) {
      collection.view.contentOffset.y = CGFloat(offset)
      collection.simulation.layOut()
    }
    #expect(collection.source.cells.count <= 9)
    let hidden = collection.view.subviews.filter(\.isHidden)
    #expect(hidden.count == 2)
    collection.view.reloadData()
    collection.simulation.layOut()
    #expect(collection.view.subviews.allSatisfy { !$0.isHidden })
  }

  private func adjust(_ collection: LoggedCollection, by distance: CGFloat) {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = distance
    collection.layout.invalidateLayout(with: context)
  }

  @Test func `fact 113: an adjustment of the offset while it is animated`() {
    // The offsets after the adjustment, a frame later, and at rest.
    expect(
      \.offsetAdjustmentInMotion,
      [
        .shiftsMotion: [100.0, 152, 400], .keepsTarget: [100, 102, 300],
        .stopsMotion: [100, 100, 100], .snapsBack: [100, 52, 300],
      ]
    ) {
      let collection = LoggedCollection.laidOut()
      collection.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      collection.simulation.run(for: 0.15)
      let before = collection.view.contentOffset.y
      adjust(collection, by: 100)
      let after = collection.view.contentOffset.y - before
      collection.simulation.run(for: 1 / 60)
      let next = collection.view.contentOffset.y - before
      collection.simulation.runUntilRest()
      return [after, next.rounded(), collection.view.contentOffset.y - before].map(Double.init)
    }
  }

  @Test func `fact 113: an adjustment of the offset under a finger`() {
    expect(
      \.offsetAdjustmentInMotion,
      [.shiftsMotion: 160.0, .keepsTarget: 160, .stopsMotion: 160, .snapsBack: 60]
    ) {
      let collection = LoggedCollection.laidOut()
      let finger = collection.simulation.finger
      finger.touchDown(at: CGPoint(x: 100, y: 250))
      finger.move(to: CGPoint(x: 100, y: 200), over: 0.1)
      adjust(collection, by: 100)
      finger.move(to: CGPoint(x: 100, y: 180), over: 0.1)
      return Double(collection.view.contentOffset.y)
    }
  }
}
