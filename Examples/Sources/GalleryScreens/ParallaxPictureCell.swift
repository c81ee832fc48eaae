import SnapLayouts
import UIKit

/// A picture with rounded corners that fills its cell, follows the shift of a parallax, and gets darker beside the focus.
final class ParallaxPictureCell: UICollectionViewCell, PhotographCell {
  private let photographView = PhotographView()
  private let shadeView = UIView()
  private var shift = CGPoint.zero
  private var progress: CGFloat = 0

  /// How dark the picture is a page away from the focus, 0 … 1.
  var shade: CGFloat = 0 { didSet { showShade() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    shadeView.backgroundColor = .black
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = 18
    contentView.addSubview(photographView)
    contentView.addSubview(shadeView)
    showShade()
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let attributes = layoutAttributes as? SnapLayoutAttributes
    shift = attributes?.contentShift ?? .zero
    progress = attributes?.pageProgress ?? 0
    showShade()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photographView.frame = contentView.bounds.offsetBy(dx: shift.x, dy: shift.y)
    shadeView.frame = contentView.bounds
  }

  func show(_ photograph: Photograph) {
    photographView.show(photograph)
    describe(photograph)
  }

  private func showShade() { shadeView.alpha = min(1, abs(progress) * shade) }
}
