#if canImport(UIKit)
import UIKit

/// Reads the lines from the frames of the flow layout.
extension SnapFlowLayout {
  /// The lines of the flow layout, which must be prepared.
  ///
  /// - Complexity: O(1) where all items are known to have one size, otherwise O(n).
  func makeLines(of collectionView: UICollectionView, contentSize: CGSize) -> PageExtents {
    let numbering = ItemNumbering(of: collectionView)
    let content = PageExtents.Content(
      length: contentSize[along: axis], leadingInset: leadingInset(numbering),
      hasOnlyItems: numbering.sectionCount == 1 && !hasHeaderOrFooter(inSection: 0),
      headers: headerLengths(numbering))
    var answers = DelegateAnswers(
      boundsSize: collectionView.bounds.size, digest: sectionDigest(numbering))
    defer { preparation.answers = preparation.answers ?? answers }
    if let lines = uniformLines(numbering, content, contentSize) { return lines }
    let sections = answers
    if let lines = summedLines(numbering, content, &answers.digest) { return lines }
    answers = sections
    return listedLines(numbering, content, &answers.digest)
  }

  /// The lines, read from the frames of all items.
  private func listedLines(
    _ numbering: ItemNumbering, _ content: PageExtents.Content, _ digest: inout SizeDigest
  ) -> PageExtents {
    let axis = axis
    var lines = LineGrouping()
    for section in 0..<numbering.sectionCount {
      for item in 0..<numbering.items(inSection: section).count {
        let frame = flowFrame(ofItemAt: IndexPath(item: item, section: section))
        digest.append(frame.size)
        lines.append(
          along: frame[along: axis], across: frame[across: axis], beginsSection: item == 0)
      }
    }
    return PageExtents(
      numbering: numbering, grouping: lines.grouping, content: content,
      extents: .listed(ExtentList(lines.extents)))
  }

  /// The lines of one section with items of one size, in closed form.
  ///
  /// Such lines are exactly `minimumLineSpacing` apart (fact 68).
  private func uniformLines(
    _ numbering: ItemNumbering, _ content: PageExtents.Content, _ contentSize: CGSize
  ) -> PageExtents? {
    guard numbering.sectionCount == 1, numbering.itemCount > 0,
      let pageStride = equalStride(itemCount: numbering.itemCount)
    else { return nil }
    let first = flowFrame(ofItemAt: IndexPath(item: 0, section: 0))
    var firstLine = LineGrouping()
    for item in 0..<numbering.itemCount {
      let frame = flowFrame(ofItemAt: IndexPath(item: item, section: 0))
      firstLine.append(along: frame[along: axis], across: frame[across: axis], beginsSection: false)
      if firstLine.extents.count > 1 { break }
    }
    let found = firstLine.grouping.items(inPage: 0).count
    let isOnlyLine = itemOrder == .alongPage && found == numbering.itemCount && found > 1
    return PageExtents(
      numbering: numbering,
      itemsPerLine: isOnlyLine
        ? max(found, itemsInFullLine(across: contentSize[across: axis])) : found,
      first: first[along: axis], pageStride: pageStride, content: content)
  }

  /// The distance between lines of items of one size; nil if sizes or spacings may differ.
  ///
  /// A delegate that gives all items one size counts only where it matters, because it must be asked for
  /// all of them.
  private func equalStride(itemCount: Int) -> CGFloat? {
    guard givesItemsTheirOwnMetrics else { return itemSize[along: axis] + minimumLineSpacing }
    guard itemOrder == .alongPage, !isSelfSizing, let delegate = FlowDelegate(of: self) else {
      return nil
    }
    var indexPath = IndexPath(item: 0, section: 0)
    let size = delegate.size(ofItemAt: indexPath)
    for item in 1..<itemCount {
      indexPath.item = item
      guard delegate.size(ofItemAt: indexPath) == size else { return nil }
    }
    return size[along: axis] + delegate.lineSpacing(inSection: 0)
  }

  /// The number of items for which a line has space, by the distance of the first two, which must exist.
  ///
  /// A line that isn't full has its items where a full one has them (fact 65).
  private func itemsInFullLine(across length: CGFloat) -> Int {
    let first = flowFrame(ofItemAt: IndexPath(item: 0, section: 0))[across: axis]
    let second = flowFrame(ofItemAt: IndexPath(item: 1, section: 0))[across: axis]
    let inset = FlowDelegate(of: self)?.inset(ofSection: 0) ?? sectionInset
    let others =
      (length - inset[along: axis.other] - first.length) / (second.minimum - first.minimum)
    return 1 + Int(others.corrected().rounded().clamped(to: 0...1e6))
  }

