#if canImport(UIKit)
import UIKit

/// Effects on items in one frame.
///
/// They set center, size, transform, alpha and zIndex. They never set the frame, because a transform
/// changes the meaning of `frame` (fact 55).
extension ElementPlacer {
  /// The extent of the flow layout whose items may appear in an extent of the screen.
  func reach(of extent: Extent) -> Extent {
    guard !effects.isEmpty else { return extent }
    // An overscan begins at the ends of the viewport, also for a part of it.
    let extent = extent.overlaps(viewport) ? extent.union(viewport) : extent
    let overscan = effects.overscan
    return Extent(
      extent.minimum - reach(beyond: extent.minimum, toward: -1, atMostPages: overscan.before),
      extent.maximum + reach(beyond: extent.maximum, toward: 1, atMostPages: overscan.after))
  }

  /// How far beyond an edge of the screen effects make items visible, in a direction: -1 or 1.
  private func reach(
    beyond edge: CGFloat, toward direction: CGFloat, atMostPages pages: CGFloat
  ) -> CGFloat {
    let distance = edge - geometry.focus(at: offset)
    let most = direction * distances.length(ofPages: direction * pages, beyond: distance)
    guard most > 0, direction * distance >= 0, let length = geometry.lines.extents.equalLength,
      let pageStride = geometry.evenPages?.stride
    else { return most }
    let fraction = direction < 0 ? 1 - alignedFraction : alignedFraction
    let edge = ScreenEdge(
      itemDistance: direction * distance + fraction * length, itemLength: length,
      pageStride: pageStride, viewportLength: viewport.length)
    return (effects.reach(beyond: edge) ?? most).corrected(or: most).clamped(to: 0...most)
  }

  private var alignedFraction: CGFloat { geometry.setting.alignment.fraction }

  /// Adds a copy of a cell's attributes with effects, unless it isn't in an extent.
  ///
  /// An item that effects draw on the screen is there. Any other item is in its place: beyond the screen with the shape
  /// that the flow layout gives it, so that a scroll there says the item; on the screen it is hidden.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the flow layout, which don't change.
  ///   - center: The center of the item, without effects.
  ///   - extent: A part of the content along the axis.
  ///   - isBounded: Whether effects show items only on the screen.
  ///   - placed: What the copy is added to.
  func placeCell(
    _ attributes: UICollectionViewLayoutAttributes, at center: CGPoint, in extent: Extent,
    isBounded: Bool = true, _ placed: inout PlacedElements
  ) {
    let size = attributes.size
    let place = Extent(middle: center[along: axis], length: size[along: axis])
    let covered =
      geometry.covers.isEmpty
      ? place : geometry.covered(place, ofSection: attributes.indexPath.section)
    var position = ItemPosition(
      distances.distance(toItemAt: rule.offsets(showing: covered)), itemSize: size,
      viewportSize: viewportSize, axis: axis)
    position.alignedFraction = alignedFraction
    position.linesPerPage = linesPerPage
    guard !effects.isEmpty else {
      return placed.elements.append(copy(of: attributes, at: center, position))
    }
    let appearance = effects.appearance(at: position, reducesMotion: reducesMotion)
    var (drawnSize, middle) = (size, center)
    let added = appearance.addedLength
    if added != 0 { drawnSize[along: axis] = max(0, size[along: axis] + added) }
    middle.x += appearance.translation.x
    middle.y += appearance.translation.y
    let transform = appearance.transform(of: drawnSize, axis: axis)
    let isVisible = appearance.alpha > 0 && transform.canShow(drawnSize)
    let box = ElementBox(drawnSize, at: middle, transform, axis)
    let isOnScreen = isVisible && isOnScreen(box)
    let isDrawn = isBounded ? isOnScreen : isVisible
    guard place.overlaps(extent) || isDrawn && box.along.overlaps(extent) else { return }
    let isBeyond = !isDrawn && !place.overlaps(screen.along)
    let keepsShape = isBeyond || !isDrawn && (middle != center || drawnSize != size)
    let copy = copy(of: attributes, at: keepsShape ? center : middle, position)
    if !keepsShape, drawnSize != size { copy.size = drawnSize }
    if !keepsShape, isVisible { copy.transform3D = transform }
    if !isDrawn, !isBeyond, appearance.alpha > 0 { copy.isHidden = true }
    copy.alpha = keepsShape || isVisible ? appearance.alpha : 0
    if appearance.zIndex < 0 {
      copy.zIndex = appearance.zIndex
    } else if isOnScreen {
      placed.layers.lay(Layer(attributes: copy, order: appearance.zIndex, box: box))
    }
    if appearance.contentShift != 0 {
      (copy as? SnapLayoutAttributes)?.contentShift[along: axis] =
        contentSign * appearance.contentShift
    }
    placed.elements.append(copy)
  }

  private func copy(
    of attributes: UICollectionViewLayoutAttributes, at center: CGPoint, _ position: ItemPosition
  ) -> UICollectionViewLayoutAttributes {
    attributes.changed {
      $0.center = center
      ($0 as? SnapLayoutAttributes)?.pageProgress = position.progress
    }
  }
}
#endif
