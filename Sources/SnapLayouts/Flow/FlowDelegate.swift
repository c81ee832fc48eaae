#if canImport(UIKit)
import UIKit

/// The metrics from a flow layout's delegate, or the layout's own where the delegate gives none.
///
/// UIKit checks for each method, not for the protocol. So a delegate written in Objective-C, or a
/// proxy, doesn't have to declare the protocol.
@MainActor
struct FlowDelegate {
  #if canImport(ObjectiveC)
  private let delegate: any UICollectionViewDelegate
  #else
  // Without Objective-C, only the declared protocol is known (fact 76).
  private let delegate: any UICollectionViewDelegateFlowLayout
  #endif
  private let view: UICollectionView
  private let layout: UICollectionViewFlowLayout

  init?(of layout: UICollectionViewFlowLayout) {
    #if canImport(ObjectiveC)
    let delegate = layout.collectionView?.delegate
    #else
    let delegate = layout.collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    #endif
    guard let view = layout.collectionView, let delegate else { return nil }
    (self.delegate, self.view, self.layout) = (delegate, view, layout)
  }

  #if canImport(ObjectiveC)
  /// Whether the delegate implements a method for item sizes or line spacings.
  var givesMetrics: Bool {
    typealias FlowLayout = UICollectionViewDelegateFlowLayout
    return delegate.responds(
      to: #selector(FlowLayout.collectionView(_:layout:sizeForItemAt:)))
      || delegate.responds(
        to: #selector(FlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)))
  }

  func size(ofItemAt indexPath: IndexPath) -> CGSize {
    methods.collectionView?(view, layout: layout, sizeForItemAt: indexPath) ?? layout.itemSize
  }

  func lineSpacing(inSection section: Int) -> CGFloat {
    methods.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
  }

  func inset(ofSection section: Int) -> UIEdgeInsets {
    methods.collectionView?(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
  }

  func interitemSpacing(inSection section: Int) -> CGFloat {
    methods.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
  }

  func headerSize(inSection section: Int) -> CGSize {
    methods.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
  }

  func footerSize(inSection section: Int) -> CGSize {
    methods.collectionView?(view, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
  }

  /// The delegate as an object, to call any method that it implements in any protocol.
  private var methods: AnyObject { delegate }
  #else
  var givesMetrics: Bool { true }

  // Without Objective-C, these methods have defaults that return the layout's own metrics
  // (fact 76).
  func size(ofItemAt indexPath: IndexPath) -> CGSize {
    delegate.collectionView(view, layout: layout, sizeForItemAt: indexPath)
  }

  func lineSpacing(inSection section: Int) -> CGFloat {
    delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
  }

  func inset(ofSection section: Int) -> UIEdgeInsets {
    delegate.collectionView(view, layout: layout, insetForSectionAt: section)
  }

  func interitemSpacing(inSection section: Int) -> CGFloat {
    delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
  }

  func headerSize(inSection section: Int) -> CGSize {
    delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
  }

  func footerSize(inSection section: Int) -> CGSize {
    delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
  }
  #endif

  /// All metrics of a section but the sizes of its items, in pairs.
  func metrics(ofSection section: Int) -> [CGSize] {
    let inset = inset(ofSection: section)
    return [
      CGSize(width: inset.left, height: inset.top),
      CGSize(width: inset.right, height: inset.bottom),
      CGSize(
        width: lineSpacing(inSection: section), height: interitemSpacing(inSection: section)),
      headerSize(inSection: section), footerSize(inSection: section),
    ]
  }
}
#endif
