#if canImport(UIKit)
import UIKit

/// Lines from the frames of all items.
extension FlowContents {
  /// - Complexity: O(n).
  func listedLines() -> Reading {
    var (lines, sizes, items) = (LineGrouping(), [CGSize](), [Extent]())
    sizes.reserveCapacity(numbering.itemCount)
    items.reserveCapacity(numbering.itemCount)
    let axis = flow.axis
    _ = numbering.all { indexPath, _ in
      let frame = flow.flowFrame(ofItemAt: indexPath)
      sizes.append(frame.size)
      items.append(frame[along: axis])
      lines.append(
        along: frame[along: axis], across: frame[across: axis], beginsSection: indexPath.item == 0)
      return true
    }
    lines.end()
    return (
      PageExtents(numbering: numbering, lines: lines, items: items, content: content),
      sizes
    )
  }
}
#endif
