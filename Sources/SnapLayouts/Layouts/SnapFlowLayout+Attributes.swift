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

  private var viewportAcross: CGFloat {
    guard let collectionView else { return 0 }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset).size[across: axis]
  }
}
#endif
