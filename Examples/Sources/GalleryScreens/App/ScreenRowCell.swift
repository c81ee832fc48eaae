import UIKit

/// A row of the app's list: the picture, the title and the sentence of a screen.
final class ScreenRowCell: TextSizeCell {
  static let reuseIdentifier = "ScreenRowCell"

  private let imageView = UIImageView()
  private let titleLabel = ScreenRowCell.makeLabel(.headline)
  private let sentenceLabel = ScreenRowCell.makeLabel(.footnote)

  private static let margin: CGFloat = 16
  private static let pictureSize = CGSize(width: 56, height: 56)

  /// The width without picture and margins.
  private static let otherWidth = pictureSize.width + 3 * margin

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 10
    sentenceLabel.textColor = .secondaryLabel
    for subview in [imageView, titleLabel, sentenceLabel] { contentView.addSubview(subview) }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override var isHighlighted: Bool {
    didSet { contentView.backgroundColor = isHighlighted ? .secondarySystemBackground : .clear }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = contentView.bounds.insetBy(dx: Self.margin, dy: 10)
    let (side, rest) = area.divided(
      atDistance: Self.pictureSize.width, from: isMirrored ? .maxXEdge : .minXEdge)
    imageView.frame = CGRect(
      origin: CGPoint(x: side.minX, y: area.midY - Self.pictureSize.height / 2),
      size: Self.pictureSize)
    let texts = rest.divided(atDistance: Self.margin, from: isMirrored ? .maxXEdge : .minXEdge)
      .remainder
    let limit = CGSize(width: texts.width, height: .greatestFiniteMagnitude)
    let height = titleLabel.sizeThatFits(limit).height.rounded(.up)
    (titleLabel.frame, sentenceLabel.frame) = texts.divided(atDistance: height, from: .minYEdge)
  }

  func show(_ screen: AppScreen) {
    imageView.image = screen.picture.image
    titleLabel.text = screen.title
    sentenceLabel.text = screen.sentence
    accessibilityLabel = screen.title
    accessibilityValue = screen.sentence
    setNeedsLayout()
  }

  /// The height of a row with the text size of a view.
  static func height(
    of screen: AppScreen, width: CGFloat, compatibleWith traits: UITraitCollection
  ) -> CGFloat {
    let limit = CGSize(width: max(1, width - otherWidth), height: .greatestFiniteMagnitude)
    let texts = [(screen.title, UIFont.TextStyle.headline), (screen.sentence, .footnote)]
    let heights = texts.map { text, style in
      let label = makeLabel(style)
      label.adjustsFontForContentSizeCategory = false
      label.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
      label.text = text
      return label.sizeThatFits(limit).height.rounded(.up)
    }
    return max(pictureSize.height, heights[0] + heights[1]) + 20
  }

  private static func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}
