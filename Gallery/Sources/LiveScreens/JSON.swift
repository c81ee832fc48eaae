import Foundation

/// A JSON value; numbers are written in short form.
package enum JSON: Sendable {
  case text(String)
  case number(Double)
  case bool(Bool)
  case list([JSON])
  case fields([Field])

  package struct Field: Sendable {
    let name: String
    let value: JSON
  }

  package static func object(_ fields: [(String, JSON)]) -> JSON {
    .fields(fields.map { Field(name: $0.0, value: $0.1) })
  }

  package static func count(_ count: Int) -> JSON { .number(Double(count)) }

  package var source: String {
    var result = ""
    write(into: &result)
    return result
  }

  private func write(into result: inout String) {
    switch self {
    case .text(let text): Self.write(text, into: &result)
    case .number(let number): result += Self.digits(number)
    case .bool(let isTrue): result += isTrue ? "true" : "false"
    case .list(let values):
      result += "["
      for (index, value) in values.enumerated() {
        if index > 0 { result += "," }
        value.write(into: &result)
      }
      result += "]"
    case .fields(let fields):
      result += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { result += "," }
        Self.write(field.name, into: &result)
        result += ":"
        field.value.write(into: &result)
      }
      result += "}"
    }
  }

  /// At most five decimals; `NaN` and infinity are written as 0.
  private static func digits(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    // Larger numbers have no decimals.
    guard abs(number) < 1e15 else { return "\(number)" }
    let rounded = (number * 100_000).rounded() / 100_000
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
  }

  private static func write(_ text: String, into result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      case _ where scalar.value < 0x20:
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}

extension JSON: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .text(value) }
}

extension JSON: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}
