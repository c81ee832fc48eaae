import UIKit
import UIKitSimulation

/// An encoded picture and how it fills its box.
struct PictureImage: Equatable {
  let data: Data
  let mediaType: String
  let size: CGSize
  var fit: Fit

  /// The values of the attribute `preserveAspectRatio`, without their common part.
  enum Fit: String {
    case meet
    case slice
    case stretch
    /// Without scaling.
    case natural
  }

  init(_ image: PresentedImage) {
    data = image.data
    mediaType = image.mediaType
    size = image.size
    fit =
      switch image.contentMode {
      case .scaleToFill: .stretch
      case .scaleAspectFit: .meet
      case .scaleAspectFill: .slice
      case .center: .natural
      }
  }

  /// The value of the attribute `preserveAspectRatio`.
  var aspectRatio: String {
    switch fit {
    case .meet, .slice: "xMidYMid \(fit.rawValue)"
    case .stretch, .natural: "none"
    }
  }

  /// The size of the picture in a box.
  func extent(in box: CGSize) -> CGSize { fit == .natural ? size : box }
}
