import UIKit

/// A row that is a text of several lines, in a box.
final class TextCell: UICollectionViewCell {
  static let reuseIdentifier = "TextCell"

  private let label = TextCell.makeLabel()

  private static let margin: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: Self.margin, dy: 6)
  }

  func show(_ text: String, color: UIColor = .label) {
    label.text = text
    label.textColor = color
    accessibilityLabel = text
  }

  /// The height of a row with a text, with the text size of a screen.
  static func height(
    of text: String, width: CGFloat, compatibleWith traits: UITraitCollection
  ) -> CGFloat {
    let label = makeLabel()
    label.adjustsFontForContentSizeCategory = false
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    label.text = text
    let limit = CGSize(width: max(1, width - 2 * margin), height: .greatestFiniteMagnitude)
    return max(44, label.sizeThatFits(limit).height.rounded(.up) + 12)
  }

  private static func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}
