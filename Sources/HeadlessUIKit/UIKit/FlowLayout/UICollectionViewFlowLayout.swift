/// Lines of items, section after section (facts 62-74).
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

  /// What the delegate or the properties said; asked anew only when metrics are invalidated (fact 72).
  private var sections: [FlowSectionMetrics]?
  private var geometry: FlowGeometry?
  private var cache = FlowAttributesCache()

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override var collectionViewContentSize: CGSize { known()?.contentSize ?? .zero }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isForAll = context.invalidateEverything || context.invalidateDataSourceCounts || flow == nil
    if isForAll || flow?.invalidateFlowLayoutDelegateMetrics == true {
      sections = nil
      geometry = nil
    }
    if flow?.invalidateFlowLayoutAttributes == true { geometry = nil }
    super.invalidateLayout(with: context)
  }

  /// True only if the extent across the lines changes (fact 37).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return across(newBounds.size) != across(collectionView.bounds.size)
  }

  /// Says what a change of bounds costs (fact 40): nothing while it only scrolls, never the metrics.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      let old = collectionView?.bounds
    else { return context }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes =
      newBounds.size != old.size || across(newBounds.origin) != across(old.origin)
    return context
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    _ = known()
  }

  /// The geometry, computed if need be: subclasses ask before they prepare.
  private func known() -> FlowGeometry? {
    guard let collectionView, geometry == nil else { return geometry }
    let counts = (0..<collectionView.numberOfSections)
      .map { collectionView.numberOfItems(inSection: $0) }
    if sections?.map(\.items.count) != counts { sections = nil }
    let metrics = sections ?? currentMetrics(counts, of: collectionView)
    sections = metrics
    var size = collectionView.bounds.size
    let inset = collectionView.adjustedContentInset
    // The content must not scroll across: what the insets cover is not its own.
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
    let wanted = geometry.elements(in: rect).map { ($0.collectionElement, $0.frame) }
    check(cache.keepOnly(wanted.map(\.0)))
    return wanted.map { attributes(of: $0.0, frame: $0.1) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let frame = known()?.frame(ofItem: indexPath.item, inSection: indexPath.section)
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
        known()?.frame(ofHeaderInSection: indexPath.section)
      case UICollectionView.elementKindSectionFooter:
        known()?.frame(ofFooterInSection: indexPath.section)
      default: CGRect?.none
      }
    return frame.map {
      attributes(of: CollectionElement(indexPath: indexPath, kind: elementKind), frame: $0)
    }
  }

  // MARK: Inside UIKit

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
    return attributes
  }

  /// UIKit logs when somebody has changed attributes of its cache (fact 57); here it is a fault.
  private func check(_ mismatches: [FlowAttributesCache.Mismatch]) {
    for mismatch in mismatches {
      collectionView?.window?.mainLoop.record(
        fault: "\(type(of: self)) changed attributes of the flow layout without copying them: "
          + "\(mismatch.indexPath) is at \(mismatch.found), not at \(mismatch.expected)")
    }
  }

  private func currentMetrics(
    _ counts: [Int], of collectionView: UICollectionView
  ) -> [FlowSectionMetrics] {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    return counts.enumerated().map { section, count in
      delegate.map { metrics(of: section, count, in: collectionView, delegate: $0) }
        ?? FlowSectionMetrics(
          items: .uniform(itemSize, count: count), minimumLineSpacing: minimumLineSpacing,
          minimumInteritemSpacing: minimumInteritemSpacing, inset: sectionInset,
          headerLength: along(headerReferenceSize), footerLength: along(footerReferenceSize))
    }
  }

  private func metrics(
    of section: Int, _ count: Int, in collectionView: UICollectionView,
    delegate: any UICollectionViewDelegateFlowLayout
  ) -> FlowSectionMetrics {
    let sizes = (0..<count).map {
      delegate.collectionView(
        collectionView, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
    }
    return FlowSectionMetrics(
      items: .listed(sizes),
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
