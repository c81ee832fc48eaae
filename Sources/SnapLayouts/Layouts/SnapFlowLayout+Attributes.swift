#if canImport(UIKit)
import UIKit

/// Converts the flow layout's attributes to those on the screen.
extension SnapFlowLayout {
  /// Places elements and applies effects at the present offset; nil without a view.
  var placer: ElementPlacer? {
    guard let collectionView else { return nil }
    let bounds = collectionView.bounds
    let (axis, offset) = (axis, bounds.origin[along: axis])
    let effects = effects.isEmpty ? builtInEffects : builtInEffects + effects
    let viewport = bounds.inset(by: collectionView.adjustedContentInset)
    let reducesMotion = respectsReduceMotion && UIAccessibility.isReduceMotionEnabled
    return askState { state in
      ElementPlacer(
        displacement: state.pages.displacement(at: offset, isBare: effects.isEmpty), axis: axis,
        look: EffectRenderer(
          effects: effects, pages: state.pages, axis: axis, offset: offset,
          viewportAcross: viewport.size[across: axis], reducesMotion: reducesMotion))
    }
  }

  /// The elements of the flow layout that appear in an extent, each once.
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
    // The same element can only appear in several parts of a ring.
    guard extents.count > 1 else { return shown }
    var names: Set<ElementName> = []
    return shown.filter { names.insert(ElementName($0)).inserted }
  }

  /// The elements on the screen, with effects.
  var attributesOnScreen: [UICollectionViewLayoutAttributes] {
    guard let collectionView, pages.isShown else { return [] }
    return layoutAttributesForElements(in: collectionView.bounds) ?? []
  }

  var hasEffects: Bool { !builtInEffects.isEmpty || !effects.isEmpty }

  /// Whether elements change their look or place when the view scrolls to an offset.
  func changesElements(whenScrollingTo newOffset: CGFloat) -> Bool {
    if hasEffects || reportsPageProgress || pinsHeadersOrFooters { return true }
    guard pages.loop != nil else { return false }
    return pages.displacement(at: newOffset, isBare: true)
      != pages.displacement(at: offset, isBare: true) || wayBack(to: newOffset) != 0
  }

  /// The visible item nearest to this layout's focus, by the attributes of another layout.
  func frontItem(of layout: UICollectionViewLayout) -> IndexPath? {
    if let snapLayout = layout as? SnapFlowLayout {
      return snapLayout.currentIndexPath ?? snapLayout.lastFront
    }
    guard let view = layout.collectionView ?? collectionView else { return nil }
    return frontItem(of: view) { layout.layoutAttributesForItem(at: $0)?.frame }
  }

  /// The visible item nearest to this layout's focus, by the frames of the cells on the screen.
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

/// The identity of an element of a collection view.
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
