#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC) && !os(tvOS)
/// Lets a person drag the items of a collection view, until it ends.
@MainActor
final class ItemDrags: NSObject, UICollectionViewDragDelegate {
  private let view: UICollectionView

  init(in view: UICollectionView) {
    self.view = view
    super.init()
    view.dragDelegate = self
    view.dragInteractionEnabled = true
  }

  func end() { view.dragDelegate = nil }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
}
#else
/// There is nobody here who drags.
@MainActor
struct ItemDrags {
  init(in view: UICollectionView) {}

  func end() {}
}
#endif
#endif
