#if canImport(UIKit)
import UIKit

/// Headers and footers that stay at the edges of the viewport.
///
/// The flow layout doesn't know about padding and would pin them in the wrong places, so this
/// layout places them itself. In a loop they don't stay, but move with the items.
extension ElementPlacer {
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// The elements that the flow layout has returned, with all pinned headers and footers at their
  /// places.
  ///
  /// The result includes pinned headers and footers that may not be visible.
  func pinned(
    _ found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard flow.pinsHeadersOrFooters else { return found }
    let sections = found.flatMap { $0.indexPath.section - 1...$0.indexPath.section + 1 }.distinct
      .filter { (0..<geometry.numbering.sectionCount).contains($0) }
    let kinds = Self.kinds.filter { pins($0) }
    return found.filter { !pins($0.representedElementKind) }
      + sections.flatMap { section in
        kinds.compactMap { flow.flowAttributes(of: $0, inSection: section).map(pinned) }
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
    copy.center[along: axis] = onPixelGrid(start) + length / 2
    // In front of all items, whatever zIndex their effects set.
    copy.zIndex = 1 << 21
    return copy
  }

  private func pins(_ kind: String?) -> Bool {
    switch kind {
    case UICollectionView.elementKindSectionHeader: flow.sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: flow.sectionFootersPinToVisibleBounds
    default: false
    }
  }

  /// The nearest position in the flow layout that is on the pixel grid of the screen.
  private func onPixelGrid(_ position: CGFloat) -> CGFloat {
    guard case .padded(let padding) = geometry.displacement(at: offset, isBare: true) else {
      return position
    }
    return geometry.viewport.rounded(position + padding) - padding
  }

  private func startOfHeader(_ length: CGFloat, _ section: Extent) -> CGFloat {
    guard let viewport = flowViewport else { return section.minimum }
    return max(section.minimum, min(viewport.minimum, section.maximum - length))
  }

  private func startOfFooter(_ length: CGFloat, _ section: Extent) -> CGFloat {
    guard let viewport = flowViewport else { return section.maximum - length }
    return min(section.maximum - length, max(viewport.maximum - length, section.minimum))
  }

  /// The viewport in the flow layout's coordinates; nil in a loop.
  private var flowViewport: Extent? {
    guard geometry.loop == nil else { return nil }
    let start = offset + geometry.viewport.leadingInset
    return geometry.flowExtents(of: Extent(start, start + geometry.viewport.length)).first
  }

  /// The extent of a section in the flow layout, with its insets, header and footer; nil without
  /// items.
  ///
  /// The header and footer may be pinned, so their frames don't show it.
  private func extent(ofSection section: Int) -> Extent? {
    guard
      let lines = geometry.lineNumbers(ofItems: geometry.numbering.items(inSection: section))
    else { return nil }
    let first = geometry.lines.extents[lines.lowerBound]
    let last = geometry.lines.extents[lines.upperBound]
    let inset = flow.inset(ofSection: section)
    let lengths = Self.kinds.map { flow.length(of: $0, inSection: section) }
    return Extent(
      first.minimum - inset[before: axis] - lengths[0],
      last.maximum + inset[after: axis] + lengths[1])
  }
}
#endif
