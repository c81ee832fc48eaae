#if canImport(UIKit)
import UIKit

/// The lines of one section with items of one size, in closed form.
///
/// Such lines are exactly `minimumLineSpacing` apart (fact 68). Where each item is known to be one, their distance is given.
extension FlowContents {
  /// - Complexity: O(1), or O(n) if a delegate gives the sizes.
  func equalLines() -> Reading? {
    guard numbering.sectionCount == 1, numbering.itemCount > 0 else { return nil }
    let single = content.hasOnlyItems ? firstSingle : nil
    let first = single ?? frame(0)[along: flow.axis]
    // Items that can't be seen make no lines.
    guard first.length > 0, let pageStride = equalStride else { return nil }
    let found = single == nil ? itemsInFirstLine : 1
    let isOnlyLine = flow.itemOrder == .alongPage && found == numbering.itemCount && found > 1
    let lines = ItemLines(
      numbering: numbering, itemsPerLine: isOnlyLine ? max(found, itemsInFullLine) : found,
      first: first, pageStride: pageStride, content: content)
    return (lines, nil)
  }

  /// The first of equal items if each is a line of its own, as the length of the content shows: it would be shorter if some
  /// shared a line.
  ///
  /// The flow layout would create attributes for a frame that it is asked for.
  private var firstSingle: Extent? {
    guard !flow.isSelfSizing, delegate?.givesMetrics != true else { return nil }
    let (axis, inset) = (flow.axis, flow.lineReader.inset(ofSection: 0))
    let (length, spacing) = (flow.itemSize[along: axis], flow.minimumLineSpacing)
    let (stride, count) = (length + spacing, CGFloat(numbering.itemCount))
    let (start, sum) = (inset[before: axis], inset[along: axis] + count * stride - spacing)
    // Outside of a window, the scale by which the flow layout rounds may be another one.
    guard length > 0, stride > 1, start.rounded() == start,
      abs(sum - flow.flowContentSize[along: axis]) < Tolerance.sum
    else { return nil }
    return Extent(start: start, length: length)
  }

  private var itemsInFirstLine: Int {
    let (axis, itemCount) = (flow.axis, numbering.itemCount)
    var line = LineGrouping()
    while line.itemCount < itemCount, line.extents.count < 2 {
      let frame = frame(line.itemCount)
      line.append(
        along: frame[along: axis], across: frame[across: axis], beginsSection: false)
    }
    return line.grouping.items(inPage: 0).count
  }

  /// The distance between lines of items of one size; nil if sizes or spacings may differ.
  ///
  /// A delegate that gives all items one size counts only where it matters, because it must be asked for
  /// all of them.
  private var equalStride: CGFloat? {
    guard flow.isSelfSizing || delegate?.givesMetrics == true else {
      return flow.itemSize[along: flow.axis] + flow.minimumLineSpacing
    }
    guard flow.itemOrder == .alongPage, !flow.isSelfSizing, let delegate else { return nil }
    let size = delegate.size(ofItemAt: IndexPath(item: 0, section: 0))
    guard numbering.all(where: { $1 == 0 || delegate.size(ofItemAt: $0) == size }) else {
      return nil
    }
    return size[along: flow.axis] + delegate.lineSpacing(inSection: 0)
  }

  /// The number of items for which a line has space, by the distance of the first two, which must exist.
  ///
  /// A line that isn't full has its items where a full one has them (fact 65).
  private var itemsInFullLine: Int {
    let (first, second) = (frame(0)[across: flow.axis], frame(1)[across: flow.axis])
    let inset = flow.lineReader.inset(ofSection: 0)[along: flow.axis.other]
    let length = flow.flowContentSize[across: flow.axis] - inset
    let others = (length - first.length) / (second.minimum - first.minimum)
    return 1 + Int(others.corrected().rounded().clamped(to: 0...1e6))
  }
}
#endif
