import Foundation

/// The formats whose end this library finds, because the system also shows incomplete images of
/// them.
enum ImageFormat: Sendable {
  case png, jpeg, gif

  /// The format at the beginning of data; `nil` for any other format.
  init?(_ data: Data) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if data.starts(with: Array("GIF87a".utf8)) || data.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else {
      return nil
    }
  }

  /// Whether data of this format contains the end of the image, with or without data after it.
  func hasEnd(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var reader = ImageDataReader(bytes)
      switch self {
      case .png: return reader.findPNGEnd()
      case .jpeg: return reader.findJPEGEnd()
      case .gif: return reader.findGIFEnd()
      }
    }
  }
}
