import UIKit

/// The name of a picture, with a short description below.
final class PhotographCaptionView: UIView {
  private let nameLabel = UILabel()
  private let remarkLabel = UILabel()

  private let nameSize: CGFloat
  private let remarkSize: CGFloat

  init(
    nameSize: CGFloat, remarkSize: CGFloat, nameColor: UIColor = .label,
    remarkColor: UIColor = .remark
  ) {
    self.nameSize = nameSize
    self.remarkSize = remarkSize
    super.init(frame: .zero)
    nameLabel.textColor = nameColor
    remarkLabel.textColor = remarkColor
    addSubview(nameLabel)
    addSubview(remarkLabel)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  /// The height of both lines.
  func height(inWidth width: CGFloat) -> CGFloat {
    fit(width)
    return nameHeight + remarkHeight
  }

  /// Texts grow as long as the longest name and the longest remark have room.
  private func fit(_ width: CGFloat) {
    nameLabel.setFont(
      size: nameSize, weight: .semibold, growingBy: min(1.4, max(1, width / (6 * nameSize))))
    remarkLabel.setFont(
      size: remarkSize, growingBy: min(1.4, max(1, width / (13 * remarkSize))))
  }

  private var nameHeight: CGFloat { nameLabel.font.lineHeight.rounded(.up) + 2 }
  private var remarkHeight: CGFloat { remarkLabel.font.lineHeight.rounded(.up) + 2 }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasOtherTextSize(than: previousTraitCollection) else { return }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = ((bounds.height - height(inWidth: bounds.width)) / 2).rounded()
    nameLabel.frame = CGRect(x: 0, y: top, width: bounds.width, height: nameHeight)
    remarkLabel.frame = CGRect(
      x: 0, y: top + nameHeight, width: bounds.width, height: remarkHeight)
  }

  func show(_ photograph: Photograph) {
    nameLabel.text = photograph.name
    remarkLabel.text = photograph.remark
  }
}
