/// An item of a section: an index path without Foundation.
struct ItemIndex: Sendable, Hashable {
  var item: Int
  var section: Int
}
