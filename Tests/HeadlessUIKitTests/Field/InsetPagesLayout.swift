import UIKit

/// A flow layout that centers the first and last items by writing the collection view's content
/// inset and offset during its invalidation.
@MainActor
final class InsetPagesLayout: UICollectionViewFlowLayout {
  private var centeredSize: CGSize?

  override init() {
    super.init()
    scrollDirection = .horizontal
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    scrollDirection = .horizontal
  }

  var pageLength: CGFloat { itemSize.width + minimumLineSpacing }

  var page: Int? {
    guard let collectionView else { return nil }
    let bounds = collectionView.bounds
    return collectionView.indexPathForItem(at: CGPoint(x: bounds.midX, y: bounds.midY))?.row
  }

  func show(page: Int, animated: Bool) {
    guard let collectionView else { return }
    let x = CGFloat(page) * pageLength - collectionView.contentInset.left
    collectionView.setContentOffset(
      CGPoint(x: x, y: collectionView.contentOffset.y), animated: animated)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let collectionView, collectionView.bounds.size != centeredSize else { return }
    let inset = (collectionView.bounds.width - itemSize.width) / 2
    collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    collectionView.contentOffset = CGPoint(x: -inset, y: 0)
    centeredSize = collectionView.bounds.size
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let size = collectionView.bounds.size
    let proposed = CGRect(
      origin: CGPoint(x: proposedContentOffset.x, y: collectionView.contentOffset.y), size: size)
    let cells = layoutAttributesForElements(in: proposed)?
      .filter { $0.representedElementCategory == .cell }
    guard
      let nearest = cells?.min(by: {
        abs($0.center.x - proposed.midX) < abs($1.center.x - proposed.midX)
      })
    else { return proposedContentOffset }
    var x = nearest.center.x - size.width / 2
    let way = x - collectionView.contentOffset.x
    if velocity.x * way < 0 { x += velocity.x > 0 ? pageLength : -pageLength }
    return CGPoint(x: x, y: proposedContentOffset.y)
  }
}
