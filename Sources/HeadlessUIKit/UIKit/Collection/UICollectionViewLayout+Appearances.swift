internal import UIKitQuestions

/// What layouts answer that do not say themselves where elements come from and go to.
extension UICollectionViewLayout {
  private var move: ElementMove? {
    guard OpenQuestions.current.collection.defaultAppearances == .lastPlaces else { return nil }
    return collectionView?.currentMove
  }

  /// Where an element was that stays; what is new fades in.
  func usualInitialAttributes(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    guard let move else { return nil }
    let old = move.before.attributes.first { move.survivor($0.key) == element }?.value
    return old.map { $0.moved(to: element) } ?? attributes(of: element)?.faded
  }

  /// Where an element is now that stays; what is gone fades out.
  func usualFinalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let move else { return nil }
    guard let new = move.survivor(element) else { return move.before.attributes[element]?.faded }
    return attributes(of: new)?.moved(to: element)
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var faded: UICollectionViewLayoutAttributes {
    let copy = moved(to: element)
    copy.alpha = 0
    return copy
  }

  /// A copy for an element.
  fileprivate func moved(to element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let copy = copy() as? UICollectionViewLayoutAttributes ?? self
    copy.indexPath = element.indexPath
    return copy
  }
}
