/// A value as exact, readable text in Swift's notation, which the tests can read back.
///
/// It uses reflection, so it includes every property that is added to the state.
struct EventLogText: CustomStringConvertible {
  let description: String

  init(_ value: Any) { description = Self.text(of: value) }

  private static func text(of value: Any) -> String {
    let value = (value as? any LoggedInParts)?.parts ?? value
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    case .collection:
      return "[" + fields(of: mirror) + "]"
    case .tuple,
      .struct where !mirror.children.isEmpty && !(value is any CustomStringConvertible):
      return "(" + fields(of: mirror) + ")"
    case .enum:
      guard let content = mirror.children.first, let name = content.label else { return "\(value)" }
      let inner = Mirror(reflecting: content.value)
      return name + "("
        + (inner.displayStyle == .tuple ? fields(of: inner) : text(of: content.value)) + ")"
    default: return "\(value)"
    }
  }

  private static func fields(of mirror: Mirror) -> String {
    let texts = mirror.children.map { child in
      let label = child.label.map { $0.hasPrefix(".") ? "" : $0 + ": " } ?? ""
      return label + text(of: child.value)
    }
    return texts.joined(separator: ", ")
  }
}

/// A value whose stored properties can be computed from fewer parts.
protocol LoggedInParts {
  var parts: Any { get }
}
