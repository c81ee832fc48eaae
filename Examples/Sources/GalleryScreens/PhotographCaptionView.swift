import UIKit

/// The name of a picture, with a short description below.
final class PhotographCaptionView: UIView {
  private let nameLabel = UILabel()
  private let remarkLabel = UILabel()

  init(
    nameSize: CGFloat, remarkSize: CGFloat, nameColor: UIColor = .label,
    remarkColor: UIColor = .remark
  ) {
    super.init(frame: .zero)
    nameLabel.setFont(size: nameSize, weight: .semibold, growingBy: 1.4)
    nameLabel.textColor = nameColor
    remarkLabel.setFont(size: remarkSize, growingBy: 1.4)
    remarkLabel.textColor = remarkColor
    addSubview(nameLabel)
    addSubview(remarkLabel)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  /// The height of both lines.
  var height: CGFloat { nameHeight + remarkHeight }

  private var nameHeight: CGFloat { nameLabel.font.lineHeight.rounded(.up) + 2 }
  private var remarkHeight: CGFloat { remarkLabel.font.lineHeight.rounded(.up) + 2 }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasOtherTextSize(than: previousTraitCollection) else { return }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = ((bounds.height - height) / 2).rounded()
    nameLabel.frame = CGRect(x: 0, y: top, width: bounds.width, height: nameHeight)
    remarkLabel.frame = CGRect(
      x: 0, y: top + nameHeight, width: bounds.width, height: remarkHeight)
  }

  func show(_ photograph: Photograph) {
    nameLabel.text = photograph.name
    remarkLabel.text = photograph.remark
  }
}
