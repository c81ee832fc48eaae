#if canImport(UIKit)
import UIKit

/// Reads the lines of a flow layout, and knows the sizes that they were read from.
///
/// UIKit's flow layout doesn't ask its delegate again for another size of the bounds (fact 41). The reader asks once, and
/// everything is read again only if an answer differs.
@MainActor
final class LineReader {
  /// The lines, as of the last reading.
  private(set) var lines = ItemLines.none
  /// Whether the lines are those that the flow layout has now.
  private(set) var isRead = false
  /// The items that the flow layout had in its last pass.
  private var numbering = ItemNumbering(counts: [])
  /// The extents of all sections, unrounded, with their insets, headers and footers; empty unless some are pinned.
  private var sectionExtents: [Extent] = []

  unowned let flow: any FlowSource
  /// The sizes of all items in the flow layout; nil if they are unknown, or all the same.
  private(set) var sizes: [CGSize]? { didSet { knownShortest = nil } }
  /// The length across of the shortest of them; nil until it is asked for.
  private var knownShortest: CGFloat?
  /// The other metrics of each section; nil if the flow layout asks for them in the next pass.
  private(set) var sections: [[CGSize]]?
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
  private var knownFirstSection: (FirstSection, boundsSize: CGSize?)?

  init(of flow: any FlowSource) { self.flow = flow }

  /// Forgets what a change makes invalid; in a reload, the flow layout forgets what cells have chosen.
  func invalidate(
    by change: SnapInvalidationContext.Change, asksDelegate: Bool = true, isReload: Bool = false
  ) {
    switch change {
    case .looks, .boundsSize(reflows: false): return
    case .boundsSize(reflows: true): break
    case .measurement(let item, let size): measured.append((item, size))
    case .contents:
      // Items of the same length haven't chosen any.
      let knowsSizes = sizes?.allSatisfy { $0 == sizes?.first } == false && flow.isSelfSizing
      isBehind = !isReload && (isBehind || knowsSizes)
      (measured, ahead) = ([], nil)
      if asksDelegate || flow.isSelfSizing { sizes = nil }
      if asksDelegate { sections = nil }
    }
    (isRead, knownFirstSection) = (false, nil)
  }

  /// What decides the size of all items that follow the viewport, the pinned length in points.
  typealias FirstSection = (inset: UIEdgeInsets, lineSpacing: CGFloat, pinned: CGFloat)

  /// The metrics of the first section, or the layout's own without sections.
  var firstSection: FirstSection {
    let (flow, view) = (flow, flow.collectionView)
    let boundsSize = view?.bounds.size
    if let (known, size) = knownFirstSection, size == boundsSize { return known }
    let exists = view.map { $0.numberOfSections > 0 } ?? false
    let delegate = exists ? FlowDelegate(of: flow) : nil
    let cover = exists && flow.pinsHeadersOrFooters ? flow.cover(ofSection: 0) : .init()
    let section = (
      inset: delegate?.inset(ofSection: 0) ?? flow.sectionInset,
      lineSpacing: delegate?.lineSpacing(inSection: 0) ?? flow.minimumLineSpacing,
      pinned: cover.before + cover.after
    )
    knownFirstSection = (section, boundsSize)
    return section
  }

  /// The insets of the first section, which the delegate may have to be asked for.
  var firstInset: UIEdgeInsets { sections == nil ? firstSection.inset : inset(ofSection: 0) }

  /// The insets of a section as of the last reading; the delegate may know other sections by now.
  func inset(ofSection section: Int) -> UIEdgeInsets {
    guard let sections, section < sections.count else { return flow.sectionInset }
    let (start, end) = (sections[section][1], sections[section][2])
    return UIEdgeInsets(top: start.height, left: start.width, bottom: end.height, right: end.width)
  }

  /// The extent of a section along the axis as of the last reading, with its insets, header and footer, before the flow
  /// layout rounds; nil unless headers or footers are pinned.
  func extent(ofSection section: Int) -> Extent? {
    sectionExtents.indices.contains(section) ? sectionExtents[section] : nil
  }

