#if canImport(UIKit)
import UIKit

/// Items that fill pages along the page.
///
/// The flow layout keeps its own frames. A line of a grid is where the flow layout has, or would have, a
/// line, and a place in the line is that of an item in the flow layout's first line.
extension ElementPlacer {
  /// The center of an element, in the coordinates of the flow layout.
  func flowCenter(of element: UICollectionViewLayoutAttributes) -> CGPoint {
    guard let grid = geometry.grid, element.isCell,
      let place = ItemIndex(element.indexPath).flatMap(geometry.numbering.number)
        .map(grid.place),
      let slot = flow.flowAttributes(
        ofItemAt: IndexPath(item: place.slot, section: element.indexPath.section))
    else { return element.center }
    var center = slot.center
    let line = geometry.lines.extents[place.line]
    center[along: axis] = pixel(nearest: line.minimum) + line.length / 2
    return center
  }

  /// The elements of a grid in a part of the flow layout, and others next to it; items in order.
  func gridElements(in extent: Extent, across: Extent) -> [UICollectionViewLayoutAttributes] {
    let cells = geometry.gridItems(around: extent)
      .compactMap { flow.flowAttributes(ofItemAt: $0.indexPath) }
      .filter { $0.extent(along: axis.other, around: flowCenter(of: $0)).overlaps(across) }
    guard !geometry.lines.content.hasOnlyItems else { return cells }
    let reach = Extent(extent.minimum - geometry.addedLength, extent.maximum)
    return cells
      + flow.flowElements(in: CGRect(along: reach, across: across, axis: axis))
      .filter { !$0.isCell }.map(behindGrid)
  }

  /// The attributes of a header or footer; one that lies behind the items lies behind those of a grid.
  func behindGrid(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard geometry.addedLength != 0, let last = geometry.lines.extents.last,
      attributes.center[along: axis] > last.maximum
    else { return attributes }
    return attributes.changed { $0.center[along: axis] += geometry.addedLength }
  }
}
#endif
