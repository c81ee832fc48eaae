import Foundation
import SnapCarousel
import UIKit

/// Declarations with the signatures of Nuke 12, as far as the loader uses them.
///
/// The code between `begin` and `end` is in *Showing images*, word for word; ``GuideTests``
/// compares them.
enum Nuke {
  final class ImagePipeline: Sendable {
    static let shared = ImagePipeline()

    func image(for request: ImageRequest) async throws -> UIImage {
      let sizes = request.processors.compactMap { ($0 as? ImageProcessors.Resize)?.size }
      guard let url = request.url, let size = sizes.first else {
        throw ImageLoadingError.notAnImage
      }
      return try LibraryImages.image(of: url, size)
    }
  }

  struct ImageRequest: Sendable {
    let url: URL?
    let processors: [any ImageProcessing]

    init(url: URL?, processors: [any ImageProcessing] = []) {
      self.url = url
      self.processors = processors
    }
  }

  protocol ImageProcessing: Sendable {}

  enum ImageProcessors {
    struct Resize: ImageProcessing {
      let size: CGSize
    }
  }

  enum ImageProcessingOptions {
    enum Unit: Sendable { case points, pixels }
  }

  // begin
  struct NukeLoader: ImageLoading {
    func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
      try await ImagePipeline.shared.image(
        for: ImageRequest(url: url, processors: [.resize(size: pixelSize, unit: .pixels)]))
    }
  }
  // end
}

extension Nuke.ImageProcessing where Self == Nuke.ImageProcessors.Resize {
  static func resize(size: CGSize, unit: Nuke.ImageProcessingOptions.Unit = .points) -> Self {
    Nuke.ImageProcessors.Resize(size: unit == .pixels ? size : .zero)
  }
}
