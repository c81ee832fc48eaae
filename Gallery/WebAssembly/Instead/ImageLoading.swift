// The browser loads images.

public protocol ImageLoading: AnyObject {
  func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage?
}

public enum ImageLoadingError: Error {}
