import Testing
import UIKit
import UIKitSimulation

/// The effect of each answer to an open question about updates, new layouts and rotations.
@MainActor
struct UpdateQuestionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// The calls of a batch that inserts an item in front.
  private func callsOfInsertion() -> [String] {
    let collection = LoggedCollection.laidOut()
    collection.source.counts = [41]
    collection.view.insertItems(at: [path(0)])
    return collection.takeLayoutCalls()
  }

  /// The calls of a rotation.
  private func callsOfRotation() -> [String] {
    let collection = LoggedCollection.laidOut(size: CGSize(width: 400, height: 800))
    collection.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.simulation.rotate(to: CGSize(width: 800, height: 400))
    return collection.takeLayoutCalls()
  }

  private func isAppearance(_ call: String) -> Bool {
    call.hasPrefix("initial") || call.hasPrefix("final ")
  }

  @Test func `facts 92, 95: the passes of a batch`() {
    expect(
      \.batchPasses,
      [
        .onceBefore: ["prepare", "prepare updates"],
        .twiceBefore: ["prepare", "prepare", "prepare updates"],
        .onceAfter: ["prepare updates", "prepare"],
        .beforeAndAfter: ["prepare", "prepare updates", "prepare"],
      ]
    ) { callsOfInsertion().filter { $0.hasPrefix("prepare") } }
  }

  @Test func `fact 94: the elements for which a batch requests initial and final attributes`() {
    expect(
      \.appearanceQueries, [.everyVisible: "10 calls", .changedOnly: "final 0-4, initial 0-0"]
    ) {
      let calls = callsOfInsertion().filter(isAppearance)
      return calls.count > 2 ? "\(calls.count) calls" : calls.joined(separator: ", ")
    }
  }

  @Test func `fact 93: when a batch requests them`() {
    expect(
      \.appearanceQueryTime,
      [
        .afterTarget: ["target without velocity", "initial 0-0"],
        .beforeTarget: ["initial 0-0", "target without velocity"],
      ]
    ) { callsOfInsertion().filter { ["initial 0-0", "target without velocity"].contains($0) } }
  }

  @Test func `fact 53: the attributes that the base layout returns`() throws {
    let places = [0.0, 0, 240]
    try expect(
      \.defaultAppearances,
      [.none: [1.0, 0, 240], .lastPlaces: places, .lastPlacesOrPresent: places]
    ) {
      let collection = AppearingCollection()
      collection.insert(at: 0)
      return [
        try #require(collection.cell(0)).alpha, try #require(collection.cell(1)).frame.minY,
        try #require(collection.cell(4, isLeaving: true)).frame.minY,
      ].map(Double.init)
    }
  }

  @Test func `fact 98: how the offset moves to its target`() throws {
    try expect(\.batchOffsetMotion, [.withViews: 0.0, .atOnce: -60]) {
      let collection = AppearingCollection()
      collection.layout.target = { CGPoint(x: $0.x, y: $0.y + 60) }
      collection.insert(at: 0)
      return Double(try #require(collection.cell(1)).frame.minY)
    }
  }

  @Test func `fact 44: how often a target is requested`() {
    expect(\.targetQueriesInUpdates, [.once: [1, 1], .never: [0, 0], .twice: [2, 2]]) {
      [callsOfInsertion(), callsOfRotation()].map { calls in
        calls.filter { $0 == "target without velocity" }.count
      }
    }
  }

  @Test func `fact 45: the order of requests for the target`() {
    expect(\.targetDelegateOrder, [.layoutFirst: 0.0, .delegateFirst: 30]) {
      let collection = LoggedCollection.laidOut()
      collection.source.chooseTarget = { CGPoint(x: $0.x, y: $0.y + 30) }
      collection.view.performBatchUpdates(nil)
      #expect(collection.view.contentOffset.y == 30)
      return Double(collection.layout.proposals.first?.y ?? .nan)
    }
  }

  @Test func `facts 100, 106: a target requested during a drag`() {
    expect(\.targetWhileScrolling, [.used: 300.0, .ignored: 90]) {
      let collection = LoggedCollection.laidOut()
      collection.layout.chooseTarget = { _ in CGPoint(x: 0, y: 300) }
      collection.simulation.finger.touchDown(at: CGPoint(x: 100, y: 250))
      collection.simulation.finger.move(to: CGPoint(x: 100, y: 150), over: 0.1)
      collection.view.performBatchUpdates(nil)
      #expect(collection.layout.proposals.count == 1)
      return Double(collection.view.contentOffset.y)
    }
  }

  @Test func `fact 98: when a batch moves an offset that is out of range`() {
    expect(
      \.shrunkenContentInBatch,
      [.withAnimation: [890.0, 890], .atEnd: [2000, 890], .never: [2000, 2000]]
    ) {
      let collection = LoggedCollection.laidOut()
      collection.view.contentOffset.y = 2000
      collection.simulation.layOut()
      collection.source.counts = [20]
      collection.view.deleteItems(at: (20..<40).map(path))
      let first = collection.view.contentOffset.y
      collection.simulation.run(for: 0.4)
      return [first, collection.view.contentOffset.y].map(Double.init)
    }
  }

  @Test(.answers(\.collection.defaultAppearances, .none))
  func `fact 53: an item that becomes visible without initial attributes`() throws {
    try expect(\.arrivalsWithoutAttributes, [.fromLastPlace: 340.0, .atTheirPlace: 220]) {
      let collection = AppearingCollection()
      collection.view.contentOffset.y = 20
      collection.simulation.layOut()
      collection.delete(at: 0, 1)
      return Double(try #require(collection.cell(4)).frame.minY)
    }
  }

  @Test func `fact 149: index paths of returned attributes`() {
    expect(\.handedOutIndexPaths, [.renumbered: [0, 2, 3], .kept: [0, 1, 2]]) {
      let collection = AppearingCollection()
      let old = collection.layout.handedOut
      collection.insert(at: 1)
      return old.prefix(3).map(\.indexPath.item)
    }
  }

  // MARK: Rotations

  @Test func `fact 104: the steps of a rotation`() {
    expect(\.rotationSteps, [.one: 1, .several: 2]) {
      callsOfRotation().filter { $0.hasPrefix("prepare bounds") }.count
    }
  }

  @Test func `facts 46, 104: how often a rotation is prepared and finished`() {
    expect(
      \.animatedBoundsPreparations, [.once: [1, 1], .fourTimes: [4, 4], .unfinished: [1, 0]]
    ) {
      let calls = callsOfRotation()
      return ["prepare bounds", "finalize bounds"].map { name in
        calls.filter { $0.hasPrefix(name) }.count
      }
    }
  }

  @Test func `fact 102: the elements for which a rotation requests initial and final attributes`() {
    expect(\.animatedBoundsAppearances, [.everyVisible: "many", .none: "0"]) {
      let count = callsOfRotation().filter(isAppearance).count
      return count > 10 ? "many" : "\(count)"
    }
  }

  @Test func `fact 103: elements before the preparation of a rotation`() {
    expect(
      \.elementsBeforePreparation, [.preparedFirst: "prepare", .elementsFirst: "elements"]
    ) { callsOfRotation().first { $0 == "prepare" || $0 == "elements" } ?? "" }
  }

  @Test func `fact 105: an animated change of the origin alone`() {
    expect(\.animatedOriginChanges, [.prepared: 1, .notPrepared: 0]) {
      let collection = LoggedCollection.laidOut()
      UIView.animate(withDuration: 0.3) { collection.view.contentOffset.y = 100 }
      return collection.takeLayoutCalls().filter { $0 == "prepare bounds 200x300" }.count
    }
  }

  // MARK: New layouts

  /// The calls of a transition to a new layout.
  private func callsOfTransition(animated: Bool) -> [String] {
    let collection = LoggedCollection.laidOut()
    collection.view.setCollectionViewLayout(
      LoggingFlowLayout(log: collection.layout.log), animated: animated)
    return collection.takeLayoutCalls()
  }

  @Test func `facts 107, 108: when the layouts are called in a transition`() {
    let (announced, end) = (
      ["transition to", "transition from"], ["finalize transition", "finalize transition"]
    )
    let (before, after) = (announced + ["prepare"] + end, ["prepare"] + announced + end)
    // Without an animation, and with one.
    expect(
      \.transitionCalls,
      [
        .beforePreparation: [before, before], .afterPreparation: [after, after],
        .onlyAnimated: [["prepare"] + end, before],
      ]
    ) {
      [false, true].map { animated in
        callsOfTransition(animated: animated).filter {
          $0.hasPrefix("transition") || $0 == "prepare" || $0.hasPrefix("finalize")
        }
      }
    }
  }

  @Test func `whether a transition requests initial and final attributes`() {
    expect(\.transitionAppearances, [.none: [0, 0], .asked: [15, 5]]) {
      let calls = callsOfTransition(animated: true)
      return ["initial", "final "].map { name in calls.filter { $0.hasPrefix(name) }.count }
    }
  }
}
