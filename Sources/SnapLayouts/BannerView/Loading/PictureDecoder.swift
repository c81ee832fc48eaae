#if canImport(UIKit)
import UIKit

/// Makes pictures of encoded data.
enum PictureDecoder {
  /// Decodes a picture, which takes its time.
  ///
  /// - Parameters:
  ///   - data: A whole picture.
  ///   - pixelSize: What the picture has to cover, in pixels; zero asks for all there are.
  /// - Returns: The picture, ready to be drawn; an animated one if the data are of a GIF with frames.
  /// - Throws: ``ImageLoadingError``.
  static func picture(from data: Data, covering pixelSize: CGSize) throws -> UIImage {
    DispatchQueue.assertNotMain()
    guard PictureFormat(data)?.hasEnd(data) != false else { throw ImageLoadingError.truncated }
    return try decoded(data, covering: pixelSize)
  }

  #if canImport(ImageIO)
  /// Whether data begin and end like a picture.
  static func isPicture(_ data: Data) -> Bool {
    PictureFormat(data)?.hasEnd(data) ?? ((try? source(of: data)) != nil)
  }
  #else
  /// Whether data begin and end like a picture.
  static func isPicture(_ data: Data) -> Bool { PictureFormat(data)?.hasEnd(data) == true }

  /// Nothing here can scale pictures.
  private static func decoded(_ data: Data, covering pixelSize: CGSize) throws -> UIImage {
    guard let picture = UIImage(data: data) else { throw ImageLoadingError.notAnImage }
    return picture
  }
  #endif
}
#endif
