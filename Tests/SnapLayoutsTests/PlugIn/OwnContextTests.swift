#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// A subclass whose invalidation contexts or attributes have a class of their own.
@MainActor
@Suite(.worlds) struct OwnContextTests {
  /// Whether such a context makes a flow layout ask for sizes isn't documented; the pages are where the items are.
  @Test func `new data and new sizes are read with a context of one's own`() throws {
    let layout = OwnContextLayout()
    let screen = SnapScreen(layout, sizes: { _ in CGSize(width: 100, height: 90) })
    #expect(layout.numberOfPages == 9)
    screen.reload([7])
    screen.view.layoutIfNeeded()
    #expect(layout.numberOfPages == 7 && screen.offset(ofPage: 1) == 110)
    (screen.source as? SizedItems)?.sizes = { _ in CGSize(width: 60, height: 90) }
    let context = OwnContext()
    context.invalidateFlowLayoutAttributes = false
    layout.invalidateLayout(with: context)
    screen.view.layoutIfNeeded()
    let items = try (0...1).map { try #require(screen.attributes($0)) }
    #expect(screen.offset(ofPage: 1) == items[1].center.x - items[0].center.x)
  }

  @Test func `new data are read, whatever the flags of a context of one's own`() {
    let layout = QuietContextLayout()
    let screen = SnapScreen(layout, sizes: { _ in CGSize(width: 100, height: 90) })
    #expect(layout.numberOfPages == 9)
    screen.view.performBatchUpdates { screen.insert([0]) }
    screen.view.layoutIfNeeded()
    #expect(layout.numberOfPages == 10)
    screen.reload([7])
    screen.view.layoutIfNeeded()
    #expect(layout.numberOfPages == 7)
  }

  @Test func `effects with a context of one's own read no size again`() throws {
    let layout = OwnContextLayout()
    let screen = SnapScreen(layout, counts: [1100], sizes: { _ in CGSize(width: 100, height: 90) })
    let source = try #require(screen.source as? SizedItems)
    let requests = source.sizeRequests
    layout.invalidateEffects()
    screen.view.layoutIfNeeded()
    screen.dragToRest(by: -100, over: 0.3)
    #expect(layout.currentPage > 0 && source.sizeRequests == requests)
  }

  @Test func `attributes of another class are padded and get effects`() {
    let screen = SnapScreen(PlainAttributesLayout()) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.effects = [ItemEffect { _, appearance in appearance.alpha = 0.5 }]
    }
    #expect(screen.attributes(0)?.center == CGPoint(x: 150, y: 60))
    #expect(screen.attributes(0)?.alpha == 0.5)
    #expect(screen.simulation.faults == [])
  }
}

private final class PlainAttributesLayout: SnapFlowLayout {
  override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
}

private final class OwnContext: UICollectionViewFlowLayoutInvalidationContext {}

/// A context by which the flow layout changes nothing, whatever else it says.
private final class QuietContext: UICollectionViewFlowLayoutInvalidationContext {
  override var invalidateFlowLayoutDelegateMetrics: Bool {
    get { false }
    set {}
  }
  override var invalidateFlowLayoutAttributes: Bool {
    get { false }
    set {}
  }
}

private final class QuietContextLayout: CenteredPickerLayout {
  override class var invalidationContextClass: AnyClass { QuietContext.self }
}

private final class OwnContextLayout: CenteredPickerLayout {
  var contexts = 0

  override class var invalidationContextClass: AnyClass { OwnContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context is OwnContext { contexts += 1 } else { Issue.record("A foreign context") }
    super.invalidateLayout(with: context)
  }
}
#endif
