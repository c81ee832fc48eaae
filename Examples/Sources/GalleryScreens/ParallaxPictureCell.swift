import SnapLayouts
import UIKit

/// A picture that fills its cell, and follows the shift of a parallax.
final class ParallaxPictureCell: UICollectionViewCell, PhotographCell {
  private let imageView = UIImageView()
  private var shift: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    shift = (layoutAttributes as? SnapLayoutAttributes)?.contentShift ?? 0
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { shift = -shift }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds.offsetBy(dx: shift, dy: 0)
  }

  func show(_ photograph: Photograph) { imageView.image = photograph.image }
}
