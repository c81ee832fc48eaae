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
    let near = found.flatMap { $0.indexPath.section - 1...$0.indexPath.section + 1 }
      .filter { (0..<geometry.numbering.sectionCount).contains($0) }
    let sections = near.indices.distinct { near[$0] < near[$1] }.map { near[$0] }
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
      let section = flow.lineReader.extent(ofSection: attributes.indexPath.section)
    else { return attributes }
    let length = attributes.frame[along: axis].length
    let isHeader =
      attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    // In a loop there is no edge at which they could stay.
    let shown = geometry.loop == nil ? geometry.flowExtents(of: viewport)[0] : section
    let (first, last) = (section.minimum, section.maximum + geometry.addedLength - length)
    let start =
      isHeader
      ? max(first, min(shown.minimum, last)) : min(last, max(shown.maximum - length, first))
    let shift = displacement[start]
    return attributes.changed {
      $0.center[along: axis] = pixel(nearest: start + shift) - shift + length / 2
      // In front of all items that effects don't lift.
      $0.zIndex = 1
    }
  }

  func pins(_ kind: String?) -> Bool {
    switch kind {
    case UICollectionView.elementKindSectionHeader: flow.sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: flow.sectionFootersPinToVisibleBounds
    default: false
    }
  }
}
#endif
