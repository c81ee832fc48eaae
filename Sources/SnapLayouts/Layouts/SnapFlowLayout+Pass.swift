#if canImport(UIKit)
import UIKit

/// The pages that a layout pass computes.
extension SnapFlowLayout {
  /// Before a layout pass, ends the validity of what doesn't hold for the size of the bounds.
  func adoptBoundsSize() {
    switch collectionView.flatMap(lineReader.change) {
    case nil: break
    case .contents: invalidateLayout()
    case .some:
      let context = newInvalidationContext()
      context.markBoundsSize(reflows: true)
      invalidateLayout(with: context)
    }
  }

  /// The pages; nil if they haven't changed since the last pass.
  func newPages(of collectionView: UICollectionView) -> PageGeometry? {
    let isNew = !lineReader.isRead
    if isNew { lineReader.read(in: collectionView) }
    let content = lineReader.lines.content
    let margin = pageAlignment == .leading ? leadingMargin ?? content.leadingInset : 0
    let setting = PageGeometry.Setting(
      axis: axis,
      viewport: Viewport(collectionView, axis: axis, contentLength: content.length),
      alignment: pageAlignment, padsEdges: padsEdges,
      filling: PageFilling(
        pageContents, margin: margin, trailingMargin: trailingMargin,
        startsPageAtSection: startsPageAtSection, itemOrder: itemOrder),
      loops: isLoopingEnabled,
      beginsWithHeaders: pageAlignment == .leading && leadingMargin == nil,
      automaticInset: automaticInset(of: collectionView))
    guard isNew || setting != geometry.setting else { return nil }
    return PageGeometry(lines: lineReader.lines, setting: setting)
  }
}
#endif
