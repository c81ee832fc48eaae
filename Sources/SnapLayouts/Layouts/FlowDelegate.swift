#if canImport(UIKit)
import UIKit

/// What the delegate of a flow layout says of items and sections; what it leaves out, the layout's own.
///
/// UIKit asks for each method and not for the protocol: a delegate in Objective-C, or a proxy, need not
/// declare it.
@MainActor
struct FlowDelegate {
  #if canImport(ObjectiveC)
  private let delegate: any UICollectionViewDelegate
  #else
  // Whether a method is implemented can't be told here, only whether the protocol is (fact 76).
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
  /// Whether it may say that items differ in size, or lines in spacing.
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

  /// Any method that it implements, whatever protocols it declares.
  private var methods: AnyObject { delegate }
  #else
  var givesMetrics: Bool { true }

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
