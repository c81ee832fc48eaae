#if canImport(UIKit)
import UIKit

/// Brings the elements of a flow layout to their places at one offset, and applies effects.
///
/// It only reads: the same elements have the same places as long as nothing that it was created with changes.
@MainActor
final class ElementPlacer {
  let flow: any FlowSource
  let geometry: PageGeometry
  let axis: ScrollAxis
  /// The offset of the view.
  let offset: CGFloat
  let displacement: Displacement
  /// The bounds of the view.
  let screen: (along: Extent, across: Extent)
  let effects: [ItemEffect]
  let reducesMotion: Bool
  let distances: FocusDistances
  /// The offsets at which an item is at the focus, given where it is.
  let rule: OffsetRule
  let viewport: Extent
  let viewportSize: CGSize
  let linesPerPage: CGFloat
  /// Whether cells get a look or a progress; otherwise they are as the flow layout has them, at their places.
  private let changesCells: Bool
  /// The part of the free space across the axis that is before a cell; nil where the flow layout has it.
  private let fractionAcross: CGFloat?

  /// The sign of what is along the axis inside a cell: UIKit mirrors where a cell is, but not what is in it (fact 60).
  private(set) lazy var contentSign: CGFloat = flow.isMirrored && axis == .horizontal ? -1 : 1

  init(
    _ flow: any FlowSource, in view: UICollectionView, at bounds: CGRect, geometry: PageGeometry,
    effects: [ItemEffect], reportsProgress: Bool, reducesMotion: Bool,
    fractionAcross: CGFloat?
  ) {
    let axis = flow.axis
    (self.flow, self.geometry, self.axis) = (flow, geometry, axis)
    (self.effects, self.reducesMotion) = (effects, reducesMotion)
    offset = bounds.origin[along: axis]
    displacement = geometry.displacement(at: offset, isBare: effects.isEmpty)
    screen = (bounds[along: axis], bounds[across: axis])
    distances = FocusDistances(geometry, at: offset)
    let setting = geometry.setting
    rule = geometry.viewport.offsetRule(setting.alignment, margin: setting.margin, shift: 0)
    viewport = geometry.viewport.extent(at: offset)
    viewportSize = CGSize(
      along: viewport.length,
      across: bounds.inset(by: view.adjustedContentInset).size[across: axis], axis: axis)
    linesPerPage = geometry.linesPerPage
    changesCells = !effects.isEmpty || reportsProgress
    self.fractionAcross = fractionAcross
  }

  // MARK: Queries

