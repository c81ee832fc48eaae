#if canImport(UIKitSimulation)
import EffortSupport
import Foundation
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A delegate can't tell a layout of the library from a hand-written one that returns the same pages.
@MainActor
@Suite(.worlds) struct DelegateDifferentialTests {
  /// Gestures, each after the view has come to rest or a while before.
  nonisolated static let scripts: [[DelegateGesture]] = [
    [.drag(by: -60, over: 0.08)],
    [.drag(by: -250, over: 0.1)],
    [.drag(by: 250, over: 0.1)],
    [.drag(by: -120, over: 0.4, hold: 0.2)],
    [.drag(by: 35, over: 0.3, hold: 0.2)],
    [.drag(by: -12, over: 0.2)],
    [.flickBack(by: -120, then: 60)],
    [.flickBack(by: 200, then: -150)],
    [.cancelled(by: -100)],
    [.drag(by: -200, over: 0.1), .wait(0.1), .drag(by: -200, over: 0.1)],
    [.drag(by: -200, over: 0.1), .wait(0.15), .drag(by: 120, over: 0.1)],
    [.drag(by: -200, over: 0.1), .wait(0.1), .drag(by: -40, over: 0.2, hold: 0.2)],
    [.drag(by: -250, over: 0.1), .wait(0.15), .tap(hold: 0.05)],
    [.drag(by: -250, over: 0.1), .wait(0.7), .tap(hold: 0.2)],
    [.drag(by: 280, over: 0.08), .wait(0.2), .drag(by: 280, over: 0.08)],
  ]

  @Test func `each gesture in each layout makes the same calls`() {
    var tally = DelegateTally()
    let setups = Effort.scaled(
      quick: DelegateSetup.combinations.pairwise, full: DelegateSetup.combinations.all.every(29))
    // With quick effort, a third of the gestures in each setup: by turns all of them.
    let stride = Effort.scaled(quick: 3, full: 1)
    for (index, setup) in setups.enumerated() {
      let scripts = Array(Self.scripts.dropFirst(index % stride)).every(stride)
      for script in scripts { tally.try(setup, script) }
    }
    #expect(tally.summary == nil)
  }

  @Test func `random gestures make the same calls`() {
    var tally = DelegateTally()
    for seed in Effort.seeds(quick: 200, full: 2000) {
      var generator = SeededGenerator(seed: seed)
      let setup = DelegateSetup.random(using: &generator)
      let count = generator.integer(1...5)
      tally.try(
        setup, (0..<count).map { _ in DelegateGesture.randomTouch(using: &generator) })
    }
    #expect(tally.summary == nil)
  }

  @Test func `a wheel and keys among the gestures make the same calls`() {
    var tally = DelegateTally()
    for seed in Effort.seeds(quick: 100, full: 1000) {
      var generator = SeededGenerator(seed: seed)
      let setup = DelegateSetup.random(using: &generator)
      let gestures = (0..<generator.integer(1...5)).map { _ in
        DelegateGesture.randomScroll(using: &generator)
      }
      // The hand-written layout really ends there.
      let leavesLoop = gestures.contains { $0 == .key(.home) || $0 == .key(.end) }
      if setup.kind.hasEnds || !leavesLoop { tally.try(setup, gestures) }
    }
    #expect(tally.summary == nil)
  }

  /// The layout waits for stillness before it scrolls to a page, and its frames stand still before UIKit's
  /// animation moves.
  @Test(arguments: [DelegateGesture.key(.home), .key(.pageUp), .key(.end), .wheel(by: -130)])
  func `a scroll at any moment before the layout's own makes the same calls`(
    scroll: DelegateGesture
  ) {
    var tally = DelegateTally()
    let setups = DelegateSetup.combinations.pairwise.filter {
      $0.kind.hasEnds && $0.framesPerSecond == 120
    }
    for setup in Effort.scaled(quick: Array(setups.prefix(4)), full: setups) {
      for frame in 0...15 {
        tally.try(
          setup,
          [
            .drag(by: 185, over: 0.12, hold: 0.2), .drag(by: 4, over: 0.05, hold: 0.2),
            .wait(Double(frame) / 120), scroll,
          ])
      }
    }
    #expect(tally.summary == nil)
  }

