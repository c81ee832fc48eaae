import GalleryScreens
import SnapCarousel
import UIKit

extension GalleryEntry {
  /// The screens of the live gallery, with pictures from the folder of the gallery.
  public static var live: [GalleryEntry] {
    live(requesting: Photograph.folder, from: FolderPictures())
  }

  /// The screens of the live gallery.
  ///
  /// - Parameters:
  ///   - pictures: The URL of the pictures that a screen requests.
  ///   - loader: The loader of these pictures.
  /// - Returns: The screens.
  public static func live(requesting pictures: URL, from loader: any ImageLoading) -> [GalleryEntry]
  {
    all + [readyMadeCarousel(server: pictures, loader: loader)] + effects + [workbench]
  }
}

/// Reads pictures from files, at once.
public struct FolderPictures: ImageLoading {
  public init() {}

  public func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage? {
    UIImage(contentsOfFile: url.path)
  }

  public func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
    guard let image = cachedImage(for: url, pixelSize: pixelSize) else {
      throw ImageLoadingError.httpStatus(404)
    }
    return image
  }
}
