import Foundation
import UIKitSimulation

extension PresentedImage {
  /// The address from which a page loads the picture: the picture itself.
  var source: String { "data:\(mediaType);base64,\(data.base64EncodedString())" }
}
