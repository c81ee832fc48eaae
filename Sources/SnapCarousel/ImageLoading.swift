#if canImport(UIKit)
import UIKit
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loads the images of a carousel's URLs.
///
/// ``ImageLoader`` is the default. To use your app's own image library and its caches, write a loader
/// of a few lines: <doc:ShowingImages> has those for Kingfisher, Nuke and SDWebImage.
public protocol ImageLoading: Sendable {
  /// Returns the image of a URL.
  ///
  /// A carousel also calls this for the next image, and cancels the task when it no longer needs the
  /// image. After a failure it calls again when it next needs the image.
  ///
  /// - Parameters:
  ///   - url: The URL of the image.
  ///   - pixelSize: The size of the view that shows the image, in pixels. You may scale down a
  ///     larger image as long as it covers this size.
  /// - Returns: The decoded image.
  /// - Throws: `CancellationError` if the task was cancelled. The carousel reports any other error
  ///   with ``CarouselView/onLoadingFailure``.
  func image(for url: URL, pixelSize: CGSize) async throws -> UIImage

  /// Returns the image of a URL if it is in memory; the default is `nil`.
  ///
  /// A carousel calls this on the main actor during a scroll, so don't read from a disk here.
  ///
  /// - Parameters:
  ///   - url: The URL of the image.
  ///   - pixelSize: The size of the view that shows the image, in pixels.
  /// - Returns: The image; `nil` if ``image(for:pixelSize:)`` has to load it.
  func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage?
}

extension ImageLoading {
  /// Returns no image.
  ///
  /// - Parameters:
  ///   - url: The address of the image.
  ///   - pixelSize: The size of the view that shows the image, in pixels.
  /// - Returns: `nil`.
  public func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage? { nil }
}

/// The reason why ``ImageLoader`` failed to load an image.
///
/// More reasons may come in minor versions, so a switch over them needs a `default`.
public enum ImageLoadingError: Error, Sendable, Hashable {
  /// The URL has no host, no data, or a scheme that the session doesn't handle.
  case unsupportedURL

  /// The file of a file URL doesn't exist, can't be read, or isn't a regular file.
  case unreadableFile

  /// The server answered with this HTTP status instead of an image.
  case httpStatus(Int)

  /// The network failed, for example because the device is offline.
  case network(URLError.Code)

  /// The download took longer than the loader's timeout.
  case timedOut

  /// The data is larger than this number of bytes.
  case tooLarge(limit: Int)

  /// The data isn't an image of a format that the system reads.
  case notAnImage

  /// The data ends before the image does.
  case truncated
}
#endif
