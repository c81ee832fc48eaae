#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitQuestions

/// The item in front stays in front, whatever changes at any time.
@MainActor
@Suite(.worlds) struct KeepingThePlaceTests {
  /// A change around the item in front.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The number that an item has afterwards.
    var number: @Sendable (Int) -> Int = { $0 }
    /// Whether the change moves the item in front among the others.
    var movesFront = false
    /// Whether the change moves the focus of the view.
    var movesFocus = false
    /// Whether only the data change, and the item in front isn't among them.
    var isOfData = false
    let make: @MainActor @Sendable (PromiseStage) -> Void

    fileprivate static func inset(_ name: String, leading: CGFloat, trailing: CGFloat) -> Change {
      Change(testDescription: name, movesFocus: true) {
        $0.view.contentInset = .along(
          isHorizontal: $0.screen.isHorizontal, leading: leading, trailing: trailing)
      }
    }

    fileprivate static func data(
      _ name: String, number: @Sendable @escaping (Int) -> Int = { $0 },
      make: @MainActor @Sendable @escaping (PromiseStage) -> Void
    ) -> Change { Change(testDescription: name, number: number, isOfData: true, make: make) }

    /// The page after the one in front may then be nearer.
    fileprivate static let shortItems = Change(testDescription: "short items") {
      $0.layout.itemSize = .strip(30, isHorizontal: $0.screen.isHorizontal)
    }
  }

  nonisolated static let changes: [Change] = [
    // The focus stays on a pixel.
    Change(testDescription: "a longer view") { $0.screen.resize(toLength: $0.screen.length + 56) },
    Change(testDescription: "twice the length") {
      $0.screen.resize(toLength: $0.screen.length * 2)
    },
    .inset("a leading inset", leading: 36, trailing: 0),
    .inset("a trailing inset", leading: 0, trailing: 36),
    Change(testDescription: "longer items") {
      $0.layout.itemSize = .strip(100, isHorizontal: $0.screen.isHorizontal)
    },
    Change(testDescription: "spacing") { $0.layout.minimumLineSpacing = 25 },
    .data("insertions before", number: { $0 + 2 }) { $0.screen.insert([0, 3]) },
    .data("an insertion after") { $0.screen.insert([29]) },
    .data("deletions before", number: { $0 - 2 }) { $0.screen.delete([0, 2]) },
    .data("a deletion after") { $0.screen.delete([29]) },
    .data("a move across", number: { $0 - 1 }) {
      $0.view.moveItem(at: $0.path(0), to: $0.path(25))
    },
    Change(testDescription: "a move of the item in front", number: { _ in 3 }, movesFront: true) {
      $0.view.moveItem(at: $0.path($0.front), to: $0.path(3))
    },
    .data("a reload") { $0.view.reloadData() },
    Change(testDescription: "an invalidation") { $0.layout.invalidateLayout() },
  ]

  /// What the view does at the time of the change.
  private enum Motion: CaseIterable { case settling, scrolling }

  private func stage(_ kind: LayoutUnderTest, _ way: Way = .horizontal, item: Int = 12)
    -> PromiseStage
  { PromiseStage(kind, way, showing: item) }

  private func stage(_ kind: LayoutUnderTest, in motion: Motion) -> PromiseStage {
    let stage = stage(kind)
    switch motion {
    case .settling: stage.flick()
    case .scrolling: stage.layout.scroll(toPage: stage.layout.currentPage + 4, animated: true)
    }
    // Not half of the way, which is a page, where a view may be stopped on purpose.
    stage.simulation.run(for: 0.13)
    #expect(stage.view.isDecelerating == (motion == .settling))
    return stage
  }

  @Test(arguments: LayoutUnderTest.allCases, changes)
  func `at rest, the same item stays exactly on its page`(kind: LayoutUnderTest, change: Change) {
    for way in Effort.part(of: Way.allCases, in: 3, for: "\(kind) \(change.testDescription)") {
      let stage = stage(kind, way)
      let front = stage.front
      change.make(stage)
      stage.rest()
      stage.expectPage(of: change.number(front))
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, changes)
  func `a motion ends on the page that it was going to`(kind: LayoutUnderTest, change: Change) {
    for motion in Effort.part(
      of: Motion.allCases, in: 2, for: "\(kind) \(change.testDescription)")
    {
      let undisturbed = stage(kind, in: motion)
      undisturbed.rest()
      let goal = undisturbed.front

      let stage = stage(kind, in: motion)
      let (front, offset) = (stage.front, stage.screen.offset)
      let shown = stage.screen.shownCenter(front)
      change.make(stage)
      stage.simulation.layOut()
      // In a loop nothing moves on the screen, and without a new number the offset and the momentum don't change.
      if !kind.hasEnds, change.isOfData {
        #expect(stage.screen.offset == offset || change.number(front) != front)
        #expect(shown != nil && stage.screen.shownCenter(change.number(front)) == shown)
      }
      stage.comeToRest()
      // If the change moves the item that the scroll passes, it is open which item is meant.
      if !change.movesFront || front == goal { stage.expectPage(of: change.number(goal)) }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, changes + [.shortItems])
  func `items stay under a finger; drags end on a page`(kind: LayoutUnderTest, change: Change) {
    let stage = stage(kind)
    stage.touch(by: 33)
    stage.simulation.finger.hold(for: 0.2)
    let front = stage.front
    let (offset, distance) = (stage.screen.offset, stage.distanceFromFocus(of: front))
    change.make(stage)
    stage.simulation.layOut()
    let expected = change.number(front)
    // Insets may follow the offset, so it doesn't follow them.
    if change.movesFocus {
      #expect(stage.screen.offset == offset)
    } else {
      #expect(abs(stage.distanceFromFocus(of: expected) - distance) <= 0.5)
    }
    let isNearest = stage.front == expected
    stage.simulation.finger.release()
    stage.comeToRest()
    // If pages have several items, or the focus has moved, other items may be nearer now.
    if isNearest, !change.movesFocus, stage.layout.indexPaths(inPage: 0).count == 1 {
      #expect(stage.front == expected)
    }
  }

  /// The pages are the same before and after the move.
  @Test(arguments: LayoutUnderTest.allCases, BatchPasses.allCases)
  func `a move across moves nothing under a finger, wherever a batch has its passes`(
    kind: LayoutUnderTest, passes: BatchPasses
  ) {
    OpenQuestions.$current.withValue(OpenQuestions().answering(\.collection.batchPasses, passes)) {
      for change in Self.changes where change.testDescription == "a move across" {
        `items stay under a finger; drags end on a page`(kind: kind, change: change)
      }
    }
  }

  @Test(arguments: LayoutUnderTest.withEnds)
  func `a view that bounces beyond its last page keeps that page`(kind: LayoutUnderTest) {
    let stage = stage(kind, item: 29)
    stage.flick()
    stage.simulation.run(for: 0.1)
    stage.screen.insert(0..<6)
    stage.comeToRest(onPageOf: 35)
  }

  /// Until the layout pads the content again, it is too short for the page.
  @Test(arguments: LayoutUnderTest.withEnds)
  func `a view stays on its last page when a trailing inset goes`(kind: LayoutUnderTest) {
    let stage = stage(kind, item: 29)
    for inset in [60, 0] as [CGFloat] {
      stage.view.contentInset.right = inset
      stage.rest()
      #expect(stage.screen.offset == stage.offset(ofPageOf: 29))
    }
  }

  /// Pages rest on whole pixels, beside an end that is none.
  @Test(
    arguments: [anyScale(1), anyScale(2), anyScale(3)], [LayoutUnderTest.leading, .center, .picker])
  func `an inset of no whole pixel leaves no view beside its first page`(
    scale: ChosenScale?, kind: LayoutUnderTest
  ) {
    for inset in [20.4, 33.3, 44.5] as [CGFloat] {
      let stage = PromiseStage(kind, counts: [9], scale: scale)
      stage.view.contentInset.left = inset
      stage.rest()
      stage.view.contentOffset.x += 1 / stage.screen.scale
      stage.screen.insert([3])
      stage.comeToRest()
      stage.view.removeFromSuperview()
      stage.view.scrollToItem(at: stage.path(0), at: [], animated: false)
      stage.view.layoutIfNeeded()
      stage.simulation.window.addSubview(stage.view)
      stage.comeToRest()
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a page kept outside a window, at any scale, is exact in a window`(kind: LayoutUnderTest) {
    let stage = stage(kind, item: 6)
    // On the pixel grid of a scale of 2, but of no other one.
    stage.view.contentInset.left = 44.5
    for item in [12, 0] {
      stage.view.removeFromSuperview()
      stage.layout.scroll(toItemAt: stage.path(item), animated: false)
      stage.view.layoutIfNeeded()
      stage.simulation.window.addSubview(stage.view)
      stage.rest()
      stage.expectPage(of: item)
    }
  }

  @Test(arguments: changes.filter { ["a longer view", "a reload"].contains($0.testDescription) })
  func `if the app may hold the view between pages, it decides the offset`(change: Change) {
    let stage = stage(.picker, item: 3)
    stage.layout.restsOnPages = false
    stage.move(to: 300)
    stage.rest()
    change.make(stage)
    stage.rest()
    #expect(stage.screen.offset == 300)
  }

  @Test(
    arguments: LayoutUnderTest.allCases.filter { !$0.hasEnds }, changes.filter { !$0.movesFront })
  func `a loop keeps what it shows, at any offset`(kind: LayoutUnderTest, change: Change) {
    let stage = stage(kind, item: 3)
    stage.layout.restsOnPages = false
    stage.move(to: stage.screen.offset + 30)
    stage.rest()
    #expect(!stage.screen.isOnPage && stage.distanceFromFocus(of: 3) == -30)
    change.make(stage)
    stage.rest()
    let item = change.number(3)
    #expect(stage.distanceFromFocus(of: item) == -30)
    #expect(stage.layout.currentPage == item)
  }

  @Test(
    arguments: LayoutUnderTest.allCases,
    changes.filter {
      ["a reload", "an invalidation", "a leading inset"].contains($0.testDescription)
    })
  func `an offset between a change and a new size counts`(kind: LayoutUnderTest, change: Change) {
    for (way, length) in product(Way.allCases, [340, 250] as [CGFloat]) {
      let stage = PromiseStage(kind, way, counts: [40], showing: 3)
      let offset = stage.offset(ofPageOf: 12)
      change.make(stage)
      stage.set(offset, animated: false)
      stage.view.frame.size = .strip(length, isHorizontal: way != .vertical)
      stage.comeToRest(onPageOf: 12)
    }
  }

  @Test(arguments: [1, 4, 9])
  func `a flick whose page moves goes on without a pause`(frames: Int) {
    let screen = SnapScreen(strip: CenteredPickerLayout() as SnapFlowLayout, counts: [30])
    screen.drag(by: -60, over: 0.08)
    for _ in 0..<frames { screen.passFrame() }
    let ahead = screen.offset
    screen.passFrame()
    let (speed, before) = (screen.offset - ahead, screen.offset)
    screen.insert([0])
    screen.view.layoutIfNeeded()
    let moved = screen.offset - before
    screen.passFrame()
    let next = screen.offset - before - moved
    #expect(
      moved > 50 && speed > 1 && (0.5 * speed...speed + 1).contains(next), "\(speed), \(next)")
  }

  /// The page that is still far away gets nearer, and what is before it fewer.
  @Test func `content that gets shorter on the way of a view is in sight in each frame`() {
    let motions: [(SnapScreen<SnapFlowLayout>) -> Void] = [
      { screen in
        screen.drag(by: -113, over: 0.05)
        screen.layout.pageSizing = .perViewport(3)
      },
      { screen in
        screen.layout.pageSizing = .item
        screen.simulation.runUntilRest()
        screen.drag(by: 100, over: 0.3)
        screen.layout.scroll(toPage: 8, animated: true)
        screen.layout.itemSize.width = 20
      },
    ]
    for (number, motion) in motions.enumerated() {
      let screen = SnapScreen(strip: SnapFlowLayout(), length: 300, counts: [12]) { layout, _ in
        layout.pageSizing = .viewport
      }
      motion(screen)
      var lowest: CGFloat = 0
      for _ in 0..<60 {
        screen.passFrame()
        lowest = min(lowest, screen.offset)
        #expect(!screen.view.visibleCells.isEmpty, "\(number)")
      }
      #expect(lowest > -100, "\(number)")
    }
  }
}

extension PromiseStage {
  fileprivate var front: Int { layout.currentIndexPath?.item ?? -1 }

  fileprivate func expectPage(of item: Int, _ location: SourceLocation = #_sourceLocation) {
    #expect(layout.currentPage == layout.page(forItemAt: path(item)), sourceLocation: location)
    expectRest(onPageOf: item, location)
  }

  /// The distance from the focus to the point of an item that aligns with it, on the screen.
  fileprivate func distanceFromFocus(of item: Int) -> CGFloat {
    guard let attributes = screen.attributes(item) else { return .nan }
    let fraction = layout.pageAlignment.testFraction
    let viewport = view.bounds.inset(by: view.adjustedContentInset)
    let start = attributes.center.x - attributes.size.width / 2
    return start + fraction * attributes.size.width - (viewport.minX + fraction * viewport.width)
  }
}
#endif
