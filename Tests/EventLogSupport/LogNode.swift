#if DEBUG
import Foundation

/// A value in an event log, read from its text.
@dynamicMemberLookup
struct LogNode {
  struct Field {
    let label: String
    let node: LogNode
  }

  /// The name of a case, or a plain value; empty for lists and for fields without a name.
  private(set) var name = ""
  private(set) var fields: [Field] = []
  private var isList = false

  /// Deeper values than any in a log are left out, so that no text exhausts the stack.
  private static let deepest = 40

  init(_ text: some StringProtocol) {
    var rest = Substring(text)
    self.init(reading: &rest, depth: 0)
  }

  private init(reading rest: inout Substring, depth: Int) {
    name = String(rest.prefix { !"()[],: ".contains($0) })
    rest.removeFirst(name.count)
    guard depth < Self.deepest, let opening = rest.first, "([".contains(opening) else { return }
    isList = opening == "["
    rest.removeFirst()
    while let next = rest.first, !")]".contains(next) {
      let start = rest.startIndex
      let word = rest.prefix { !"()[],: ".contains($0) }
      let isLabel = rest.dropFirst(word.count).hasPrefix(": ")
      if isLabel { rest.removeFirst(word.count + 2) }
      fields.append(
        Field(label: isLabel ? String(word) : "", node: LogNode(reading: &rest, depth: depth + 1)))
      if rest.hasPrefix(", ") { rest.removeFirst(2) }
      guard rest.startIndex > start else { break }
    }
    rest = rest.dropFirst()
  }

  /// The field with a label.
  subscript<Value: Logged>(dynamicMember label: String) -> Value { Value(self[label]) }
  subscript(label: String) -> LogNode { fields.first { $0.label == label }?.node ?? LogNode("nil") }
  /// The field at an index.
  subscript<Value: Logged>(place: Int) -> Value { Value(self[place]) }
  subscript(place: Int) -> LogNode {
    fields.indices.contains(place) ? fields[place].node : LogNode("nil")
  }

  /// Whether all numbers (counts in lists; offsets, times and pages elsewhere) are finite, and none is so large that a
  /// replay would take long or overflow.
  var isPlausible: Bool { isPlausible(isListed: false) }

  private func isPlausible(isListed: Bool) -> Bool {
    let limit = isListed && Int(name) != nil ? 1e7 : 1e15
    return (Double(name).map { abs($0) <= limit } ?? true)
      && fields.allSatisfy { $0.node.isPlausible(isListed: isList) }
  }

  /// Whether both are the same value; zeros of either sign are equal.
  func agrees(with other: LogNode) -> Bool {
    guard hasName(of: other), fields.count == other.fields.count else { return false }
    return zip(fields, other.fields).allSatisfy {
      $0.label == $1.label && $0.node.agrees(with: $1.node)
    }
  }

  private func hasName(of other: LogNode) -> Bool {
    name == other.name || Double(name).map { $0 == Double(other.name) } == true
  }
}

/// A value that can be read from an event log.
protocol Logged {
  init(_ node: LogNode)
}

#if !arch(wasm32)  // There, it is a Double.
extension CGFloat: Logged {
  init(_ node: LogNode) { self.init(Double(node)) }
}
#endif

extension Double: Logged {
  /// What is no number counts as 0, as it does for other numbers: no offset or length is `NaN`.
  init(_ node: LogNode) { self = Double(node.name) ?? 0 }
}

extension Int: Logged {
  init(_ node: LogNode) { self = Int(node.name) ?? 0 }
}

extension Bool: Logged {
  init(_ node: LogNode) { self = node.name == "true" }
}

extension Optional: Logged where Wrapped: Logged {
  init(_ node: LogNode) { self = node.name == "nil" ? nil : Wrapped(node) }
}

extension Array: Logged where Element: Logged {
  init(_ node: LogNode) { self = node.fields.map { Element($0.node) } }
}
#endif
