#if canImport(UIKit)
import UIKit
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loads images with `URLSession` and keeps them in memory: the default loader of ``CarouselView``.
///
/// It loads every URL that `URLSession` loads, and files, and caches by the rules of HTTP. Requests
/// for the same URL share one download, which is cancelled with the last of them. The loader
/// decodes an image off the main actor, no larger than its view needs. A GIF of up to 1,000 frames
/// plays in a loop; a longer one shows only its first frame. A response that is shorter
/// than its server said, or that the system's decoder finds incomplete, isn't cached, and the next request tries again.
///
/// Images have a scale of 1.
public final class ImageLoader: ImageLoading {
  /// The loader of every carousel whose loader you don't change.
  public static let shared = ImageLoader()

  /// A configuration with a cache for images: 8 MB in memory and 200 MB on the disk.
  ///
  /// All configurations from this property share that cache. It is larger than the system's own
  /// cache, because a cache stores no response larger than a twentieth of its size.
  public static var defaultConfiguration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = imageResponses
    return configuration
  }

  private let memory: ImageMemory
  private let downloads = TaskCoalescer<URL, Data>()
  private let images = TaskCoalescer<ImageRequest, UIImage>()
  let downloader: Downloader?
  private let fetch: @Sendable (URL) async throws -> Data
  private let decode: @Sendable (Data, CGSize) throws -> UIImage

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the session, with its cache, headers and protocols.
  ///   - maximumDownloadSize: The maximum number of bytes of an image. The default is 20 MB.
  ///     Negative values count as 0, which loads nothing.
  ///   - timeout: The seconds after which an unfinished download fails, at most a day. The default
  ///     is 60. Negative values count as 0, `NaN` as 60.
  ///   - memoryLimit: The number of bytes of decoded images, with their URLs, to keep in memory in
  ///     addition to those in use. The default is 64 MB. Negative values count as 0, which keeps
  ///     none. The system decides which ones to keep, and removes them when memory is short.
  public convenience init(
    configuration: URLSessionConfiguration = ImageLoader.defaultConfiguration,
    maximumDownloadSize: Int = 20_000_000, timeout: TimeInterval = 60,
    memoryLimit: Int = 64_000_000
  ) {
    let limit = max(0, maximumDownloadSize)
    let downloader = Downloader(
      configuration: configuration, limit: limit,
      timeout: timeout.isNaN ? 60 : min(max(0, timeout), 86_400))
    self.init(memoryLimit: memoryLimit, downloader: downloader) { url in
      url.isFileURL
        ? try await Self.file(at: url, limit: limit) : try await downloader.data(from: url)
    }
  }

  /// Creates a loader with other functions that fetch and decode data.
  ///
  /// - Parameters:
  ///   - memoryLimit: The number of bytes of decoded images to keep in memory.
  ///   - downloader: The downloader to close with the loader.
  ///   - decode: Decodes data for a view of this many pixels.
  ///   - fetch: Returns the data of a URL.
  init(
    memoryLimit: Int, downloader: Downloader? = nil,
    decode: @escaping @Sendable (Data, CGSize) throws -> UIImage = {
      try ImageDecoder.image(from: $0, covering: $1)
    },
    fetch: @escaping @Sendable (URL) async throws -> Data
  ) {
    memory = ImageMemory(limit: max(0, memoryLimit))
    self.downloader = downloader
    self.decode = decode
    self.fetch = fetch
  }

  deinit { downloader?.close() }

  /// Returns the image of a URL, from memory, from the session's cache, or from its address.
  ///
  /// - Parameters:
  ///   - url: The URL: HTTP, file, data, or any other kind that the session handles.
  ///   - pixelSize: The size of the view that shows the image, in pixels. The image is scaled down
  ///     as far as it still covers this size. If a side isn't positive or isn't finite, the image
  ///     keeps all its pixels.
  /// - Returns: The decoded image.
  /// - Throws: ``ImageLoadingError``, or `CancellationError` as soon as the task is cancelled.
  public func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
    let request = ImageRequest(url: url, pixelSize: pixelSize)
    return try await images.value(for: request) { try await self.load(request) }
  }

  /// Returns the image of a URL from memory.
  ///
  /// - Parameters:
  ///   - url: The address of the image.
  ///   - pixelSize: The size of the view that shows the image, in pixels.
  /// - Returns: The image, if it was loaded for about this size and is still in memory.
  public func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage? {
    memory[ImageRequest(url: url, pixelSize: pixelSize)]
  }

  private func load(_ request: ImageRequest) async throws -> UIImage {
    // Check here, because another request may have loaded the image since the check before.
    if let image = memory[request] { return image }
    let url = request.url
    let data = try await downloads.value(for: url) { [fetch] in try await fetch(url) }
    let image = try decode(data, request.pixelSize)
    memory[request] = image
    return image
  }

  /// Reads a file on a queue that may wait for the disk.
  private static func file(at url: URL, limit: Int) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(with: Result { try read(url, limit: limit) })
      }
    }
  }

  private static func read(_ url: URL, limit: Int) throws -> Data {
    let file = url.resolvingSymlinksInPath()
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    // Opening anything else, such as a pipe, may block.
    guard values?.isRegularFile == true, let size = values?.fileSize else {
      throw ImageLoadingError.unreadableFile
    }
    guard size <= limit else { throw ImageLoadingError.tooLarge(limit: limit) }
    do { return try Data(contentsOf: file) } catch { throw ImageLoadingError.unreadableFile }
  }

  #if canImport(FoundationNetworking)
  /// No cache: FoundationNetworking doesn't store responses, and crashes when a task is cancelled
  /// while it searches the cache.
  private static let imageResponses: URLCache? = nil
  #else
  private static let imageResponses: URLCache? = URLCache(
    memoryCapacity: 8_000_000, diskCapacity: 200_000_000,
    directory: FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent("SnapLayouts.Images", isDirectory: true))
  #endif
}

