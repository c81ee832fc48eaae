#if canImport(UIKit)
import UIKit

/// The metrics from a flow layout's delegate, or the layout's own where the delegate gives none.
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
  // Without Objective-C, these methods have defaults that return the layout's own metrics (fact
  // 76).
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
