import UIKit

/// An encoded picture and how it fills its view.
public struct PresentedImage: Hashable, Sendable {
  public let data: Data
  public let mediaType: String
  /// The size in points.
  public let size: CGSize
  public let contentMode: UIView.ContentMode

  /// Returns nil if nothing of the image is visible.
  init?(_ image: UIImage, mode: UIView.ContentMode) {
    guard let encoded = image.encoded else { return nil }
    data = encoded.data
    mediaType = encoded.mediaType
    size = image.size
    contentMode = mode
  }
}
