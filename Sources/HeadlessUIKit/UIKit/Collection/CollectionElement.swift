/// A cell (without a kind), a supplementary view or a decoration view; cells sort first, in their
/// order.
struct CollectionElement: Hashable, Comparable {
  var indexPath: IndexPath
  let kind: String?
  var isDecoration = false

  var category: UICollectionView.ElementCategory {
    kind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
  }

  static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    (one.kind ?? "", one.indexPath) < (other.kind ?? "", other.indexPath)
  }
}
