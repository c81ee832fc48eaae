#if canImport(UIKit)
import UIKit

extension SnapFlowLayout {
  /// Creates a layout with the settings of another one: sizes, spacing, insets, headers and
  /// footers, scroll direction and pinning.
  ///
  /// It takes over the direction and the spacing also where the other layout has UIKit's defaults: it is vertical, and its lines
  /// are 10 points apart. For a banner, use ``InfiniteBannerLayout/init()``, or set `minimumLineSpacing` to 0 afterwards.
  ///
  /// ```swift
  /// collectionView.collectionViewLayout = CenteredPickerLayout(replacing: oldLayout)
  /// ```
  ///
  /// - Parameter layout: The flow layout to replace, which doesn't change.
  public convenience init(replacing layout: UICollectionViewFlowLayout) {
    self.init()
    let sizes = (layout as? SnapFlowLayout)?.sizes ?? ItemSizes(of: layout)
    itemSize = sizes.item.own
    estimatedItemSize = sizes.estimate.own
    minimumInteritemSpacing = sizes.spacing.own
    minimumLineSpacing = sizes.lineSpacing.own
    sectionInset = layout.sectionInset
    headerReferenceSize = layout.headerReferenceSize
    footerReferenceSize = layout.footerReferenceSize
    scrollDirection = layout.scrollDirection
    sectionHeadersPinToVisibleBounds = layout.sectionHeadersPinToVisibleBounds
    sectionFootersPinToVisibleBounds = layout.sectionFootersPinToVisibleBounds
    #if canImport(ObjectiveC)
    sectionInsetReference = layout.sectionInsetReference
    #endif
  }
}
#endif
