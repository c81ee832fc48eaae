import UIKit
import UIKitSimulation

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
  init(_ seen: PresentedView) {
    size = seen.bounds.size
    background = seen.backgroundColor.map(PictureColor.init)
    cornerRadius = seen.cornerRadius
    content =
      switch seen.content {
      case .text(let text): .text(PictureText(text))
      case .image(let image): .image(PictureImage(image))
      case nil: nil
      }
  }
}
