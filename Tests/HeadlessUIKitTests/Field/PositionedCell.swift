import UIKit

/// A cell that stores the position in its attributes.
@MainActor
final class PositionedCell: UICollectionViewCell {
  private(set) var positions: [CGFloat] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let position = (layoutAttributes as? PositionedAttributes)?.position {
      positions.append(position)
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    positions = []
  }
}
