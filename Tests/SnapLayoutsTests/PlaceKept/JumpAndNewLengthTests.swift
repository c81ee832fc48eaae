#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A jump of the app's and another length of the view, in one turn or soon after: the item stays in sight.
@MainActor
@Suite(.worlds) struct JumpAndNewLengthTests {
  /// How the length changes.
  enum Length: String, CaseIterable, Sendable {
    case longer, shorter, thereAndBack, noneForAMoment
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var kind = LayoutUnderTest.leading
    var way = Way.horizontal
    var scale: CGFloat = 2
    var saying = SaidItem.Saying.scrollToItem
    var length = Length.longer
    /// The frames from the jump to the new length.
    var frames = 0

    var testDescription: String {
      "\(kind), \(way), \(Int(scale))x, \(saying), \(length), \(frames)"
    }

    static var all: [Case] {
      var cases = Combinations(of: Case())
      cases.vary(\.kind, LayoutUnderTest.allCases)
      cases.vary(\.length, Length.allCases)
      cases.vary(\.frames, [0, 1, 2, 3, 5])
      cases.vary(\.saying, [.scrollToItem, .selectItem, .rect, .offset])
      cases.vary(\.way, Way.allCases)
      cases.vary(\.scale, [1, 2, 3])
      return cases.forEffort
    }

    var said: SaidItem {
      var said = SaidItem(kind: kind, way: way, scale: scale, saying: saying)
      said.itemLength = 280
      return said
    }
  }

  @Test(arguments: Case.all)
  func `a jump survives a new length`(one: Case) {
    for item in [5, 11] {
      let screen = one.said.makeScreen()
      screen.show()
      screen.rest()
      screen.say(item)
      screen.pass(frames: one.frames)
      change(one.length, screen)
      screen.rest()
      #expect(screen.showsItem, "\(item): \(screen.explanation)")
      #expect(screen.isOnPage, "\(item): \(screen.explanation)")
    }
  }

  /// The first thing that an app does: data arrive, it reloads, jumps, and its container gets its size.
  enum Beginning: String, CaseIterable, Sendable {
    case noWindow, noFrame, reload
  }

  @Test(arguments: LayoutUnderTest.allCases, Beginning.allCases)
  func `a jump at the beginning survives a new length`(
    kind: LayoutUnderTest, beginning: Beginning
  ) {
    for (way, length) in Way.allCases.flatMap({ way in
      [Length.longer, .shorter].map { (way, $0) }
    }) {
      for frames in [0, 1] {
        var said = SaidItem(kind: kind, way: way)
        said.itemLength = 280
        let screen = said.makeScreen()
        switch beginning {
        case .noWindow:
          screen.view.layoutIfNeeded()
          screen.say(5)
        case .noFrame:
          screen.simulation.window.addSubview(screen.view)
          screen.view.layoutIfNeeded()
          screen.say(5)
        case .reload:
          screen.source.counts = [0]
          screen.show()
          screen.rest()
          screen.source.counts = [SaidItem.itemCount]
          screen.view.reloadData()
          screen.say(5)
        }
        screen.pass(frames: frames)
        change(length, screen)
        if beginning == .noWindow { screen.show() }
        screen.rest()
        #expect(screen.showsItem, "\(way) \(length) \(frames): \(screen.explanation)")
        #expect(screen.isOnPage)
      }
    }
  }

  private func change(_ length: Length, _ screen: SaidItemScreen) {
    switch length {
    case .longer: screen.resize(by: 55)
    case .shorter: screen.resize(by: -55)
    case .thereAndBack:
      screen.resize(by: -55)
      screen.resize(by: 55)
    case .noneForAMoment:
      screen.resize(by: -375)
      screen.view.layoutIfNeeded()
      screen.resize(by: 375)
    }
  }
}
#endif
