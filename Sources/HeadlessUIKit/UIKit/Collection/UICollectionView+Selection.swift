extension UICollectionView {
  func select(
    _ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      for old in selectedItems where old != indexPath { deselectItem(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    selectedItems.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Handles a tap on an item.
  func itemWasTapped(at indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) != false else { return }
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    if allowsMultipleSelection, selectedItems.contains(indexPath) {
      deselectByTap(indexPath)
    } else {
      selectByTap(indexPath)
    }
  }

  private func selectByTap(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) != false else { return }
    let before = selectedItems.sorted()
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    for old in before where !selectedItems.contains(old) {
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  private func deselectByTap(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) != false else { return }
    deselectItem(at: indexPath, animated: true)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
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
