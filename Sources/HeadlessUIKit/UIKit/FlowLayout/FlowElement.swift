import Foundation

/// An element that a flow layout shows, and its frame.
struct FlowElement: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case header
    case item
    case footer
  }

  var kind: Kind
  var section: Int
  /// The number of the item in its section; 0 for a header or footer.
  var item: Int
  var frame: CGRect
}
