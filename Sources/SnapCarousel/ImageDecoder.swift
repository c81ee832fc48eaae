#if canImport(UIKit)
import ImageIO
import UIKit

/// Decodes images with the system's decoders, no larger than their views need.
enum ImageDecoder {
  /// The maximum number of bytes of a decoded image, or of all frames of an animated one.
  static var byteLimit: CGFloat { 64_000_000 }

  /// The maximum number of frames that play; a GIF with more frames shows only the first one.
  static var frameLimit: Int { 1000 }

  /// Whether data is a complete image.
  static func isImage(_ data: Data) -> Bool { (try? source(of: data)) != nil }

  /// Decodes an image, off the main actor.
  ///
  /// - Parameters:
  ///   - data: The data of the whole image.
  ///   - pixelSize: The size that the image has to cover, in pixels; zero asks for all pixels.
  /// - Returns: The image, ready to be drawn; an animated one if the data is a GIF with several
  ///   frames.
  /// - Throws: ``ImageLoadingError``.
  static func image(from data: Data, covering pixelSize: CGSize) throws -> UIImage {
    let source = try source(of: data)
    let count = CGImageSourceGetCount(source)
    let delays =
      (2...frameLimit).contains(count)
      ? delays(ofFrames: (0..<count).map { properties(ofFrame: $0, in: source) }) : []
    guard !delays.isEmpty else {
      let index = CGImageSourceGetPrimaryImageIndex(source)
      return try frame(index, of: source, covering: pixelSize, frames: 1)
    }
    let timeline = FrameTimeline(delays: delays)
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

  /// The longer side of an image that just covers a view, without being enlarged.
  ///
  /// - Parameters:
  ///   - pixelSize: The size of the image, in pixels.
  ///   - viewSize: The size to cover, in pixels; zero asks for all pixels.
  ///   - frames: The number of frames; with many, the image is smaller, to stay within the byte
  ///     limit.
  /// - Returns: The longer side in pixels; nil if the size of the image isn't known.
  static func longerSide(of pixelSize: CGSize, covering viewSize: CGSize, frames: Int) -> Int? {
    let (width, height) = (pixelSize.width, pixelSize.height)
    guard width > 0, height > 0 else { return nil }
    let covering =
      viewSize == .zero ? 1 : max(viewSize.width / width, viewSize.height / height)
    let bytes = width * height * 4 * CGFloat(frames)
    let affordable = (byteLimit / bytes).squareRoot()
    let longer = max(width, height)
    if affordable < min(1, covering) { return Int(longer * affordable) }
    return Int((longer * min(1, covering)).rounded(.up))
  }

  private static func source(of data: Data) throws -> CGImageSource {
    let options = NSDictionary(dictionary: [kCGImageSourceShouldCache: false]) as CFDictionary
    guard let source = CGImageSourceCreateWithData(NSData(data: data) as CFData, options),
      CGImageSourceGetCount(source) > 0
    else { throw ImageLoadingError.notAnImage }
    guard CGImageSourceGetStatus(source) == .statusComplete else {
      throw ImageLoadingError.truncated
    }
    return source
  }

  private static func frame(
    _ index: Int, of source: CGImageSource, covering pixelSize: CGSize, frames: Int
  ) throws -> UIImage {
    try autoreleasepool {
      let longerSide = longerSide(
        of: displayedSize(of: properties(ofFrame: index, in: source)), covering: pixelSize,
        frames: frames)
      let options = NSMutableDictionary(dictionary: [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
      ])
      // Without a maximum, the image keeps all its pixels.
      if let longerSide { options[kCGImageSourceThumbnailMaxPixelSize] = longerSide }
      let image = CGImageSourceCreateThumbnailAtIndex(source, index, options as CFDictionary)
      guard let image else { throw ImageLoadingError.notAnImage }
      return UIImage(cgImage: image)
    }
  }

  /// The size in pixels, with the orientation applied; zero if the properties don't have it.
  static func displayedSize(of properties: NSDictionary?) -> CGSize {
    guard let width = number(kCGImagePropertyPixelWidth, of: properties),
      let height = number(kCGImagePropertyPixelHeight, of: properties)
    else { return .zero }
    // Orientations from 5 on swap width and height.
    if let orientation = number(kCGImagePropertyOrientation, of: properties), orientation >= 5 {
      return CGSize(width: height, height: width)
    }
    return CGSize(width: width, height: height)
  }

  /// The duration of each frame of a GIF, in seconds; empty for other formats.
  static func delays(ofFrames properties: [NSDictionary?]) -> [TimeInterval] {
    let frames = properties.map { $0?[kCGImagePropertyGIFDictionary] as? NSDictionary }
    guard case .some(.some) = frames.first else { return [] }
    return frames.map {
      number(kCGImagePropertyGIFUnclampedDelayTime, of: $0)
        ?? number(kCGImagePropertyGIFDelayTime, of: $0) ?? 0
    }
  }

  private static func properties(
    ofFrame index: Int, in source: CGImageSource
  ) -> NSDictionary? {
    CGImageSourceCopyPropertiesAtIndex(source, index, nil) as NSDictionary?
  }

  private static func number(_ key: CFString, of properties: NSDictionary?) -> Double? {
    (properties?[key] as? NSNumber)?.doubleValue
  }

  #if !canImport(ObjectiveC)
  private static func autoreleasepool<Result>(_ body: () throws -> Result) rethrows -> Result {
    try body()
  }
  #endif
}

/// The frames of a GIF as an evenly timed sequence, which an image view can play.
struct FrameTimeline {
  /// The number of consecutive repetitions of each frame.
  let repetitions: [Int]

  /// The duration of the whole sequence, in seconds.
  let duration: TimeInterval

  private static var mostSteps: Int { 4096 }

  /// Creates a sequence whose step is the greatest common divisor of all delays.
  ///
  /// A delay of less than 0.02 seconds counts as 0.1 seconds, as in web browsers. If the sequence
  /// would have more than 4096 steps, the delays are rounded, so that it has about as many.
  ///
  /// - Parameter delays: The duration of each frame, in seconds.
  init(delays: [TimeInterval]) {
    let hundredths = delays.map { $0 >= 0.015 ? Int((min($0, 655.35) * 100).rounded()) : 10 }
    let finest = hundredths.reduce(0, Self.greatestCommonDivisor)
    let step = max(finest, (hundredths.reduce(0, +) + Self.mostSteps - 1) / Self.mostSteps)
    repetitions = hundredths.map { max(1, ($0 + step / 2) / step) }
    duration = TimeInterval(repetitions.reduce(0, +) * step) / 100
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}
#endif
