import UIKit

/// A picture with rounded corners and its name below.
final class PictureCell: UICollectionViewCell, PhotographCell {
  private let imageView = UIImageView()
  private let nameLabel = UILabel()

  /// The height of the name below the picture.
  static let nameHeight: CGFloat = 30

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 18
    nameLabel.font = .systemFont(ofSize: 14, weight: .medium)
    nameLabel.textColor = .secondaryLabel
    nameLabel.textAlignment = .center
    contentView.addSubview(imageView)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (picture, name) = contentView.bounds.divided(
      atDistance: contentView.bounds.height - Self.nameHeight, from: .minYEdge)
    imageView.frame = picture
    nameLabel.frame = name
  }

  func show(_ photograph: Photograph) {
    imageView.image = photograph.image
    nameLabel.text = photograph.name
  }
}
