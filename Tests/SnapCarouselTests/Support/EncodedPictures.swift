import Foundation

/// Complete pictures of one gray, as small as their formats allow, that every decoder can read.
enum EncodedPictures {
  static func png(width: Int = 12, height: Int = 8) -> Data {
    let rows = Data(repeating: 0, count: (width + 1) * height)
    // A zlib stream of one stored block, which is enough for 65,535 bytes.
    let block = Data([0x78, 1, 1]) + little(UInt16(rows.count)) + little(~UInt16(rows.count))
    let header = big(UInt32(width)) + big(UInt32(height)) + [8, 0, 0, 0, 0]
    return Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) + chunk("IHDR", header)
      + chunk("IDAT", block + rows + big(adler32(rows))) + chunk("IEND", Data())
  }

  /// Every block is medium gray: one bit for no change, one bit for the end of the block.
  static func jpeg(width: Int = 12, height: Int = 8) -> Data {
    let blocks = ((width + 7) / 8) * ((height + 7) / 8)
    var scan = Data(repeating: 0, count: blocks / 4)
    if blocks % 4 > 0 { scan.append(0xFF >> UInt8(blocks % 4 * 2)) }
    let table = Data([1] + Array(repeating: 0, count: 15) + [0])
    return Data([0xFF, 0xD8]) + segment(0xDB, Data([0] + Array(repeating: 1, count: 64)))
      + segment(0xC0, [8] + big(UInt16(height)) + big(UInt16(width)) + [1, 1, 0x11, 0])
      + segment(0xC4, [0x00] + table) + segment(0xC4, [0x10] + table)
      + segment(0xDA, Data([1, 1, 0, 0, 63, 0])) + scan + [0xFF, 0xD9]
  }

  /// A GIF with a frame for each delay, in hundredths of a second.
  static func gif(width: Int = 12, height: Int = 8, delays: [UInt16] = [0]) -> Data {
    let size = little(UInt16(width)) + little(UInt16(height))
    let colors = Data([0, 0, 0, 80, 80, 80, 160, 160, 160, 255, 255, 255])
    var data = Data("GIF89a".utf8) + size + [0x81, 0, 0] + colors
    for delay in delays {
      data += Data([0x21, 0xF9, 4, 0]) + little(delay) + [0, 0]
      data += Data([0x2C, 0, 0, 0, 0]) + size + [0, 2] + subBlocks(codes(pixels: width * height))
    }
    return data + [0x3B]
  }

  static func segment(_ marker: UInt8, _ payload: Data) -> Data {
    Data([0xFF, marker]) + big(UInt16(payload.count + 2)) + payload
  }

  static func chunk(_ type: String, _ payload: Data) -> Data {
    let checked = Data(type.utf8) + payload
    return big(UInt32(payload.count)) + checked + big(crc32(checked))
  }

  private static func big(_ number: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }

  private static func little(_ number: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }

  private static func crc32(_ data: Data) -> UInt32 {
    ~data.reduce(~0 as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }

  private static func adler32(_ data: Data) -> UInt32 {
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in data {
      first = (first + UInt32(byte)) % 65521
      second = (second + first) % 65521
    }
    return second << 16 | first
  }

  /// Codes of three bits; a clear code before every two pixels keeps them at this length.
  private static func codes(pixels: Int) -> Data {
    var codes: [UInt8] = []
    for pixel in 0..<pixels { codes += pixel % 2 == 0 ? [4, 1] : [1] }
    codes.append(5)
    var data = Data(repeating: 0, count: (codes.count * 3 + 7) / 8)
    for (index, code) in codes.enumerated() {
      for bit in 0..<3 where code >> UInt8(bit) & 1 == 1 {
        let position = index * 3 + bit
        data[position / 8] |= 1 << UInt8(position % 8)
      }
    }
    return data
  }

  private static func subBlocks(_ data: Data) -> Data {
    stride(from: 0, to: data.count, by: 255).reduce(Data()) { blocks, start in
      let block = data[start..<min(start + 255, data.count)]
      return blocks + [UInt8(block.count)] + block
    } + [0]
  }
}
