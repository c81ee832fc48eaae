#if canImport(UIKit)
import UIKit

/// Reading the lines from the frames of the flow layout.
extension SnapFlowLayout {
  /// The lines of the flow layout, which must be prepared.
  ///
  /// - Complexity: O(1) where all items are known to have one size, otherwise O(n).
  func makeLines(of collectionView: UICollectionView, contentSize: CGSize) -> PageExtents {
    let numbering = ItemNumbering(of: collectionView)
    let content = PageExtents.Content(
      length: contentSize[along: axis], leadingInset: leadingInset(numbering),
      hasOnlyItems: numbering.sectionCount == 1 && !hasHeaderOrFooter(inSection: 0))
    return uniformLines(numbering, content) ?? summedLines(numbering, content)
      ?? listedLines(numbering, content)
  }

  /// The lines as the frames of all items show them.
  private func listedLines(
    _ numbering: ItemNumbering, _ content: PageExtents.Content
  ) -> PageExtents {
    var lines = LineGrouping()
    for section in 0..<numbering.sectionCount {
      for item in 0..<numbering.items(inSection: section).count {
        let frame = flowFrame(ofItemAt: IndexPath(item: item, section: section))
        lines.append(
          along: frame[along: axis], across: frame[across: axis], beginsSection: item == 0)
      }
    }
    return PageExtents(numbering: numbering, lines: lines, content: content)
  }

  /// The lines in closed form: one section of items of one size, `minimumLineSpacing` apart (fact 68).
  private func uniformLines(
    _ numbering: ItemNumbering, _ content: PageExtents.Content
  ) -> PageExtents? {
    guard numbering.sectionCount == 1, numbering.itemCount > 0, !givesItemsTheirOwnMetrics else {
      return nil
    }
    let first = flowFrame(ofItemAt: IndexPath(item: 0, section: 0))
    var firstLine = LineGrouping()
    for item in 0..<numbering.itemCount {
      let frame = flowFrame(ofItemAt: IndexPath(item: item, section: 0))
      firstLine.append(along: frame[along: axis], across: frame[across: axis], beginsSection: false)
      if firstLine.extents.count > 1 { break }
    }
    return PageExtents(
      numbering: numbering, itemsPerLine: firstLine.grouping.items(inPage: 0).count,
      first: first[along: axis], pageStride: itemSize[along: axis] + minimumLineSpacing,
      content: content)
  }

  /// The lines of very many items, if each is a line of its own: from the lengths that the delegate says.
  ///
  /// Reading a frame has the flow layout make attributes and keep them. So only some frames are read, in
  /// every section the first ones and the last; nil if one of them is not where the lengths add up to.
  private func summedLines(
    _ numbering: ItemNumbering, _ content: PageExtents.Content
  ) -> PageExtents? {
    guard numbering.itemCount > Self.fewItems, estimatedItemSize == .zero,
      let delegate = FlowDelegate(of: self), let collectionView
    else { return nil }
    let step = max(1, numbering.itemCount / Self.sampleCount)
    var sums = LineSums(
      itemCount: numbering.itemCount, displayScale: collectionView.traitCollection.displayScale)
    for section in 0..<numbering.sectionCount {
      let count = numbering.items(inSection: section).count
      let inset = delegate.inset(ofSection: section)
      let spacing = count > 0 ? delegate.lineSpacing(inSection: section) : 0
      sums.skip(length(of: UICollectionView.elementKindSectionHeader, inSection: section))
      sums.skip(axis == .horizontal ? inset.left : inset.top)
      for item in 0..<count {
        let indexPath = IndexPath(item: item, section: section)
        if item > 0 { sums.skip(spacing) }
        sums.append(length: delegate.size(ofItemAt: indexPath)[along: axis])
        if item < 2 || item == count - 1 || item % step == 0 {
          guard sums.agrees(with: flowFrame(ofItemAt: indexPath)[along: axis]) else { return nil }
        }
      }
      sums.skip(axis == .horizontal ? inset.right : inset.bottom)
      sums.skip(length(of: UICollectionView.elementKindSectionFooter, inSection: section))
    }
    return PageExtents(numbering: numbering, itemExtents: sums.extents, content: content)
  }

  /// As many attributes are made in no time, and a delegate may take long to say a size again.
  private static var fewItems: Int { 1000 }

  private static var sampleCount: Int { 128 }

  /// The leading inset of the first section as the flow layout has applied it, in points; what the
  /// property says where there is no item.
  private func leadingInset(_ numbering: ItemNumbering) -> CGFloat {
    let first = IndexPath(item: 0, section: 0)
    guard numbering.number(of: ItemIndex(first)) != nil else {
      return axis == .horizontal ? sectionInset.left : sectionInset.top
    }
    return flowFrame(ofItemAt: first)[along: axis].minimum
      - length(of: UICollectionView.elementKindSectionHeader, inSection: 0)
  }

  private func hasHeaderOrFooter(inSection section: Int) -> Bool {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      .contains { length(of: $0, inSection: section) > 0 }
  }

  /// The length of a section's header or footer; 0 without one.
  private func length(of kind: String, inSection section: Int) -> CGFloat {
    super.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.size[along: axis] ?? 0
  }

  /// The frame the flow layout gives an item, before any padding.
  private func flowFrame(ofItemAt indexPath: IndexPath) -> CGRect {
    super.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Whether items may differ in size or lines in spacing.
  private var givesItemsTheirOwnMetrics: Bool {
    guard estimatedItemSize == .zero, itemSize != Self.automaticSize else { return true }
    return FlowDelegate(of: self)?.givesMetrics ?? false
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
}
#endif
