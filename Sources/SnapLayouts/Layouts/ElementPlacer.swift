#if canImport(UIKit)
import UIKit

/// Moves elements of the flow layout to their place at one offset.
@MainActor
struct ElementPlacer {
  let displacement: Displacement
  let axis: ScrollAxis
  /// The bounds of the view.
  let screen: EffectRenderer.Screen
  let look: EffectRenderer
  /// The center of a cell in a grid, in the coordinates of the flow layout; nil if that has its own.
  let gridCenter: (@MainActor (UICollectionViewLayoutAttributes) -> CGPoint)?
  /// The distance by which a cell moves across the axis; nil if no cell does.
  let acrossShift: (@MainActor (UICollectionViewLayoutAttributes) -> CGFloat)?

  /// Attributes where a cell is drawn on the screen, or, out of sight, where the flow layout has it; nil if
  /// it isn't in an extent.
  ///
  /// UIKit's `scrollToItem` scrolls to this place. If effects have moved the cell towards the focus,
  /// the page there would be a different one. The original attributes never change, because the flow
  /// layout caches them (fact 57).
  func placed(
    _ attributes: UICollectionViewLayoutAttributes, in extent: Extent
  ) -> UICollectionViewLayoutAttributes? {
    guard attributes.representedElementCategory == .cell else { return moved(attributes) }
    return look.placed(attributes, at: center(of: attributes), screen: screen, in: extent)
  }

  /// The same attributes for a query about one element, wherever it is.
  func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    placed(attributes, in: .everywhere) ?? attributes
  }

  /// Attributes where effects draw a cell, also beyond the screen.
  func drawn(_ cell: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    look.placed(cell, at: center(of: cell), screen: .unlimited, in: .everywhere)
  }

  /// Whether an element of the flow layout appears in an extent; touching the extent isn't enough.
  func shows(_ attributes: UICollectionViewLayoutAttributes, in extent: Extent) -> Bool {
    let (middle, length) = (flowCenter(of: attributes)[along: axis], attributes.size[along: axis])
    return Extent(middle - length / 2, middle + length / 2)
      .moved(by: displacement[middle]).overlaps(extent, by: Tolerance.rounding)
  }

  /// The center of an element in the coordinates of the flow layout.
  private func flowCenter(of element: UICollectionViewLayoutAttributes) -> CGPoint {
    guard let gridCenter, element.representedElementCategory == .cell else { return element.center }
    return gridCenter(element)
  }

  private func center(of cell: UICollectionViewLayoutAttributes) -> CGPoint {
    var center = flowCenter(of: cell)
    center[along: axis] += displacement[center[along: axis]]
    if let acrossShift { center[across: axis] += acrossShift(cell) }
    return center
  }

  /// A header or footer at its place; one that doesn't move needs no copy.
  private func moved(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let distance = displacement[attributes.center[along: axis]]
    guard distance != 0,
      let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.center[along: axis] += distance
    return copy
  }
}
#endif
