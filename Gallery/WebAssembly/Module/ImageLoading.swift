// The browser loads images.

public protocol ImageLoading: AnyObject {
  func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage?
}

public final class ImageLoader: ImageLoading {
  public static nonisolated(unsafe) let shared = ImageLoader()

  public init() {}

  public func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage? {
    UIImage(contentsOfFile: url.path)
  }
}

public enum ImageLoadingError: Error { case unreadableFile }
