/// A cell (no kind) or a supplementary view of a collection view; cells come first, in their order.
struct CollectionElement: Hashable, Comparable {
  let indexPath: IndexPath
  let kind: String?

  static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    (one.kind ?? "", one.indexPath) < (other.kind ?? "", other.indexPath)
  }
}
