import Foundation
import SnapCarousel
import UIKit

// Declarations with the signatures of SDWebImage 5, as far as the loader uses them.

final class SDWebImageManager: Sendable {
  static let shared = SDWebImageManager()

  @discardableResult
  func loadImage(
    with url: URL?, options: SDWebImageOptions, context: [SDWebImageContextOption: Any]?,
    progress: ((Int, Int, URL?) -> Void)?,
    completed: @escaping (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
  ) -> SDWebImageCombinedOperation? {
    do {
      guard let url, let size = context?[.imageThumbnailPixelSize] as? CGSize else {
        throw ImageLoadingError.notAnImage
      }
      completed(try LibraryImages.image(of: url, size), nil, nil, .none, true, url)
    } catch {
      completed(nil, nil, error, .none, true, url)
    }
    return nil
  }
}

struct SDWebImageOptions: OptionSet, Sendable {
  let rawValue: UInt
}

enum SDWebImageContextOption: Sendable { case imageThumbnailPixelSize }

enum SDImageCacheType: Sendable { case none }

final class SDWebImageCombinedOperation: Sendable {}

// The code between `begin` and `end` is in *Showing images*, word for word; ``GuideTests``
// compares them.

// begin
struct SDWebImageLoader: ImageLoading {
  func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
    try await withCheckedThrowingContinuation { continuation in
      SDWebImageManager.shared.loadImage(
        with: url, options: [], context: [.imageThumbnailPixelSize: pixelSize], progress: nil
      ) { image, _, error, _, _, _ in
        if let image {
          continuation.resume(returning: image)
        } else {
          continuation.resume(throwing: error ?? ImageLoadingError.notAnImage)
        }
      }
    }
  }
}
// end
