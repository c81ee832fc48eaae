#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A subclass whose invalidation contexts have a class of their own.
@MainActor
@Suite(.worlds) struct OwnContextTests {
  @Test func `effects are invalidated with a context of one's own`() {
    let layout = OwnContextLayout()
    let screen = SnapScreen(layout) { layout, _ in layout.itemSize = CGSize(width: 100, height: 90)
    }
    layout.contexts = 0
    layout.invalidateEffects()
    layout.scaleFactor = 0.5
    screen.simulation.runUntilRest()
    screen.drag(by: -100, over: 0.3)
    screen.simulation.runUntilRest()
    #expect(layout.contexts > 2)
    #expect(layout.currentPage > 0)
    #expect(screen.simulation.faults == [])
  }
}

private final class OwnContext: UICollectionViewFlowLayoutInvalidationContext {}

private final class OwnContextLayout: CenteredPickerLayout {
  var contexts = 0

  override class var invalidationContextClass: AnyClass { OwnContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context is OwnContext { contexts += 1 } else { Issue.record("A foreign context") }
    super.invalidateLayout(with: context)
  }
}
#endif
