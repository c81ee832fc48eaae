import UIKit

/// What a picture is called, and a few words about it below.
final class CaptionView: UIView {
  private let nameLabel = UILabel()
  private let remarkLabel = UILabel()

  init(nameSize: CGFloat, remarkSize: CGFloat) {
    super.init(frame: .zero)
    nameLabel.font = .systemFont(ofSize: nameSize, weight: .semibold)
    remarkLabel.font = .systemFont(ofSize: remarkSize)
    remarkLabel.textColor = .secondaryLabel
    addSubview(nameLabel)
    addSubview(remarkLabel)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let nameHeight = nameLabel.font.lineHeight.rounded(.up) + 2
    let remarkHeight = remarkLabel.font.lineHeight.rounded(.up) + 2
    let top = ((bounds.height - nameHeight - remarkHeight) / 2).rounded()
    nameLabel.frame = CGRect(x: 0, y: top, width: bounds.width, height: nameHeight)
    remarkLabel.frame = CGRect(
      x: 0, y: top + nameHeight, width: bounds.width, height: remarkHeight)
  }

  func show(_ photograph: Photograph) {
    nameLabel.text = photograph.name
    remarkLabel.text = photograph.remark
  }
}
