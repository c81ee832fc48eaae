#if canImport(UIKit)
import UIKit

/// Moves elements of the flow layout to their place at one offset.
@MainActor
struct ElementPlacer {
  let displacement: Displacement
  let axis: ScrollAxis
  let look: EffectRenderer
  /// The distance by which a cell moves across the axis; nil if no cell does.
  let acrossShift: (@MainActor (UICollectionViewLayoutAttributes) -> CGFloat)?

  /// A copy of attributes at their place, with effects; headers that don't move need no copy.
  ///
  /// The original attributes never change, because the flow layout caches them (fact 57).
  func placed(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isCell = attributes.representedElementCategory == .cell
    var center = attributes.center
    let distance = displacement[center[along: axis]]
    guard isCell || distance != 0,
      let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return attributes }
    center[along: axis] += distance
    if isCell, let acrossShift { center[across: axis] += acrossShift(attributes) }
    if isCell { look.apply(to: copy, at: center) } else { copy.center = center }
    return copy
  }

  /// Whether an element of the flow layout appears in an extent; touching the extent isn't enough.
  func shows(_ attributes: UICollectionViewLayoutAttributes, in extent: Extent) -> Bool {
    let (middle, length) = (attributes.center[along: axis], attributes.size[along: axis])
    return Extent(middle - length / 2, middle + length / 2)
      .moved(by: displacement[middle]).overlaps(extent, by: 1e-6)
  }
}
#endif
