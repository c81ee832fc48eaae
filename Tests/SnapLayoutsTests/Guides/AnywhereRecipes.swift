#if canImport(UIKitSimulation) || canImport(SwiftUI)
import SnapLayouts
import UIKit

#if canImport(SwiftUI)
import SwiftUI
#endif

// The code between `begin` and `end` is in the recipes, word for word; ``GuideTests`` compares them. On Linux it is compiled
// and run with the stubs of `AnywhereTests`.

// begin
/// Turns the items of a section that scrolls horizontally, like covers.
@MainActor
func addCoverFlow(to section: NSCollectionLayoutSection, itemStride: CGFloat) {
  let effect = ItemEffect.coverFlow()
  section.visibleItemsInvalidationHandler = { items, offset, environment in
    let viewport = environment.container.contentSize
    for item in items where item.representedElementCategory == .cell {
      let position = ItemPosition(
        distance: item.center.x - offset.x - viewport.width / 2, pageStride: itemStride,
        itemSize: item.bounds.size, viewportSize: viewport, axis: .horizontal)
      var look = ItemAppearance()
      effect.apply(to: &look, at: position)
      item.transform3D = look.transform(for: item.bounds.size, axis: .horizontal)
      (item.alpha, item.zIndex) = (look.alpha, look.zIndex)
    }
  }
}
// end

// begin
final class CardsDelegate: NSObject, UIScrollViewDelegate {
  var cards: [UIView] = []
  private var start: CGFloat = 0

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    start = scrollView.contentOffset.x
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset target: UnsafeMutablePointer<CGPoint>
  ) {
    let inset = scrollView.adjustedContentInset
    let end = scrollView.contentSize.width + inset.right - scrollView.bounds.width
    let stops = PageStops(
      cards.map { $0.frame.minX - inset.left }, within: -inset.left...max(-inset.left, end),
      displayScale: scrollView.traitCollection.displayScale)
    let release = DragRelease(
      startOffset: start, releaseOffset: scrollView.contentOffset.x,
      proposedOffset: target.pointee.x, velocity: velocity.x)
    guard let page = ReleasePolicy.paging.page(for: release, stops: stops) else { return }
    target.pointee.x = stops[page]
  }
}
// end

// begin
@available(iOS 17, tvOS 17, *)
struct CardTargets: ScrollTargetBehavior {
  let cardStride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let stops = PageStops(
      first: 0, pageStride: cardStride, count: Int(end / max(1, cardStride)) + 2, within: 0...end,
      displayScale: 3)
    let (start, proposed) = (context.originalTarget.rect.minX, target.rect.minX)
    // Points per millisecond. At the normal deceleration rate a view coasts 499 times as far.
    let velocity = context.velocity.dx / 1_000
    let isAtEnd = proposed <= 0 || proposed >= end
    let release = DragRelease(
      startOffset: start, releaseOffset: isAtEnd ? start : proposed - 499 * velocity,
      proposedOffset: proposed, velocity: velocity)
    guard let page = ReleasePolicy.paging.page(for: release, stops: stops) else { return }
    target.rect.origin.x = stops[page]
  }
}
// end
#endif
