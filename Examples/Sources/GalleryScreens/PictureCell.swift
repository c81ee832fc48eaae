import UIKit

/// A picture with rounded corners and its name below.
final class PictureCell: TextSizeCell, PhotographCell {
  private let photographView = PhotographView(cornerRadius: 18)
  private let nameLabel = UILabel()

  private static let nameSize: CGFloat = 14

  /// The width of the longest name at the standard text size, in points.
  private static let longestName: CGFloat = 79

  /// The height of the name below the picture, with the text size of a screen.
  static func nameHeight(compatibleWith traits: UITraitCollection) -> CGFloat {
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: nameSize), maximumPointSize: nameSize * 2, compatibleWith: traits)
    return max(30, font.lineHeight.rounded(.up) + 8)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.textColor = .label
    nameLabel.textAlignment = .center
    contentView.addSubview(photographView)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (picture, name) = contentView.bounds.divided(
      atDistance: contentView.bounds.height - Self.nameHeight(compatibleWith: traitCollection),
      from: .minYEdge)
    photographView.frame = picture
    // The name may be a little wider than the picture.
    nameLabel.frame = name.insetBy(dx: -5, dy: 0)
    nameLabel.setFont(
      size: Self.nameSize, weight: .medium,
      growingBy: min(2, max(1, nameLabel.bounds.width / Self.longestName)))
  }

  func show(_ photograph: Photograph) {
    photographView.show(photograph)
    nameLabel.text = photograph.name
  }
}
