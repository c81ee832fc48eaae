#if canImport(UIKit)
import UIKit

/// Reads the lines of a flow layout, and knows the sizes that they were read from.
///
/// UIKit's flow layout doesn't ask its delegate again for another size of the bounds (fact 41). The reader asks once, and
/// everything is read again only if an answer differs.
@MainActor
final class LineReader {
  /// The lines, as of the last reading.
  private(set) var lines = PageExtents.none
  /// Whether the lines are those that the flow layout has now.
  private(set) var isRead = false
  /// The extents of all sections, unrounded, with their insets, headers and footers; empty unless some are pinned.
  private(set) var sectionExtents: [Extent] = []

  private unowned let flow: any FlowSource
  /// The sizes of all items in the flow layout; nil if they are unknown, or all the same.
  private var sizes: [CGSize]? { didSet { knownShortest = nil } }
  /// The length across of the shortest of them; nil until it is asked for.
  private var knownShortest: CGFloat?
  /// The other metrics of each section; nil if the flow layout asks for them in the next pass.
  private var sections: [[CGSize]]?
  /// The size of the bounds in which the delegate has given them.
  private var boundsSize = CGSize.zero
  /// The items whose cells have chosen another size since the lines were read, and the sizes.
  private var measured: [(item: IndexPath, size: CGSize)] = []
  /// The extents that the next reading finds if items have these sizes; nil without a cell that chooses one.
  private var ahead: (sizes: [CGSize], extents: [Extent])?
  /// Whether cells have chosen other sizes since the lines were read.
  var hasMeasurements: Bool { !measured.isEmpty }
  /// Whether the flow layout may know sizes that cells have chosen, while this reader doesn't.
  private var isBehind = false
  private var knownFirstSection:
    (inset: UIEdgeInsets, lineSpacing: CGFloat, pinned: CGFloat, boundsSize: CGSize?)?

  init(of flow: any FlowSource) { self.flow = flow }

  /// Forgets what a change makes invalid.
  func invalidate(by change: SnapInvalidationContext.Change, asksDelegate: Bool = true) {
    switch change {
    case .looks, .boundsSize(reflows: false): return
    case .boundsSize(reflows: true): break
    case .measurement(let item, let size): measured.append((item, size))
    case .contents:
      // Items of the same length haven't chosen any.
      isBehind = isBehind || sizes?.allSatisfy { $0 == sizes?.first } == false && flow.isSelfSizing
      (measured, ahead) = ([], nil)
      if asksDelegate || flow.isSelfSizing { sizes = nil }
      if asksDelegate { sections = nil }
    }
    (isRead, knownFirstSection) = (false, nil)
  }

  /// Forgets everything.
  func reset() {
    invalidate(by: .contents)
    isBehind = false
  }

  /// The insets, the line spacing and the pinned length of the first section, which decide the size of all items that
  /// follow the viewport.
  var firstSection: (inset: UIEdgeInsets, lineSpacing: CGFloat, pinned: CGFloat) {
    let boundsSize = flow.collectionView?.bounds.size
    if let known = knownFirstSection, known.boundsSize == boundsSize {
      return (known.inset, known.lineSpacing, known.pinned)
    }
    let exists = flow.collectionView.map { $0.numberOfSections > 0 } ?? false
    let inset = exists ? flow.inset(ofSection: 0) : flow.sectionInset
    let spacing = exists ? flow.lineSpacing(inSection: 0) : flow.minimumLineSpacing
    let cover = exists && flow.pinsHeadersOrFooters ? flow.cover(ofSection: 0) : .init()
    let pinned = cover.before + cover.after
    knownFirstSection = (inset, spacing, pinned, boundsSize)
    return (inset, spacing, pinned)
  }

  /// The insets of a section as of the last reading; the delegate may know other sections by now.
  func inset(ofSection section: Int) -> UIEdgeInsets {
    guard let sections, section < sections.count else { return flow.sectionInset }
    let (start, end) = (sections[section][1], sections[section][2])
    return UIEdgeInsets(top: start.height, left: start.width, bottom: end.height, right: end.width)
  }

  /// The length across of the shortest item in the last pass; 0 if it is unknown, or cells may choose another one.
  ///
  /// - Complexity: O(n) after a pass, then O(1).
  var shortestAcross: CGFloat {
    if let knownShortest { return knownShortest }
    let axis = flow.axis
    let shortest = flow.isSelfSizing ? nil : sizes?.lazy.map { $0[across: axis] }.min()
    knownShortest = max(0, shortest ?? 0)
    return max(0, shortest ?? 0)
  }

