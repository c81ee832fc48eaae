#if canImport(UIKit)
import UIKit

/// What the delegate of a flow layout says of items and sections; what it leaves out, the layout's own.
@MainActor
struct FlowDelegate {
  private let delegate: any UICollectionViewDelegateFlowLayout
  private let view: UICollectionView
  private let layout: UICollectionViewFlowLayout

  init?(of layout: UICollectionViewFlowLayout) {
    guard let view = layout.collectionView,
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    else { return nil }
    (self.delegate, self.view, self.layout) = (delegate, view, layout)
  }

  #if canImport(ObjectiveC)
  func size(ofItemAt indexPath: IndexPath) -> CGSize {
    delegate.collectionView?(view, layout: layout, sizeForItemAt: indexPath) ?? layout.itemSize
  }

  func lineSpacing(inSection section: Int) -> CGFloat {
    delegate.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
  }

  func inset(ofSection section: Int) -> UIEdgeInsets {
    delegate.collectionView?(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
  }
  #else
  // Optional methods have defaults here, which answer with the layout's own (fact 76).
  func size(ofItemAt indexPath: IndexPath) -> CGSize {
    delegate.collectionView(view, layout: layout, sizeForItemAt: indexPath)
  }

  func lineSpacing(inSection section: Int) -> CGFloat {
    delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
  }

  func inset(ofSection section: Int) -> UIEdgeInsets {
    delegate.collectionView(view, layout: layout, insetForSectionAt: section)
  }
  #endif
}
#endif