  /// The elements that appear in a rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let isWhole =
      rect[along: axis].contains(screen.along) && rect[across: axis].contains(screen.across)
    var placed = placedElements(in: rect)
    return inOrder(&placed, areAll: isWhole)
  }

  /// Elements at their places, and those that are drawn on the screen, with the order that effects give them.
  struct PlacedElements {
    var elements: [UICollectionViewLayoutAttributes] = []
    var layers: [Layer] = []
  }

  /// The elements that appear in a rectangle, before they are in order.
  func placedElements(in rect: CGRect) -> PlacedElements {
    let extent = rect[along: axis]
    let across = fractionAcross == nil ? rect[across: axis] : .everywhere
    let found = flowElements(in: reach(of: extent), across: across)
    // What doesn't move, and has no look, is as the flow layout has it.
    guard
      changesCells || fractionAcross != nil || displacement != .padded(0) || geometry.grid != nil
    else { return PlacedElements(elements: found) }
    var placed = PlacedElements()
    placed.elements.reserveCapacity(found.count)
    if !effects.isEmpty { placed.layers.reserveCapacity(found.count) }
    for element in found { place(element, in: extent, &placed) }
    return placed
  }

  /// A header or footer at its place, wherever that is.
  func header(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    item(pinned(behindGrid(attributes)))
  }

  /// An item where it is drawn on the screen, or out of sight where the flow layout has it.
  func item(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    var placed = PlacedElements()
    place(attributes, in: .everywhere, &placed)
    return withinLoop(inOrder(&placed, areAll: false).first ?? attributes)
  }

  /// Attributes where effects draw a cell, also beyond the screen.
  func drawn(_ cell: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    var placed = PlacedElements()
    placeCell(cell, at: center(of: cell), in: .everywhere, isBounded: false, &placed)
    return inOrder(&placed, areAll: false).first
  }

  /// The length across the axis from the first edge of some items to the last; 0 without items.
  func lengthAcross(of items: [ItemIndex]) -> CGFloat {
    let extents = items.compactMap { flow.flowAttributes(ofItemAt: $0.indexPath) }
      .map { $0.extent(along: axis.other, around: center(of: $0)) }
    return extents.dropFirst().reduce(extents.first) { $0?.union($1) }?.length ?? 0
  }

  // MARK: Places

  /// An element out of sight, not beyond an end of a loop: UIKit scrolls to none that is there.
  private func withinLoop(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let extent = element.frame[along: axis]
    guard let loop = geometry.loop, !extent.overlaps(screen.along) else { return element }
    let turns: CGFloat = extent.minimum < 0 ? 1 : extent.maximum > loop.span ? -1 : 0
    return turns == 0
      ? element : element.changed { $0.center[along: axis] += turns * loop.period }
  }

  /// The elements of the flow layout that appear in an extent, each once.
  private func flowElements(
    in extent: Extent, across: Extent
  ) -> [UICollectionViewLayoutAttributes] {
    let isGrid = geometry.grid != nil
    func elements(in extent: Extent) -> [UICollectionViewLayoutAttributes] {
      isGrid
        ? gridElements(in: extent, across: across)
        : flow.flowElements(in: CGRect(along: extent, across: across, axis: axis))
    }
    let extents = geometry.flowExtents(of: extent)
    let all = extents.count == 1 ? elements(in: extents[0]) : extents.flatMap(elements)
    guard isGrid || geometry.loop != nil || flow.pinsHeadersOrFooters else { return all }
    let shown = pinned(all).filter { shows($0, in: extent) }
    // The same element can only appear in several parts of a loop.
    guard extents.count > 1 else { return shown }
    return shown.indices.distinct { shown[$0].precedes(shown[$1]) }.ordered(by: <).map { shown[$0] }
  }

  /// Adds an element where it is drawn on the screen, or, out of sight, where the flow layout has it, unless it isn't in an
  /// extent.
  ///
  /// UIKit's `scrollToItem` scrolls to this place. If effects have moved the cell towards the focus,
  /// the page there would be a different one.
  private func place(
    _ attributes: UICollectionViewLayoutAttributes, in extent: Extent,
    _ placed: inout PlacedElements
  ) {
    let center = center(of: attributes)
    if changesCells, attributes.isCell {
      return placeCell(attributes, at: center, in: extent, &placed)
    }
    // One that doesn't move needs no copy.
    let element =
      center == attributes.center ? attributes : attributes.changed { $0.center = center }
    placed.elements.append(element)
    if let layer = layer(of: element) { placed.layers.lay(layer) }
  }

  /// Whether an element of the flow layout appears in an extent; touching the extent isn't enough.
  private func shows(_ attributes: UICollectionViewLayoutAttributes, in extent: Extent) -> Bool {
    let place = attributes.extent(along: axis, around: flowCenter(of: attributes))
    return place.moved(by: displacement[place.middle]).overlaps(extent, by: Tolerance.rounding)
  }

  private func center(of element: UICollectionViewLayoutAttributes) -> CGPoint {
    var center = flowCenter(of: element)
    center[along: axis] += displacement[center[along: axis]]
    if let fractionAcross, element.isCell {
      let inset = flow.lineReader.inset(ofSection: element.indexPath.section)
      let length = element.size[across: axis]
      let space = viewportSize[across: axis] - inset[along: axis.other] - length
      let start = inset[before: axis.other] + fractionAcross * space
      center[across: axis] = pixel(nearest: start) + length / 2
    }
    return center
  }

  func pixel(nearest place: CGFloat) -> CGFloat {
    place.rounded(toPixelsAt: geometry.viewport.displayScale)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether an element comes before another one in an order of all elements of a view.
  fileprivate func precedes(_ other: UICollectionViewLayoutAttributes) -> Bool {
    if indexPath != other.indexPath { return indexPath < other.indexPath }
    let (category, kind) = (other.representedElementCategory, other.representedElementKind ?? "")
    return representedElementCategory == category
      ? representedElementKind ?? "" < kind
      : representedElementCategory.rawValue < category.rawValue
  }
}
#endif
