/// The section and item of an index path, without Foundation.
struct ItemIndex: Sendable, Hashable {
  var item: Int
  var section: Int
}
