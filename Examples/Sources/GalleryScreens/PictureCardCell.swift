import UIKit

/// A white card with a picture at the side, its name, and a short description.
final class PictureCardCell: TextSizeCell, PhotographCell {
  private let imageView = UIImageView()
  private let captionView = PhotographCaptionView(nameSize: 20, remarkSize: 14)

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 18
    contentView.clipsToBounds = true
    contentView.addSubview(imageView)
    contentView.addSubview(captionView)
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (picture, rest) = contentView.bounds.divided(
      atDistance: contentView.bounds.height * 0.8, from: .minXEdge)
    imageView.frame = directed(picture)
    captionView.frame = directed(rest.insetBy(dx: 20, dy: 0))
  }

  func show(_ photograph: Photograph) {
    imageView.image = photograph.image
    captionView.show(photograph)
  }
}
