#if canImport(UIKit)
import UIKit

/// The sections, where something is pinned.
extension LineReader {
  /// The sections, one after the other: the flow layout rounds where elements begin, but adds up unrounded lengths (fact 67).
  func addedSections(_ numbering: ItemNumbering) -> [Extent] {
    var start: CGFloat = 0
    return (0..<numbering.sectionCount).map { section in
      let around = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ].reduce(inset(ofSection: section)[along: flow.axis]) {
        $0 + flow.length(of: $1, inSection: section)
      }
      let length = around + length(ofItems: numbering.items(inSection: section), section)
      defer { start += length.corrected() }
      return Extent(start: start, length: length.corrected())
    }
  }

  /// The length of a section's lines.
  private func length(ofItems items: Range<Int>, _ section: Int) -> CGFloat {
    guard let first = items.first.flatMap(lines.grouping.page), let last = lines.extents.last else {
      return 0
    }
    // Lines of one length are rounded alike.
    guard lines.equalLength == nil, let sizes else {
      return last.maximum - lines.extents[first].minimum
    }
    var (sum, line, longest, lineCount) = (0 as CGFloat, first, 0 as CGFloat, 1)
    for item in items {
      if let next = lines.grouping.page(forItem: item), next != line {
        (sum, line, longest, lineCount) = (sum + longest, next, 0, lineCount + 1)
      }
      longest = max(longest, sizes[item][along: flow.axis])
    }
    sum += longest
    let spacing = flow.lineSpacing(inSection: section).corrected()
    // Items that can't be seen may be lines of the flow layout.
    let hasHidden = sizes[items].contains { $0[along: flow.axis] <= 0 }
    return sum + spacing * CGFloat((hasHidden ? flowLineCount(of: items, section) : lineCount) - 1)
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
