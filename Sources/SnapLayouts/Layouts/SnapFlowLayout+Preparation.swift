#if canImport(UIKit)
import UIKit

/// What a layout pass reads, and the pages that it computes.
extension SnapFlowLayout {
  /// The lines read from the flow layout, valid until its contents change.
  struct Preparation {
    /// nil if not even the lengths of items are known.
    var lines: PageExtents?
    /// The length of their content, which is read in each pass: a copy of the lines would retain their
    /// lists.
    var contentLength: CGFloat = 0
    /// The items whose cells have chosen another size since the lines were read.
    var measured: [IndexPath] = []
    /// Whether the flow layout may know sizes that cells have chosen, while this layout doesn't.
    var isBehind = false
    /// Whether the lines are those that the flow layout has now.
    var isRead = false
    /// What the delegate answered when the flow layout asked it; nil if the flow layout asks it in the next pass.
    var answers: DelegateAnswers?
    /// The viewport that the pages were computed for; nil if they must be computed.
    var viewport: Viewport?
    /// The part of its insets that UIKit had added; an app may replace it by insets of its own.
    var addedInset: CGFloat = 0
    /// The metrics of the first section, if they are known.
    var firstSection: SectionMetrics?

    /// What remains valid after a change; lines that remain, but aren't read, still have their lengths.
    func invalidated(
      by change: SnapInvalidationContext.Change = .contents, asksDelegate: Bool = true
    ) -> Preparation {
      switch change {
      case .looks, .boundsSize(reflows: false): self
      case .boundsSize(reflows: true):
        Preparation(lines: lines, measured: measured, isBehind: isBehind, answers: answers)
      case .measurement(let item):
        Preparation(
          lines: lines, measured: measured + [item], isBehind: isBehind, answers: answers)
      case .contents:
        // Items of the same length haven't chosen any.
        Preparation(
          isBehind: isBehind || lines?.hasEqualLengths == false,
          answers: asksDelegate ? nil : answers)
      }
    }
  }

  /// The pages; nil if they haven't changed since the last pass.
  func newPages(of collectionView: UICollectionView) -> PageGeometry? {
    let isNew = !preparation.isRead
    if isNew {
      let lines = makeLines(of: collectionView, contentSize: super.collectionViewContentSize)
      (preparation.lines, preparation.contentLength) = (lines, lines.content.length)
      preparation.isRead = true
      (preparation.measured, preparation.isBehind) = ([], false)
    }
    let axis = axis
    let viewport = Viewport(
      collectionView, axis: axis, contentLength: preparation.contentLength)
    let added = collectionView.addedInset(along: axis)
    guard viewport != preparation.viewport || added != preparation.addedInset else { return nil }
    (preparation.viewport, preparation.addedInset) = (viewport, added)
    guard let lines = preparation.lines else { return nil }
    let setting = PageGeometry.Setting(
      axis: axis, viewport: viewport, alignment: pageAlignment, padsEdges: padsEdges,
      filling: pageFilling(of: lines.content),
      loops: isLoopingEnabled,
      beginsWithHeaders: pageAlignment == .leading && leadingMargin == nil,
      automaticInset: automaticInset(of: collectionView))
    guard isNew || setting != geometry.setting else { return nil }
    return PageGeometry(lines: lines, setting: setting)
  }

  /// How lines form pages, and where the pages begin.
  private func pageFilling(of content: PageExtents.Content) -> PageFilling {
    let margin = pageAlignment == .leading ? leadingMargin ?? content.leadingInset : 0
    return PageFilling(
      pageContents, margin: margin, trailingMargin: trailingMargin,
      startsPageAtSection: startsPageAtSection, itemOrder: itemOrder)
  }
}
#endif
