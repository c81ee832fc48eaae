extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? { selectedItems.sorted() }

  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for old in selectedItems where old != indexPath { deselectItem(at: old, animated: animated) }
    guard let indexPath else { return }
    selectedItems = [indexPath]
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedItems.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// A person has tapped an item.
  func itemWasTapped(at indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) != false else { return }
    let before = selectedItems
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    for old in before where old != indexPath {
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}

extension UICollectionViewCell: Tappable {
  private var collectionView: UICollectionView? { superview as? UICollectionView }

  var isTappable: Bool { collectionView?.allowsSelection == true }

  func tapped() {
    guard let collectionView, let indexPath = collectionView.indexPath(for: self) else { return }
    collectionView.itemWasTapped(at: indexPath)
  }
}
