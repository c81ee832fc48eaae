#if canImport(UIKit)
import UIKit

/// Makes images of encoded data.
enum ImageDecoder {
  /// Decodes an image, which takes its time.
  ///
  /// - Parameters:
  ///   - data: A whole image.
  ///   - pixelSize: What the image has to cover, in pixels; zero asks for all there are.
  /// - Returns: The image, ready to be drawn; an animated one if the data are of a GIF with frames.
  /// - Throws: ``ImageLoadingError``.
  static func image(from data: Data, covering pixelSize: CGSize) throws -> UIImage {
    DispatchQueue.assertNotMain()
    guard ImageFormat(data)?.hasEnd(data) != false else { throw ImageLoadingError.truncated }
    return try decoded(data, covering: pixelSize)
  }

  #if canImport(ImageIO)
  /// Whether data begin and end like an image.
  static func isImage(_ data: Data) -> Bool {
    ImageFormat(data)?.hasEnd(data) ?? ((try? source(of: data)) != nil)
  }
  #else
  /// Whether data begin and end like an image.
  static func isImage(_ data: Data) -> Bool { ImageFormat(data)?.hasEnd(data) == true }

  /// Nothing here can scale images.
  private static func decoded(_ data: Data, covering pixelSize: CGSize) throws -> UIImage {
    guard let image = UIImage(data: data) else { throw ImageLoadingError.notAnImage }
    return image
  }
  #endif
}
#endif
