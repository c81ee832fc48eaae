import UIKit

/// A picture with rounded corners and its name below.
final class PictureCell: TextSizeCell, PhotographCell {
  private let imageView = UIImageView()
  private let nameLabel = UILabel()

  private static let nameSize: CGFloat = 14

  /// The height of the name below the picture, with the text size of a screen.
  static func nameHeight(compatibleWith traits: UITraitCollection) -> CGFloat {
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: nameSize), maximumPointSize: nameSize * 2, compatibleWith: traits)
    return max(30, font.lineHeight.rounded(.up) + 8)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 18
    nameLabel.setFont(size: Self.nameSize, weight: .medium)
    nameLabel.textColor = .label
    nameLabel.textAlignment = .center
    contentView.addSubview(imageView)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (picture, name) = contentView.bounds.divided(
      atDistance: contentView.bounds.height - Self.nameHeight(compatibleWith: traitCollection),
      from: .minYEdge)
    imageView.frame = picture
    // The name may be a little wider than the picture.
    nameLabel.frame = name.insetBy(dx: -5, dy: 0)
  }

  func show(_ photograph: Photograph) {
    imageView.image = photograph.image
    nameLabel.text = photograph.name
  }
}
