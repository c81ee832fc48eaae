internal import UIKitQuestions

/// Arranges items in lines, section after section (facts 62-74).
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The item size, or the estimate, of a layout with self-sizing cells.
  open class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  /// The metrics from the delegate or the properties, until metrics are invalidated (fact 72).
  private var sections: [FlowSectionMetrics]?
  private var geometry: FlowGeometry?
  private var cache = FlowAttributesCache()
  private var isPreparing = false
  /// The sizes that cells have chosen.
  private var measuredSizes: [IndexPath: CGSize] = [:]
  /// The extent across the lines for which cells have chosen their sizes.
  private var measuredExtent: CGFloat?

  public override init() { super.init() }

  /// Reads the values of an archive.
  ///
  /// An initializer calls no setters, a method does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let archive = FlowArchive(coder)
    guard OpenQuestions.current.collection.decodedProperties == .withoutSetters else {
      set(archive)
      return
    }
    scrollDirection = archive.scrollDirection ?? scrollDirection
    itemSize = archive.itemSize ?? itemSize
    estimatedItemSize = archive.estimatedItemSize ?? estimatedItemSize
    minimumLineSpacing = archive.lineSpacing ?? minimumLineSpacing
    minimumInteritemSpacing = archive.interitemSpacing ?? minimumInteritemSpacing
    sectionInset = archive.sectionInset ?? sectionInset
    headerReferenceSize = archive.headerReferenceSize ?? headerReferenceSize
    footerReferenceSize = archive.footerReferenceSize ?? footerReferenceSize
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    FlowArchive(self).encode(with: coder)
  }

  private func set(_ archive: FlowArchive) {
    if let value = archive.scrollDirection { scrollDirection = value }
    if let value = archive.itemSize { itemSize = value }
    if let value = archive.estimatedItemSize { estimatedItemSize = value }
    if let value = archive.lineSpacing { minimumLineSpacing = value }
    if let value = archive.interitemSpacing { minimumInteritemSpacing = value }
    if let value = archive.sectionInset { sectionInset = value }
    if let value = archive.headerReferenceSize { headerReferenceSize = value }
    if let value = archive.footerReferenceSize { footerReferenceSize = value }
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override var collectionViewContentSize: CGSize { known()?.contentSize ?? .zero }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    adopt(context, preferredSize: flow?.preferredSize)
    let isForAll = context.invalidateEverything || context.invalidateDataSourceCounts || flow == nil
    if isForAll || flow?.invalidateFlowLayoutDelegateMetrics == true {
      sections = nil
      geometry = nil
    }
    if flow?.invalidateFlowLayoutAttributes == true { geometry = nil }
    super.invalidateLayout(with: context)
  }

  /// True only if the extent across the lines changes (fact 37), or if pinned headers must move
  /// (fact 139).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if pins, OpenQuestions.current.collection.pinnedHeaderInvalidation == .superAsks { return true }
    return across(newBounds.size) != across(collectionView.bounds.size)
  }

  /// The context of a change of bounds (fact 40): scrolling invalidates nothing, and no change the
  /// metrics.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      let old = collectionView?.bounds
    else { return context }
    let answer = OpenQuestions.current.collection.scrollingContextFlags
    flow.invalidateFlowLayoutDelegateMetrics = answer == .everything
    flow.invalidateFlowLayoutAttributes =
      answer != .measured || newBounds.size != old.size
      || across(newBounds.origin) != across(old.origin)
    return context
  }

  /// True if the layout has an estimated size, so that cells choose their sizes (facts 133, 134).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [originalAttributes.indexPath])
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else {
      return context
    }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = true
    flow.preferredSize = (originalAttributes.indexPath, preferredAttributes.size)
    return context
  }

  /// A call without a context invalidates everything (fact 40), whatever the flags of a new context
  /// are.
  open override func invalidateLayout() {
    guard boundsChangeContext == nil else { return super.invalidateLayout() }
    let context = makeInvalidationContext()
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = true
      flow.invalidateFlowLayoutAttributes = true
    }
    invalidateLayout(with: context)
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    isPreparing = true
    _ = known()
    isPreparing = false
  }

  /// The geometry, computed if necessary, because subclasses may ask before they prepare.
  private func known() -> FlowGeometry? {
    guard let collectionView, geometry == nil,
      isPreparing || OpenQuestions.current.collection.flowBeforePreparation == .computes
    else { return geometry }
    if isSelfSizing, across(collectionView.bounds.size) != measuredExtent {
      // Cells have chosen their sizes for another extent across the lines.
      measuredExtent = across(collectionView.bounds.size)
      measuredSizes = [:]
      sections = nil
    }
    let counts = (0..<collectionView.numberOfSections)
      .map { collectionView.numberOfItems(inSection: $0) }
    if sections?.map(\.items.count) != counts { sections = nil }
    let metrics = sections ?? currentMetrics(counts, of: collectionView)
    sections = metrics
    var size = collectionView.bounds.size
    let inset = collectionView.adjustedContentInset
    // The content must not scroll across, so it excludes the part that the insets cover.
    if isHorizontal {
      size.height -= inset.top + inset.bottom
    } else {
      size.width -= inset.left + inset.right
    }
    geometry = FlowGeometry(
      FlowMetrics(
        axis: isHorizontal ? .horizontal : .vertical, boundsSize: size,
        displayScale: collectionView.traitCollection.displayScale, sections: metrics))
    check(cache.removeAll())
    return geometry
  }

  /// An empty array while unattached (fact 90).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry = known() else { return [] }
    let wanted = geometry.elements(in: rect, pinning: pinning).map {
      ($0.collectionElement, $0.frame)
    }
    check(cache.keepOnly(wanted.map(\.0)))
    return wanted.map { attributes(of: $0.0, frame: $0.1) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let frame = known()?.frame(ofItem: indexPath.item, inSection: indexPath.section)
    if frame == nil { check(indexPath, hasItem: false) }
    return frame.map {
      attributes(of: CollectionElement(indexPath: indexPath, kind: nil), frame: $0)
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let frame =
      switch elementKind {
      case UICollectionView.elementKindSectionHeader:
        known()?.frame(ofHeaderInSection: indexPath.section, pinning: pinning)
      case UICollectionView.elementKindSectionFooter:
        known()?.frame(ofFooterInSection: indexPath.section, pinning: pinning)
      default: CGRect?.none
      }
    if frame == nil { check(indexPath, hasItem: true) }
    return frame.map {
      attributes(of: CollectionElement(indexPath: indexPath, kind: elementKind), frame: $0)
    }
  }

  // MARK: Internal

  override var movesWithBounds: Bool {
    pins && OpenQuestions.current.collection.pinnedHeaderInvalidation == .privately
  }

  private var isHorizontal: Bool { scrollDirection == .horizontal }

  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  private func across(_ point: CGPoint) -> CGFloat { isHorizontal ? point.y : point.x }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  private func attributes(
    of element: CollectionElement, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let (attributes, mismatch) = cache.attributes(
      of: element, frame: frame, class: attributesClass ?? UICollectionViewLayoutAttributes.self)
    check([mismatch].compactMap { $0 })
    if isPinned(element) { attributes.zIndex = 10 }
    return attributes
  }

  /// UIKit logs a change of its cached attributes by the app (fact 57); here it is recorded as a
  /// fault.
  private func check(_ mismatches: [FlowAttributesCache.Mismatch]) {
    for mismatch in mismatches {
      collectionView?.window?.mainLoop.record(
        fault: "\(type(of: self)) changed attributes of the flow layout without copying them: "
          + "\(mismatch.indexPath) is at \(mismatch.found), not at \(mismatch.expected)")
    }
  }

  /// UIKit raises an exception for an index path that doesn't exist (fact 194); here it is recorded as a fault.
  private func check(_ indexPath: IndexPath, hasItem: Bool) {
    guard let collectionView, let sections, geometry != nil else { return }
    guard !hasItem || !sections.indices.contains(indexPath.section) else { return }
    (collectionView.window?.mainLoop ?? .current)?.record(
      fault: "\(type(of: self)) was asked for \(indexPath), which does not exist")
  }

  private func currentMetrics(
    _ counts: [Int], of collectionView: UICollectionView
  ) -> [FlowSectionMetrics] {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    return counts.enumerated().map { section, count in
      delegate.map { metrics(of: section, count, in: collectionView, delegate: $0) }
        ?? FlowSectionMetrics(
          items: measuredItems(of: section, count) ?? .uniform(itemSize, count: count),
          minimumLineSpacing: minimumLineSpacing,
          minimumInteritemSpacing: minimumInteritemSpacing, inset: sectionInset,
          headerLength: along(headerReferenceSize), footerLength: along(footerReferenceSize))
    }
  }

  private func metrics(
    of section: Int, _ count: Int, in collectionView: UICollectionView,
    delegate: any UICollectionViewDelegateFlowLayout
  ) -> FlowSectionMetrics {
    func sizes() -> [CGSize] {
      (0..<count).map {
        delegate.collectionView(
          collectionView, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
      }
    }
    return FlowSectionMetrics(
      items: measuredItems(of: section, count) ?? .listed(sizes()),
      minimumLineSpacing: delegate.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section),
      minimumInteritemSpacing: delegate.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section),
      inset: delegate.collectionView(collectionView, layout: self, insetForSectionAt: section),
      headerLength: along(
        delegate.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: section)),
      footerLength: along(
        delegate.collectionView(
          collectionView, layout: self, referenceSizeForFooterInSection: section)))
  }
}

