#if canImport(UIKit)
import UIKit

/// Decodes images.
enum ImageDecoder {
  /// Decodes an image, off the main actor.
  ///
  /// - Parameters:
  ///   - data: The data of the whole image.
  ///   - pixelSize: The size that the image has to cover, in pixels; zero asks for all pixels.
  /// - Returns: The image, ready to be drawn; an animated one if the data is a GIF with several
  ///   frames.
  /// - Throws: ``ImageLoadingError``.
  static func image(from data: Data, covering pixelSize: CGSize) throws -> UIImage {
    DispatchQueue.assertNotMain()
    guard ImageFormat(data)?.hasEnd(data) != false else { throw ImageLoadingError.truncated }
    return try decoded(data, covering: pixelSize)
  }

  #if canImport(ImageIO)
  /// Whether data begins and ends like an image.
  static func isImage(_ data: Data) -> Bool {
    ImageFormat(data)?.hasEnd(data) ?? ((try? source(of: data)) != nil)
  }
  #else
  /// Whether data begins and ends like an image.
  static func isImage(_ data: Data) -> Bool { ImageFormat(data)?.hasEnd(data) == true }

  /// Decodes an image at its full size, because this platform can't scale images.
  private static func decoded(_ data: Data, covering pixelSize: CGSize) throws -> UIImage {
    guard let image = UIImage(data: data) else { throw ImageLoadingError.notAnImage }
    return image
  }
  #endif
}
#endif
