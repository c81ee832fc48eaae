#if canImport(UIKitSimulation)
import Testing
import UIKit

@testable import SnapLayouts

/// An item about which UIKit has asked means the scroll that follows, and no later one.
@MainActor
struct AskedItemTests {
  @Test(arguments: [true, false])
  func `an item that was asked about is forgotten with the pass or the frame`(inPass: Bool) {
    let stage = PromiseStage(.picker)
    _ = stage.layout.layoutAttributesForItem(at: stage.path(20))
    #expect(stage.layout.itemAsked != nil)
    if inPass {
      stage.layout.invalidateEffects()
      stage.view.layoutIfNeeded()
    } else {
      stage.simulation.run(for: 0.1)
    }
    #expect(stage.layout.itemAsked == nil)
    stage.simulation.run(for: 0.1)
    #expect(!stage.layout.ticker.isRunning)
  }
}
#endif
