#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The app says which item is to be seen, and something changes in the same turn or soon after: the item is in sight,
/// unless a plain flow layout wouldn't show it either.
@MainActor
@Suite(.worlds) struct SaidItemMatrixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var said = SaidItem()
    var change = SaidItemChange.nothing
    /// The frames from what the app says to the change.
    var frames = 0

    var testDescription: String { "\(said.testDescription), \(change) after \(frames)" }

    static let all: [Case] = {
      var cases = Combinations(of: Case())
      cases.vary(\.change, SaidItemChange.allCases)
      cases.vary(\.said.kind, LayoutUnderTest.allCases)
      cases.vary(\.said.saying, SaidItem.Saying.allCases)
      cases.vary(\.frames, [0, 1, 2, 5, 12])
      cases.vary(\.said.isAnimated, [false, true])
      cases.vary(\.said.way, Way.allCases)
      cases.vary(\.said.scale, [1, 2, 3])
      let all = cases.all
      // All of them take hours, so each run with full effort tries other ones.
      let first = Int(Effort.seed % 31)
      return Effort.scaled(
        quick: cases.pairwise, full: stride(from: first, to: all.count, by: 31).map { all[$0] })
    }()
  }

  @Test(arguments: Case.all)
  func `the item that the app says is in sight, whatever changes`(one: Case) {
    for item in [5, 13] {
      let screen = one.said.makeScreen()
      play(one, item, screen)
      #expect(screen.isOnPage, "\(item): \(screen.explanation)")
      guard !screen.showsItem, !one.said.isOfTurnedItem else { continue }
      let plain = one.said.makePlainScreen()
      if one.change.isPlain { play(one, item, plain) }
      #expect(
        one.change.isPlain && !plain.showsItem, "\(screen.item): \(screen.explanation)")
    }
  }

  private func play(_ one: Case, _ item: Int, _ screen: SaidItemScreen) {
    screen.show()
    screen.rest()
    screen.say(item)
    screen.pass(frames: one.frames)
    screen.make(one.change)
    screen.rest()
  }
}
#endif
