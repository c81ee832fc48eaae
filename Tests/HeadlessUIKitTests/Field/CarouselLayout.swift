import Foundation
import UIKit

/// A typical carousel layout.
///
/// It sets its own spacing in `prepare()`, stores copies of the flow layout's attributes in an
/// array, and shrinks and fades the items beside the center.
@MainActor
final class CarouselLayout: UICollectionViewFlowLayout {
  let sideScale: CGFloat = 0.5
  let sideAlpha: CGFloat = 0.4
  private(set) var setUps = 0
  private var known: (size: CGSize, direction: UICollectionView.ScrollDirection)?

  override func prepare() {
    super.prepare()
    guard let collectionView, let size = self.collectionView?.bounds.size else { return }
    if let known, known.size.equalTo(size), known.direction == scrollDirection { return }
    known = (size, scrollDirection)
    setUps += 1
    if collectionView.decelerationRate != .fast { collectionView.decelerationRate = .fast }
    let across = (size.height - itemSize.height) / 2
    let along = (size.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: across, left: along, bottom: across, right: along)
    minimumLineSpacing = 30 - itemSize.width * (1 - sideScale) / 2
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let found = super.layoutAttributesForElements(in: rect),
      let copies = NSArray(array: found, copyItems: true) as? [UICollectionViewLayoutAttributes]
    else { return nil }
    for attributes in copies { shrink(attributes) }
    return copies
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, !collectionView.isPagingEnabled,
      let near = layoutAttributesForElements(in: collectionView.bounds)
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let half = collectionView.bounds.width / 2
    let wanted = proposedContentOffset.x + half
    let closest = near.min { abs($0.center.x - wanted) < abs($1.center.x - wanted) }
    let center = closest?.center.x ?? UICollectionViewLayoutAttributes().center.x
    return CGPoint(x: (center - half).rounded(.down), y: proposedContentOffset.y)
  }

  private func shrink(_ attributes: UICollectionViewLayoutAttributes) {
    guard let collectionView else { return }
    let pitch = itemSize.width + minimumLineSpacing
    let middle = collectionView.contentOffset.x + collectionView.frame.size.width / 2
    let nearness = 1 - min(abs(attributes.center.x - middle), pitch) / pitch
    let scale = sideScale + nearness * (1 - sideScale)
    attributes.alpha = sideAlpha + nearness * (1 - sideAlpha)
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int(attributes.alpha * 10)
    attributes.center.y += (1 - nearness) * 12
  }
}
