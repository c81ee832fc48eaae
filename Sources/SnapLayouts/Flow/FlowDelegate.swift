#if canImport(UIKit)
import UIKit

/// The metrics from a flow layout's delegate, or the layout's own where the delegate gives none.
///
/// UIKit checks for each method, not for the protocol. So a delegate written in Objective-C, or a
/// proxy, doesn't have to declare the protocol.
@MainActor
struct FlowDelegate {
  private let delegate: any UICollectionViewDelegateFlowLayout
  private let view: UICollectionView
  private let layout: UICollectionViewFlowLayout

  init?(of layout: UICollectionViewFlowLayout) {
    #if canImport(ObjectiveC)
    // Each method is looked for before it is called, whatever the delegate declares.
    let delegate = layout.collectionView?.delegate.map {
      unsafeBitCast($0, to: (any UICollectionViewDelegateFlowLayout).self)
    }
    #else
    // Without Objective-C, only the declared protocol is known; its methods have defaults that return the layout's own
    // metrics (fact 76).
    let delegate = layout.collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    #endif
    guard let view = layout.collectionView, let delegate else { return nil }
    (self.delegate, self.view, self.layout) = (delegate, view, layout)
  }

  /// Whether the delegate implements a method for item sizes or line spacings.
  var givesMetrics: Bool {
    #if canImport(ObjectiveC)
    typealias FlowLayout = UICollectionViewDelegateFlowLayout
    return delegate.responds(
      to: #selector(FlowLayout.collectionView(_:layout:sizeForItemAt:)))
      || delegate.responds(
        to: #selector(FlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)))
    #else
    return true
    #endif
  }

  // Called for each item; a method as a value would retain the delegate each time.
  func size(ofItemAt indexPath: IndexPath) -> CGSize {
    #if canImport(ObjectiveC)
    delegate.collectionView?(view, layout: layout, sizeForItemAt: indexPath) ?? layout.itemSize
    #else
    delegate.collectionView(view, layout: layout, sizeForItemAt: indexPath)
    #endif
  }

  func lineSpacing(inSection section: Int) -> CGFloat {
    answer(of: delegate.collectionView(_:layout:minimumLineSpacingForSectionAt:), section)
      ?? layout.minimumLineSpacing
  }

  func inset(ofSection section: Int) -> UIEdgeInsets {
    answer(of: delegate.collectionView(_:layout:insetForSectionAt:), section) ?? layout.sectionInset
  }

  func interitemSpacing(inSection section: Int) -> CGFloat {
    answer(of: delegate.collectionView(_:layout:minimumInteritemSpacingForSectionAt:), section)
      ?? layout.minimumInteritemSpacing
  }

  /// What a method returns for a section; nil if the delegate doesn't implement it.
  private func answer<Metric>(
    of method: ((UICollectionView, UICollectionViewLayout, Int) -> Metric)?, _ section: Int
  ) -> Metric? { method?(view, layout, section) }

  /// All metrics of a section but the sizes of its items, in pairs.
  func metrics(ofSection section: Int) -> [CGSize] {
    let (inset, sizes) = (inset(ofSection: section), sizesAround(section))
    return [
      CGSize(width: inset.left, height: inset.top),
      CGSize(width: inset.right, height: inset.bottom),
      CGSize(
        width: lineSpacing(inSection: section), height: interitemSpacing(inSection: section)),
      sizes.header, sizes.footer,
    ]
  }

  /// The sizes of a section's header and footer.
  func sizesAround(_ section: Int) -> (header: CGSize, footer: CGSize) {
    (
      answer(of: delegate.collectionView(_:layout:referenceSizeForHeaderInSection:), section)
        ?? layout.headerReferenceSize,
      answer(of: delegate.collectionView(_:layout:referenceSizeForFooterInSection:), section)
        ?? layout.footerReferenceSize
    )
  }
}
#endif