  /// The lines of items each of which is a line of its own, from the lengths of the items.
  ///
  /// Reading a frame makes the flow layout create and cache attributes. So this method reads only a
  /// sample of the frames, always including the first ones and the last one of each section. It
  /// returns nil if one of them differs from the sum of the lengths.
  private func summedLines(
    _ numbering: ItemNumbering, _ content: PageExtents.Content, _ digest: inout SizeDigest
  ) -> PageExtents? {
    guard let collectionView, let lengths = itemLengths(numbering) else { return nil }
    let (axis, delegate) = (axis, FlowDelegate(of: self))
    // A cell that has chosen its size moves all items behind it, which the last frame shows. What a delegate
    // answers at first, UIKit may have asked differently.
    let isFirst = preparation.lines == nil && delegate?.givesMetrics == true
    let sampleCount = isFirst ? 128 : isSelfSizing ? 2 : 8
    let step = max(2, numbering.itemCount / sampleCount)
    var sums = LineSums(
      itemCount: numbering.itemCount, displayScale: collectionView.traitCollection.displayScale)
    for section in 0..<numbering.sectionCount {
      let items = numbering.items(inSection: section)
      let inset = delegate?.inset(ofSection: section) ?? sectionInset
      let spacing = delegate?.lineSpacing(inSection: section) ?? minimumLineSpacing
      sums.skip(length(of: UICollectionView.elementKindSectionHeader, inSection: section))
      sums.skip(inset[before: axis])
      for part in items.parts(of: step) {
        sums.append(lengths(part, section, &digest), after: part.first == items.first ? 0 : spacing)
        let last = IndexPath(item: part.upperBound - 1 - items.lowerBound, section: section)
        guard sums.agrees(with: flowFrame(ofItemAt: last)[along: axis]) else { return nil }
      }
      sums.skip(inset[after: axis])
      sums.skip(length(of: UICollectionView.elementKindSectionFooter, inSection: section))
    }
    return PageExtents(
      numbering: numbering,
      grouping: PageGrouping(itemCount: numbering.itemCount, itemsPerPage: 1), content: content,
      extents: .listed(ExtentList(sums.extents)))
  }

  /// The lengths of items of a section, by their numbers; nil if the frames must be read.
  private func itemLengths(
    _ numbering: ItemNumbering
  ) -> ((_ items: Range<Int>, _ section: Int, inout SizeDigest) -> ArraySlice<CGFloat>)? {
    if isSelfSizing || preparation.lines != nil {
      return knownLengths(numbering).map { lengths in { items, _, _ in lengths[items] } }
    }
    guard numbering.itemCount > Self.fewItems, let delegate = FlowDelegate(of: self) else {
      return nil
    }
    let axis = axis
    return { items, section, digest in
      let first = numbering.items(inSection: section).lowerBound
      // Setting an item costs less than creating an index path.
      var indexPath = IndexPath(item: 0, section: section)
      return items.map { number in
        indexPath.item = number - first
        let size = delegate.size(ofItemAt: indexPath)
        digest.append(size)
        return size[along: axis]
      }[...]
    }
  }

  /// The lengths of items that are those in the last pass, except for the cells that have chosen another size
  /// since; at first the estimate of self-sizing cells; nil if they are unknown.
  private func knownLengths(_ numbering: ItemNumbering) -> [CGFloat]? {
    guard !preparation.isBehind else { return nil }
    var lengths: [CGFloat]
    if let known = preparation.lines {
      guard known.grouping.count == numbering.itemCount else { return nil }
      lengths = known.extents.lengths
    } else {
      guard let first = numbering.index(of: 0) else { return nil }
      let length = flowFrame(ofItemAt: first.indexPath)[along: axis].length
      lengths = Array(repeating: length, count: numbering.itemCount)
    }
    for item in preparation.measured {
      guard let number = ItemIndex(item).flatMap(numbering.number) else { continue }
      lengths[number] = flowFrame(ofItemAt: item)[along: axis].length
    }
    return lengths
  }

  /// Up to this number, creating attributes is fast, while asking a delegate for sizes again may be
  /// slow.
  private static var fewItems: Int { 1000 }

  /// The leading inset of the first section as the flow layout applies it, in points.
  ///
  /// Without items, it is the inset of the property.
  private func leadingInset(_ numbering: ItemNumbering) -> CGFloat {
    let first = ItemIndex(item: 0, section: 0)
    guard numbering.number(of: first) != nil else {
      return sectionInset[before: axis]
    }
    return flowFrame(ofItemAt: first.indexPath)[along: axis].minimum
      - length(of: UICollectionView.elementKindSectionHeader, inSection: 0)
  }

  /// The length of the header of each section; empty if no section has one.
  private func headerLengths(_ numbering: ItemNumbering) -> [CGFloat] {
    let lengths = (0..<numbering.sectionCount).map {
      length(of: UICollectionView.elementKindSectionHeader, inSection: $0)
    }
    return lengths.contains { $0 > 0 } ? lengths : []
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

  /// The frame of an item in the flow layout, before padding.
  private func flowFrame(ofItemAt indexPath: IndexPath) -> CGRect {
    super.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Whether items may differ in size, or lines in spacing.
  private var givesItemsTheirOwnMetrics: Bool {
    isSelfSizing || FlowDelegate(of: self)?.givesMetrics ?? false
  }

  /// Whether cells choose their sizes.
  var isSelfSizing: Bool {
    estimatedItemSize != .zero || itemSize == Self.automaticSize
  }
}

extension Range<Int> {
  /// Consecutive parts, whose last numbers are a sample: the first two of all, one in each `step`, and the last.
  fileprivate func parts(of step: Int) -> [Range] {
    let later = stride(from: lowerBound + 1 + step, to: upperBound, by: step)
    let ends = [lowerBound + 1, lowerBound + 2] + later + [upperBound]
    return zip([lowerBound] + ends, ends)
      .map { Swift.min($0, upperBound)..<Swift.min($1, upperBound) }
      .filter { !$0.isEmpty }
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
