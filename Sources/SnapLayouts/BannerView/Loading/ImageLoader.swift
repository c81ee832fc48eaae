#if canImport(UIKit)
import UIKit
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loads pictures with `URLSession` and keeps them in memory: the default of ``ImageLoading``.
///
/// It loads what `URLSession` loads, data URLs and files, and caches by the rules of HTTP. All who
/// wait for one URL share one download, which is cancelled when the last of them is. A picture is
/// decoded off the main actor, no larger than its view needs it; a GIF of up to 1,000 frames plays,
/// over and over. A
/// response that is no whole picture is neither cached nor remembered, so the next request tries
/// again.
///
/// The picture has a scale of 1: a point for each pixel.
public final class ImageLoader: ImageLoading {
  /// The loader of all banners that are given no other.
  public static let shared = ImageLoader()

  /// A configuration with a cache for pictures: 8 MB in memory and 200 MB on the disk.
  ///
  /// All configurations got from here share that cache. It is larger than the system's own, which
  /// holds no response of more than a twentieth of its size.
  public static var defaultConfiguration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = pictureResponses
    return configuration
  }

  private let cache: PictureCache
  private let downloads = SharedWork<URL, Data>()
  private let pictures = SharedWork<PictureRequest, UIImage>()
  private let fetch: @Sendable (URL) async throws -> Data
  private let decode: @Sendable (Data, CGSize) throws -> UIImage

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the session, with its cache, headers and protocols.
  ///   - maximumDownloadSize: The most bytes of one picture; by default 20 MB. Negative counts as 0,
  ///     which loads nothing.
  ///   - timeout: The seconds after which a download that has not ended is given up, at most a day;
  ///     by default 60. Negative counts as 0, no number as 60.
  ///   - memoryLimit: The most bytes of decoded pictures kept in memory besides those in use; by
  ///     default 64 MB. Negative counts as 0, which keeps none. A memory warning empties the memory.
  public convenience init(
    configuration: URLSessionConfiguration = ImageLoader.defaultConfiguration,
    maximumDownloadSize: Int = 20_000_000, timeout: TimeInterval = 60,
    memoryLimit: Int = 64_000_000
  ) {
    let limit = max(0, maximumDownloadSize)
    let downloader = Downloader(
      configuration: configuration, limit: limit,
      timeout: timeout.isNaN ? 60 : timeout.clamped(to: 0...86_400))
    self.init(memoryLimit: memoryLimit) { url in
      url.isFileURL
        ? try await PictureFile.data(at: url, limit: limit) : try await downloader.data(from: url)
    }
  }

  /// Creates a loader that gets and decodes data in its own way.
  ///
  /// - Parameters:
  ///   - memoryLimit: The most bytes of decoded pictures kept in memory.
  ///   - notifications: Where memory warnings are posted.
  ///   - decode: Decodes data for a view of this many pixels.
  ///   - fetch: Gets the data of a URL.
  init(
    memoryLimit: Int, notifications: NotificationCenter = .default,
    decode: @escaping @Sendable (Data, CGSize) throws -> UIImage = {
      try PictureDecoder.picture(from: $0, covering: $1)
    },
    fetch: @escaping @Sendable (URL) async throws -> Data
  ) {
    cache = PictureCache(costLimit: max(0, memoryLimit), notifications: notifications)
    self.decode = decode
    self.fetch = fetch
  }

  /// Gets the picture of a URL: from memory, from the cache of the session, or from where it is.
  ///
  /// - Parameters:
  ///   - url: Where the picture is: HTTP, file, data, or what the session's protocols handle.
  ///   - pixelSize: The size of the view that it will fill, in pixels; the picture is scaled down as
  ///     far as it still covers this size. A side that is not positive or not finite asks for all
  ///     the pixels.
  /// - Returns: The picture, decoded.
  /// - Throws: ``ImageLoadingError``, or `CancellationError` at once if the task is cancelled.
  public func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
    let request = PictureRequest(url: url, pixelSize: pixelSize)
    return try await pictures.value(for: request) { try await self.load(request) }
  }

  /// Looks for the picture in memory.
  ///
  /// - Parameters:
  ///   - url: Where the picture is.
  ///   - pixelSize: The size of the view that it will fill, in pixels.
  /// - Returns: The picture, if it has been loaded for about this size and is still in memory.
  public func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage? {
    cache[PictureRequest(url: url, pixelSize: pixelSize)]
  }

  private func load(_ request: PictureRequest) async throws -> UIImage {
    // Here and not before: who looked just before another's picture came in would load it again.
    if let picture = cache[request] { return picture }
    let url = request.url
    let data = try await downloads.value(for: url) { [fetch] in try await fetch(url) }
    let picture = try decode(data, request.pixelSize)
    cache[request] = picture
    return picture
  }

  #if canImport(FoundationNetworking)
  /// None: FoundationNetworking puts nothing into a cache, and stops the program when a task is
  /// cancelled while it looks there.
  private static let pictureResponses: URLCache? = nil
  #else
  private static let pictureResponses: URLCache? = URLCache(
    memoryCapacity: 8_000_000, diskCapacity: 200_000_000,
    directory: FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent("SnapLayouts.Pictures", isDirectory: true))
  #endif
}
#endif
