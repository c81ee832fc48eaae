#if canImport(UIKit)
import UIKit

/// Item sizes that follow the viewport.
extension SnapFlowLayout {
  /// Gives the flow layout metrics that follow the viewport, or the app's own ones back.
  ///
  /// Each is set only if it isn't the one that was set last: what can be read may differ from it in
  /// every pass, as `NaN` does. This sets super's properties, because the overrides record what the app
  /// sets.
  func fitMetrics() {
    let (old, own, fitsItems) = (fittedMetrics, ownMetrics, fitsItems)
    var fitted = FittedMetrics()
    // In a viewport that is empty or shorter than a pixel, the last size remains.
    fitted.itemSize = fitsItems ? fittedItemSize ?? old.itemSize : nil
    fitted.interitemSpacing = keepsOneItemPerLine ? .farthest : nil
    fitted.estimatedItemSize = fitsItems ? .zero : nil
    fittedMetrics = fitted
    if fitted.itemSize != old.itemSize { super.itemSize = fitted.itemSize ?? own.itemSize }
    if fitted.interitemSpacing != old.interitemSpacing {
      super.minimumInteritemSpacing = fitted.interitemSpacing ?? own.interitemSpacing
    }
    if fitted.estimatedItemSize != old.estimatedItemSize {
      super.estimatedItemSize = fitted.estimatedItemSize ?? own.estimatedItemSize
    }
  }

  /// Whether items get their size from the viewport, so that cells can't choose it.
  var fitsItems: Bool { fillsViewportAcross || pageSizing != .item }

  /// The size of items that follow the viewport; nil while that is empty.
  var fittedItemSize: CGSize? {
    guard let collectionView else { return nil }
    return fittedItemSize(
      in: collectionView.bounds.inset(by: collectionView.adjustedContentInset).size,
      of: collectionView)
  }

  /// The space after a page that its items leave free.
  ///
  /// A number of items to a viewport includes the section's insets on both sides.
  var trailingMargin: CGFloat {
    guard case .perViewport = pageSizing else { return 0 }
    let inset = firstSectionMetrics.inset
    // Leading pages begin at a margin of their own.
    return pageAlignment == .leading ? inset[after: axis] : inset[along: axis]
  }

  /// The part of the insets along the axis that UIKit adds because the content scrolls.
  func automaticInset(of collectionView: UICollectionView) -> AutomaticInset {
    let added = collectionView.addedInset(along: axis)
    guard added != 0 else { return .none }
    var unscrolled = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    unscrolled[along: axis] += added
    return AutomaticInset(
      length: added, fittedLength: itemSize[along: axis],
      unscrolledLength: fittedItemSize(in: unscrolled, of: collectionView)?[along: axis]
        ?? itemSize[along: axis])
  }

  /// The size of the items in a viewport; nil if it is empty.
  private func fittedItemSize(
    in viewport: CGSize, of collectionView: UICollectionView
  ) -> CGSize? {
    guard fitsItems else { return ownMetrics.itemSize }
    let metrics = firstSectionMetrics
    let space = CGRect(origin: .zero, size: viewport).inset(by: metrics.inset).size
    let scale = collectionView.traitCollection.displayScale
    let length = pageSizing.length(
      viewportLength: viewport[along: axis], insets: viewport[along: axis] - space[along: axis],
      spacing: metrics.lineSpacing, displayScale: scale)
    let across =
      fillsViewportAcross
      ? space[across: axis].roundedDown(toPixelsAt: scale) : ownMetrics.itemSize[across: axis]
    let size = CGSize(along: length ?? ownMetrics.itemSize[along: axis], across: across, axis: axis)
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// The metrics of the first section, which decide the size of all items.
  private var firstSectionMetrics: SectionMetrics {
    let boundsSize = collectionView?.bounds.size
    if let known = preparation.firstSection, known.boundsSize == boundsSize { return known }
    var metrics = SectionMetrics(
      inset: sectionInset, lineSpacing: minimumLineSpacing, boundsSize: boundsSize)
    if let collectionView, collectionView.numberOfSections > 0,
      let delegate = FlowDelegate(of: self)
    {
      metrics = SectionMetrics(
        inset: delegate.inset(ofSection: 0), lineSpacing: delegate.lineSpacing(inSection: 0),
        boundsSize: boundsSize)
    }
    preparation.firstSection = metrics
    return metrics
  }
}

/// The metrics of a flow layout that this layout may replace.
struct ItemMetrics {
  var itemSize = CGSize(width: 50, height: 50)
  var interitemSpacing: CGFloat = 10
  var estimatedItemSize = CGSize.zero
}

extension ItemMetrics {
  @MainActor
  init(of layout: UICollectionViewFlowLayout) {
    itemSize = layout.itemSize
    interitemSpacing = layout.minimumInteritemSpacing
    estimatedItemSize = layout.estimatedItemSize
  }
}

/// The metrics that a flow layout has instead of the app's own; nil for those that it has.
struct FittedMetrics {
  var itemSize: CGSize?
  var interitemSpacing: CGFloat?
  var estimatedItemSize: CGSize?
}

/// The insets and the line spacing of a section, in bounds of a size.
struct SectionMetrics {
  let inset: UIEdgeInsets
  let lineSpacing: CGFloat
  let boundsSize: CGSize?
}
#endif
