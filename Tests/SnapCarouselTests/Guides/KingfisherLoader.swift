import Foundation
import SnapCarousel
import UIKit

// Declarations with the signatures of Kingfisher 8, as far as the loader uses them.

final class KingfisherManager: Sendable {
  static let shared = KingfisherManager()

  func retrieveImage(
    with resource: URL, options: [KingfisherOptionsInfoItem]? = nil
  ) async throws -> RetrieveImageResult {
    for case .processor(let processor)? in options ?? [] {
      return RetrieveImageResult(image: try LibraryImages.image(of: resource, processor.size))
    }
    throw ImageLoadingError.notAnImage
  }
}

struct RetrieveImageResult: Sendable {
  let image: UIImage
}

enum KingfisherOptionsInfoItem: Sendable {
  case processor(DownsamplingImageProcessor)
}

struct DownsamplingImageProcessor: Sendable {
  let size: CGSize
}

// The code between `begin` and `end` is in *Showing images*, word for word; ``GuideTests``
// compares them.

// begin
struct KingfisherLoader: ImageLoading {
  func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
    try await KingfisherManager.shared.retrieveImage(
      with: url, options: [.processor(DownsamplingImageProcessor(size: pixelSize))]
    ).image
  }
}
// end
