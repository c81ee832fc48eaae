#if canImport(UIKit)
import UIKit

/// A flow layout with its own answers: before pages, padding and effects.
///
/// What reads lines and places elements knows the layout only as this.
@MainActor
protocol FlowSource: UICollectionViewFlowLayout {
  var itemOrder: ItemOrder { get }
  /// The attributes of an item in the flow layout.
  func flowAttributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  /// The attributes of a header or footer in the flow layout, which may be pinned.
  func flowAttributes(
    of kind: String, inSection section: Int
  ) -> UICollectionViewLayoutAttributes?
  /// The elements of the flow layout in a rectangle.
  func flowElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]
  var flowContentSize: CGSize { get }
  /// What was last read of the flow layout.
  var lineReader: LineReader { get }
}

extension FlowSource {
  /// The axis along which the layout scrolls.
  var axis: ScrollAxis { scrollDirection == .horizontal ? .horizontal : .vertical }

  /// Pixels per point, 1 … 16.
  var displayScale: CGFloat {
    (collectionView?.traitCollection.displayScale ?? 1).correctedDisplayScale
  }

  /// Whether cells choose their sizes.
  var isSelfSizing: Bool {
    estimatedItemSize != .zero || itemSize == UICollectionViewFlowLayout.automaticSize
  }

  func lineSpacing(inSection section: Int) -> CGFloat {
    FlowDelegate(of: self)?.lineSpacing(inSection: section) ?? minimumLineSpacing
  }

  /// Whether UIKit mirrors the view: it runs against the direction for which the layout was developed (fact 59).
  var isMirrored: Bool {
    guard let collectionView, flipsHorizontallyInOppositeLayoutDirection else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  var pinsHeadersOrFooters: Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// What a section pins at the edges of the viewport, also before the flow layout is prepared.
  func cover(ofSection section: Int) -> ItemLines.Cover {
    let sizes = FlowDelegate(of: self)?.sizesAround(section)
    let (header, footer) = sizes ?? (headerReferenceSize, footerReferenceSize)
    return ItemLines.Cover(
      before: sectionHeadersPinToVisibleBounds ? max(0, header[along: axis].corrected()) : 0,
      after: sectionFootersPinToVisibleBounds ? max(0, footer[along: axis].corrected()) : 0)
  }

  func flowFrame(ofItemAt indexPath: IndexPath) -> CGRect {
    flowAttributes(ofItemAt: indexPath)?.frame ?? .zero
  }

  /// The length of a section's header or footer; 0 without one.
  func length(of kind: String, inSection section: Int) -> CGFloat {
    flowAttributes(of: kind, inSection: section)?.size[along: axis] ?? 0
  }
}
#endif
