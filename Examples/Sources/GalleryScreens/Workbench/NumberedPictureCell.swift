import SnapLayouts
import UIKit

/// A picture with a number over it.
final class NumberedPictureCell: TextSizeCell {
  static let reuseIdentifier = "NumberedPictureCell"

  private let photographView = PhotographView()
  private let numberLabel = UILabel()
  private var shift = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = 18
    numberLabel.font = .preferredFont(forTextStyle: .headline)
    numberLabel.adjustsFontForContentSizeCategory = true
    numberLabel.textColor = .white
    numberLabel.textAlignment = .center
    numberLabel.backgroundColor = UIColor(white: 0, alpha: 0.55)
    for subview in [photographView, numberLabel] { contentView.addSubview(subview) }
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  /// A parallax shifts the picture inside its cell.
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    shift = (layoutAttributes as? SnapLayoutAttributes)?.contentShift ?? .zero
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photographView.frame = contentView.bounds.offsetBy(dx: shift.x, dy: shift.y)
    let height = min(contentView.bounds.height, numberLabel.font.lineHeight.rounded(.up) + 10)
    numberLabel.frame = CGRect(
      x: 0, y: contentView.bounds.maxY - height, width: contentView.bounds.width, height: height)
  }

  func show(_ number: Int) {
    photographView.show(Photograph.all[number % Photograph.all.count])
    numberLabel.text = "\(number + 1)"
  }
}
