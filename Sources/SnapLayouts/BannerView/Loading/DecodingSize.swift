#if canImport(Foundation)
import Foundation
#endif

/// How large an image is decoded.
enum DecodingSize {
  /// The most bytes that one image, or all frames of one, may take decoded.
  static let byteLimit: CGFloat = 64_000_000

  /// The most frames that are played; of a GIF with more the first is shown.
  static let frameLimit = 1000

  /// The longer side of an image that just covers a view, without being enlarged.
  ///
  /// - Parameters:
  ///   - pixelSize: The image's own size, in pixels.
  ///   - viewSize: The size to cover, in pixels; zero asks for all the pixels.
  ///   - frames: How many there are of it; with many it shrinks to the limit of bytes.
  /// - Returns: The longer side in pixels, at least 1.
  static func longerSide(of pixelSize: CGSize, covering viewSize: CGSize, frames: Int) -> Int {
    let width = max(1, pixelSize.width)
    let height = max(1, pixelSize.height)
    let isSized = viewSize.width > 0 && viewSize.height > 0
    let covering = isSized ? max(viewSize.width / width, viewSize.height / height) : 1
    let bytes = width * height * 4 * CGFloat(max(1, frames))
    let affordable = (byteLimit / bytes).squareRoot()
    let longer = max(width, height)
    if affordable < min(1, covering) { return max(1, Int(longer * affordable)) }
    return Int((longer * min(1, covering)).rounded(.up))
  }
}
