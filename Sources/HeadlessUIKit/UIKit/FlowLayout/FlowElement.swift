import Foundation

/// One thing that a flow layout shows, and where.
struct FlowElement: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case header
    case item
    case footer
  }

  var kind: Kind
  var section: Int
  /// The item's number in its section; 0 for a header or footer.
  var item: Int
  var frame: CGRect
}
