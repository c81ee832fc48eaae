import UIKit

/// A flow layout with the initial and final attributes that a test sets.
@MainActor
final class AppearingLayout: UICollectionViewFlowLayout {
  var initial: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
  var final: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
  var target: ((CGPoint) -> CGPoint)?
  private(set) var finalPaths: [IndexPath] = []
  /// The attributes returned for the last rectangle.
  private(set) var handedOut: [UICollectionViewLayoutAttributes] = []

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    handedOut = super.layoutAttributesForElements(in: rect) ?? []
    return handedOut
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    target?(proposed) ?? proposed
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let initial else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    return initial(itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalPaths.append(itemIndexPath)
    guard let final else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    return final(itemIndexPath)
  }

  /// A faded copy of an item's attributes.
  func faded(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
