extension JSON {
  /// The value of a text; nil if the text isn't JSON, is nested too deeply, or has a number that isn't finite.
  package init?(reading text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0), reader.next() == nil else { return nil }
    self = value
  }

  /// The value of a field of an object.
  package subscript(name: String) -> JSON? {
    guard case .fields(let fields) = self else { return nil }
    return fields.last { $0.name == name }?.value
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  package var list: [JSON]? { if case .list(let list) = self { list } else { nil } }
  package var count: Int? { number.flatMap { Int(exactly: $0) } }
}

/// Reads bytes from the first one to the last one.
///
/// There is no null, which no message has.
private struct Reader {
  let bytes: [UInt8]
  private var place = 0

  private static let deepest = 32

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte that isn't white space; nil at the end.
  mutating func next() -> UInt8? {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x09, 0x0A, 0x0D: place += 1
      case let byte: return byte
      }
    }
    return nil
  }

  mutating func value(depth: Int) -> JSON? {
    guard depth < Self.deepest else { return nil }
    switch next() {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return list(depth)
    case UInt8(ascii: "\""): return string().map(JSON.text)
    case UInt8(ascii: "t"): return word("true") ? true : nil
    case UInt8(ascii: "f"): return word("false") ? false : nil
    default: return number().map(JSON.number)
    }
  }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: letter) else { return false }
    place += 1
    return true
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let letters = (0..<word.utf8CodeUnitCount).map { word.utf8Start[$0] }
    guard bytes[place...].starts(with: letters) else { return false }
    place += letters.count
    return true
  }

  private mutating func object(_ depth: Int) -> JSON? {
    var fields: [JSON.Field] = []
    place += 1
    if take("}") { return .fields([]) }
    repeat {
      guard next() == UInt8(ascii: "\""), let name = string(), take(":"),
        let value = value(depth: depth + 1)
      else { return nil }
      fields.append(JSON.Field(name: name, value: value))
    } while take(",")
    return take("}") ? .fields(fields) : nil
  }

  private mutating func list(_ depth: Int) -> JSON? {
    var values: [JSON] = []
    place += 1
    if take("]") { return .list([]) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? .list(values) : nil
  }

  private mutating func number() -> Double? {
    let start = place
    while place < bytes.count, isPartOfNumber(bytes[place]) { place += 1 }
    // Swift reads more than JSON allows, such as +1, .5 and 0x1p3.
    guard place > start, bytes[start] == UInt8(ascii: "-") || isDigit(bytes[start]),
      isDigit(bytes[place - 1]),
      let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite
    else { return nil }
    return number
  }

  private func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"),
      UInt8(ascii: "e"):
      true
    default: isDigit(byte)
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func string() -> String? {
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        text += Array(String(Character(scalar)).utf8)
      case ..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard place < bytes.count else { return nil }
    place += 1
    switch bytes[place - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let first = unit() else { return nil }
      return scalar(first)
    default: return nil
    }
  }

  /// Half of a pair alone is no character.
  private mutating func scalar(_ first: UInt32) -> Unicode.Scalar {
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let start = place
    if bytes[place...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      place += 2
      if let second = unit(), (0xDC00..<0xE000).contains(second) {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
      }
    }
    place = start
    return "\u{FFFD}"
  }

  private mutating func unit() -> UInt32? {
    guard bytes.count - place >= 4 else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 + UInt32(digit)
    }
    place += 4
    return unit
  }
}
