/// The bytes of a PNG, JPEG or GIF, and the contents of its header.
package struct EncodedPicture: Sendable {
  package let data: Data
  package let mediaType: String
  package var pixelSize: CGSize

  package init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let (type, width, height) = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes),
      width > 0, height > 0
    else { return nil }
    self.data = data
    mediaType = type
    pixelSize = CGSize(width: width, height: height)
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]

  private typealias Header = (type: String, width: Int, height: Int)

  private static func png(_ bytes: [UInt8]) -> Header? {
    guard bytes.count >= 24, bytes.starts(with: pngSignature) else { return nil }
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return ("image/png", number(at: 16), number(at: 20))
  }

  private static func gif(_ bytes: [UInt8]) -> Header? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return (
      "image/gif", Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8
    )
  }

  /// Skips the segments up to the first frame header.
  private static func jpeg(_ bytes: [UInt8]) -> Header? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        return ("image/jpeg", Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]), height)
      }
      index += 2 + max(2, length)
    }
    return nil
  }
}
