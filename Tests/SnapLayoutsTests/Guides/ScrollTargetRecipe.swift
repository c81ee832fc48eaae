#if canImport(UIKitSimulation) || canImport(SwiftUI)
import SnapLayouts
import UIKit

#if canImport(SwiftUI)
import SwiftUI
#endif

// The code between `begin` and `end` is in a recipe, word for word. On Linux it is compiled and run with the stubs of
// `AnywhereTests`.

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
