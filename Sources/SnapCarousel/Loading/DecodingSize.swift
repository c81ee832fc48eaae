import Foundation

/// The size at which an image is decoded.
enum DecodingSize {
  /// The maximum number of bytes of a decoded image, or of all frames of an animated one.
  static let byteLimit: CGFloat = 64_000_000

  /// The maximum number of frames that play; a GIF with more frames shows only the first one.
  static let frameLimit = 1000

  /// The longer side of an image that just covers a view, without being enlarged.
  ///
  /// - Parameters:
  ///   - pixelSize: The size of the image, in pixels.
  ///   - viewSize: The size to cover, in pixels; zero asks for all pixels.
  ///   - frames: The number of frames; with many, the image is smaller, to stay within the byte
  ///     limit.
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
