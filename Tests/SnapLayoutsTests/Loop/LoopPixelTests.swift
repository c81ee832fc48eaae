#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A loop that moves back by whole periods stays at the pixel of its page.
@MainActor
@Suite(.worlds) struct LoopPixelTests {
  /// A period of items whose lengths are thirds, so that sums of them aren't exact.
  @Test func `a loop rests exactly on its page after each period`() {
    let setup = Setup(
      layout: .loop, isHorizontal: false, length: 122, scale: 3, itemLength: 52.2, spacing: 25.1,
      itemsDiffer: true, maximumPagesPerDrag: 1)
    for page in 0..<17 {
      let problem = ProgramRunner.problem(
        of: setup, [.resize(by: -38), .scrollToPage(page, animated: false)])
      #expect(problem == nil)
    }
  }
}
#endif
