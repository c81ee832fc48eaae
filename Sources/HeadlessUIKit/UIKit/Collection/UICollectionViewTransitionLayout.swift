/// Shows elements between the places of two layouts, during an interactive transition.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout

  /// From 0, the current layout, to 1, the next one.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let old = currentLayout.layoutAttributesForElements(in: rect) ?? []
    let new = nextLayout.layoutAttributesForElements(in: rect) ?? []
    var elements: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for attributes in old + new { elements[attributes.element] = attributes }
    return elements.keys.sorted().compactMap { element in
      elements[element].map { blended($0) ?? $0 }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentLayout.layoutAttributesForItem(at: indexPath).map { blended($0) ?? $0 }
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }

  /// A copy of a cell's attributes between its two places; nil for other elements.
  private func blended(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard attributes.representedElementCategory == .cell,
      let old = currentLayout.layoutAttributesForItem(at: attributes.indexPath),
      let new = nextLayout.layoutAttributesForItem(at: attributes.indexPath),
      let copy = old.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    copy.center = CGPoint(
      x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    copy.size = CGSize(
      width: between(old.size.width, new.size.width),
      height: between(old.size.height, new.size.height))
    return copy
  }
}
