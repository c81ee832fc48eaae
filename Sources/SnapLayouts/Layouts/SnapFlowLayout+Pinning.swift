#if canImport(UIKit)
import UIKit

/// Headers and footers that stay at the edges of the viewport.
///
/// The flow layout doesn't know about padding and would pin them in the wrong places, so this
/// layout places them itself. In a ring they don't stay, but move with the items.
extension SnapFlowLayout {
  var pinsHeadersOrFooters: Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// The elements that the flow layout has returned, with all pinned headers and footers at their
  /// places.
  ///
  /// The result includes pinned headers and footers that may not be visible.
  func pinned(
    _ found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard pinsHeadersOrFooters else { return found }
    let numbering = pages.lines.numbering
    let sections = Set(found.flatMap { $0.indexPath.section - 1...$0.indexPath.section + 1 })
      .filter { (0..<numbering.sectionCount).contains($0) }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let kinds: [String] = [header, footer].filter { pins($0) }
    return found.filter { !pins($0.representedElementKind) }
      + sections.sorted().flatMap { section in
        kinds.compactMap { kind in
          let indexPath = IndexPath(item: 0, section: section)
          return super.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(pinned)
        }
      }
  }

  /// The attributes of a pinned header or footer at its place; other attributes don't change.
  func pinned(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard pins(attributes.representedElementKind),
      let section = extent(ofSection: attributes.indexPath.section),
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let length = attributes.frame[along: axis].length
    let isHeader =
      attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    let start = isHeader ? startOfHeader(length, section) : startOfFooter(length, section)
    copy.center[along: axis] = start + length / 2
    // In front of all items, whatever zIndex their effects set.
    copy.zIndex = 1 << 21
    return copy
  }

  private func pins(_ kind: String?) -> Bool {
    switch kind {
    case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
    default: false
    }
  }

  private func startOfHeader(_ length: CGFloat, _ section: Extent) -> CGFloat {
    guard let viewport = flowViewport else { return section.minimum }
    return max(section.minimum, min(viewport.minimum, section.maximum - length))
  }

  private func startOfFooter(_ length: CGFloat, _ section: Extent) -> CGFloat {
    guard let viewport = flowViewport else { return section.maximum - length }
    return min(section.maximum - length, max(viewport.maximum - length, section.minimum))
  }

  /// The viewport in the flow layout's coordinates; nil in a ring.
  private var flowViewport: Extent? {
    guard pages.loop == nil else { return nil }
    let start = offset + pages.viewport.leadingInset
    return pages.flowExtents(of: Extent(start, start + pages.viewport.length)).first
  }

  /// The extent of a section in the flow layout, with its insets, header and footer; nil without
  /// items.
  ///
  /// The header and footer may be pinned, so their frames don't show it.
  private func extent(ofSection section: Int) -> Extent? {
    let numbering = pages.lines.numbering
    let items = numbering.items(inSection: section)
    guard let first = items.first.flatMap(line), let last = items.last.flatMap(line) else {
      return nil
    }
    let inset = FlowDelegate(of: self)?.inset(ofSection: section) ?? sectionInset
    let (leading, trailing) =
      axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    func length(_ kind: String) -> CGFloat {
      super.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame[along: axis].length ?? 0
    }
    return Extent(
      first.minimum - leading - length(UICollectionView.elementKindSectionHeader),
      last.maximum + trailing + length(UICollectionView.elementKindSectionFooter))
  }

  private func line(ofItem item: Int) -> Extent? {
    pages.lines.grouping.page(forItem: item).flatMap(pages.lines.extent)
  }
}
#endif
