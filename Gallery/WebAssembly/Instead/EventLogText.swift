/// A value as exact, readable text in Swift's notation.
///
/// `translate` writes what reflection finds out elsewhere: an extension of each type, with its fields.
struct EventLogText: CustomStringConvertible {
  let description: String

  init(_ value: some EventLogged) { description = value.logText }

  /// The fields of a structure, or of a case of an enumeration.
  static func fields(_ fields: (name: String, text: EventLogText)...) -> String {
    "("
      + fields.map { $0.name.isEmpty ? $0.text.description : "\($0.name): \($0.text)" }
      .joined(separator: ", ") + ")"
  }

  fileprivate static func list(_ texts: [String]) -> String {
    "[" + texts.joined(separator: ", ") + "]"
  }
}

protocol EventLogged {
  var logText: String { get }
}

extension Bool: EventLogged {
  var logText: String { self ? "true" : "false" }
}

extension Int: EventLogged {}
extension Int32: EventLogged {}
extension UInt32: EventLogged {}
extension UInt64: EventLogged {}

extension FixedWidthInteger {
  var logText: String { "\(self)" }
}

extension Double: EventLogged {
  var logText: String { "\(self)" }
}

extension Optional: EventLogged where Wrapped: EventLogged {
  var logText: String { map(\.logText) ?? "nil" }
}

extension Array: EventLogged where Element: EventLogged {
  var logText: String { EventLogText.list(map(\.logText)) }
}

extension Set: EventLogged where Element: EventLogged {
  var logText: String { EventLogText.list(map(\.logText).sorted()) }
}

extension ClosedRange: EventLogged where Bound: EventLogged {
  var logText: String {
    EventLogText.fields(
      ("lowerBound", EventLogText(lowerBound)), ("upperBound", EventLogText(upperBound))
    ).description
  }
}
