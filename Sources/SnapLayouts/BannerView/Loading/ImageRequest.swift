#if canImport(Foundation)
import Foundation
#endif

/// An image in about a size: all who ask for it share one decoded image.
struct ImageRequest: Hashable, Sendable {
  let url: URL
  private let width: Int
  private let height: Int

  /// Views whose sizes hardly differ share an image: sides are rounded up to steps of 64 pixels.
  ///
  /// - Parameters:
  ///   - url: Where the image is.
  ///   - pixelSize: The view's size in pixels; a side that isn't positive or isn't finite asks for all pixels.
  init(url: URL, pixelSize: CGSize) {
    self.url = url
    let width = Self.steps(pixelSize.width)
    let height = Self.steps(pixelSize.height)
    self.width = height == 0 ? 0 : width
    self.height = width == 0 ? 0 : height
  }

  /// What the image has to cover, in pixels; zero asks for all there are.
  var pixelSize: CGSize { CGSize(width: width * 64, height: height * 64) }

  private static func steps(_ side: CGFloat) -> Int {
    guard side > 0, side.isFinite else { return 0 }
    return Int((min(side, 1_000_000) / 64).rounded(.up))
  }
}
