#if canImport(UIKit)
import UIKit

/// Item sizes that follow the viewport.
extension SnapFlowLayout {
  /// Gives the flow layout metrics that follow the viewport, or the app's own ones back.
  ///
  /// This sets super's properties, because the overrides record what the app sets.
  func fitMetrics() {
    // In a viewport that is empty or shorter than a pixel, the last ones remain.
    let last = (sizes.item.fitted, sizes.lineSpacing.fitted)
    let (item, lineSpacing) =
      fitsItems ? collectionView.flatMap(fittedMetrics) ?? last : (nil, nil)
    if let size = sizes.item.fit(item) { super.itemSize = size }
    if let spacing = sizes.lineSpacing.fit(lineSpacing) { super.minimumLineSpacing = spacing }
    if let spacing = sizes.spacing.fit(keepsOneItemPerLine ? separatingSpacing : nil) {
      super.minimumInteritemSpacing = spacing
    }
    if let estimate = sizes.estimate.fit(fitsItems ? fittedEstimate : nil) {
      super.estimatedItemSize = estimate
    }
  }

  /// Whether items get a length from the viewport.
  var fitsItems: Bool { fillsViewportAcross || pageSizing != .item }

  /// The estimate of cells that choose their length where they fill the viewport across; zero if they don't choose it.
  private var fittedEstimate: CGSize {
    (pageSizing == .item && ownEstimate != nil ? sizes.item.fitted : nil) ?? .zero
  }

  /// The app's own estimate; nil if it has none, or the automatic one, which is no size.
  var ownEstimate: CGSize? {
    let (estimate, automatic) = (sizes.estimate.own, UICollectionViewFlowLayout.automaticSize)
    return estimate == automatic || estimate == .zero ? nil : estimate
  }

  /// The space after a page that its items leave free.
  ///
  /// A number of items to a viewport includes the section's insets on both sides.
  var trailingMargin: CGFloat {
    guard case .perViewport = pageSizing else { return 0 }
    let inset = lineReader.firstSection.inset
    // Leading pages begin at a margin of their own.
    return pageAlignment == .leading ? inset[after: axis] : inset[along: axis]
  }

  /// The part of the insets along the axis that UIKit adds because the content scrolls.
  func automaticInset(of collectionView: UICollectionView) -> AutomaticInset? {
    let axis = axis
    let added = collectionView.addedInset(along: axis, to: collectionView.adjustedContentInset)
    guard added != 0 else { return nil }
    var unscrolled = uncoveredSize(of: collectionView)
    unscrolled[along: axis] += added
    let size = fitsItems ? fittedItemSize(in: unscrolled) : nil
    return AutomaticInset(
      length: added, fittedLength: itemSize[along: axis],
      unscrolledLength: (size ?? itemSize)[along: axis])
  }

  /// The size of the viewport, without what the first section pins at its edges; a loop pins nothing.
  private func uncoveredSize(of view: UICollectionView) -> CGSize {
    var size = view.insetBounds.size
    let pinned = isLoopingEnabled ? 0 : lineReader.firstSection.pinned
    if pinned < size[along: axis] { size[along: axis] -= pinned }
    return size
  }

  /// The size of items that follow the viewport, and the line spacing with which they fill it, nil for the
  /// app's own; altogether nil if the viewport is empty.
  private func fittedMetrics(in view: UICollectionView) -> (CGSize?, lineSpacing: CGFloat?)? {
    let (viewport, section) = (uncoveredSize(of: view), lineReader.firstSection)
    let (inset, scale) = (section.inset, displayScale)
    guard let item = fittedItemSize(in: viewport) else { return nil }
    // The flow layout rounds where items begin.
    let insets = inset[before: axis].rounded(toPixelsAt: scale) + inset[after: axis]
    let lineSpacing = pageSizing.lineSpacing(
      around: item[along: axis], viewportLength: viewport[along: axis], insets: insets,
      spacing: ownLineSpacing(section.lineSpacing), displayScale: scale)
    return (item, lineSpacing)
  }

  /// The size of items that follow a viewport; nil if it is empty.
  private func fittedItemSize(in viewport: CGSize) -> CGSize? {
    let (section, axis, own, scale) = (lineReader.firstSection, axis, ownItemSize, displayScale)
    let space = CGRect(origin: .zero, size: viewport).inset(by: section.inset).size
    let length = pageSizing.length(
      viewportLength: viewport[along: axis], insets: viewport[along: axis] - space[along: axis],
      spacing: ownLineSpacing(section.lineSpacing), displayScale: scale)
    let across =
      fillsViewportAcross ? space[across: axis].roundedDown(toPixelsAt: scale) : own[across: axis]
    let size = CGSize(along: length ?? own[along: axis], across: across, axis: axis)
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// The app's own size of items: where cells choose it, what they are estimated to have.
  private var ownItemSize: CGSize {
    let size = sizes.item.own
    let isLength = size != UICollectionViewFlowLayout.automaticSize
    if isLength, pageSizing != .item { return size }
    return ownEstimate ?? (isLength ? size : CGSize(width: 50, height: 50))
  }

  /// A spacing that leaves no space for a second item in a line, and is a length with which a delegate can compute.
  ///
  /// The flow layout asks for everything again when it gets another one, so the last one stays while it is enough.
  private var separatingSpacing: CGFloat? {
    guard let collectionView else { return nil }
    let across = axis.other
    let inset = min(0, lineReader.firstInset[along: across])
    let most = max(0, collectionView.insetBounds.size[along: across] - inset) + 1
    guard let last = sizes.spacing.fitted, last != most else { return most }
    let item = min(lineReader.shortestAcross, most - 1)
    let isEnough = last > most - 1 - 2 * item && last <= most
    return isEnough ? last : most - item
  }

  /// A line spacing before it is fitted: a delegate may answer with the layout's.
  private func ownLineSpacing(_ answer: CGFloat) -> CGFloat {
    answer == sizes.lineSpacing.fitted ? sizes.lineSpacing.own : answer
  }
}
#endif
