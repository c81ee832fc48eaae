#if canImport(UIKit)
import UIKit

/// Puts what the flow layout has made where it is shown at one offset.
@MainActor
struct ElementPlacer {
  let displacement: Displacement
  let axis: ScrollAxis
  let look: EffectRenderer

  /// A copy of attributes at its place, with its look; a header's own if it isn't displaced.
  ///
  /// The flow layout's own are never changed: it keeps them (fact 57).
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
    if isCell { look.apply(to: copy, at: center) } else { copy.center = center }
    return copy
  }

  /// Whether attributes of the flow layout are shown in an extent; what only touches it isn't.
  func shows(_ attributes: UICollectionViewLayoutAttributes, in extent: Extent) -> Bool {
    let (middle, length) = (attributes.center[along: axis], attributes.size[along: axis])
    return Extent(middle - length / 2, middle + length / 2)
      .moved(by: displacement[middle]).overlaps(extent, by: 1e-6)
  }
}
#endif
