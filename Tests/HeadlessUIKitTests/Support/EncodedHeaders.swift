import Foundation

/// The first bytes of encoded pictures, which contain their sizes.
enum EncodedHeaders {
  static func png(width: UInt32, height: UInt32) -> Data {
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
    return Data(header + bytes(width) + bytes(height))
  }

  static func gif(width: UInt16, height: UInt16) -> Data {
    Data(Array("GIF89a".utf8) + bytes(width).reversed() + bytes(height).reversed())
  }

  /// A header with other segments before the frame header, and with any kind of frame.
  static func jpeg(width: UInt16, height: UInt16, frame: UInt8 = 0xC0) -> Data {
    let application: [UInt8] = [0xFF, 0xE0, 0, 6, 1, 2, 3, 4]
    let table: [UInt8] = [0xFF, 0xC4, 0, 3, 9]
    return Data(
      [0xFF, 0xD8] + application + table + [0xFF, frame, 0, 17, 8] + bytes(height) + bytes(width)
        + [3])
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
