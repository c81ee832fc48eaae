import UIKit

/// A white card with a picture at the side, its name, and a short description.
final class PictureCardCell: TextSizeCell, PhotographCell {
  private let photographView = PhotographView()
  private let captionView = PhotographCaptionView(nameSize: 20, remarkSize: 14)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 18
    contentView.clipsToBounds = true
    contentView.addSubview(photographView)
    contentView.addSubview(captionView)
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    let (picture, rest) = area.divided(
      atDistance: min(area.height * 0.8, area.width * 0.38), from: .minXEdge)
    photographView.frame = directed(picture)
    captionView.frame = directed(rest.insetBy(dx: 16, dy: 0))
  }

  func show(_ photograph: Photograph) {
    photographView.show(photograph)
    captionView.show(photograph)
  }
}
