#if canImport(UIKit)
import UIKit

/// Item sizes that follow the viewport.
extension SnapFlowLayout {
  /// Whether items get their size from the viewport, so that cells can't choose it.
  var fitsItems: Bool { fillsViewportAcross || pageSizing != .item }

  /// The size of items that follow the viewport; nil while that is empty.
  var fittedItemSize: CGSize? {
    guard let collectionView else { return nil }
    return fittedItemSize(
      in: collectionView.bounds.inset(by: collectionView.adjustedContentInset).size)
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
      unscrolledLength: fittedItemSize(in: unscrolled)?[along: axis] ?? itemSize[along: axis])
  }

  /// The size of the items in a viewport; nil if it is empty.
  private func fittedItemSize(in viewport: CGSize) -> CGSize? {
    guard fitsItems else { return ownItemSize }
    let metrics = firstSectionMetrics
    let space = CGRect(origin: .zero, size: viewport).inset(by: metrics.inset).size
    let scale = collectionView?.traitCollection.displayScale ?? 1
    let length = pageSizing.length(
      viewportLength: viewport[along: axis], insets: viewport[along: axis] - space[along: axis],
      spacing: metrics.lineSpacing, displayScale: scale)
    let across =
      fillsViewportAcross
      ? space[across: axis].roundedDown(toPixelsAt: scale) : ownItemSize[across: axis]
    let size = CGSize(along: length ?? ownItemSize[along: axis], across: across, axis: axis)
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// The metrics of the first section, which decide the size of all items.
  private var firstSectionMetrics: SectionMetrics {
    if let known = preparation.firstSection { return known }
    var metrics = SectionMetrics(inset: sectionInset, lineSpacing: minimumLineSpacing)
    if let collectionView, collectionView.numberOfSections > 0,
      let delegate = FlowDelegate(of: self)
    {
      metrics = SectionMetrics(
        inset: delegate.inset(ofSection: 0), lineSpacing: delegate.lineSpacing(inSection: 0))
    }
    preparation.firstSection = metrics
    return metrics
  }
}

/// The insets and the line spacing of a section.
struct SectionMetrics {
  let inset: UIEdgeInsets
  let lineSpacing: CGFloat
}
#endif
