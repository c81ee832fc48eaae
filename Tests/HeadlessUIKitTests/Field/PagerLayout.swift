import UIKit

/// A custom layout: one row of items that it computes itself, many sections of the same items, and
/// bounds that it writes in `prepare()`.
@MainActor
final class PagerLayout: UICollectionViewLayout {
  let itemSize = CGSize(width: 200, height: 120)
  let spacing: CGFloat = 20
  private(set) var preparations = 0
  private var prepared: CGSize?
  private var contentSize = CGSize.zero

  override class var layoutAttributesClass: AnyClass { PositionedAttributes.self }

  override var collectionViewContentSize: CGSize { contentSize }

  private var pitch: CGFloat { itemSize.width + spacing }

  private var pager: PagerView? { collectionView?.superview?.superview as? PagerView }

  func forget() {
    prepared = nil
    invalidateLayout()
  }

  override func prepare() {
    guard let collectionView, let pager, prepared != collectionView.frame.size else { return }
    preparations += 1
    prepared = collectionView.frame.size
    let pages = CGFloat(pager.numberOfSections(in: collectionView) * pager.titles.count)
    contentSize = CGSize(
      width: 2 * margin + pages * pitch - spacing, height: collectionView.frame.height)
    let origin = contentOffset(of: pager.currentPath)
    collectionView.bounds = CGRect(origin: origin, size: collectionView.frame.size)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let count = pager?.titles.count, count > 0 else { return [] }
    let shown = rect.intersection(CGRect(origin: .zero, size: contentSize))
    guard !shown.isEmpty else { return [] }
    let last = collectionView.numberOfSections * count - 1
    let first = max(0, Int((shown.minX - margin) / pitch))
    let indices = first...max(first, min(last, Int((shown.maxX - margin) / pitch)))
    return indices.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0 % count, section: $0 / count))
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let attributes = PositionedAttributes(forCellWith: indexPath)
    let frame = frame(of: indexPath)
    attributes.center = CGPoint(x: frame.midX, y: frame.midY)
    attributes.size = itemSize
    attributes.position = (attributes.center.x - collectionView.bounds.midX) / pitch
    attributes.zIndex = -Int(attributes.position.rounded())
    let scale = max(0.5, 1 - abs(attributes.position) / 4)
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let page =
      abs(velocity.x) < 0.3
      ? (proposedContentOffset.x / pitch).rounded()
      : (collectionView.contentOffset.x / pitch).rounded(velocity.x > 0 ? .up : .down)
    let last = collectionView.contentSize.width - collectionView.bounds.width
    return CGPoint(x: min(max(0, page * pitch), last), y: proposedContentOffset.y)
  }

  func contentOffset(of indexPath: IndexPath) -> CGPoint {
    CGPoint(x: frame(of: indexPath).minX - margin, y: 0)
  }

  private var margin: CGFloat {
    ((collectionView?.frame.width ?? itemSize.width) - itemSize.width) / 2
  }

  private func frame(of indexPath: IndexPath) -> CGRect {
    let index = indexPath.section * (pager?.titles.count ?? 0) + indexPath.item
    let height = collectionView?.frame.height ?? itemSize.height
    let origin = CGPoint(x: margin + CGFloat(index) * pitch, y: (height - itemSize.height) / 2)
    return CGRect(origin: origin, size: itemSize)
  }
}
