#if canImport(UIKit)
import UIKit

/// What a layout pass reads, and what ends its validity.
extension SnapFlowLayout {
  /// The lines read from the flow layout, valid until its contents change.
  struct Preparation {
    var lines: PageExtents?
    /// The size of the bounds when the lines were read.
    var size: CGSize?

    /// Whether the lines were read for a different size.
    ///
    /// While a scroll waits for its layout pass, UIKit doesn't announce a new size. The flow layout
    /// would then keep its frames and not ask the delegate for sizes.
    func isFor(otherThan size: CGSize?) -> Bool { lines != nil && size != self.size }
  }

  /// The pages; nil if they haven't changed since the last pass.
  func newPages(of collectionView: UICollectionView) -> PageGeometry? {
    let known = preparation.lines
    let lines = known ?? makeLines(of: collectionView, contentSize: super.collectionViewContentSize)
    if known == nil { preparation = Preparation(lines: lines, size: collectionView.bounds.size) }
    let setting = PageGeometry.Setting(
      axis: axis,
      viewport: Viewport(collectionView, axis: axis, contentLength: lines.content.length),
      alignment: pageAlignment, padsEdges: padsEdges, filling: pageFilling(of: lines),
      loops: isLoopingEnabled)
    guard known == nil || setting != pages.setting else { return nil }
    return PageGeometry(lines: lines, setting: setting)
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
    preparation.lines = nil
    let viewport = currentViewport
    handle(inBatch ? .batchBegan(in: viewport) : .contentsWillChange(in: viewport))
  }

  /// How lines form pages, and where the pages begin.
  private func pageFilling(of lines: PageExtents) -> PageFilling {
    let margin = pageAlignment == .leading ? leadingMargin ?? lines.content.leadingInset : 0
    return PageFilling(pageContents, margin: margin, startsPageAtSection: startsPageAtSection)
  }
}
#endif
