import Foundation
import Testing
import UIKit
import UIKitSimulation

/// The effect of each answer to an open question about collection views at rest and in motion.
@MainActor
@Suite struct CollectionQuestionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `under every answer a collection view shows what its layout returns`() {
    for entry in OpenQuestions.table {
      for index in entry.answers.indices where entry.answers[index] != entry.defaultAnswer {
        OpenQuestions.$current.withValue(.defaults(answering: entry, with: index)) {
          for seed in UInt64(0)..<8 {
            let failure = Program(seed: seed, length: 25).failure()
            #expect(failure == nil, "\(entry.name).\(entry.answers[index]), seed \(seed)")
          }
        }
      }
    }
  }

  // MARK: Contexts

  @Test func `facts 39, 40, 91: a new context; invalidateLayout() invalidates everything`() {
    func flags(_ answer: FreshFlowContextFlags) -> [Bool] {
      answering(\.freshFlowContextFlags, answer) {
        let collection = LoggedCollection.laidOut()
        collection.layout.invalidateLayout()
        let contexts =
          [UICollectionViewFlowLayoutInvalidationContext()]
          + collection.layout.contexts.suffix(1)
          .compactMap { $0 as? UICollectionViewFlowLayoutInvalidationContext }
        return contexts.flatMap {
          [$0.invalidateFlowLayoutDelegateMetrics, $0.invalidateFlowLayoutAttributes]
        }
      }
    }
    #expect(flags(.set) == [true, true, true, true])
    #expect(flags(.clear) == [false, false, true, true])
  }

  @Test func `facts 40, 91: the context of a change of bounds that only scrolls`() {
    func flags(_ answer: ScrollingContextFlags) -> [Bool?] {
      answering(\.scrollingContextFlags, answer) {
        let collection = LoggedCollection.laidOut()
        let context =
          collection.layout.invalidationContext(
            forBoundsChange: CGRect(x: 0, y: 10, width: 200, height: 300))
          as? UICollectionViewFlowLayoutInvalidationContext
        return [
          context?.invalidateFlowLayoutDelegateMetrics, context?.invalidateFlowLayoutAttributes,
        ]
      }
    }
    #expect(flags(.measured) == [false, false])
    #expect(flags(.attributes) == [false, true])
    #expect(flags(.everything) == [true, true])
  }

  @Test func `facts 128, 129: a change of the content inset`() {
    func invalidations(_ answer: InsetChanges) -> Int {
      answering(\.insetChanges, answer) {
        let collection = LoggedCollection.laidOut()
        collection.view.contentInset.bottom = 20
        return collection.takeLayoutCalls().filter { $0.hasPrefix("ILW") }.count
      }
    }
    #expect(invalidations(.invalidate) == 1)
    #expect(invalidations(.keepLayout) == 0)
  }

  // MARK: Preparation

  private final class Restless: UICollectionViewFlowLayout {
    let log = CallLog()
    var onPrepare: ((Restless) -> Void)?

    override func prepare() {
      log.note("prepare")
      super.prepare()
      let once = onPrepare
      onPrepare = nil
      once?(self)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.note("announced")
      return false
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      log.note("elements")
      return super.layoutAttributesForElements(in: rect)
    }
  }

  private func calls<Answer>(
    _ question: WritableKeyPath<CollectionQuestions, Answer>, _ answer: Answer,
    onPrepare: @escaping (Restless) -> Void
  ) -> [String] {
    answering(question, answer) {
      let collection = LoggedCollection.laidOut()
      let layout = Restless()
      collection.view.collectionViewLayout = layout
      collection.simulation.layOut()
      _ = layout.log.take()
      layout.onPrepare = onPrepare
      layout.invalidateLayout()
      collection.simulation.layOut()
      return layout.log.take()
    }
  }

  @Test func `fact 113: an offset written in prepare()`() {
    func calls(_ answer: OffsetWrittenInPrepare) -> [String] {
      self.calls(\.offsetWrittenInPrepare, answer) { $0.collectionView?.contentOffset.y = 40 }
    }
    #expect(calls(.announced) == ["prepare", "announced", "elements"])
    #expect(calls(.silent) == ["prepare", "elements"])
  }

  @Test func `fact 113: an invalidation in prepare()`() {
    func calls(_ answer: PreparationAfterInvalidation) -> [String] {
      self.calls(\.preparationAfterInvalidation, answer) { $0.invalidateLayout() }
    }
    #expect(calls(.samePass) == ["prepare", "prepare", "elements"])
    #expect(calls(.nextPass) == ["prepare", "elements", "prepare", "elements"])
  }

  @Test func `a flow layout that is asked before it is prepared`() {
    func count(_ answer: FlowBeforePreparation) -> Int? {
      answering(\.flowBeforePreparation, answer) {
        let collection = LoggedCollection()
        let rect = CGRect(x: 0, y: 0, width: 200, height: 300)
        let early = collection.layout.layoutAttributesForElements(in: rect)?.count
        collection.simulation.layOut()
        #expect(collection.view.visibleCells.count == 5)
        return early
      }
    }
    #expect(count(.computes) == 5)
    #expect(count(.knowsNothing) == 0)
  }

  @Test func `the properties of a flow layout in an archive`() throws {
    func layout(_ answer: DecodedProperties) throws -> DecodedFlowLayout {
      try answering(\.decodedProperties, answer) {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 7
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layout.scrollDirection = .horizontal
        layout.encode(with: archiver)
        archiver.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        return try #require(DecodedFlowLayout(coder: decoder))
      }
    }
    for (answer, calls) in [(DecodedProperties.withoutSetters, 0), (.withSetters, 1)] {
      let decoded = try layout(answer)
      #expect(decoded.calls == calls)
      #expect(decoded.minimumLineSpacing == 7)
      #expect(decoded.sectionInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(decoded.scrollDirection == .horizontal)
      #expect(decoded.itemSize == CGSize(width: 50, height: 50))
    }
  }

  // MARK: Elements

  @Test func `fact 35: bounds that leave the last rectangle without an invalidation`() {
    func calls(_ answer: ElementsOutsideLastRectangle) -> [String] {
      answering(\.elementsOutsideLastRectangle, answer) {
        let collection = LoggedCollection.laidOut()
        collection.layout.answersBoundsChanges = false
        collection.view.contentOffset.y = 900
        collection.simulation.layOut()
        return collection.takeLayoutCalls().filter { $0 == "prepare" || $0 == "elements" }
      }
    }
    #expect(calls(.asked) == ["elements"])
    #expect(calls(.preparedAndAsked) == ["prepare", "elements"])
  }

  @Test func `fact 146: a second rectangle while scrolling`() {
    func asksFurther(_ answer: SecondElementsQuery) -> Bool {
      answering(\.secondElementsQuery, answer) {
        let collection = LoggedCollection.laidOut()
        collection.simulation.finger.touchDown(at: CGPoint(x: 100, y: 250))
        collection.simulation.finger.move(to: CGPoint(x: 100, y: 200), over: 0.1)
        return collection.layout.rects.contains(CGRect(x: 0, y: 300, width: 200, height: 300))
      }
    }
    #expect(!asksFurther(.none))
    #expect(asksFurther(.nextTile))
  }

  @Test func `two attributes for one element`() {
    final class Doubling: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let second = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        second.frame = CGRect(x: 0, y: 200, width: 20, height: 20)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [second]
      }
    }
    func place(_ answer: DuplicateAttributes) -> CGFloat? {
      answering(\.duplicateAttributes, answer) {
        let collection = LoggedCollection.laidOut()
        collection.view.collectionViewLayout = Doubling()
        collection.simulation.layOut()
        return collection.view.cellForItem(at: path(0))?.frame.minY
      }
    }
    #expect(place(.last) == 200)
    #expect(place(.first) == 0)
  }

  @Test func `fact 151: a cell that leaves the bounds and returns`() throws {
    func calls(_ answer: CellsAfterDisplay) throws -> [String] {
      try answering(\.cellsAfterDisplay, answer) {
        let collection = LoggedCollection.laidOut()
        let cell = try #require(collection.view.cellForItem(at: path(0)))
        collection.view.contentOffset.y = 50
        collection.simulation.layOut()
        #expect(collection.view.cellForItem(at: path(0)) == nil)
        #expect((cell.superview != nil && cell.isHidden) == (answer == .kept))
        collection.view.contentOffset.y = 0
        collection.simulation.layOut()
        #expect(!cell.isHidden)
        return collection.layout.log.take().filter { $0.hasSuffix(" 0") }
      }
    }
    #expect(try calls(.kept) == ["didEndDisplaying 0", "willDisplay 0"])
    #expect(try calls(.recycled) == ["didEndDisplaying 0", "cell 0", "willDisplay 0"])
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

  @Test func `facts 52, 150: when the layout's attributes are applied to a new cell`() {
    final class Cell: UICollectionViewCell {
      var applied = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied += 1 }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      var applied: [Int] = []

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        applied.append((cell as? Cell)?.applied ?? -1)
        return cell
      }
    }
    func applied(_ answer: AttributesAtDequeue) -> [Int] {
      answering(\.attributesAtDequeue, answer) {
        let collection = LoggedCollection()
        let source = Source()
        collection.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.view.dataSource = source
        collection.simulation.layOut()
        let cell = collection.view.cellForItem(at: path(0)) as? Cell
        return source.applied + [cell?.applied ?? -1]
      }
    }
    #expect(applied(.applied) == [1, 1])
    #expect(applied(.appliedAtDisplay) == [0, 1])
  }

  // MARK: Motion

  @Test func `fact 113: an adjustment of the offset while it is animated`() {
    /// The offsets after the adjustment, a frame later, and at rest.
    func offsets(_ answer: OffsetAdjustmentInMotion) -> [CGFloat] {
      answering(\.offsetAdjustmentInMotion, answer) {
        let collection = LoggedCollection.laidOut()
        collection.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        collection.simulation.run(for: 0.15)
        let before = collection.view.contentOffset.y
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = 100
        collection.layout.invalidateLayout(with: context)
        let after = collection.view.contentOffset.y - before
        collection.simulation.run(for: 1 / 60)
        let next = collection.view.contentOffset.y - before
        collection.simulation.runUntilRest()
        return [after, next.rounded(), collection.view.contentOffset.y - before]
      }
    }
    #expect(offsets(.shiftsMotion) == [100, 152, 400])
    #expect(offsets(.keepsTarget) == [100, 102, 300])
    #expect(offsets(.stopsMotion) == [100, 100, 100])
    #expect(offsets(.snapsBack) == [100, 52, 300])
  }

  @Test func `fact 113: an adjustment of the offset during a deceleration`() {
    /// The distance from the target without the adjustment.
    func distance(_ answer: OffsetAdjustmentInMotion) -> CGFloat {
      answering(\.offsetAdjustmentInMotion, answer) {
        @MainActor func rest(adjusting: Bool) -> CGFloat {
          let collection = LoggedCollection.laidOut()
          collection.simulation.finger.drag(
            from: CGPoint(x: 100, y: 250), by: CGPoint(x: 0, y: -100), over: 0.1)
          collection.simulation.run(for: 0.1)
          if adjusting {
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.contentOffsetAdjustment.y = 30
            collection.layout.invalidateLayout(with: context)
          }
          collection.simulation.runUntilRest()
          return collection.view.contentOffset.y
        }
        return rest(adjusting: true) - rest(adjusting: false)
      }
    }
    #expect(distance(.shiftsMotion) == 30)
    #expect(distance(.keepsTarget) == 0)
    #expect(distance(.stopsMotion) < -30)
    #expect(distance(.snapsBack) == 0)
  }

  @Test func `fact 113: an adjustment of the offset under a finger`() {
    func offset(_ answer: OffsetAdjustmentInMotion) -> CGFloat {
      answering(\.offsetAdjustmentInMotion, answer) {
        let collection = LoggedCollection.laidOut()
        let finger = collection.simulation.finger
        finger.touchDown(at: CGPoint(x: 100, y: 250))
        finger.move(to: CGPoint(x: 100, y: 200), over: 0.1)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = 100
        collection.layout.invalidateLayout(with: context)
        finger.move(to: CGPoint(x: 100, y: 180), over: 0.1)
        return collection.view.contentOffset.y
      }
    }
    #expect(offset(.shiftsMotion) == 160)
    #expect(offset(.keepsTarget) == 160)
    #expect(offset(.stopsMotion) == 160)
    #expect(offset(.snapsBack) == 60)
  }

  @Test func `facts 31, 88, 127: content that an invalidation shrinks`() {
    func outcome(_ answer: ShrunkenContent) -> (offset: CGFloat, isAfterDisplay: Bool) {
      answering(\.shrunkenContent, answer) {
        let collection = LoggedCollection.laidOut()
        collection.view.contentOffset.y = 2000
        collection.simulation.layOut()
        _ = collection.layout.log.take()
        collection.layout.itemSize.height = 20
        collection.simulation.layOut()
        let calls = collection.layout.log.take()
        let moved = calls.firstIndex(of: "didScroll") ?? 0
        let displayed = calls.firstIndex { $0.hasPrefix("didEndDisplaying") } ?? 0
        return (collection.view.contentOffset.y, displayed < moved)
      }
    }
    #expect(outcome(.stays) == (2000, false))
    #expect(outcome(.clampedAtOnce) == (890, false))
    #expect(outcome(.clampedInNextPass) == (890, true))
  }

  @Test func `fact 140: a reload during an animated scroll`() {
    func arrives(_ answer: ReloadDuringScroll) -> [Bool] {
      answering(\.reloadDuringScroll, answer) {
        let collection = LoggedCollection.laidOut()
        collection.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        collection.simulation.run(for: 0.1)
        collection.view.reloadData()
        collection.simulation.runUntilRest()
        return [
          collection.view.contentOffset.y == 600,
          collection.layout.log.calls.contains("didEndScrollingAnimation"),
        ]
      }
    }
    #expect(arrives(.goesOn) == [true, true])
    #expect(arrives(.stops) == [false, false])
  }

  @Test func `fact 142: an invalidation during an animated scroll`() {
    func outcome(_ answer: LayoutChangeDuringScroll) -> [Bool] {
      answering(\.layoutChangeDuringScroll, answer) {
        let collection = LoggedCollection.laidOut()
        collection.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        collection.simulation.run(for: 0.1)
        collection.layout.invalidateLayout()
        let isAtTarget = collection.view.contentOffset.y == 600
        collection.simulation.runUntilRest()
        return [
          isAtTarget, collection.view.contentOffset.y == 600,
          collection.layout.log.calls.contains("didEndScrollingAnimation"),
        ]
      }
    }
    #expect(outcome(.goesOn) == [false, true, true])
    #expect(outcome(.stops) == [false, false, false])
    #expect(outcome(.jumps) == [true, true, false])
  }
}
