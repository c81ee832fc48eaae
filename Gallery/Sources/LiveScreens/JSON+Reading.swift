extension JSON {
  /// Reads a text; nil if it is no JSON. Fields without a value (`null`) are left out.
  init?(_ source: String) {
    var reader = Reader(bytes: Array(source.utf8))
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var count: Int? { number.flatMap { Int(exactly: $0) } }
  var isTrue: Bool? { if case .bool(let isTrue) = self { isTrue } else { nil } }
  var list: [JSON]? { if case .list(let list) = self { list } else { nil } }
  var fields: [Field]? { if case .fields(let fields) = self { fields } else { nil } }

  private struct Reader {
    let bytes: [UInt8]
    private var index = 0

    /// Deeper lists exhaust no stack.
    private static let deepest = 32

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool {
      mutating get { next == nil }
    }

    /// The next byte that is no space.
    private var next: UInt8? {
      mutating get {
        while index < bytes.count, [9, 10, 13, 32].contains(bytes[index]) { index += 1 }
        return index < bytes.count ? bytes[index] : nil
      }
    }

    private mutating func takes(_ byte: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: byte) else { return false }
      index += 1
      return true
    }

    mutating func value(depth: Int) -> JSON? {
      guard depth < Self.deepest else { return nil }
      if takes("{") { return fields(depth: depth + 1) }
      if takes("[") { return list(depth: depth + 1) }
      if takes("\"") { return string().map { .text($0) } }
      return plainValue()
    }

    private mutating func fields(depth: Int) -> JSON? {
      var fields: [Field] = []
      if takes("}") { return .fields(fields) }
      repeat {
        guard takes("\""), let name = string(), takes(":"), next != nil else { return nil }
        let isNull = bytes[index...].starts(with: Array("null".utf8))
        if isNull { index += 4 }
        guard !isNull else { continue }
        guard let value = value(depth: depth) else { return nil }
        fields.append(Field(name: name, value: value))
      } while takes(",")
      return takes("}") ? .fields(fields) : nil
    }

    private mutating func list(depth: Int) -> JSON? {
      var list: [JSON] = []
      if takes("]") { return .list(list) }
      repeat {
        guard let value = value(depth: depth) else { return nil }
        list.append(value)
      } while takes(",")
      return takes("]") ? .list(list) : nil
    }

    /// A number, `true` or `false`.
    private mutating func plainValue() -> JSON? {
      let word = bytes[index...].prefix { !" ,:]}\n\r\t".utf8.contains($0) }
      index += word.count
      switch String(decoding: word, as: UTF8.self) {
      case "true": return true
      case "false": return false
      case let digits:
        guard let number = Double(digits), number.isFinite else { return nil }
        return .number(number)
      }
    }

    /// The rest of a text, after its quotation mark.
    private mutating func string() -> String? {
      var text: [UInt8] = []
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let escaped = escaped() else { return nil }
          text += escaped
        case ..<0x20: return nil
        default: text.append(byte)
        }
      }
      return nil
    }

    private mutating func escaped() -> [UInt8]? {
      guard index < bytes.count else { return nil }
      index += 1
      switch Unicode.Scalar(bytes[index - 1]) {
      case "n": return [10]
      case "t": return [9]
      case "r": return [13]
      case "b": return [8]
      case "f": return [12]
      case "u": return unicode().map { Array(String($0).utf8) }
      case let other where "\"\\/".unicodeScalars.contains(other): return [UInt8(other.value)]
      default: return nil
      }
    }

    /// A character in one or two groups of four digits.
    private mutating func unicode() -> Character? {
      guard let first = group() else { return nil }
      if let scalar = Unicode.Scalar(first) { return Character(scalar) }
      guard (0xD800..<0xDC00).contains(first), takes("\\"), takes("u"), let second = group(),
        (0xDC00..<0xE000).contains(second)
      else { return nil }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)).map(Character.init)
    }

    private mutating func group() -> UInt32? {
      guard index + 4 <= bytes.count else { return nil }
      defer { index += 4 }
      return UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    }
  }
}