  @Test func `the keys Home and End make the same calls in a loop`() {
    var tally = DelegateTally()
    for setup in DelegateSetup.combinations.pairwise where !setup.kind.hasEnds {
      for key in [DelegateGesture.Key.home, .end] { tally.try(setup, [.key(key)]) }
    }
    #expect(tally.summary == nil)
  }

  @Test func `a change that changes nothing makes the same calls`() {
    var tally = DelegateTally()
    for seed in Effort.seeds(quick: 100, full: 1500) {
      var generator = SeededGenerator(seed: seed)
      let setup = DelegateSetup.random(using: &generator)
      tally.try(setup, DelegateGesture.randomChange(using: &generator))
    }
    #expect(tally.summary == nil)
  }

  /// UIKit would move a view to a target against its velocity at once.
  ///
  /// So it stops, and the layout scrolls it back.
  @Test(arguments: LayoutUnderTest.itemByItem)
  func `a smooth cancel ends with an animation`(kind: LayoutUnderTest) {
    let recorder = DelegateRecorder()
    let screen = AppScreen(AppCase(kind: kind), itemLength: 60, spacing: 10, delegate: recorder)
    (screen.layout.releasePolicy, screen.layout.releasePolicy.cancelsSmoothly) = (.banner, true)
    screen.show(page: 3)
    recorder.forget()
    // The limit of one page lies behind the finger.
    screen.swipe(by: -170, over: 0.05)
    screen.rest()
    let calls = recorder.calls.filter { $0.name != .didScroll }
    #expect(
      calls.map(\.name) == [
        .willBeginDragging, .willEndDragging, .didEndDragging, .didEndScrollingAnimation,
      ])
    #expect(calls.compactMap(\.willDecelerate) == [false])
    #expect(screen.layout.currentPage == 2)
  }
}

/// The differences in many runs.
@MainActor
struct DelegateTally {
  private var runs = 0
  private var setups: [DelegateDifference.Kind: [DelegateSetup]] = [:]
  private var first: [DelegateDifference.Kind: (DelegateSetup, [DelegateGesture])] = [:]

  mutating func `try`(_ setup: DelegateSetup, _ gestures: [DelegateGesture]) {
    runs += 1
    guard let difference = DelegateTwins.difference(setup, gestures) else { return }
    setups[difference.kind, default: []].append(setup)
    if first[difference.kind].map({ gestures.count < $0.1.count }) ?? true {
      first[difference.kind] = (setup, gestures)
    }
  }

  /// How many differences of each kind there are, with the shortest script of each; nil without any.
  var summary: String? {
    guard !setups.isEmpty else { return nil }
    let kinds = DelegateDifference.Kind.allCases.compactMap { kind -> String? in
      guard let found = setups[kind], let (setup, gestures) = first[kind] else { return nil }
      let shortest = DelegateTwins.shortened(setup, gestures, kind)
      let difference = DelegateTwins.difference(setup, shortest)?.description ?? ""
      let counts = [
        count(found.map(\.kind.rawValue)), count(found.map(\.rate.rawValue)),
        count(found.map { "\($0.scale)x" }), count(found.map { "\($0.framesPerSecond) Hz" }),
      ]
      return """
        \(found.count) × \(difference)
          in \(counts.joined(separator: "; "))
          \(setup)
          \(shortest)
        """
    }
    return "\(Effort.settings): of \(runs) runs\n" + kinds.joined(separator: "\n")
  }
}

/// How often each name occurs.
private func count(_ names: [String]) -> String {
  Dictionary(grouping: names) { $0 }.sorted { $0.key < $1.key }
    .map { "\($0.key) \($0.value.count)" }.joined(separator: ", ")
}

extension Array {
  /// Every n-th element.
  fileprivate func every(_ step: Int) -> [Element] {
    stride(from: 0, to: count, by: step).map { self[$0] }
  }
}
#endif
