#if canImport(UIKit)
import UIKit

/// The sections, where something is pinned.
extension LineReader {
  /// The sections, one after the other: the flow layout rounds where elements begin, but adds up unrounded lengths (fact 67).
  var addedSections: [Extent] {
    let numbering = lines.numbering
    var start: CGFloat = 0
    return (0..<numbering.sectionCount).map { section in
      let length =
        inset(ofSection: section)[along: flow.axis]
        + flow.length(of: UICollectionView.elementKindSectionHeader, inSection: section)
        + flow.length(of: UICollectionView.elementKindSectionFooter, inSection: section)
        + length(ofItems: numbering.items(inSection: section), section)
      defer { start += length.corrected() }
      return Extent(start: start, length: length.corrected())
    }
  }

  /// The length of a section's lines.
  private func length(ofItems items: Range<Int>, _ section: Int) -> CGFloat {
    guard !items.isEmpty, let first = lines.extents.first, let last = lines.extents.last else {
      return 0
    }
    // Lines of one length are rounded alike.
    guard let sizes else { return last.maximum - first.minimum }
    let shown = lines.lineNumbers(ofItems: items).map(Array.init) ?? []
    let sum = shown.reduce(0) { sum, line in
      sizes[lines.grouping.items(inPage: line)].reduce(0) { max($0, $1[along: flow.axis]) } + sum
    }
    // Items that can't be seen may be lines of the flow layout.
    let hasHidden = items.contains(where: lines.isHidden)
    let lineCount = hasHidden ? flowLineCount(of: items, section) : shown.count
    return sum + flow.lineSpacing(inSection: section).corrected() * CGFloat(lineCount - 1)
  }

  /// The number of lines in which the flow layout has the items of a section; in a line, each begins beyond the one
  /// before it.
  private func flowLineCount(of items: Range<Int>, _ section: Int) -> Int {
    let starts = items.map {
      flow.flowFrame(ofItemAt: IndexPath(item: $0 - items.lowerBound, section: section))[
        across: flow.axis
      ].minimum
    }
    return 1 + zip(starts, starts.dropFirst()).filter { $0 >= $1 }.count
  }
}
#endif
