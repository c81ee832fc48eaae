import EffortSupport
import Foundation
import Testing
import UIKit
import UIKitSimulation

/// The effect of each answer to an open question about collection views at rest and in motion.
@MainActor
struct CollectionQuestionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `under every answer a collection view shows what its layout returns`() {
    for entry in OpenQuestions.table {
      for index in entry.answers.indices where entry.answers[index] != entry.defaultAnswer {
        OpenQuestions.$current.withValue(.defaults(answering: entry, with: index)) {
          for seed in Effort.seeds(quick: 2, full: 8) {
            let failure = Program(seed: seed, length: 25).failure()
            #expect(failure == nil, "\(entry.name).\(entry.answers[index]), seed \(seed)")
          }
        }
      }
    }
  }

  // MARK: Contexts

  /// What a context of a flow layout invalidates.
  private func flags(_ context: UICollectionViewLayoutInvalidationContext?) -> [String] {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else {
      return ["no context"]
    }
    return (context.invalidateFlowLayoutDelegateMetrics ? ["metrics"] : [])
      + (context.invalidateFlowLayoutAttributes ? ["attributes"] : [])
  }

  @Test func `facts 39, 40, 91: a new context; invalidateLayout() invalidates everything`() {
    let both = ["metrics", "attributes"]
    expect(\.freshFlowContextFlags, [.set: [both, both], .clear: [[], both]]) {
      let collection = LoggedCollection.laidOut()
      collection.layout.invalidateLayout()
      let fresh = UICollectionViewFlowLayoutInvalidationContext()
      return [flags(fresh), flags(collection.layout.contexts.last)]
    }
  }

  @Test func `facts 40, 91: the context of a change of bounds that only scrolls`() {
    expect(
      \.scrollingContextFlags,
      [.measured: [], .attributes: ["attributes"], .everything: ["metrics", "attributes"]]
    ) {
      let collection = LoggedCollection.laidOut()
      let context = collection.layout.invalidationContext(
        forBoundsChange: CGRect(x: 0, y: 10, width: 200, height: 300))
      return withExtendedLifetime(collection) { flags(context) }
    }
  }

  @Test func `facts 128, 129: a change of the content inset`() {
    expect(\.insetChanges, [.invalidate: 1, .keepLayout: 0]) {
      let collection = LoggedCollection.laidOut()
      collection.view.contentInset.bottom = 20
      return collection.takeLayoutCalls().filter { $0.hasPrefix("ILW") }.count
    }
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

  private func calls(onPrepare: @escaping (Restless) -> Void) -> [String] {
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

  @Test func `fact 113: an offset written in prepare()`() {
    expect(
      \.offsetWrittenInPrepare,
      [.announced: ["prepare", "announced", "elements"], .silent: ["prepare", "elements"]]
    ) { calls { $0.collectionView?.contentOffset.y = 40 } }
  }

  @Test func `fact 113: an invalidation in prepare()`() {
    expect(
      \.preparationAfterInvalidation,
      [
        .samePass: ["prepare", "prepare", "elements"],
        .nextPass: ["prepare", "elements", "prepare", "elements"],
      ]
    ) { calls { $0.invalidateLayout() } }
  }

  @Test func `a flow layout that is asked before it is prepared`() {
    expect(\.flowBeforePreparation, [.computes: 5, .knowsNothing: 0]) {
      let collection = LoggedCollection()
      let rect = CGRect(x: 0, y: 0, width: 200, height: 300)
      let early = collection.layout.layoutAttributesForElements(in: rect)?.count
      collection.simulation.layOut()
      #expect(collection.view.visibleCells.count == 5)
      return early ?? -1
    }
  }

  @Test func `the properties of a flow layout in an archive`() throws {
    try expect(\.decodedProperties, [.withoutSetters: 0, .withSetters: 1]) {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 7
      layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      layout.scrollDirection = .horizontal
      layout.encode(with: archiver)
      archiver.finishEncoding()
      let decoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      let decoded = try #require(DecodedFlowLayout(coder: decoder))
      #expect(decoded.minimumLineSpacing == 7)
      #expect(decoded.sectionInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(decoded.scrollDirection == .horizontal)
      #expect(decoded.itemSize == CGSize(width: 50, height: 50))
      return decoded.calls
    }
  }

  // MARK: Elements

  @Test func `fact 35: bounds that leave the last rectangle without an invalidation`() {
    expect(
      \.elementsOutsideLastRectangle,
      [.asked: ["elements"], .preparedAndAsked: ["prepare", "elements"]]
    ) {
      let collection = LoggedCollection.laidOut()
      collection.layout.answersBoundsChanges = false
      collection.view.contentOffset.y = 900
      collection.simulation.layOut()
      return collection.takeLayoutCalls().filter { $0 == "prepare" || $0 == "elements" }
    }
  }

  @Test func `fact 146: a second rectangle while scrolling`() {
    expect(\.secondElementsQuery, [.none: false, .nextTile: true]) {
      let collection = LoggedCollection.laidOut()
      collection.simulation.finger.touchDown(at: CGPoint(x: 100, y: 250))
      collection.simulation.finger.move(to: CGPoint(x: 100, y: 200), over: 0.1)
      return collection.layout.rects.contains(CGRect(x: 0, y: 300, width: 200, height: 300))
    }
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
    expect(\.duplicateAttributes, [.last: 200.0, .first: 0]) {
      let collection = LoggedCollection.laidOut()
      collection.view.collectionViewLayout = Doubling()
      collection.simulation.layOut()
      return Double(collection.view.cellForItem(at: path(0))?.frame.minY ?? .nan)
    }
  }

  @Test func `fact 151: a cell that leaves the bounds and returns`() throws {
    try expect(
      \.cellsAfterDisplay,
      [
        .kept: ["hidden", "didEndDisplaying 0", "willDisplay 0"],
        .recycled: ["gone", "didEndDisplaying 0", "cell 0", "willDisplay 0"],
      ]
    ) {
      let collection = LoggedCollection.laidOut()
      let cell = try #require(collection.view.cellForItem(at: path(0)))
      collection.view.contentOffset.y = 50
      collection.simulation.layOut()
      #expect(collection.view.cellForItem(at: path(0)) == nil)
      let isKept = cell.superview != nil && cell.isHidden
      collection.view.contentOffset.y = 0
      collection.simulation.layOut()
      #expect(!cell.isHidden)
      return [isKept ? "hidden" : "gone"]
        + collection.layout.log.take().filter { $0.hasSuffix(" 0") }
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

  @Test func `facts 52, 150: when the layout's attributes are applied to a new cell`() {
    final class Cell: UICollectionViewCell {
      var applied = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied += 1 }
    }
    // At dequeue, and when the cell is displayed.
    expect(\.attributesAtDequeue, [.applied: [1, 1], .appliedAtDisplay: [0, 1]]) {
      let collection = LoggedCollection(counts: [1])
      collection.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      var applied: [Int] = []
      collection.source.onDequeue = { applied.append(($0 as? Cell)?.applied ?? -1) }
      collection.simulation.layOut()
      let cell = collection.view.cellForItem(at: path(0)) as? Cell
      return applied + [cell?.applied ?? -1]
    }
  }

  // MARK: Motion

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
      let collection = animated(for: 0.15)
      let before = collection.view.contentOffset.y
      adjust(collection, by: 100)
      let after = collection.view.contentOffset.y - before
      collection.simulation.run(for: 1 / 60)
      let next = collection.view.contentOffset.y - before
      collection.simulation.runUntilRest()
      return [after, next.rounded(), collection.view.contentOffset.y - before].map(Double.init)
    }
  }

  @Test func `fact 113: an adjustment of the offset during a deceleration`() {
    func rest(adjusting: Bool) -> CGFloat {
      let collection = LoggedCollection.laidOut()
      collection.simulation.finger.drag(
        from: CGPoint(x: 100, y: 250), by: CGPoint(x: 0, y: -100), over: 0.1)
      collection.simulation.run(for: 0.1)
      if adjusting { adjust(collection, by: 30) }
      collection.simulation.runUntilRest()
      return collection.view.contentOffset.y
    }
    // The distance from the target without the adjustment.
    expect(
      \.offsetAdjustmentInMotion,
      [.shiftsMotion: "30.0", .keepsTarget: "0.0", .stopsMotion: "far before", .snapsBack: "0.0"]
    ) {
      let distance = rest(adjusting: true) - rest(adjusting: false)
      return distance < -30 ? "far before" : "\(distance)"
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

  @Test func `facts 31, 88, 127: content that an invalidation shrinks`() {
    expect(
      \.shrunkenContent,
      [
        .stays: "2000.0, then cells leave", .clampedAtOnce: "890.0, then cells leave",
        .clampedInNextPass: "890.0, after cells have left",
      ]
    ) {
      let collection = LoggedCollection.laidOut()
      collection.view.contentOffset.y = 2000
      collection.simulation.layOut()
      _ = collection.layout.log.take()
      collection.layout.itemSize.height = 20
      collection.simulation.layOut()
      let calls = collection.layout.log.take()
      let moved = calls.firstIndex(of: "didScroll") ?? 0
      let displayed = calls.firstIndex { $0.hasPrefix("didEndDisplaying") } ?? 0
      let order = displayed < moved ? "after cells have left" : "then cells leave"
      return "\(collection.view.contentOffset.y), \(order)"
    }
  }

  /// A view that scrolls to 600 in an animation.
  private func animated(for seconds: Double = 0.1) -> LoggedCollection {
    let collection = LoggedCollection.laidOut()
    collection.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    collection.simulation.run(for: seconds)
    return collection
  }

  /// Whether the view arrives, and whether the delegate hears of the animation's end.
  private func outcome(_ collection: LoggedCollection) -> [Bool] {
    collection.simulation.runUntilRest()
    return [
      collection.view.contentOffset.y == 600,
      collection.layout.log.calls.contains("didEndScrollingAnimation"),
    ]
  }

  @Test func `fact 140: a reload during an animated scroll`() {
    expect(\.reloadDuringScroll, [.goesOn: [true, true], .stops: [false, false]]) {
      let collection = animated()
      collection.view.reloadData()
      return outcome(collection)
    }
  }

  @Test func `fact 142: an invalidation during an animated scroll`() {
    expect(
      \.layoutChangeDuringScroll,
      [.goesOn: [false, true, true], .stops: [false, false, false], .jumps: [true, true, false]]
    ) {
      let collection = animated()
      collection.layout.invalidateLayout()
      return [collection.view.contentOffset.y == 600] + outcome(collection)
    }
  }
}
