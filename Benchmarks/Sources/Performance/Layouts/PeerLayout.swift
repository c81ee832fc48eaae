import UIKit

/// A flow layout with a look, as published layouts do it: every change of bounds invalidates it, and
/// every attribute is copied and changed.
class PeerLayout: UICollectionViewFlowLayout {
  /// Changes the look of an item at a distance from the middle of the view.
  func apply(to attributes: UICollectionViewLayoutAttributes, at distance: CGFloat) {}

  final override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  final override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let found = super.layoutAttributesForElements(in: rect) else {
      return nil
    }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let copies = copies(of: found)
    for copy in copies { apply(to: copy, at: copy.center.x - middle) }
    return copies
  }

  func copies(of found: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    found.map { $0.copy(with: nil) as? UICollectionViewLayoutAttributes ?? $0 }
  }
}

/// Smaller and fainter items at both sides.
class PeerCarousel: PeerLayout {
  override func apply(to attributes: UICollectionViewLayoutAttributes, at distance: CGFloat) {
    let nearness = 1 - min(1, abs(distance) / (itemSize.width + minimumLineSpacing))
    let scale = 0.6 + 0.4 * nearness
    attributes.alpha = scale
    attributes.transform3D = CATransform3DMakeScale(scale, scale, 1)
    attributes.zIndex = Int(attributes.alpha * 10)
  }
}

/// The same with copies by Foundation, which Linux bridges, item by item, and a device doesn't.
final class BridgedPeerCarousel: PeerCarousel {
  override func copies(
    of found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    NSArray(array: found, copyItems: true) as? [UICollectionViewLayoutAttributes] ?? found
  }
}

/// Two sides of a cube, which turn about their common edge.
final class PeerCube: PeerLayout {
  override func apply(to attributes: UICollectionViewLayoutAttributes, at distance: CGFloat) {
    let width = attributes.size.width
    let turn = distance / width
    guard abs(turn) < 1 else {
      attributes.alpha = 0
      return
    }
    let edge = turn > 0 ? -width / 2 : width / 2
    var eye = CATransform3DIdentity
    eye.m34 = -0.002
    let turned = CATransform3DRotate(eye, .pi / 2 * turn, 0, 1, 0)
    attributes.transform3D = CATransform3DTranslate(
      CATransform3DConcat(turned, CATransform3DMakeTranslation(edge, 0, 0)), -edge, 0, 0)
  }
}

/// Pages that stay in place and fade.
final class PeerCrossFade: PeerLayout {
  override func apply(to attributes: UICollectionViewLayoutAttributes, at distance: CGFloat) {
    attributes.center.x -= distance
    attributes.alpha = 1 - min(1, abs(distance) / attributes.size.width)
    attributes.zIndex = Int(attributes.alpha * 10)
  }
}
