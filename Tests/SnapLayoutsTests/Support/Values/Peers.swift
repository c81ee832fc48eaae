import Foundation

/// The rules of other libraries in a few lines each, for comparison with the complaints about them.
///
/// Offsets are in points, velocities in points per millisecond, and the page stride is the distance
/// between items.
enum Peers {
  /// UPCarouselFlowLayout: of the visible items, the one whose middle is nearest to the proposed
  /// middle of the bounds, rounded down; it ignores the velocity and the inset.
  static func upCarousel(
    from offset: CGFloat, to proposed: CGFloat, item: CGFloat, pageStride: CGFloat, count: Int,
    width: CGFloat
  ) -> CGFloat {
    let centers: [CGFloat] = (0..<count).map { width / 2 + pageStride * CGFloat($0) }
    let shown = centers.filter { center in
      center + item / 2 > offset && center - item / 2 < offset + width
    }
    let middle = proposed + width / 2
    let nearest = shown.min { abs($0 - middle) < abs($1 - middle) }
    return ((nearest ?? 0) - width / 2).rounded(.down)
  }

  /// UPCarouselFlowLayout: the inset on either side, from the one item size.
  static func upCarouselInset(bounds: CGFloat, item: CGFloat) -> CGFloat { (bounds - item) / 2 }

  /// UPCarouselFlowLayout: the order of overlapping items, from their alpha.
  static func upCarouselOrder(distance: CGFloat, pageStride: CGFloat, sideAlpha: CGFloat) -> Int {
    let ratio = (pageStride - min(abs(distance), pageStride)) / pageStride
    return Int((ratio * (1 - sideAlpha) + sideAlpha) * 10)
  }

  /// CenteredCollectionView: the item nearest to the proposed offset, and one more if any velocity
  /// points in the other direction; it ignores the end of the content.
  static func centeredCollectionView(
    from offset: CGFloat, to proposed: CGFloat, velocity: CGFloat, pageStride: CGFloat, count: Int
  ) -> CGFloat {
    let nearest = min(max((proposed / pageStride).rounded(), 0), CGFloat(count - 1)) * pageStride
    guard velocity * (nearest - offset) < 0 else { return nearest }
    return nearest + (velocity > 0 ? pageStride : -pageStride)
  }

  /// MSPeekCollectionViewDelegateImplementation: a flick backwards always counts as one item;
  /// without a flick, the limits apply to the number of the item itself.
  static func peek(
    from item: Int, to proposed: Int, velocity: CGFloat, limit: Int?, count: Int
  ) -> Int {
    guard abs(velocity) > 0.2 else { return min(proposed, limit ?? proposed) }
    let items = min(max(proposed - item, 1), limit ?? .max)
    let target = velocity > 0 ? item + items : item - items
    return target >= count ? item : max(0, target)
  }

  /// InfiniteLayout: the distance to the middle of an item, without its sign.
  static func infinite(itemCenter: CGFloat, width: CGFloat) -> CGFloat {
    abs(itemCenter - width / 2)
  }

  /// FSPagerView: it uses the horizontal velocity, clamps to a page before the end of the content
  /// instead of a width of the bounds, and then wraps around.
  static func pager(
    to proposed: CGFloat, horizontalVelocity: CGFloat, pageStride: CGFloat, count: Int,
    content: CGFloat
  ) -> (offset: CGFloat, index: Int) {
    let push: CGFloat = horizontalVelocity >= 0.3 ? 0.35 : horizontalVelocity <= -0.3 ? -0.35 : 0
    let target = min(
      max((proposed / pageStride + push).rounded() * pageStride, 0), content - pageStride)
    return (target, Int((target / pageStride).rounded()) % count)
  }

  /// React Native's `snapToInterval`: the next multiple in the direction of any velocity.
  static func interval(to proposed: CGFloat, velocity: CGFloat, pageStride: CGFloat) -> CGFloat {
    let rule: FloatingPointRoundingRule =
      velocity > 0 ? .up : velocity < 0 ? .down : .toNearestOrAwayFromZero
    return (proposed / pageStride).rounded(rule) * pageStride
  }

  /// A shelf: the present page, or one further with a flick, at most one from the start.
  static func shelf(
    to proposed: CGFloat, velocity: CGFloat, startPage: CGFloat, pageStride: CGFloat
  ) -> CGFloat {
    var page = (proposed / pageStride).rounded(.down)
    if velocity > 0.3, proposed - page * pageStride > 10 { page += 1 }
    if velocity < -0.3 { page -= 1 }
    return min(max(page, startPage - 1), startPage + 1) * pageStride
  }

  /// A rolling banner: the end of a drag, for a width; it ignores the final direction of the
  /// finger.
  static func rollingBanner(moved: CGFloat, velocity: CGFloat, width: CGFloat) -> CGFloat {
    let turns = abs(moved) >= 0.3 * width || velocity != 0 && abs(moved) >= 0.1 * width
    return turns ? (moved > 0 ? width : -width) : 0
  }
}
