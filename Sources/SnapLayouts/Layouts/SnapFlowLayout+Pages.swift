#if canImport(UIKit)
import UIKit

extension SnapFlowLayout {
  /// The number of pages, as of the last layout pass.
  public var numberOfPages: Int { map.stops.count }

  /// The page nearest to where the view is; 0 when there are no pages, like `UIPageControl`.
  public var currentPage: Int { map.stops.realPage(nearestPage) }

  /// The first item of the current page; nil when there are no pages.
  public var currentIndexPath: IndexPath? {
    map.pages.numbering.indexPath(of: map.pages.grouping.items(inPage: currentPage).lowerBound)
  }

  /// The fractional page at which the view is: 2.5 is half-way from page 2 to page 3.
  ///
  /// Within `0 ... numberOfPages - 1`, also while the view bounces; 0 when there are no pages. In a
  /// loop it goes on from the last page towards `numberOfPages`, which is page 0 again.
  public var pagePosition: CGFloat { map.stops.realPosition(map.stops.position(at: offset)) }

  /// The content offset at which the view rests on a page.
  ///
  /// - Parameter page: A page, from 0.
  /// - Returns: The offset in points, within the reachable range and on the pixel grid; across the
  ///   scroll axis it is the present one. In a loop it is the nearest such offset. nil if there is no
  ///   such page.
  public func contentOffset(forPage page: Int) -> CGPoint? {
    guard (0..<numberOfPages).contains(page) else { return nil }
    return restingPoint(ofPage: map.page(showing: page, nearestTo: offset))
  }

  /// The page that shows an item.
  ///
  /// - Parameter indexPath: The index path of an item.
  /// - Returns: The page; nil if there is no such item.
  /// - Complexity: O(log n) where the lines of the flow differ, O(1) otherwise.
  public func page(forItemAt indexPath: IndexPath) -> Int? {
    map.pages.numbering.number(of: indexPath).flatMap(map.pages.grouping.page(forItem:))
  }

  /// The items of a page, in order.
  ///
  /// - Parameter page: A page, from 0.
  /// - Returns: The index paths of the items; none if there is no such page.
  public func indexPaths(inPage page: Int) -> [IndexPath] {
    map.pages.grouping.items(inPage: page).compactMap(map.pages.numbering.indexPath)
  }

  /// Scrolls to a page.
  ///
  /// - Parameters:
  ///   - page: The page; beyond the first or last one that one is meant. Before the first layout it
  ///     is remembered, and the view begins there.
  ///   - animated: Whether the view scrolls there or is there at once.
  public func scroll(toPage page: Int, animated: Bool) {
    scroll(to: .page(page), animated: animated)
  }

  /// Scrolls to the page that shows an item.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item; nothing happens if there is no such item. Before the
  ///     first layout it is remembered, and the view begins there.
  ///   - animated: Whether the view scrolls there or is there at once.
  public func scroll(toItemAt indexPath: IndexPath, animated: Bool) {
    scroll(to: .item(indexPath), animated: animated)
  }

  /// Scrolls to the page after the current one.
  ///
  /// - Parameter animated: Whether the view scrolls there or is there at once.
  /// - Returns: Whether there is such a page.
  @discardableResult
  public func scrollToNextPage(animated: Bool) -> Bool { scroll(byPages: 1, animated: animated) }

  /// Scrolls to the page before the current one.
  ///
  /// - Parameter animated: Whether the view scrolls there or is there at once.
  /// - Returns: Whether there is such a page.
  @discardableResult
  public func scrollToPreviousPage(animated: Bool) -> Bool {
    scroll(byPages: -1, animated: animated)
  }

  /// The page nearest to where the view is; in a loop a virtual one.
  var nearestPage: Int { map.stops.nearestPage(to: offset) ?? 0 }

  /// Where the view rests on a page, in a loop on a virtual one.
  func restingPoint(ofPage page: Int) -> CGPoint? {
    var point = collectionView?.contentOffset
    point?[along: axis] = map.stops[page]
    return point
  }

  /// The page so many pages on; nil if there is no such page.
  ///
  /// Counted from the page under way, so that quick calls turn a page each.
  func page(after pages: Int) -> Int? {
    let page = (motion.destination ?? nearestPage) + pages
    return numberOfPages > 0 && map.stops.clamped(page) == page ? page : nil
  }

  private func scroll(byPages pages: Int, animated: Bool) -> Bool {
    collectionView?.layoutIfNeeded()
    guard let page = page(after: pages) else { return false }
    motion.scroll(toPage: page, animated: animated)
    return true
  }

  private func scroll(to request: Place.Request, animated: Bool) {
    // What has changed since the last pass decides where the pages are.
    collectionView?.layoutIfNeeded()
    guard map.isShown else { return place.request = request }
    if let page = page(for: request) { motion.scroll(toPage: page, animated: animated) }
  }
}
#endif
