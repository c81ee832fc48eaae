import UIKit

/// The heading of a section, written upwards on a narrow label before its pictures.
final class SpineView: UICollectionReusableView {
  static let reuseIdentifier = "SpineView"

  private let plate = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    plate.backgroundColor = .secondarySystemGroupedBackground
    plate.layer.cornerRadius = 13
    label.setFont(size: 14, weight: .semibold, growingBy: 1.4)
    label.textColor = .label
    label.textAlignment = .center
    label.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    addSubview(plate)
    plate.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasOtherTextSize(than: previousTraitCollection) else { return }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // As tall as the pictures, without the names below them.
    plate.frame = CGRect(
      x: 0, y: 0, width: bounds.width,
      height: bounds.height - PictureCell.nameHeight(compatibleWith: traitCollection))
    label.bounds.size = CGSize(width: plate.bounds.height, height: plate.bounds.width)
    label.center = CGPoint(x: plate.bounds.midX, y: plate.bounds.midY)
  }

  func show(_ title: String) { label.text = title }
}
