import SnapCarousel
import UIKit

/// Pictures that are loaded before a scene begins, so that it is the same every time.
struct LoadedPictures: ImageLoading {
  private var pictures: [URL: UIImage] = [:]

  /// Loads pictures and waits for all of them; pictures that fail to load will fail later, too.
  init(of urls: [URL], by loader: some ImageLoading) async {
    for url in urls { pictures[url] = try? await loader.image(for: url, pixelSize: .zero) }
  }

  func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage? { pictures[url] }

  func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
    guard let picture = pictures[url] else { throw ImageLoadingError.httpStatus(404) }
    return picture
  }
}
