import UIKit

/// A flow layout whose content is repeated many times.
///
/// It shows items in the requested repetition, and moves the offset back before it reaches an end.
@MainActor
final class EndlessLayout: UICollectionViewFlowLayout {
  static let repetitions: CGFloat = 20

  private var period = CGSize.zero
  private(set) var loops = 0

  override func prepare() {
    period = super.collectionViewContentSize
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: period.width * Self.repetitions, height: period.height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).flatMap {
      moved($0, to: repetition(at: collectionView?.contentOffset.x ?? 0))
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard period.width > 0 else { return super.layoutAttributesForElements(in: rect) }
    let repetition = repetition(at: rect.minX)
    let start = rect.minX - repetition * period.width
    let head = CGRect(
      x: start, y: rect.minY, width: min(rect.width, period.width - start), height: rect.height)
    let tail = CGRect(x: 0, y: rect.minY, width: rect.width - head.width, height: rect.height)
    return elements(in: head, repetition) + elements(in: tail, repetition + 1)
  }

  /// Moves back to the middle near an end.
  func loop() {
    guard let collectionView, period.width > 0 else { return }
    let repetition = repetition(at: collectionView.contentOffset.x)
    guard repetition < 2 || repetition > Self.repetitions - 3 else { return }
    loops += 1
    collectionView.contentOffset.x += (Self.repetitions / 2 - repetition) * period.width
    collectionView.layoutIfNeeded()
  }

  /// The middle of the space inside of the insets and margins.
  var viewport: CGRect {
    guard let collectionView else { return .zero }
    let (inset, margins) = (collectionView.contentInset, collectionView.layoutMargins)
    return collectionView.bounds.inset(by: inset).inset(by: margins)
  }

  func center(targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    let shift = viewport.midX - (collectionView?.contentOffset.x ?? 0)
    let middle = targetContentOffset.pointee.x + shift
    let rect = CGRect(x: middle - 150, y: 0, width: 300, height: period.height)
    let nearest = layoutAttributesForElements(in: rect)?
      .min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }
    if let nearest { targetContentOffset.pointee.x = nearest.frame.midX - shift }
  }

  private func repetition(at x: CGFloat) -> CGFloat {
    period.width > 0 ? (x / period.width).rounded(.down) : 0
  }

  private func elements(
    in rect: CGRect, _ repetition: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    guard rect.width > 0 else { return [] }
    return super.layoutAttributesForElements(in: rect)?.compactMap { moved($0, to: repetition) }
      ?? []
  }

  private func moved(
    _ attributes: UICollectionViewLayoutAttributes, to repetition: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.frame.origin.x += repetition * period.width
    return copy
  }
}
