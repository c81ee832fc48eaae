extension UICollectionView {
  /// The offset nearest to `offset`, along the scrollable axes, where an item begins in the
  /// viewport.
  func beginningOfItem(nearest offset: CGPoint) -> CGPoint {
    let area = viewport.offsetBy(dx: offset.x - bounds.minX, dy: offset.y - bounds.minY)
    let items = (collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
      .filter { $0.representedElementCategory == .cell }
    func nearest(_ starts: [CGFloat], to low: CGFloat) -> CGFloat {
      starts.min { abs($0 - low) < abs($1 - low) } ?? low
    }
    let x = scrollsHorizontally ? nearest(items.map(\.frame.minX), to: area.minX) : area.minX
    let y = scrollsVertically ? nearest(items.map(\.frame.minY), to: area.minY) : area.minY
    return CGPoint(x: offset.x + x - area.minX, y: offset.y + y - area.minY)
  }
}
