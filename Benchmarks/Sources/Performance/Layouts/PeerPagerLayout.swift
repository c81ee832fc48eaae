import UIKit

/// A strip of equal items that makes its attributes itself, as pager views do, with a look.
class PeerPagerLayout: UICollectionViewLayout {
  final var itemSize = CGSize(width: 200, height: 260)
  final var spacing: CGFloat = 10
  private var count = 0

  final var pageStride: CGFloat { itemSize.width + spacing }

  /// Changes the look of an item at a number of pages from the middle of the view.
  func apply(to attributes: UICollectionViewLayoutAttributes, at position: CGFloat) {}

  final override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }

  final override var collectionViewContentSize: CGSize {
    CGSize(width: CGFloat(count) * pageStride - spacing, height: itemSize.height)
  }

  final override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  final override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let first = max(0, Int((rect.minX + spacing) / pageStride))
    let last = min(count - 1, Int(rect.maxX / pageStride))
    guard first <= last else { return [] }
    return (first...last).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  final override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let center = CGFloat(indexPath.item) * pageStride + itemSize.width / 2
    attributes.size = itemSize
    attributes.center = CGPoint(x: center, y: itemSize.height / 2)
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    apply(to: attributes, at: (center - middle) / pageStride)
    return attributes
  }
}

/// Smaller and fainter items at both sides.
final class PeerLinearPager: PeerPagerLayout {
  override func apply(to attributes: UICollectionViewLayoutAttributes, at position: CGFloat) {
    let nearness = 1 - min(1, abs(position))
    let scale = 0.65 + 0.35 * nearness
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes.alpha = 0.6 + 0.4 * nearness
    attributes.zIndex = Int(nearness * 10)
  }
}

/// Items at both sides turn towards the middle, and overlap.
final class PeerCoverFlowPager: PeerPagerLayout {
  /// FSPagerView's own overlap of items of this width.
  nonisolated static let spacing = -200 * sin(3 * Double.pi / 16)

  override init() {
    super.init()
    spacing = Self.spacing
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func apply(to attributes: UICollectionViewLayoutAttributes, at position: CGFloat) {
    let turn = max(-1, min(1, position))
    var transform = CATransform3DIdentity
    transform.m34 = -0.002
    transform = CATransform3DRotate(transform, -sin(turn * .pi / 2) * .pi * 0.375, 0, 1, 0)
    attributes.transform3D = CATransform3DTranslate(transform, 0, 0, -pageStride / 2 * abs(turn))
    attributes.zIndex = 100 - Int(abs(position))
  }
}
