#if canImport(UIKit)
import UIKit

/// Where a banner gets the pictures of its URLs from.
///
/// ``ImageLoader`` is the default. An app that already has an image library lets the banner use it,
/// and so shares its caches, in a few lines. With Kingfisher:
///
/// ```swift
/// struct KingfisherLoader: ImageLoading {
///   func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
///     try await KingfisherManager.shared.retrieveImage(
///       with: url, options: [.processor(DownsamplingImageProcessor(size: pixelSize))]
///     ).image
///   }
/// }
/// ```
///
/// With Nuke:
///
/// ```swift
/// struct NukeLoader: ImageLoading {
///   func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
///     try await ImagePipeline.shared.image(
///       for: ImageRequest(url: url, processors: [.resize(size: pixelSize, unit: .pixels)]))
///   }
/// }
/// ```
///
/// With SDWebImage, whose loading calls back:
///
/// ```swift
/// struct SDWebImageLoader: ImageLoading {
///   func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
///     try await withCheckedThrowingContinuation { continuation in
///       SDWebImageManager.shared.loadImage(
///         with: url, options: [], context: [.imageThumbnailPixelSize: pixelSize], progress: nil
///       ) { image, _, error, _, _, _ in
///         if let image {
///           continuation.resume(returning: image)
///         } else {
///           continuation.resume(throwing: error ?? ImageLoadingError.notAnImage)
///         }
///       }
///     }
///   }
/// }
/// ```
public protocol ImageLoading: Sendable {
  /// Gets the picture of a URL.
  ///
  /// A banner also calls this for the picture that comes next, and cancels the task when the picture
  /// is no longer wanted. After a failure it calls again when the picture is next needed.
  ///
  /// - Parameters:
  ///   - url: Where the picture is.
  ///   - pixelSize: The size of the view that it will fill, in pixels. A larger picture may be scaled
  ///     down as long as it still covers this size.
  /// - Returns: The picture, ready to be drawn.
  /// - Throws: `CancellationError` if the task was cancelled; anything else is told to the app.
  func image(for url: URL, pixelSize: CGSize) async throws -> UIImage

  /// Looks for the picture in memory, so that it is there at once; `nil` by default.
  ///
  /// This is called on the main actor while the person scrolls, so it must not read from a disk.
  ///
  /// - Parameters:
  ///   - url: Where the picture is.
  ///   - pixelSize: The size of the view that it will fill, in pixels.
  /// - Returns: The picture; `nil` if ``image(for:pixelSize:)`` has to get it first.
  func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage?
}

extension ImageLoading {
  /// Finds nothing.
  ///
  /// - Parameters:
  ///   - url: Where the picture is.
  ///   - pixelSize: The size of the view that it will fill, in pixels.
  /// - Returns: `nil`.
  public func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage? { nil }
}
#endif