  /// What another size of the bounds changes, without the knowledge of the flow layout; nil if nothing does.
  ///
  /// While a scroll waits for its layout pass, UIKit doesn't announce a new size.
  func change(for view: UICollectionView) -> SnapInvalidationContext.Change? {
    guard view.bounds.size != boundsSize, let sections else { return nil }
    guard delegateAgrees(with: sections, of: view) else { return .contents }
    defer { boundsSize = view.bounds.size }
    let isOther = view.bounds.size[across: flow.axis] != boundsSize[across: flow.axis]
    return isRead && isOther ? .boundsSize(reflows: true) : nil
  }

  /// Reads the lines of the flow layout, which must be prepared.
  ///
  /// - Complexity: O(1) where all items are known to have one size, otherwise O(n).
  func read(in view: UICollectionView, displayScale: CGFloat) {
    let (flow, delegate, numbering) = (flow, FlowDelegate(of: flow), ItemNumbering(of: view))
    let axis = flow.axis
    let mayHaveHeaders =
      delegate != nil || flow.headerReferenceSize != .zero || flow.footerReferenceSize != .zero
    if sections == nil { (sections, boundsSize) = (metrics(numbering, delegate), view.bounds.size) }
    let leads = (0..<(mayHaveHeaders ? numbering.sectionCount : 0)).map {
      let header = flow.length(of: UICollectionView.elementKindSectionHeader, inSection: $0)
      let inset = inset(ofSection: $0)[before: axis] - inset(ofSection: 0)[before: axis]
      return header > 0 ? max(0, header + inset.corrected()) : 0
    }
    let hasHeaders = leads.contains { $0 > 0 }
    let hasOnlyItems =
      numbering.sectionCount == 1 && !hasHeaders
      && !(mayHaveHeaders
        && flow.length(of: UICollectionView.elementKindSectionFooter, inSection: 0) != 0)
    let singles = hasOnlyItems ? singles(numbering, delegate) : nil
    let content = PageExtents.Content(
      length: flow.flowContentSize[along: axis], hasOnlyItems: hasOnlyItems,
      leads: hasHeaders ? leads : [],
      covers: mayHaveHeaders && flow.pinsHeadersOrFooters
        ? (0..<numbering.sectionCount).map(flow.cover) : [])
    lines =
      uniformLines(numbering, content, singles, delegate)
      ?? summedLines(numbering, content, displayScale: displayScale)
      ?? listedLines(numbering, content)
    (measured, ahead, isBehind, isRead) = ([], nil, false, true)
    sectionExtents = flow.pinsHeadersOrFooters ? addedSections(numbering) : []
  }

  // MARK: The delegate

  /// The metrics that the delegate gives for all sections, without those of items.
  private func metrics(_ numbering: ItemNumbering, _ delegate: FlowDelegate?) -> [[CGSize]] {
    guard let delegate else { return [] }
    return (0..<numbering.sectionCount).map {
      [CGSize(width: numbering.items(inSection: $0).count, height: 0)]
        + delegate.metrics(ofSection: $0)
    }
  }

  /// Whether the delegate still gives the same metrics; false with self-sizing cells, which may choose others.
  private func delegateAgrees(with known: [[CGSize]], of view: UICollectionView) -> Bool {
    guard !flow.isSelfSizing else { return false }
    guard let delegate = FlowDelegate(of: flow) else { return known.isEmpty }
    let numbering = ItemNumbering(of: view)
    guard metrics(numbering, delegate) == known else { return false }
    guard delegate.givesMetrics else { return true }
    guard let sizes, sizes.count == numbering.itemCount else { return false }
    return all(numbering) { delegate.size(ofItemAt: $0) == sizes[$1] }
  }

  // MARK: Sections