extension UICollectionViewFlowLayout {
  // MARK: Self-sizing cells (facts 133-137)

  private var isSelfSizing: Bool {
    estimatedItemSize != .zero || itemSize == Self.automaticSize
  }

  private var estimate: CGSize {
    [estimatedItemSize, itemSize].first { $0 != .zero && $0 != Self.automaticSize }
      ?? CGSize(width: 50, height: 50)
  }

  /// The items of a section with the sizes that cells have chosen; nil if cells don't choose sizes.
  private func measuredItems(of section: Int, _ count: Int) -> FlowItemSizes? {
    guard isSelfSizing else { return nil }
    let estimate = estimate
    guard measuredSizes.keys.contains(where: { $0.section == section }) else {
      return .uniform(estimate, count: count)
    }
    return .listed(
      (0..<count).map { measuredSizes[IndexPath(item: $0, section: section)] ?? estimate })
  }

  /// Stores a size that a cell has chosen.
  ///
  /// It moves stored sizes with their items, and discards
  /// them if they may belong to other items.
  private func adopt(
    _ context: UICollectionViewLayoutInvalidationContext,
    preferredSize: (indexPath: IndexPath, size: CGSize)?
  ) {
    if let preferredSize {
      measuredSizes[preferredSize.indexPath] = preferredSize.size
      sections = nil
    } else if let plan = collectionView?.updatePlan, context.invalidateDataSourceCounts {
      measuredSizes = Dictionary(
        measuredSizes.compactMap { path, size in plan.newIndexPath(of: path).map { ($0, size) } },
        uniquingKeysWith: { _, last in last })
    } else if context.invalidateEverything || context.invalidateDataSourceCounts {
      measuredSizes = [:]
    }
  }

  // MARK: Pinned headers and footers (facts 138, 139)

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  private var pinning: FlowPinning {
    guard pins, let collectionView else { return FlowPinning() }
    let bounds = collectionView.bounds
    let isInset = OpenQuestions.current.collection.pinnedEdge == .insetBounds
    return FlowPinning(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      visible: isInset ? bounds.inset(by: collectionView.adjustedContentInset) : bounds)
  }

  private func isPinned(_ element: CollectionElement) -> Bool {
    switch element.kind {
    case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
    default: false
    }
  }
}

extension FlowElement {
  @MainActor fileprivate var collectionElement: CollectionElement {
    switch kind {
    case .item:
      CollectionElement(indexPath: IndexPath(item: item, section: section), kind: nil)
    case .header:
      CollectionElement(
        indexPath: IndexPath(item: 0, section: section),
        kind: UICollectionView.elementKindSectionHeader)
    case .footer:
      CollectionElement(
        indexPath: IndexPath(item: 0, section: section),
        kind: UICollectionView.elementKindSectionFooter)
    }
  }
}