/// An image at an approximate size; equal requests share one decoded image.
struct ImageRequest: Hashable, Sendable {
  let url: URL
  private let width: Int
  private let height: Int

  /// Creates a request, with sides rounded up to steps of 64 pixels.
  ///
  /// So views that differ only slightly in size share an image.
  ///
  /// - Parameters:
  ///   - url: The URL of the image.
  ///   - pixelSize: The view's size in pixels; a side that isn't positive or isn't finite asks for
  ///     all pixels.
  init(url: URL, pixelSize: CGSize) {
    self.url = url
    let width = Self.steps(pixelSize.width)
    let height = Self.steps(pixelSize.height)
    self.width = height == 0 ? 0 : width
    self.height = width == 0 ? 0 : height
  }

  /// The size that the image has to cover, in pixels; zero asks for all pixels.
  var pixelSize: CGSize { CGSize(width: width * 64, height: height * 64) }

  /// The key of the image in memory.
  fileprivate var key: NSString { NSString(string: "\(width) \(height) \(url.absoluteString)") }

  private static func steps(_ side: CGFloat) -> Int {
    guard side > 0, side.isFinite else { return 0 }
    return Int((min(side, 1_000_000) / 64).rounded(.up))
  }
}

/// Decoded images, as many as a number of bytes.
private struct ImageMemory: @unchecked Sendable {
  private let cache = NSCache<NSString, UIImage>()

  init(limit: Int) { cache.totalCostLimit = limit }

  subscript(request: ImageRequest) -> UIImage? {
    get { cache.object(forKey: request.key) }
    nonmutating set {
      guard let image = newValue else { return cache.removeObject(forKey: request.key) }
      // Count the URL, which may be long: a data URL contains the encoded image.
      let cost = image.decodedBytes + request.url.absoluteString.utf8.count
      // To a cache, a limit of 0 means none.
      if cost <= cache.totalCostLimit { cache.setObject(image, forKey: request.key, cost: cost) }
    }
  }
}

extension UIImage {
  /// The memory of the pixels of an image whose scale is 1, in bytes; repeated frames count once.
  fileprivate var decodedBytes: Int {
    let frames = images.map { Set($0.map(ObjectIdentifier.init)).count } ?? 1
    return Int(size.width) * Int(size.height) * 4 * frames
  }
}
#endif
