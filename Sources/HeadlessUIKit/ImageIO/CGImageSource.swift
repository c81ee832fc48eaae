import UIKit

// Core Foundation's types are Foundation's here.
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFString = NSString

/// A reader of encoded PNGs, JPEGs and GIFs, which knows their parts but decodes no pixels.
public final class CGImageSource {
  let image: EncodedPicture?
  /// The durations of the frames in seconds, as a GIF gives them; empty for other formats.
  let delays: [TimeInterval]
  let isComplete: Bool

  init(_ data: Data) {
    image = EncodedPicture(data)
    var reader = ImageDataReader(Array(data))
    isComplete = image.map { reader.findEnd(of: $0.mediaType) } ?? false
    delays = reader.delays
  }
}

/// How much of an image a source has.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(Data(referencing: data))
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  isrc.image == nil ? 0 : max(1, isrc.delays.count)
}

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  if isrc.image == nil { return .statusUnknownType }
  return isrc.isComplete ? .statusComplete : .statusIncomplete
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let size = isrc.image?.pixelSize else { return nil }
  let properties = NSMutableDictionary()
  properties[kCGImagePropertyPixelWidth] = NSNumber(value: Int(size.width))
  properties[kCGImagePropertyPixelHeight] = NSNumber(value: Int(size.height))
  if isrc.delays.indices.contains(index) {
    let delay = NSNumber(value: isrc.delays[index])
    properties[kCGImagePropertyGIFDictionary] = NSDictionary(dictionary: [
      kCGImagePropertyGIFUnclampedDelayTime: delay
    ])
  }
  return properties
}

/// An image with the encoded data of the source, scaled down to a maximum size.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard var image = isrc.image else { return nil }
  let longer = max(image.pixelSize.width, image.pixelSize.height)
  let wanted = options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber
  let scale = min(1, CGFloat(wanted?.doubleValue ?? .infinity) / longer)
  image.pixelSize.width = max(1, (image.pixelSize.width * scale).rounded())
  image.pixelSize.height = max(1, (image.pixelSize.height * scale).rounded())
  return CGImage(image)
}

public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