  /// The sections, one after the other: the flow layout rounds where elements begin, but adds up unrounded lengths (fact 67).
  private func addedSections(_ numbering: ItemNumbering) -> [Extent] {
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

  // MARK: Three ways to read

  /// The lines, read from the frames of all items.
  private func listedLines(
    _ numbering: ItemNumbering, _ content: PageExtents.Content
  ) -> PageExtents {
    var (lines, sizes, items) = (LineGrouping(), [CGSize](), [Extent]())
    sizes.reserveCapacity(numbering.itemCount)
    items.reserveCapacity(numbering.itemCount)
    let axis = flow.axis
    _ = all(numbering) { indexPath, _ in
      let frame = flow.flowFrame(ofItemAt: indexPath)
      sizes.append(frame.size)
      items.append(frame[along: axis])
      lines.append(
        along: frame[along: axis], across: frame[across: axis], beginsSection: indexPath.item == 0)
      return true
    }
    self.sizes = sizes
    lines.end()
    return PageExtents(numbering: numbering, lines: lines, items: items, content: content)
  }

  /// The lines of one section with items of one size, in closed form.
  ///
  /// Such lines are exactly `minimumLineSpacing` apart (fact 68). Where each item is known to be one, their distance is given.
  private func uniformLines(
    _ numbering: ItemNumbering, _ content: PageExtents.Content,
    _ singles: (first: Extent, stride: CGFloat)?, _ delegate: FlowDelegate?
  ) -> PageExtents? {
    guard numbering.sectionCount == 1, numbering.itemCount > 0 else { return nil }
    let first = singles?.first ?? frame(0)[along: flow.axis]
    // Items that can't be seen make no lines.
    guard first.length > 0, let pageStride = singles?.stride ?? equalStride(numbering, delegate)
    else { return nil }
    let found = singles == nil ? itemsInFirstLine(of: numbering.itemCount) : 1
    let isOnlyLine = flow.itemOrder == .alongPage && found == numbering.itemCount && found > 1
    return PageExtents(
      numbering: numbering,
      itemsPerLine: isOnlyLine ? max(found, itemsInFullLine) : found,
      first: first, pageStride: pageStride, content: content)
  }

  /// The first of equal items and their distance if each is a line of its own, as the length of the content shows: it
  /// would be shorter if some shared a line.
  ///
  /// The flow layout would create attributes for a frame that it is asked for.
  private func singles(
    _ numbering: ItemNumbering, _ delegate: FlowDelegate?
  ) -> (first: Extent, stride: CGFloat)? {
    let flow = flow
    guard !flow.isSelfSizing, delegate?.givesMetrics != true else { return nil }
    let (axis, inset) = (flow.axis, delegate?.inset(ofSection: 0) ?? flow.sectionInset)
    let (length, spacing) = (flow.itemSize[along: axis], flow.minimumLineSpacing)
    let (stride, count) = (length + spacing, CGFloat(numbering.itemCount))
    let (start, sum) = (inset[before: axis], inset[along: axis] + count * stride - spacing)
    // Outside of a window, the scale by which the flow layout rounds may be another one.
    guard count > 0, length > 0, stride > 1, start.rounded() == start,
      abs(sum - flow.flowContentSize[along: axis]) < Tolerance.sum
    else { return nil }
    return (Extent(start: start, length: length), stride)
  }

  private func itemsInFirstLine(of itemCount: Int) -> Int {
    var line = LineGrouping()
    while line.itemCount < itemCount, line.extents.count < 2 {
      let frame = frame(line.itemCount)
      line.append(
        along: frame[along: flow.axis], across: frame[across: flow.axis], beginsSection: false)
    }
    return line.grouping.items(inPage: 0).count
  }

  /// The distance between lines of items of one size; nil if sizes or spacings may differ.
  ///
  /// A delegate that gives all items one size counts only where it matters, because it must be asked for
  /// all of them.
  private func equalStride(_ numbering: ItemNumbering, _ delegate: FlowDelegate?) -> CGFloat? {
    guard flow.isSelfSizing || delegate?.givesMetrics == true else {
      return flow.itemSize[along: flow.axis] + flow.minimumLineSpacing
    }
    guard flow.itemOrder == .alongPage, !flow.isSelfSizing, let delegate else { return nil }
    let size = delegate.size(ofItemAt: IndexPath(item: 0, section: 0))
    guard all(numbering, { $1 == 0 || delegate.size(ofItemAt: $0) == size }) else { return nil }
    return size[along: flow.axis] + delegate.lineSpacing(inSection: 0)
  }

  /// The number of items for which a line has space, by the distance of the first two, which must exist.
  ///
  /// A line that isn't full has its items where a full one has them (fact 65).
  private var itemsInFullLine: Int {
    let (first, second) = (frame(0)[across: flow.axis], frame(1)[across: flow.axis])
    let length =
      flow.flowContentSize[across: flow.axis] - flow.inset(ofSection: 0)[along: flow.axis.other]
    let others = (length - first.length) / (second.minimum - first.minimum)
    return 1 + Int(others.corrected().rounded().clamped(to: 0...1e6))
  }

  /// The lines of items each of which is a line of its own, from the sizes of the items.
  ///
  /// Reading a frame makes the flow layout create and cache attributes. So this method reads only the last one of each
  /// section, which shows what the items before it add up to. It returns nil if one of them differs from the sum.
  private func summedLines(
    _ numbering: ItemNumbering, _ content: PageExtents.Content, displayScale: CGFloat
  ) -> PageExtents? {
    guard let sizes = knownSizes(numbering) else { return nil }
    let grouping = PageGrouping(itemCount: numbering.itemCount, itemsPerPage: 1)
    let known = ahead?.sizes == sizes ? ahead?.extents : nil
    guard let extents = known ?? summed(sizes, numbering, grouping, displayScale: displayScale)
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
    self.sizes = sizes
    return PageExtents(
      numbering: numbering, grouping: grouping, content: content, extents: .listed(extents))
  }

  /// The extents of lines, from the sizes of their items; nil if some items can't be seen, which make no lines.
  private func summed(
    _ sizes: [CGSize], _ numbering: ItemNumbering, _ grouping: PageGrouping, displayScale: CGFloat
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

  /// The lines that the next reading will find if a cell chooses a size and no item goes to another line; nil if that
  /// can't be known.
  func lines(
    sizing item: IndexPath, to size: CGSize, displayScale: CGFloat
  ) -> PageExtents? {
    let numbering = lines.numbering
    guard !isBehind, var sizes, sizes.count == numbering.itemCount else { return nil }
    for chosen in measured + [(item, size)] {
      guard let number = ItemIndex(chosen.item).flatMap(numbering.number) else { return nil }
      sizes[number] = chosen.size
    }
    ahead = summed(sizes, numbering, lines.grouping, displayScale: displayScale).map { (sizes, $0) }
    return ahead.map { lines.moved(to: $0.extents) }
  }

  /// The sizes of all items: those in the last pass, except for the cells that have chosen another one since; at first
  /// the estimate of self-sizing cells, or what the delegate says; nil if the frames must be read.
  private func knownSizes(_ numbering: ItemNumbering) -> [CGSize]? {
    guard !isBehind else { return nil }
    if let sizes {
      guard lines.extents.count == numbering.itemCount, sizes.count == numbering.itemCount else {
        return nil
      }
      return measured.reduce(into: sizes) { sizes, measured in
        guard let number = ItemIndex(measured.item).flatMap(numbering.number) else { return }
        sizes[number] = flow.flowFrame(ofItemAt: measured.item).size
      }
    }
    if flow.isSelfSizing {
      return numbering.index(of: 0).map {
        Array(repeating: flow.flowFrame(ofItemAt: $0.indexPath).size, count: numbering.itemCount)
      }
    }
    // Up to this number, creating attributes is fast, while asking a delegate for sizes again may be slow.
    guard numbering.itemCount > 1000, let delegate = FlowDelegate(of: flow) else { return nil }
    var sizes: [CGSize] = []
    sizes.reserveCapacity(numbering.itemCount)
    _ = all(numbering) { indexPath, _ in
      sizes.append(delegate.size(ofItemAt: indexPath))
      return true
    }
    return sizes
  }

  /// The frame of an item of the first section.
  private func frame(_ item: Int) -> CGRect {
    flow.flowFrame(ofItemAt: IndexPath(item: item, section: 0))
  }

  /// Whether all items, given their index paths and numbers, meet a condition.
  private func all(_ numbering: ItemNumbering, _ isMet: (IndexPath, Int) -> Bool) -> Bool {
    // Setting an item costs less than creating an index path.
    var indexPath = IndexPath(item: 0, section: 0)
    for section in 0..<numbering.sectionCount {
      indexPath.section = section
      for number in numbering.items(inSection: section) {
        indexPath.item = number - numbering.items(inSection: section).lowerBound
        if !isMet(indexPath, number) { return false }
      }
    }
    return true
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
