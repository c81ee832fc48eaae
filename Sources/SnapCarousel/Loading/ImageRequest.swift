import Foundation

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

  private static func steps(_ side: CGFloat) -> Int {
    guard side > 0, side.isFinite else { return 0 }
    return Int((min(side, 1_000_000) / 64).rounded(.up))
  }
}
