#if canImport(UIKitSimulation) || canImport(SwiftUI)
import SnapLayouts
import UIKit

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
#endif
