import Foundation
import SnapCarousel
import UIKit

/// The answers of the stand-ins for image libraries.
enum LibraryImages {
  static let url = URL(fileURLWithPath: "/cover.jpg")
  static let pixelSize = CGSize(width: 300, height: 200)
  static let image = UIImage()

  /// Returns the image if the library got the URL and the size in pixels.
  static func image(of url: URL, _ pixelSize: CGSize) throws -> UIImage {
    guard url == self.url, pixelSize == self.pixelSize else { throw ImageLoadingError.notAnImage }
    return image
  }
}
