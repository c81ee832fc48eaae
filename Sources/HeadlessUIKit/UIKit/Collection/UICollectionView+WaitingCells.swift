/// Cells that are hidden but not removed, and may be shown again with their content (fact 151).
extension UICollectionView {
  private static let waitingLimit = 2

  func keepWaiting(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.isHidden = true
    waiting.append((element, view))
    if waiting.count > Self.waitingLimit { drop(waiting.removeFirst()) }
  }

  /// The waiting cell of an item.
  func takeWaitingCell(of element: CollectionElement) -> UICollectionReusableView? {
    guard let index = waiting.firstIndex(where: { $0.element == element }) else { return nil }
    let view = waiting.remove(at: index).view
    view.forgetShownAttributes()
    return view
  }

  func dropWaitingCells() {
    let dropped = waiting
    waiting = []
    dropped.forEach(drop)
  }

  private func drop(_ cell: (element: CollectionElement, view: UICollectionReusableView)) {
    cell.view.removeFromSuperview()
    recycle(cell.view, kind: cell.element.kind)
  }
}
