internal import UIKitQuestions

/// The default initial and final attributes of a layout.
extension UICollectionViewLayout {
  private var answer: DefaultAppearances { OpenQuestions.current.collection.defaultAppearances }

  private var move: ElementMove? { answer == .none ? nil : collectionView?.currentMove }

  /// What is returned while nothing is updated (fact 172).
  private func present(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    answer == .lastPlacesOrPresent ? attributes(of: element) : nil
  }

  /// The old place of an element that stays; a faded copy for a new element.
  func usualInitialAttributes(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    guard let move else { return present(element) }
    let old = move.before.attributes.first { move.survivor($0.key) == element }?.value
    return old.map { $0.moved(to: element) } ?? attributes(of: element)?.fadedCopy
  }

  /// The new place of an element that stays; a faded copy for a deleted element.
  func usualFinalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let move else { return present(element) }
    guard let new = move.survivor(element) else {
      return move.before.attributes[element]?.fadedCopy
    }
    return attributes(of: new)?.moved(to: element)
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var fadedCopy: UICollectionViewLayoutAttributes {
    let copy = moved(to: element)
    copy.alpha = 0
    return copy
  }

  /// A copy for another element.
  fileprivate func moved(to element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let copy = copy() as? UICollectionViewLayoutAttributes ?? self
    copy.indexPath = element.indexPath
    return copy
  }
}
