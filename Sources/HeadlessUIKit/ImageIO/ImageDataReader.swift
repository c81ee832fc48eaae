import Foundation

/// Steps through the parts of encoded images by their lengths, without decoding them.
struct ImageDataReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The durations of the frames of a GIF, in seconds.
  private(set) var delays: [TimeInterval] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether an image contains its own end, with or without data after it.
  mutating func findEnd(of mediaType: String) -> Bool {
    switch mediaType {
    case "image/png": findPNGEnd()
    case "image/jpeg": findJPEGEnd()
    default: findGIFEnd()
    }
  }

  /// Finds the end of a PNG.
  ///
  /// Each chunk has a length, a type, that many bytes and a checksum; the last chunk is IEND. See
  /// the PNG specification, 5.3 and 11.2.5.
  private mutating func findPNGEnd() -> Bool {
    position = 8
    while position + 12 <= bytes.count {
      let length = number(at: position, bytes: 4)
      let isEnd = bytes[position + 4..<position + 8].elementsEqual("IEND".utf8)
      position += 12 + length
      if isEnd { return position <= bytes.count }
    }
    return false
  }

  /// Finds the end of a JPEG.
  ///
  /// Each segment has a marker and a length, except for the last marker, end of image. Coded data
  /// follows a start of scan, up to a marker that isn't part of the data. See ITU-T T.81, B.1.1.
  private mutating func findJPEGEnd() -> Bool {
    position = 2
    while position + 2 <= bytes.count {
      guard bytes[position] == 0xFF else { return false }
      switch bytes[position + 1] {
      case 0xFF: position += 1
      case 0xD9: return true
      case 0x01, 0xD0...0xD7: position += 2
      case let marker:
        guard position + 4 <= bytes.count else { return false }
        position += 2 + number(at: position + 2, bytes: 2)
        if marker == 0xDA { skipScan() }
      }
    }
    return false
  }

  /// Finds the end of a GIF.
  ///
  /// Each block begins with its kind: extension, image or trailer. Extensions and images contain
  /// sub-blocks. A graphic control extension has the delay of the next image. See the GIF89a specification, 17 to 27.
  private mutating func findGIFEnd() -> Bool {
    guard bytes.count > 13 else { return false }
    position = 13 + colorTableSize(flags: bytes[10])
    var delay: TimeInterval = 0
    while position < bytes.count {
      switch bytes[position] {
      case 0x3B: return true
      case 0x21:
        let isControl = position + 6 <= bytes.count && bytes[position + 1] == 0xF9
        if isControl { delay = TimeInterval(littleNumber(at: position + 4)) / 100 }
        position += 2
      case 0x2C:
        guard position + 10 < bytes.count else { return false }
        delays.append(delay)
        position += 11 + colorTableSize(flags: bytes[position + 9])
      default: return false
      }
      skipSubBlocks()
    }
    return false
  }

  /// Skips coded data, in which 0xFF is followed by zero or a restart marker.
  private mutating func skipScan() {
    while position + 1 < bytes.count {
      let isMarker = bytes[position] == 0xFF && ![0x00, 0xFF].contains(bytes[position + 1])
      if isMarker, !(0xD0...0xD7).contains(bytes[position + 1]) { return }
      position += 1
    }
  }

  /// Skips sub-blocks, each of which begins with its length; a length of zero ends them.
  private mutating func skipSubBlocks() {
    while position < bytes.count, bytes[position] > 0 { position += 1 + Int(bytes[position]) }
    position += 1
  }

  private func colorTableSize(flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private func littleNumber(at index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }

  private func number(at index: Int, bytes count: Int) -> Int {
    bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
