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
    if let lines = uniformLines(numbering, content) { return lines }
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
      first: first[along: axis], pitch: itemSize[along: axis] + minimumLineSpacing,
      content: content)
  }

  /// The leading inset of the first section as the flow layout has applied it, in points; what the
  /// property says where there is no item.
  private func leadingInset(_ numbering: ItemNumbering) -> CGFloat {
    let first = IndexPath(item: 0, section: 0)
    guard numbering.number(of: ItemIndex(first)) != nil else {
      return axis == .horizontal ? sectionInset.left : sectionInset.top
    }
    let header = super.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: first)
    return flowFrame(ofItemAt: first)[along: axis].minimum
      - (header?.frame[along: axis].length ?? 0)
  }

  private func hasHeaderOrFooter(inSection section: Int) -> Bool {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      .contains { kind in
        let view = super.layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: section))
        return (view?.frame[along: axis].length ?? 0) > 0
      }
  }

  /// The frame the flow layout gives an item, before any padding.
  private func flowFrame(ofItemAt indexPath: IndexPath) -> CGRect {
    super.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Whether items may differ in size or lines in spacing.
  private var givesItemsTheirOwnMetrics: Bool {
    guard estimatedItemSize == .zero, itemSize != Self.automaticSize else { return true }
    #if canImport(ObjectiveC)
    // As UIKit asks it, whatever protocols the delegate declares.
    guard let delegate = collectionView?.delegate else { return false }
    typealias FlowDelegate = UICollectionViewDelegateFlowLayout
    return delegate.responds(
      to: #selector(FlowDelegate.collectionView(_:layout:sizeForItemAt:)))
      || delegate.responds(
        to: #selector(FlowDelegate.collectionView(_:layout:minimumLineSpacingForSectionAt:)))
    #else
    // Whether a method is implemented cannot be told here (fact 76).
    return collectionView?.delegate is any UICollectionViewDelegateFlowLayout
    #endif
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
