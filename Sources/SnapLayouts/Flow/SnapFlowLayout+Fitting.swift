#if canImport(UIKit)
import UIKit

/// Item sizes that follow the viewport.
extension SnapFlowLayout {
  /// Gives the flow layout metrics that follow the viewport, or the app's own ones back.
  ///
  /// This sets super's properties, because the overrides record what the app sets.
  func fitMetrics() {
    // In a viewport that is empty or shorter than a pixel, the last size remains.
    let size = fitsItems ? fittedItemSize ?? sizes.item.fitted : nil
    if let size = sizes.item.fit(size) { super.itemSize = size }
    let spacing: CGFloat? = keepsOneItemPerLine ? .farthest : nil
    if let spacing = sizes.spacing.fit(spacing) { super.minimumInteritemSpacing = spacing }
    if let estimate = sizes.estimate.fit(fitsItems ? .zero : nil) {
      super.estimatedItemSize = estimate
    }
  }

  /// Whether items get their size from the viewport, so that cells can't choose it.
  var fitsItems: Bool { fillsViewportAcross || pageSizing != .item }

  /// The size of items that follow the viewport; nil while that is empty.
  private var fittedItemSize: CGSize? {
    collectionView.flatMap {
      fittedItemSize(in: $0.bounds.inset(by: $0.adjustedContentInset).size, of: $0)
    }
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
    let own = sizes.item.own
    guard fitsItems else { return own }
    let (inset, spacing) = lineReader.firstSection
    let space = CGRect(origin: .zero, size: viewport).inset(by: inset).size
    let scale = collectionView.traitCollection.displayScale
    let length = pageSizing.length(
      viewportLength: viewport[along: axis], insets: viewport[along: axis] - space[along: axis],
      spacing: spacing, displayScale: scale)
    let across =
      fillsViewportAcross ? space[across: axis].roundedDown(toPixelsAt: scale) : own[across: axis]
    let size = CGSize(along: length ?? own[along: axis], across: across, axis: axis)
    return size.width > 0 && size.height > 0 ? size : nil
  }
}

/// The sizes of a flow layout that this layout may replace by others, which follow the viewport.
struct ItemSizes {
  var item: Size<CGSize>
  var spacing: Size<CGFloat>
  var estimate: Size<CGSize>

  @MainActor init(of layout: UICollectionViewFlowLayout) {
    item = Size(own: layout.itemSize)
    spacing = Size(own: layout.minimumInteritemSpacing)
    estimate = Size(own: layout.estimatedItemSize)
  }

  struct Size<Value: Equatable> {
    /// The value last set by the app.
    var own: Value { didSet { fitted = nil } }
    /// The value that the flow layout has instead; nil if it has the app's own.
    private(set) var fitted: Value?

    init(own: Value) { self.own = own }

    /// Replaces the value, or gives the app's own one back.
    ///
    /// What can be read may differ from what was set in every pass, as `NaN` does; so only the latter counts.
    ///
    /// - Returns: The value for the flow layout; nil if it has it already.
    mutating func fit(_ value: Value?) -> Value? {
      guard value != fitted else { return nil }
      fitted = value
      return value ?? own
    }
  }
}
#endif
