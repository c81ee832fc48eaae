/// The cells and items that a collection view prepares before they are visible (facts 35, 52).
struct Prefetching {
  /// A cell that the data source has already made; it isn't in the view yet.
  var cell: (indexPath: IndexPath, view: UICollectionViewCell)?
  /// The items reported to the prefetching data source.
  var announced: Set<IndexPath> = []
  var lastOffset = CGPoint.zero
}

extension UICollectionView {
  /// Prepares the next cell in the direction of motion, at most one a frame, and reports the items
  /// ahead to the prefetching data source.
  func prefetch() {
    let travel = contentOffset - prefetching.lastOffset
    prefetching.lastOffset = contentOffset
    guard isPrefetchingEnabled, isTracking || motion != nil, travel != .zero else { return }
    let ahead = itemsAhead(of: travel)
    announce(ahead)
    guard prefetching.cell?.indexPath != ahead.first else { return }
    dropPrefetchedCell()
    guard let next = ahead.first, let dataSource else { return }
    let element = CollectionElement(indexPath: next, kind: nil)
    guard !waiting.contains(where: { $0.element == element }) else { return }
    let cell = provide { dataSource.collectionView(self, cellForItemAt: next) }
    prefetching.cell = (next, cell)
    if let attributes = answer.attributes[element] { measure(cell, attributes) }
  }

  /// The prefetched cell of an item that becomes visible.
  func takePrefetchedCell(for indexPath: IndexPath) -> UICollectionViewCell? {
    guard let cell = prefetching.cell, cell.indexPath == indexPath else { return nil }
    prefetching.cell = nil
    return cell.view
  }

  func dropPrefetchedCell() {
    guard let cell = prefetching.cell else { return }
    prefetching.cell = nil
    recycle(cell.view, kind: nil)
  }

  private func announce(_ ahead: [IndexPath]) {
    guard let prefetchDataSource else { return }
    let new = ahead.filter { !prefetching.announced.contains($0) }
    let kept = Set(ahead)
    let given = prefetching.announced.filter { !kept.contains($0) && cellForItem(at: $0) == nil }
    prefetching.announced = kept
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    if !given.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: given.sorted())
    }
  }

  /// The items in the layout's last answer beyond the edge that the bounds move towards, nearest
  /// first.
  private func itemsAhead(of travel: CGPoint) -> [IndexPath] {
    let isHorizontal = abs(travel.x) > abs(travel.y)
    func gap(_ frame: CGRect) -> CGFloat {
      if isHorizontal { return travel.x > 0 ? frame.minX - bounds.maxX : bounds.minX - frame.maxX }
      return travel.y > 0 ? frame.minY - bounds.maxY : bounds.minY - frame.maxY
    }
    return answer.attributes.values
      .filter { $0.representedElementCategory == .cell && !$0.isHidden }
      .map { (gap: gap($0.frame), indexPath: $0.indexPath) }
      .filter { $0.gap >= 0 }
      .sorted { ($0.gap, $0.indexPath) < ($1.gap, $1.indexPath) }
      .map(\.indexPath)
  }
}
