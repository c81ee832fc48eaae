#if canImport(UIKit)
import UIKit

/// From the flow layout's attributes to those on the screen.
extension SnapFlowLayout {
  /// What puts and paints elements at the present offset; nil without a view.
  var placer: ElementPlacer? {
    let pages = pages
    guard let collectionView else { return nil }
    let bounds = collectionView.bounds
    let (axis, offset) = (axis, bounds.origin[along: axis])
    let look = EffectRenderer(
      effects: effects.isEmpty ? builtInEffects : builtInEffects + effects, pages: pages,
      axis: axis, offset: offset,
      viewportAcross: bounds.inset(by: collectionView.adjustedContentInset).size[across: axis],
      reducesMotion: respectsReduceMotion && UIAccessibility.isReduceMotionEnabled)
    let displacement = pages.displacement(at: offset, isBare: !hasEffects)
    return ElementPlacer(displacement: displacement, axis: axis, look: look)
  }

  /// What of the flow layout shows in an extent, each element once.
  func found(
    in extent: Extent, across: Extent, by placer: ElementPlacer
  ) -> [UICollectionViewLayoutAttributes] {
    func found(in extent: Extent) -> [UICollectionViewLayoutAttributes] {
      super.layoutAttributesForElements(in: CGRect(along: extent, across: across, axis: axis)) ?? []
    }
    let extents = pages.flowExtents(of: extent)
    let elements = extents.count == 1 ? found(in: extents[0]) : extents.flatMap(found)
    guard pages.loop != nil || pinsHeadersOrFooters else { return elements }
    let shown = pinned(elements).filter { placer.shows($0, in: extent) }
    // Only parts of a ring may share elements.
    guard extents.count > 1 else { return shown }
    var names: Set<ElementName> = []
    return shown.filter { names.insert(ElementName($0)).inserted }
  }

  /// What is on the screen, as it looks there.
  var attributesOnScreen: [UICollectionViewLayoutAttributes] {
    guard let collectionView, pages.isShown else { return [] }
    return layoutAttributesForElements(in: collectionView.bounds) ?? []
  }

  var hasEffects: Bool { !builtInEffects.isEmpty || !effects.isEmpty }

  /// Whether what is shown is no longer right once the view has moved to an offset.
  func looksOrLiesDifferently(at newOffset: CGFloat) -> Bool {
    if hasEffects || reportsPageProgress || pinsHeadersOrFooters { return true }
    guard pages.loop != nil else { return false }
    return pages.displacement(at: newOffset, isBare: true)
      != pages.displacement(at: offset, isBare: true) || wayBack(to: newOffset) != 0
  }

  /// The visible item that is nearest to this layout's focus, as another layout shows them.
  func frontItem(of layout: UICollectionViewLayout) -> IndexPath? {
    if let snapLayout = layout as? SnapFlowLayout {
      return snapLayout.currentIndexPath ?? snapLayout.lastFront
    }
    guard let view = layout.collectionView ?? collectionView else { return nil }
    return frontItem(of: view) { layout.layoutAttributesForItem(at: $0)?.frame }
  }

  /// The visible item that is nearest to this layout's focus, by the cells of another layout.
  func frontItem(shownIn view: UICollectionView) -> IndexPath? {
    frontItem(of: view) { view.cellForItem(at: $0)?.frame }
  }

  private func frontItem(
    of view: UICollectionView, frame: (IndexPath) -> CGRect?
  ) -> IndexPath? {
    let viewport = view.bounds.inset(by: view.adjustedContentInset)
    func distance(_ frame: CGRect) -> CGFloat {
      ScrollAxis.allCases.reduce(0) { sum, axis in
        let fraction = pageAlignment.fraction
        let (item, focus) = (frame[along: axis], viewport[along: axis])
        return sum + abs(item.point(at: fraction) - focus.point(at: fraction))
      }
    }
    return view.indexPathsForVisibleItems
      .compactMap { indexPath in frame(indexPath).map { (indexPath, distance($0)) } }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }
}

/// What tells the elements of a collection view apart.
private struct ElementName: Hashable {
  private let category: UICollectionView.ElementCategory
  private let kind: String?
  private let indexPath: IndexPath

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    indexPath = attributes.indexPath
  }
}
#endif
