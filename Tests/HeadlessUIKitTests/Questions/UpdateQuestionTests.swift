import Testing
import UIKit
import UIKitSimulation

/// The effect of each answer to an open question about updates, new layouts and rotations.
@MainActor
@Suite struct UpdateQuestionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// The calls of a batch that inserts an item in front.
  private func callsOfInsertion<Answer>(
    _ question: WritableKeyPath<CollectionQuestions, Answer>, _ answer: Answer
  ) -> [String] {
    answering(question, answer) {
      let collection = LoggedCollection.laidOut()
      collection.source.counts = [41]
      collection.view.insertItems(at: [path(0)])
      return collection.takeLayoutCalls()
    }
  }

  /// The calls of a rotation.
  private func callsOfRotation<Answer>(
    _ question: WritableKeyPath<CollectionQuestions, Answer>, _ answer: Answer
  ) -> [String] {
    answering(question, answer) {
      let collection = LoggedCollection.laidOut(size: CGSize(width: 400, height: 800))
      collection.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collection.simulation.rotate(to: CGSize(width: 800, height: 400))
      return collection.takeLayoutCalls()
    }
  }

  @Test func `facts 92, 95: the passes of a batch`() {
    func calls(_ answer: BatchPasses) -> [String] {
      callsOfInsertion(\.batchPasses, answer).filter { $0.hasPrefix("prepare") }
    }
    #expect(calls(.onceBefore) == ["prepare", "prepare updates"])
    #expect(calls(.twiceBefore) == ["prepare", "prepare", "prepare updates"])
    #expect(calls(.onceAfter) == ["prepare updates", "prepare"])
    #expect(calls(.beforeAndAfter) == ["prepare", "prepare updates", "prepare"])
  }

  @Test func `fact 94: the elements for which a batch requests initial and final attributes`() {
    func calls(_ answer: AppearanceQueries) -> [String] {
      callsOfInsertion(\.appearanceQueries, answer)
        .filter { $0.hasPrefix("initial") || $0.hasPrefix("final ") }
    }
    #expect(calls(.everyVisible).count == 10)
    #expect(calls(.changedOnly) == ["final 0-4", "initial 0-0"])
  }

  @Test func `fact 93: when a batch requests them`() {
    func calls(_ answer: AppearanceQueryTime) -> [String] {
      callsOfInsertion(\.appearanceQueryTime, answer)
        .filter { $0 == "initial 0-0" || $0 == "target without velocity" }
    }
    #expect(calls(.afterTarget) == ["target without velocity", "initial 0-0"])
    #expect(calls(.beforeTarget) == ["initial 0-0", "target without velocity"])
  }

  @Test func `fact 53: the attributes that the base layout returns`() throws {
    func seen(_ answer: DefaultAppearances) throws -> [CGFloat] {
      try answering(\.defaultAppearances, answer) {
        let collection = AppearingCollection()
        collection.insert(at: 0)
        return [
          try #require(collection.cell(0)).alpha, try #require(collection.cell(1)).frame.minY,
          try #require(collection.cell(4, isLeaving: true)).frame.minY,
        ]
      }
    }
    #expect(try seen(.none) == [1, 0, 240])
    #expect(try seen(.lastPlaces) == [0, 0, 240])
  }

  @Test func `fact 98: how the offset moves to its target`() throws {
    func place(_ answer: BatchOffsetMotion) throws -> CGFloat {
      try answering(\.batchOffsetMotion, answer) {
        let collection = AppearingCollection()
        collection.layout.target = { CGPoint(x: $0.x, y: $0.y + 60) }
        collection.insert(at: 0)
        return try #require(collection.cell(1)).frame.minY
      }
    }
    #expect(try place(.withViews) == 0)
    #expect(try place(.atOnce) == -60)
  }

  @Test func `fact 44: how often a target is requested`() {
    func count(_ answer: TargetQueriesInUpdates) -> [Int] {
      [
        callsOfInsertion(\.targetQueriesInUpdates, answer),
        callsOfRotation(\.targetQueriesInUpdates, answer),
      ]
      .map { $0.filter { $0 == "target without velocity" }.count }
    }
    #expect(count(.once) == [1, 1])
    #expect(count(.never) == [0, 0])
    #expect(count(.twice) == [2, 2])
  }

  @Test func `fact 45: the order of requests for the target`() {
    func proposal(_ answer: TargetDelegateOrder) -> CGPoint? {
      answering(\.targetDelegateOrder, answer) {
        let collection = LoggedCollection.laidOut()
        collection.source.chooseTarget = { CGPoint(x: $0.x, y: $0.y + 30) }
        collection.view.performBatchUpdates(nil)
        #expect(collection.view.contentOffset.y == 30)
        return collection.layout.proposals.first
      }
    }
    #expect(proposal(.layoutFirst)?.y == 0)
    #expect(proposal(.delegateFirst)?.y == 30)
  }

  @Test func `facts 100, 106: a target requested during a drag`() {
    func offset(_ answer: TargetWhileScrolling) -> CGFloat {
      answering(\.targetWhileScrolling, answer) {
        let collection = LoggedCollection.laidOut()
        collection.layout.chooseTarget = { _ in CGPoint(x: 0, y: 300) }
        collection.simulation.finger.touchDown(at: CGPoint(x: 100, y: 250))
        collection.simulation.finger.move(to: CGPoint(x: 100, y: 150), over: 0.1)
        collection.view.performBatchUpdates(nil)
        #expect(collection.layout.proposals.count == 1)
        return collection.view.contentOffset.y
      }
    }
    #expect(offset(.used) == 300)
    #expect(offset(.ignored) == 90)
  }

  @Test func `fact 98: when a batch moves an offset that is out of range`() {
    func offsets(_ answer: ShrunkenContentInBatch) -> [CGFloat] {
      answering(\.shrunkenContentInBatch, answer) {
        let collection = LoggedCollection.laidOut()
        collection.view.contentOffset.y = 2000
        collection.simulation.layOut()
        collection.source.counts = [20]
        collection.view.deleteItems(at: (20..<40).map(path))
        let first = collection.view.contentOffset.y
        collection.simulation.run(for: 0.4)
        return [first, collection.view.contentOffset.y]
      }
    }
    #expect(offsets(.withAnimation) == [890, 890])
    #expect(offsets(.atEnd) == [2000, 890])
    #expect(offsets(.never) == [2000, 2000])
  }

  @Test func `fact 53: an item that becomes visible without initial attributes`() throws {
    func place(_ answer: ArrivalsWithoutAttributes) throws -> CGFloat {
      try answering(\.arrivalsWithoutAttributes, answer) {
        let collection = AppearingCollection()
        collection.view.contentOffset.y = 20
        collection.simulation.layOut()
        collection.delete(at: 0, 1)
        return try #require(collection.cell(4)).frame.minY
      }
    }
    #expect(try place(.fromLastPlace) == 340)
    #expect(try place(.atTheirPlace) == 220)
  }

  @Test func `fact 149: index paths of returned attributes`() {
    func items(_ answer: HandedOutIndexPaths) -> [Int] {
      answering(\.handedOutIndexPaths, answer) {
        let collection = AppearingCollection()
        let old = collection.layout.handedOut
        collection.insert(at: 1)
        return old.prefix(3).map(\.indexPath.item)
      }
    }
    #expect(items(.renumbered) == [0, 2, 3])
    #expect(items(.kept) == [0, 1, 2])
  }

  // MARK: Rotations

  @Test func `fact 104: the steps of a rotation`() {
    func count(_ answer: RotationSteps) -> Int {
      callsOfRotation(\.rotationSteps, answer).filter { $0.hasPrefix("prepare bounds") }.count
    }
    #expect(count(.one) == 1)
    #expect(count(.several) == 2)
  }

  @Test func `facts 46, 104: how often a rotation is prepared and finished`() {
    func counts(_ answer: AnimatedBoundsPreparations) -> [Int] {
      let calls = callsOfRotation(\.animatedBoundsPreparations, answer)
      return ["prepare bounds", "finalize bounds"].map { name in
        calls.filter { $0.hasPrefix(name) }.count
      }
    }
    #expect(counts(.once) == [1, 1])
    #expect(counts(.fourTimes) == [4, 4])
    #expect(counts(.unfinished) == [1, 0])
  }

  @Test func `fact 102: the elements for which a rotation requests initial and final attributes`() {
    func count(_ answer: AnimatedBoundsAppearances) -> Int {
      callsOfRotation(\.animatedBoundsAppearances, answer)
        .filter { $0.hasPrefix("initial") || $0.hasPrefix("final ") }.count
    }
    #expect(count(.everyVisible) > 10)
    #expect(count(.none) == 0)
  }

  @Test func `fact 103: elements before the preparation of a rotation`() {
    func first(_ answer: ElementsBeforePreparation) -> String? {
      callsOfRotation(\.elementsBeforePreparation, answer)
        .first { $0 == "prepare" || $0 == "elements" }
    }
    #expect(first(.preparedFirst) == "prepare")
    #expect(first(.elementsFirst) == "elements")
  }

  @Test func `fact 105: an animated change of the origin alone`() {
    func count(_ answer: AnimatedOriginChanges) -> Int {
      answering(\.animatedOriginChanges, answer) {
        let collection = LoggedCollection.laidOut()
        UIView.animate(withDuration: 0.3) { collection.view.contentOffset.y = 100 }
        return collection.takeLayoutCalls().filter { $0 == "prepare bounds 200x300" }.count
      }
    }
    #expect(count(.prepared) == 1)
    #expect(count(.notPrepared) == 0)
  }

  // MARK: New layouts

  /// The calls of a transition to a new layout.
  private func callsOfTransition<Answer>(
    _ question: WritableKeyPath<CollectionQuestions, Answer>, _ answer: Answer, animated: Bool
  ) -> [String] {
    answering(question, answer) {
      let collection = LoggedCollection.laidOut()
      collection.view.setCollectionViewLayout(
        LoggingFlowLayout(log: collection.layout.log), animated: animated)
      return collection.takeLayoutCalls()
    }
  }

  @Test func `facts 107, 108: when the layouts are called in a transition`() {
    func calls(_ answer: TransitionCalls, animated: Bool) -> [String] {
      callsOfTransition(\.transitionCalls, answer, animated: animated)
        .filter { $0.hasPrefix("transition") || $0 == "prepare" || $0.hasPrefix("finalize") }
    }
    let end = ["finalize transition", "finalize transition"]
    let before = ["transition to", "transition from", "prepare"] + end
    #expect(calls(.beforePreparation, animated: false) == before)
    #expect(
      calls(.afterPreparation, animated: false) == [
        "prepare", "transition to", "transition from",
      ] + end)
    #expect(calls(.onlyAnimated, animated: false) == ["prepare"] + end)
    #expect(calls(.onlyAnimated, animated: true) == before)
  }

  @Test func `whether a transition requests initial and final attributes`() {
    func count(_ answer: TransitionAppearances) -> [Int] {
      let calls = callsOfTransition(\.transitionAppearances, answer, animated: true)
      return ["initial", "final "].map { name in calls.filter { $0.hasPrefix(name) }.count }
    }
    #expect(count(.none) == [0, 0])
    #expect(count(.asked) == [15, 5])
  }
}
