#if canImport(UIKit)
import UIKit

extension SnapFlowLayout {
  /// The content offsets at which the view rests along the scroll axis, as of the last layout pass.
  public var pageStops: PageStops { geometry.stops }

  /// The position where the view rests, or comes to rest, to restore later; the first page when there are no pages.
  ///
  /// Use it for a list row whose collection view is reused: read it when the row leaves the screen,
  /// and ``restore(_:)`` it when the row shows its items again.
  public var bookmark: PageBookmark {
    let ahead = state.itemAhead(snapshot())?.indexPath
    return PageBookmark(indexPath: ahead ?? frontIndexPath ?? IndexPath(item: 0, section: 0))
  }

  /// The number of pages, as of the last layout pass.
  ///
  /// No two pages share an offset: lines that could only be aligned beyond an end of the content are one
  /// page.
  public var numberOfPages: Int { geometry.pages.count }

  /// The page nearest to the present offset; 0 when there are no pages, like `UIPageControl`.
  ///
  /// In a transition to this layout it is 0 until the view uses the layout, whose pages are known before.
  public var currentPage: Int { geometry.stops.realPage(nearestPage) }

  /// The item in front of the current page; nil when there are no pages.
  ///
  /// It is the first item of its line, or of its group. At an end where several of them are one page,
  /// it belongs to the one nearest to its true place, unless the app has scrolled to another item of the
  /// page, which then stays in front while the view rests there.
  public var currentIndexPath: IndexPath? {
    geometry.frontItem(ofPage: currentPage, askedFor: state.anchoring.item)?.indexPath
  }

  /// The item in front: the one that was asked for if it is on the current page, otherwise the
  /// page's own, on a page longer than the viewport the one at the focus; nil when there are no pages.
  var frontIndexPath: IndexPath? { state.frontItem(at: offset)?.indexPath }

  /// The fractional page at the present offset: 2.5 is half-way from page 2 to page 3.
  ///
  /// It stays within `0 ... numberOfPages - 1`, even while the view bounces, and is 0 when there
  /// are no pages, and in a transition like ``currentPage``. In a loop it continues from the last page
  /// towards `numberOfPages`, which is page 0 again.
  public var pagePosition: CGFloat {
    let geometry = state.geometry
    guard geometry.isShown else { return CGFloat(currentPage) }
    return geometry.stops.realPosition(geometry.stops.position(at: offset))
  }

  /// The length across the scroll axis of the items at a page position: how tall a page is in a horizontal layout.
  ///
  /// It reaches from the first edge of the page's items to the last, without effects and section insets. Between two
  /// pages it is in proportion to the way. So a view that is as long as this at ``pagePosition``, in
  /// ``onPagePositionChange``, follows the finger.
  ///
  /// - Parameter position: A page position; in a loop any number, and `numberOfPages` is page 0 again. Otherwise numbers
  ///   beyond an end count as that page.
  /// - Returns: A length in points; 0 without pages.
  /// - Complexity: O(items of both pages).
  public func lengthAcross(atPagePosition position: CGFloat) -> CGFloat {
    guard numberOfPages > 0, let placer else { return 0 }
    func length(_ page: CGFloat) -> CGFloat {
      placer.lengthAcross(of: geometry.items(inPage: geometry.pages.realPage(Int(page))))
    }
    let position = position.corrected()
    let page = position.rounded(.down)
    let own = length(page)
    return position == page ? own : own + (position - page) * (length(page + 1) - own)
  }

  /// The content offset at which a page begins; on a page longer than the viewport, the view also rests
  /// at the offsets that follow, see ``PageStops/offsets(ofPage:)``.
  ///
  /// - Parameter page: A page, from 0.
  /// - Returns: The offset in points, within the reachable range and on the pixel grid; across the
  ///   scroll axis it is the present one. In a loop it is the nearest such offset. For a page beyond
  ///   ``lastReachablePage`` it is that of the last one that can be reached; nil if the page doesn't exist.
  public func contentOffset(forPage page: Int) -> CGPoint? {
    guard (0..<numberOfPages).contains(page) else { return nil }
    let geometry = geometry
    var point = collectionView?.contentOffset
    point?[along: geometry.setting.axis] =
      geometry.stops[geometry.page(showing: page, nearestTo: offset)]
    return point
  }

  /// The page that shows an item.
  ///
  /// - Parameter indexPath: The index path of an item.
  /// - Returns: The page; nil if there is no such item, or if it has no length.
  /// - Complexity: O(log n) where the lines of the flow differ, O(1) otherwise.
  public func page(forItemAt indexPath: IndexPath) -> Int? {
    ItemIndex(indexPath).flatMap(geometry.page(of:))
  }

  /// The page nearest to the one that the view shows, or is on its way to, that repeats a page, with ``pagesPerRound``.
  ///
  /// - Parameter page: A page of the first round; numbers out of range mean its first or its last page.
  /// - Returns: The page; the given one if the data source doesn't repeat its items. In a loop whose number of pages isn't
  ///   a multiple of ``pagesPerRound``, it may be a page of another item.
  public func nearestRepetition(ofPage page: Int) -> Int {
    guard let round = pagesPerRound, round < numberOfPages else { return page }
    let current = geometry.stops.realPage(state.pageAhead(snapshot()))
    let first = page.clamped(to: 0...round - 1)
    let ahead = (first - current % round + round) % round
    let nearest = current + (2 * ahead > round ? ahead - round : ahead)
    if isLooping { return (nearest + numberOfPages) % numberOfPages }
    return nearest < 0 ? nearest + round : nearest < numberOfPages ? nearest : nearest - round
  }

  /// The items of a page, in order.
  ///
  /// - Parameter page: A page, from 0.
  /// - Returns: The index paths of the items; none if there is no such page.
  public func indexPaths(inPage page: Int) -> [IndexPath] {
    geometry.items(inPage: page).map(\.indexPath)
  }

  /// The page nearest to the present offset, in a loop a virtual one; in a view without space the one that it had before.
  var nearestPage: Int { state.presentPage(at: offset) }

}
#endif
