import UIKit

/// The part of a view that the view itself draws, around its own center.
struct PictureLook: Equatable {
  var size: CGSize
  var background: PictureColor?
  var cornerRadius: CGFloat = 0
  var content: Content?

  enum Content: Equatable {
    case text(PictureText)
    case image(PictureImage)
  }
}

extension PictureLook {
  @MainActor
  init(_ view: UIView, size: CGSize) {
    self.size = size
    background = view.backgroundColor.flatMap(PictureColor.init)
    cornerRadius = view.layer.cornerRadius
    if let label = view as? UILabel {
      content = PictureText(label).map(Content.text)
    } else if let image = (view as? UIImageView)?.shownImage {
      content = PictureImage(image, mode: view.contentMode).map(Content.image)
    }
  }
}
