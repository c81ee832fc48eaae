#if canImport(UIKit) && canImport(ImageIO)
import ImageIO
import UIKit

extension ImageDecoder {
  /// Opens encoded data of any kind that the system can read.
  ///
  /// - Parameter data: The data.
  /// - Returns: The source, with at least one image.
  /// - Throws: ``ImageLoadingError``.
  static func source(of data: Data) throws -> CGImageSource {
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    guard let source = CGImageSourceCreateWithData(data as CFData, options),
      CGImageSourceGetCount(source) > 0
    else { throw ImageLoadingError.notAnImage }
    // `ImageFormat` has already checked the end of its formats. The system's status must not reject
    // such a complete image.
    guard ImageFormat(data) != nil || CGImageSourceGetStatus(source) == .statusComplete else {
      throw ImageLoadingError.truncated
    }
    return source
  }

  static func decoded(_ data: Data, covering pixelSize: CGSize) throws -> UIImage {
    let source = try source(of: data)
    let count = CGImageSourceGetCount(source)
    guard ImageFormat(data) == .gif, (2...DecodingSize.frameLimit).contains(count) else {
      let index = CGImageSourceGetPrimaryImageIndex(source)
      return try frame(index, of: source, covering: pixelSize, frames: 1)
    }
    let timeline = FrameTimeline(delays: (0..<count).map { delay(ofFrame: $0, in: source) })
    var sequence: [UIImage] = []
    for index in 0..<count {
      try Task.checkCancellation()
      let image = try frame(index, of: source, covering: pixelSize, frames: count)
      sequence += Array(repeating: image, count: timeline.repetitions[index])
    }
    guard let image = UIImage.animatedImage(with: sequence, duration: timeline.duration) else {
      throw ImageLoadingError.notAnImage
    }
    return image
  }

  private static func frame(
    _ index: Int, of source: CGImageSource, covering pixelSize: CGSize, frames: Int
  ) throws -> UIImage {
    try autoreleasepool {
      let size = displayedSize(ofFrame: index, in: source)
      let longerSide = DecodingSize.longerSide(of: size, covering: pixelSize, frames: frames)
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceThumbnailMaxPixelSize: longerSide,
      ]
      let image = CGImageSourceCreateThumbnailAtIndex(source, index, options as CFDictionary)
      guard let image else { throw ImageLoadingError.notAnImage }
      return UIImage(cgImage: image)
    }
  }

  /// The size in pixels, with the orientation applied.
  private static func displayedSize(ofFrame index: Int, in source: CGImageSource) -> CGSize {
    let properties = properties(ofFrame: index, in: source)
    let width = number(kCGImagePropertyPixelWidth, of: properties) ?? 1
    let height = number(kCGImagePropertyPixelHeight, of: properties) ?? 1
    // Orientations from 5 on swap width and height.
    let isTurned = number(kCGImagePropertyOrientation, of: properties) ?? 1 >= 5
    return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  private static func delay(ofFrame index: Int, in source: CGImageSource) -> TimeInterval {
    let properties = properties(ofFrame: index, in: source)
    guard let frame = properties[kCGImagePropertyGIFDictionary] as? [CFString: Any] else {
      return 0
    }
    return number(kCGImagePropertyGIFUnclampedDelayTime, of: frame)
      ?? number(kCGImagePropertyGIFDelayTime, of: frame) ?? 0
  }

  private static func properties(
    ofFrame index: Int, in source: CGImageSource
  ) -> [CFString: Any] {
    CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any] ?? [:]
  }

  private static func number(_ key: CFString, of properties: [CFString: Any]) -> Double? {
    (properties[key] as? NSNumber)?.doubleValue
  }
}
#endif
