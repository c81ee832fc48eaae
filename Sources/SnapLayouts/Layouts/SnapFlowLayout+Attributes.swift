#if canImport(UIKit)
import UIKit

/// From the flow layout's attributes to those on the screen.
extension SnapFlowLayout {
  /// How items look at the present offset.
  var look: ItemLook {
    ItemLook(
      effects: builtInEffects + effects, map: map, axis: axis, offset: offset,
      viewportAcross: viewportAcross,
      reducesMotion: respectsReduceMotion && UIAccessibility.isReduceMotionEnabled)
  }

  /// The rectangle in which to ask the flow layout for what may show in `rect`.
  ///
  /// Effects enlarge items into it from outside, so it reaches out by half a page on either side.
  func queryRect(for rect: CGRect, _ look: ItemLook) -> CGRect {
    var extent = rect[along: axis]
    let reach = look.isPlain ? 0 : map.pitch(near: offset) / 2
    extent = Extent(
      extent.minimum - map.padding.leading - reach, extent.maximum - map.padding.leading + reach)
    var query = rect
    query[along: axis] = extent
    return query
  }

  /// A copy of attributes at its place, with its look; the attributes themselves if nothing changes.
  ///
  /// The flow layout's own are never changed: it keeps them (fact 57).
  func placed(
    _ attributes: UICollectionViewLayoutAttributes, _ look: ItemLook
  ) -> UICollectionViewLayoutAttributes {
    let shows = attributes.representedElementCategory == .cell && !look.isPlain
    guard shows || map.padding.leading != 0,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.center[along: axis] += map.padding.leading
    if shows { look.apply(to: copy) }
    return copy
  }

  /// A copy of attributes that cannot be seen.
  func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  /// The visible item that is nearest to this layout's focus, as another layout shows them.
  func frontItem(of layout: UICollectionViewLayout) -> IndexPath? {
    if let snapLayout = layout as? SnapFlowLayout { return snapLayout.currentIndexPath }
    guard let view = layout.collectionView ?? collectionView else { return nil }
    let viewport = view.bounds.inset(by: view.adjustedContentInset)
    func distance(_ frame: CGRect) -> CGFloat {
      ScrollAxis.allCases.reduce(0) { sum, axis in
        let fraction = pageAlignment.fraction
        let (item, focus) = (frame[along: axis], viewport[along: axis])
        return sum + abs(item.point(at: fraction) - focus.point(at: fraction))
      }
    }
    return view.indexPathsForVisibleItems
      .compactMap { indexPath in
        layout.layoutAttributesForItem(at: indexPath).map { (indexPath, distance($0.frame)) }
      }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  private var viewportAcross: CGFloat {
    guard let collectionView else { return 0 }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset).size[across: axis]
  }
}
#endif
