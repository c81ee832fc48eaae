#if canImport(UIKit)
import UIKit

/// A prepared flow layout whose lines are to be read.
@MainActor
struct FlowContents {
  let flow: any FlowSource
  let delegate: FlowDelegate?
  let numbering: ItemNumbering
  /// All of the content but the lines.
  let content: ItemLines.Content

  /// The lines, and the sizes of all items unless they are all the same.
  typealias Reading = (lines: ItemLines, sizes: [CGSize]?)

  /// Lines from the frames of all items.
  ///
  /// - Complexity: O(n).
  func listedLines() -> Reading {
    let axis = flow.axis
    var lines = LineGrouping()
    let sizes = numbering.sizes { indexPath in
      let frame = flow.flowFrame(ofItemAt: indexPath)
      lines.append(
        along: frame[along: axis], across: frame[across: axis], beginsSection: indexPath.item == 0)
      return frame.size
    }
    lines.end()
    let all = ItemLines(
      numbering: numbering, grouping: lines.grouping, content: content,
      extents: .listed(lines.extents), itemExtents: lines.itemExtents, hidden: lines.hidden)
    return (all, sizes)
  }

  /// The frame of an item of the first section.
  func frame(_ item: Int) -> CGRect {
    flow.flowFrame(ofItemAt: IndexPath(item: item, section: 0))
  }
}

extension ItemNumbering {
  /// The numbering of a collection view's items.
  @MainActor
  init(of collectionView: UICollectionView) {
    self.init(
      counts: (0..<collectionView.numberOfSections)
        .map { collectionView.numberOfItems(inSection: $0) })
  }

  /// Whether all items, given their index paths and numbers, meet a condition.
  func all(where isMet: (IndexPath, Int) -> Bool) -> Bool {
    // Setting an item costs less than creating an index path.
    var indexPath = IndexPath(item: 0, section: 0)
    for section in 0..<sectionCount {
      indexPath.section = section
      for number in items(inSection: section) {
        indexPath.item = number - items(inSection: section).lowerBound
        if !isMet(indexPath, number) { return false }
      }
    }
    return true
  }

  /// The sizes of all items, in order.
  func sizes(_ size: (IndexPath) -> CGSize) -> [CGSize] {
    var sizes: [CGSize] = []
    sizes.reserveCapacity(itemCount)
    _ = all { indexPath, _ in
      sizes.append(size(indexPath))
      return true
    }
    return sizes
  }
}
#endif
