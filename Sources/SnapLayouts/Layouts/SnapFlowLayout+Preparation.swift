#if canImport(UIKit)
import UIKit

/// What a layout pass reads, and what ends its validity.
extension SnapFlowLayout {
  /// The lines read from the flow layout, valid until its contents change.
  struct Preparation {
    var lines = PageExtents.none
    /// The size of the bounds when the lines were read; nil if they must be read.
    var size: CGSize?
  }

  /// Whether the lines were read for a different size of the bounds.
  ///
  /// While a scroll waits for its layout pass, UIKit doesn't announce a new size. The flow layout
  /// would then keep its frames and not ask the delegate for sizes.
  var isPreparedForOtherSize: Bool {
    guard let size = preparation.size else { return false }
    return size != collectionView?.bounds.size
  }

  /// The pages; nil if they haven't changed since the last pass.
  func newPages(of collectionView: UICollectionView) -> PageGeometry? {
    let isNew = preparation.size == nil
    if isNew {
      preparation = Preparation(
        lines: makeLines(of: collectionView, contentSize: super.collectionViewContentSize),
        size: collectionView.bounds.size)
    }
    // Only a part of the lines, because a copy of all would retain their lists in every pass.
    let content = preparation.lines.content
    let setting = PageGeometry.Setting(
      axis: axis,
      viewport: Viewport(collectionView, axis: axis, contentLength: content.length),
      alignment: pageAlignment, padsEdges: padsEdges, filling: pageFilling(of: content),
      loops: isLoopingEnabled)
    guard isNew || setting != pages.setting else { return nil }
    return PageGeometry(lines: preparation.lines, setting: setting)
  }

  /// Whether an invalidation leaves the contents unchanged.
  ///
  /// The flags of a context decide this only in a subclass that has its own context class.
  func keepsContents(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    let isForeign = !(Self.invalidationContextClass is SnapInvalidationContext.Type)
    return (context as? SnapInvalidationContext)?.keepsContents
      ?? (isForeign && !context.changesFlow)
  }

  func contentsWillChange(inBatch: Bool) {
    if inBatch { batch = BatchAttributes(of: attributesOnScreen) }
    preparation = Preparation()
    let viewport = currentViewport
    handle(inBatch ? .batchBegan(in: viewport) : .contentsWillChange(in: viewport))
  }

  /// How lines form pages, and where the pages begin.
  private func pageFilling(of content: PageExtents.Content) -> PageFilling {
    let margin = pageAlignment == .leading ? leadingMargin ?? content.leadingInset : 0
    return PageFilling(pageContents, margin: margin, startsPageAtSection: startsPageAtSection)
  }
}
#endif
