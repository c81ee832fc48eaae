/// An element of a collection view and its view.
@MainActor
package struct ShownElement {
  package let category: UICollectionView.ElementCategory
  package let kind: String?
  /// The index path; for a view that leaves with an update, the one before the update.
  package let indexPath: IndexPath
  package let view: UICollectionReusableView
  package let isLeaving: Bool

  init(_ element: CollectionElement, _ view: UICollectionReusableView, isLeaving: Bool) {
    (category, kind, indexPath) = (element.category, element.kind, element.indexPath)
    (self.view, self.isLeaving) = (view, isLeaving)
  }
}

extension UICollectionView {
  /// All visible elements in order, followed by those that leave.
  package var shownElements: [ShownElement] {
    views.sorted { $0.key < $1.key }.map { ShownElement($0.key, $0.value, isLeaving: false) }
      + leaving.map { ShownElement($0.element, $0.view, isLeaving: true) }
  }
}
