import Foundation

@testable import SnapLayouts

/// A value in an event log, read from its text.
struct LogNode {
  /// The name of a case, or a plain value; empty for lists and for fields without a name.
  var name = ""
  var fields: [(label: String, node: LogNode)] = []

  init(_ text: some StringProtocol) {
    var rest = Substring(text)
    self.init(reading: &rest)
  }

  private init(reading rest: inout Substring) {
    name = String(rest.prefix { !"()[],: ".contains($0) })
    rest.removeFirst(name.count)
    guard let opening = rest.first, "([".contains(opening) else { return }
    rest.removeFirst()
    while let next = rest.first, !")]".contains(next) {
      let word = rest.prefix { !"()[],: ".contains($0) }
      let isLabel = rest.dropFirst(word.count).hasPrefix(": ")
      if isLabel { rest.removeFirst(word.count + 2) }
      fields.append((isLabel ? String(word) : "", LogNode(reading: &rest)))
      if rest.hasPrefix(", ") { rest.removeFirst(2) }
    }
    rest = rest.dropFirst()
  }

  var isNil: Bool { name == "nil" }
  var number: CGFloat { CGFloat(Double(name) ?? .nan) }
  var integer: Int { Int(name) ?? 0 }
  var flag: Bool { name == "true" }
  var items: [LogNode] { fields.map(\.node) }

  /// The field with a label.
  subscript(label: String) -> LogNode { fields.first { $0.label == label }?.node ?? LogNode("nil") }
  /// The field at an index.
  subscript(place: Int) -> LogNode {
    fields.indices.contains(place) ? fields[place].node : LogNode("nil")
  }

  /// The value unless it is nil.
  func map<Value>(_ read: (LogNode) -> Value) -> Value? { isNil ? nil : read(self) }
}
