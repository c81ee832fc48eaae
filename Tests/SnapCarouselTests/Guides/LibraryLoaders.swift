import SnapCarousel
import UIKit

// The code between `begin` and `end` is in *Showing images*, word for word; ``GuideTests`` compares them. The other
// declarations have the signatures of the libraries, as far as the loaders use them.

/// The answers of the stand-ins for image libraries.
enum LibraryImages {
  static let url = URL(fileURLWithPath: "/cover.jpg")
  /// An image that never arrives.
  static let slowURL = URL(fileURLWithPath: "/slow.jpg")
  static let pixelSize = CGSize(width: 300, height: 200)
  static let image = UIImage()
  /// Whether each load of SDWebImage that has ended was cancelled; nobody holds the others any more.
  static let ends = AsyncStream<Bool>.makeStream()

  /// Returns the image if the library got the URL and the size in pixels.
  static func image(of url: URL, _ pixelSize: CGSize) throws -> UIImage {
    guard url == self.url, pixelSize == self.pixelSize else { throw ImageLoadingError.notAnImage }
    return image
  }
}

// MARK: Kingfisher 8

final class KingfisherManager: Sendable {
  static let shared = KingfisherManager()

  func retrieveImage(
    with resource: URL, options: [KingfisherOptionsInfoItem]? = nil
  ) async throws -> RetrieveImageResult {
    for case .processor(let processor)? in options ?? [] {
      let image = try LibraryImages.image(of: resource, processor.referenceSize)
      return RetrieveImageResult(image: image)
    }
    throw ImageLoadingError.notAnImage
  }
}

struct RetrieveImageResult: Sendable { let image: UIImage }

enum KingfisherOptionsInfoItem: Sendable { case processor(ResizingImageProcessor) }

struct ResizingImageProcessor: Sendable {
  enum ContentMode: Sendable { case none, aspectFit, aspectFill }

  let referenceSize: CGSize
  var mode = ContentMode.none
}

// begin
struct KingfisherLoader: ImageLoading {
  func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
    let processor = ResizingImageProcessor(referenceSize: pixelSize, mode: .aspectFill)
    return try await KingfisherManager.shared.retrieveImage(
      with: url, options: [.processor(processor)]
    ).image
  }
}
// end

// MARK: Nuke 12

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
    struct Resize: ImageProcessing { let size: CGSize }
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

// MARK: SDWebImage 5

final class SDWebImageManager: Sendable {
  static let shared = SDWebImageManager()

  @discardableResult
  func loadImage(
    with url: URL?, options: SDWebImageOptions, context: [SDWebImageContextOption: Any]?,
    progress: ((Int, Int, URL?) -> Void)?,
    completed: @escaping (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
  ) -> SDWebImageCombinedOperation? {
    if url == LibraryImages.slowURL { return SDWebImageCombinedOperation() }
    do {
      guard let url, context == nil else { throw ImageLoadingError.notAnImage }
      completed(
        try LibraryImages.image(of: url, LibraryImages.pixelSize), nil, nil, .none, true, url)
    } catch {
      completed(nil, nil, error, .none, true, url)
    }
    return nil
  }
}

struct SDWebImageOptions: OptionSet, Sendable { let rawValue: UInt }

struct SDWebImageContextOption: Hashable, Sendable {}

enum SDImageCacheType: Sendable { case none }

final class SDWebImageCombinedOperation {
  func cancel() { LibraryImages.ends.continuation.yield(true) }

  deinit { LibraryImages.ends.continuation.yield(false) }
}

// begin
struct SDWebImageLoader: ImageLoading {
  func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
    let images = AsyncThrowingStream<UIImage, any Error> { continuation in
      // Any thread may cancel it.
      nonisolated(unsafe) let operation = SDWebImageManager.shared.loadImage(
        with: url, options: [], context: nil, progress: nil
      ) { image, _, error, _, _, _ in
        if let image { continuation.yield(image) }
        continuation.finish(throwing: error ?? ImageLoadingError.notAnImage)
      }
      continuation.onTermination = { _ in operation?.cancel() }
    }
    for try await image in images { return image }
    throw CancellationError()
  }
}
// end
