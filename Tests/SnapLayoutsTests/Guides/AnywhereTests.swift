#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit

@testable import SnapLayouts

/// Effects and the release rule in other layouts and scroll views: as in a layout of the library.
@MainActor
struct AnywhereTests {
  private final class VisibleItem: NSCollectionLayoutVisibleItem {
    var center: CGPoint
    let bounds: CGRect
    var alpha: CGFloat = 1
    var zIndex = 0
    var transform3D = CATransform3DIdentity
    let representedElementCategory = UICollectionView.ElementCategory.cell

    init(_ frame: CGRect) {
      center = CGPoint(x: frame.midX, y: frame.midY)
      bounds = CGRect(origin: .zero, size: frame.size)
    }
  }

  private struct Environment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    var container: any NSCollectionLayoutContainer { self }
  }

  @Test func `an orthogonal section draws an effect as a layout does`() throws {
    let screen = SnapScreen(strip: SnapFlowLayout()) { layout, _ in
      layout.pageAlignment = .center
      layout.effects = [.coverFlow()]
    }
    let section = NSCollectionLayoutSection()
    addCoverFlow(to: section, itemStride: 90)
    let handler = try #require(section.visibleItemsInvalidationHandler)
    for offset in stride(from: CGFloat(600), through: 900, by: 17.5) {
      screen.move(to: offset)
      let shown = screen.view.visibleCells.compactMap { screen.view.indexPath(for: $0) }
      let items = shown.map { VisibleItem(screen.layout.flowFrame(ofItemAt: $0)) }
      handler(items, screen.view.contentOffset, Environment(contentSize: screen.view.bounds.size))
      // Before the layout makes smaller numbers of it.
      let layers = screen.layout.placer?.placedElements(in: screen.view.bounds).layers ?? []
      for (item, indexPath) in zip(items, shown) {
        let drawn = try #require(screen.layout.layoutAttributesForItem(at: indexPath))
        let shift = CATransform3DMakeTranslation(
          drawn.center.x - item.center.x, drawn.center.y - item.center.y, 0)
        let (own, expected) = (item.transform3D, CATransform3DConcat(drawn.transform3D, shift))
        #expect(abs(own.m11 - expected.m11) < 1e-9 && abs(own.m14 - expected.m14) < 1e-12)
        #expect(abs(own.m41 - expected.m41) < 1e-9 && abs(own.m44 - expected.m44) < 1e-9)
        let order = layers.first { $0.attributes.indexPath == indexPath }?.order
        #expect(item.alpha == drawn.alpha && item.zIndex == order)
      }
    }
  }

  /// Cards of 160 points in a view of 320, as a strip with a layout, in a scroll view and for SwiftUI.
  @Test func `a release ends where it ends with a layout`() {
    let screen = SnapScreen(strip: SnapFlowLayout(), itemLength: 150, counts: [12]) { layout, _ in
      layout.releasePolicy = .paging
    }
    let scrollView = UIScrollView(frame: screen.view.bounds)
    scrollView.contentSize = screen.layout.collectionViewContentSize
    let delegate = CardsDelegate()
    delegate.cards = (0..<12).map { UIView(frame: screen.layout.flowFrame(ofItemAt: [0, $0])) }
    let end = scrollView.contentSize.width - scrollView.bounds.width
    let targets = CardTargets(cardStride: 160)
    var compared = 0
    for seed in Effort.seeds(quick: 100, full: 1_000) {
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<100 {
        let start = screen.layout.pageStops[generator.integer(0...11)]
        let moved = generator.chance(10) ? 0 : CGFloat(generator.integer(-300...300))
        let velocity = generator.chance(20) ? 0 : generator.eighths(-4...4)
        let offset = start + moved
        let proposed = (offset + 499 * velocity).clamped(to: 0...end)
        let release = DragRelease(
          startOffset: start, releaseOffset: offset, proposedOffset: proposed, velocity: velocity)
        let page = screen.layout.page(for: release, stops: screen.layout.pageStops)
        let expected = page.map { screen.layout.pageStops[$0] }

        scrollView.contentOffset.x = start
        delegate.scrollViewWillBeginDragging(scrollView)
        scrollView.contentOffset.x = offset
        var point = CGPoint(x: proposed, y: 0)
        delegate.scrollViewWillEndDragging(
          scrollView, withVelocity: CGPoint(x: velocity, y: 0), targetContentOffset: &point)
        #expect(point.x == expected, "\(release), seed \(seed)")

        // Where it is proposed to coast to an end, SwiftUI doesn't say whether a flick goes against the drag.
        let isAtEnd = proposed <= 0 || proposed >= end
        guard !isAtEnd || moved * velocity > 0 else { continue }
        compared += 1
        var target = ScrollTarget(rect: CGRect(x: proposed, y: 0, width: 320, height: 90))
        let context = ScrollTargetBehaviorContext(
          originalTarget: ScrollTarget(rect: CGRect(x: start, y: 0, width: 320, height: 90)),
          velocity: CGVector(dx: 1_000 * velocity, dy: 0), contentSize: scrollView.contentSize,
          containerSize: scrollView.bounds.size)
        targets.updateTarget(&target, context: context)
        #expect(target.rect.minX == expected, "\(release), seed \(seed)")
      }
    }
    #expect(compared > 5_000)
  }
}

// What the recipes for other layouts use, with the signatures of Apple's documentation: of compositional layout and of
// SwiftUI, which Linux lacks.

@MainActor
protocol NSCollectionLayoutVisibleItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var transform3D: CATransform3D { get set }
  var representedElementCategory: UICollectionView.ElementCategory { get }
}

@MainActor
protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
}

@MainActor
protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
}

@MainActor
final class NSCollectionLayoutSection {
  var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
}

protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

struct ScrollTarget: Hashable { var rect: CGRect }

struct ScrollTargetBehaviorContext {
  var originalTarget: ScrollTarget
  var velocity: CGVector
  var contentSize: CGSize
  var containerSize: CGSize
}

struct CGVector {
  var dx: CGFloat
  var dy: CGFloat
}
#endif
