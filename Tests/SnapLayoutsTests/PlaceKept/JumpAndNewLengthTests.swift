#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A jump of the app's and another length of the view, before the view has been shown: the item stays in sight.
@MainActor
@Suite(.worlds) struct JumpAndNewLengthTests {
  /// The first thing that an app does: data arrive, it reloads, jumps, and its container gets its size.
  enum Beginning: String, CaseIterable, Sendable { case noWindow, noFrame, reload }

  @Test(arguments: LayoutUnderTest.allCases, Beginning.allCases)
  func `a jump at the beginning survives a new length`(
    kind: LayoutUnderTest, beginning: Beginning
  ) {
    for (way, difference) in Way.allCases.flatMap({ [($0, 55), ($0, -55)] }) {
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
        screen.resize(by: CGFloat(difference))
        if beginning == .noWindow { screen.show() }
        screen.rest()
        #expect(screen.showsItem, "\(way) \(difference) \(frames): \(screen.explanation)")
        #expect(screen.isOnPage)
      }
    }
  }
}
#endif
