#if canImport(UIKit)
import UIKit

/// From the flow layout's attributes to those on the screen.
extension SnapFlowLayout {
  /// How items look at the present offset.
  var look: EffectRenderer {
    EffectRenderer(
      effects: builtInEffects + effects, pages: pages, axis: axis, offset: offset,
      viewportAcross: viewportAcross,
      reducesMotion: respectsReduceMotion && UIAccessibility.isReduceMotionEnabled)
  }

  /// Where things must be put to show in an extent.
  ///
  /// Effects bring items into it from outside, as far as they say.
  func reach(of extent: Extent, _ look: EffectRenderer) -> Extent { look.reach(of: extent) }

  /// What the flow layout has found for parts of a ring, each once, and only what is shown in an extent.
  func shown(
    _ found: [UICollectionViewLayoutAttributes], in extent: Extent
  ) -> [UICollectionViewLayoutAttributes] {
    guard pages.loop != nil || pinsHeadersOrFooters else { return found }
    var names: Set<ElementName> = []
    return found.filter { attributes in
      let place = attributes.frame[along: axis].moved(by: displacement(of: attributes))
      return place.overlaps(extent) && names.insert(ElementName(attributes)).inserted
    }
  }

  /// A copy of attributes at its place, with its look; the attributes themselves if nothing changes.
  ///
  /// The flow layout's own are never changed: it keeps them (fact 57).
  func placed(
    _ attributes: UICollectionViewLayoutAttributes, _ look: EffectRenderer
  ) -> UICollectionViewLayoutAttributes {
    let isCell = attributes.representedElementCategory == .cell
    let displacement = displacement(of: attributes)
    guard isCell && !look.isPlain || displacement != 0,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.center[along: axis] += displacement
    if isCell { look.apply(to: copy) }
    return copy
  }

  /// What is on the screen, as it looks there.
  var attributesOnScreen: [UICollectionViewLayoutAttributes] {
    guard let collectionView, pages.isShown else { return [] }
    return layoutAttributesForElements(in: collectionView.bounds) ?? []
  }

  var hasEffects: Bool { !builtInEffects.isEmpty || !effects.isEmpty }

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

  private func displacement(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    pages.displacement(of: attributes.frame[along: axis], at: offset)
  }

  private var viewportAcross: CGFloat {
    guard let collectionView else { return 0 }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset).size[across: axis]
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