  /// The length across of the shortest item in the last pass; 0 if it is unknown, or cells may choose another one.
  ///
  /// - Complexity: O(n) after a pass, then O(1).
  var shortestAcross: CGFloat {
    if let knownShortest { return knownShortest }
    let axis = flow.axis
    let shortest = flow.isSelfSizing ? nil : sizes?.lazy.map { $0[across: axis] }.min()
    let length = max(0, shortest ?? 0)
    knownShortest = length
    return length
  }

  /// Whether the flow layout has a section: in its last pass and, if its contents are invalid since then, also now.
  ///
  /// UIKit's flow layout raises an exception for an index path that doesn't exist (fact 194).
  func has(section: Int) -> Bool {
    guard (0..<numbering.sectionCount).contains(section) else { return false }
    return isRead || section < flow.collectionView?.numberOfSections ?? 0
  }

  /// Whether the flow layout has an item: in its last pass and, if its contents are invalid since then, also now.
  func has(itemAt indexPath: IndexPath) -> Bool {
    guard let index = ItemIndex(indexPath), numbering.number(of: index) != nil else { return false }
    return isRead
      || has(section: index.section)
        && index.item < flow.collectionView?.numberOfItems(inSection: index.section) ?? 0
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
  func read(in view: UICollectionView) {
    let delegate = FlowDelegate(of: flow)
    numbering = ItemNumbering(of: view)
    if sections == nil { (sections, boundsSize) = (metrics(numbering, delegate), view.bounds.size) }
    let contents = FlowContents(
      flow: flow, delegate: delegate, numbering: numbering, content: content(delegate))
    (lines, sizes) =
      contents.equalLines()
      ?? knownSizes(contents).flatMap { contents.summedLines(of: $0, ahead: ahead) }
      ?? contents.listedLines()
    (measured, ahead, isBehind, isRead) = ([], nil, false, true)
    sectionExtents = flow.pinsHeadersOrFooters ? addedSections : []
  }

  /// All of the content but the lines.
  private func content(_ delegate: FlowDelegate?) -> ItemLines.Content {
    let (flow, axis) = (flow, flow.axis)
    let mayHaveHeaders =
      delegate != nil || flow.headerReferenceSize != .zero || flow.footerReferenceSize != .zero
    let headerLengths = (0..<(mayHaveHeaders ? numbering.sectionCount : 0)).map {
      let header = flow.length(of: UICollectionView.elementKindSectionHeader, inSection: $0)
      let inset = inset(ofSection: $0)[before: axis] - inset(ofSection: 0)[before: axis]
      return header > 0 ? max(0, header + inset.corrected()) : 0
    }
    let hasHeaders = headerLengths.contains { $0 > 0 }
    let hasOnlyItems =
      numbering.sectionCount == 1 && !hasHeaders
      && !(mayHaveHeaders
        && flow.length(of: UICollectionView.elementKindSectionFooter, inSection: 0) != 0)
    return ItemLines.Content(
      length: flow.flowContentSize[along: axis], hasOnlyItems: hasOnlyItems,
      headerLengths: hasHeaders ? headerLengths : [],
      covers: mayHaveHeaders && flow.pinsHeadersOrFooters
        ? (0..<numbering.sectionCount).map(flow.cover) : [])
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
    return numbering.all { delegate.size(ofItemAt: $0) == sizes[$1] }
  }

  // MARK: Sizes

  /// The lines that the next reading will find if a cell chooses a size and no item goes to another line; nil if that
  /// can't be known.
  func lines(sizing item: IndexPath, to size: CGSize) -> ItemLines? {
    let numbering = lines.numbering
    guard !isBehind, var sizes else { return nil }
    for chosen in measured + [(item, size)] {
      guard let number = ItemIndex(chosen.item).flatMap(numbering.number) else { return nil }
      sizes[number] = chosen.size
    }
    ahead = flow.summedExtents(of: sizes, numbering, lines.grouping).map { (sizes, $0) }
    return ahead.map { lines.moved(to: $0.extents) }
  }

  /// The sizes of all items: those in the last pass, except for the cells that have chosen another one since; at first
  /// the estimate of self-sizing cells, or what the delegate says; nil if the frames must be read.
  private func knownSizes(_ contents: FlowContents) -> [CGSize]? {
    guard !isBehind else { return nil }
    let numbering = contents.numbering
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
    guard numbering.itemCount > 1000, let delegate = contents.delegate else { return nil }
    return numbering.sizes { delegate.size(ofItemAt: $0) }
  }
}
#endif
