#if canImport(UIKit)
import UIKit

/// The lines of items each of which is a line of its own, from the sizes of the items.
///
/// Reading a frame makes the flow layout create and cache attributes. So only the last one of each section is read, which
/// shows what the items before it add up to.
struct SummedLines: LineSource {
  let contents: FlowContents
  let displayScale: CGFloat
  let sizes: [CGSize]
  /// Extents that are known for some sizes.
  let ahead: (sizes: [CGSize], extents: [Extent])?

  /// - Complexity: O(n); nil if an item is elsewhere than the sum.
  func reading() -> (lines: PageExtents, sizes: [CGSize]?)? {
    let (flow, numbering) = (contents.flow, contents.numbering)
    let grouping = PageGrouping(itemCount: numbering.itemCount, itemsPerPage: 1)
    let known = ahead?.sizes == sizes ? ahead?.extents : nil
    guard
      let extents = known ?? Self.extents(of: sizes, numbering, grouping, in: flow, displayScale)
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
    let lines = PageExtents(
      numbering: numbering, grouping: grouping, content: contents.content, extents: .listed(extents)
    )
    return (lines, sizes)
  }

  /// The extents of lines, from the sizes of their items; nil if some items can't be seen, which make no lines.
  static func extents(
    of sizes: [CGSize], _ numbering: ItemNumbering, _ grouping: PageGrouping,
    in flow: any FlowSource, _ displayScale: CGFloat
  ) -> [Extent]? {
    let axis = flow.axis
    guard sizes.allSatisfy({ $0[along: axis] > 0 }) else { return nil }
    // The flow layout rounds where items begin, but adds up unrounded lengths (fact 67).
    var (extents, position) = ([Extent](), 0 as CGFloat)
    extents.reserveCapacity(grouping.count)
    func skip(_ distance: CGFloat) { position += distance.corrected() }
    for section in 0..<numbering.sectionCount {
      let (items, inset) = (numbering.items(inSection: section), flow.inset(ofSection: section))
      let spacing = flow.lineSpacing(inSection: section).corrected()
      skip(flow.length(of: UICollectionView.elementKindSectionHeader, inSection: section))
      skip(inset[before: axis])
      var next = items.lowerBound
      while next < items.upperBound {
        let line =
          grouping.capacity == 1 ? next..<next + 1 : grouping.items(inPage: extents.count)
        let length = line.reduce(0) { max($0, sizes[$1][along: axis].corrected()) }
        extents.append(Extent(start: position.rounded(toPixelsAt: displayScale), length: length))
        position += length + spacing
        next = line.upperBound
      }
      if !items.isEmpty { position -= spacing }
      skip(inset[after: axis])
      skip(flow.length(of: UICollectionView.elementKindSectionFooter, inSection: section))
    }
    return extents
  }
}
#endif
