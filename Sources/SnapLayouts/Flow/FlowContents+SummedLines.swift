#if canImport(UIKit)
import UIKit

/// The lines of items each of which is a line of its own, from the sizes of the items.
///
/// Reading a frame makes the flow layout create and cache attributes. So only the last one of each section is read, which
/// shows what the items before it add up to.
extension FlowContents {
  /// - Parameters:
  ///   - sizes: The sizes of all items.
  ///   - ahead: Extents that are known for some sizes.
  /// - Returns: The lines and the sizes; nil if an item is elsewhere than the sum.
  /// - Complexity: O(n).
  func summedLines(of sizes: [CGSize], ahead: (sizes: [CGSize], extents: [Extent])?) -> Reading? {
    let grouping = PageGrouping(itemCount: numbering.itemCount, itemsPerPage: 1)
    let known = ahead?.sizes == sizes ? ahead?.extents : nil
    guard let extents = known ?? flow.summedExtents(of: sizes, numbering, grouping)
    else { return nil }
    for section in 0..<numbering.sectionCount {
      let items = numbering.items(inSection: section)
      guard let last = items.last else { continue }
      let item = IndexPath(item: items.count - 1, section: section)
      let own = flow.flowFrame(ofItemAt: item)[along: flow.axis]
      guard abs(extents[last].minimum - own.minimum) < Tolerance.sum,
        abs(extents[last].maximum - own.maximum) < Tolerance.sum
      else { return nil }
    }
    let lines = ItemLines(
      numbering: numbering, grouping: grouping, content: content, extents: .listed(extents))
    return (lines, sizes)
  }
}

extension FlowSource {
  /// The extents of lines, from the sizes of their items; nil if some items can't be seen, which make no lines.
  func summedExtents(
    of sizes: [CGSize], _ numbering: ItemNumbering, _ grouping: PageGrouping
  ) -> [Extent]? {
    let (axis, scale) = (axis, displayScale)
    guard sizes.allSatisfy({ $0[along: axis] > 0 }) else { return nil }
    // The flow layout rounds where items begin, but adds up unrounded lengths (fact 67).
    var (extents, position) = ([Extent](), 0 as CGFloat)
    extents.reserveCapacity(grouping.count)
    func skip(_ distance: CGFloat) { position += distance.corrected() }
    for section in 0..<numbering.sectionCount {
      let items = numbering.items(inSection: section)
      let inset = lineReader.inset(ofSection: section)
      let spacing = lineSpacing(inSection: section).corrected()
      skip(length(of: UICollectionView.elementKindSectionHeader, inSection: section))
      skip(inset[before: axis])
      var next = items.lowerBound
      while next < items.upperBound {
        let line =
          grouping.capacity == 1 ? next..<next + 1 : grouping.items(inPage: extents.count)
        let length = line.reduce(0) { max($0, sizes[$1][along: axis].corrected()) }
        extents.append(Extent(start: position.rounded(toPixelsAt: scale), length: length))
        position += length + spacing
        next = line.upperBound
      }
      if !items.isEmpty { position -= spacing }
      skip(inset[after: axis])
      skip(length(of: UICollectionView.elementKindSectionFooter, inSection: section))
    }
    return extents
  }
}
#endif
