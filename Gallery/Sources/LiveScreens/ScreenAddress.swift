/// A screen and its knobs, as in the query of a link.
struct ScreenAddress {
  var screen: String
  /// In the order of their names.
  var knobs: [(name: String, text: String)]

  init(screen: String, knobs: [String: String]) {
    self.screen = screen
    self.knobs = knobs.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
  }

  init(_ text: String) {
    var knobs: [String: String] = [:]
    let items = text.drop { $0 == "?" }.split { $0 == "&" }
    for item in items.prefix(LiveMessage.Limit.knobs) {
      let name = item.prefix { $0 != "=" }
      knobs[Self.decoded(name)] = Self.decoded(item.dropFirst(name.count + 1))
    }
    let screen = knobs.removeValue(forKey: "screen") ?? ""
    self.init(screen: screen, knobs: knobs)
  }

  var text: String {
    (["screen=" + Self.encoded(screen)]
      + knobs.map { "\(Self.encoded($0.name))=\(Self.encoded($0.text))" })
      .joined(separator: "&")
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$'()*+,;:@/?".unicodeScalars
  )

  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if plain.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  /// A percent sign without two digits is itself.
  private static func decoded(_ text: Substring) -> String {
    var (bytes, rest) = ([UInt8](), text.utf8[...])
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
