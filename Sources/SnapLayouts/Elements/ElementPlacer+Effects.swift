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
    guard most > 0, direction * distance >= 0, let length = geometry.lines.equalLength,
      let pageStride = geometry.evenPages?.stride
    else { return most }
    let fraction = direction < 0 ? 1 - alignedFraction : alignedFraction
    let edge = ScreenEdge(
      itemDistance: direction * distance + fraction * length, itemLength: length,
      pageStride: pageStride, viewportLength: viewport.length)
    return (effects.reach(beyond: edge) ?? most).corrected(or: most).clamped(to: 0...most)
  }

  private var alignedFraction: CGFloat { geometry.setting.alignment.fraction }

  /// A copy of a cell's attributes with effects.
  ///
  /// An item that effects draw on the screen is there. Any other item is in its place: beyond the screen with the shape
  /// that the flow layout gives it, so that a scroll there says the item; on the screen it is hidden.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the flow layout, which don't change.
  ///   - center: The center of the item, without effects.
  ///   - screen: The part of the content in which effects show items, along and across the axis.
  ///   - extent: A part of the content along the axis.
  /// - Returns: The copy; nil if the item isn't in the extent.
  func copy(
    of attributes: UICollectionViewLayoutAttributes, at center: CGPoint,
    shownIn screen: (along: Extent, across: Extent), in extent: Extent
  ) -> UICollectionViewLayoutAttributes? {
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
    guard !effects.isEmpty else { return copy(of: attributes, at: center, position) }
    let appearance = effects.appearance(at: position, reducesMotion: reducesMotion)
    var shape = Shape(appearance, of: attributes, size, at: center, axis: axis)
    let isDrawn =
      shape.overlaps(screen.along, axis) && shape.overlaps(screen.across, axis.other)
    guard place.overlaps(extent) || isDrawn && shape.overlaps(extent, axis) else { return nil }
    let isBeyond = !isDrawn && !place.overlaps(screen.along)
    if !isDrawn, isBeyond || shape.middle != center || shape.size != size {
      shape = Shape(
        size: size, middle: center, transform: attributes.transform3D, isVisible: true)
    }
    let copy = copy(of: attributes, at: shape.middle, position)
    if shape.size != size { copy.size = shape.size }
    if !isDrawn, !isBeyond, appearance.alpha > 0 { copy.isHidden = true }
    copy.zIndex = appearance.zIndex
    copy.alpha = shape.isVisible ? copy.alpha * appearance.alpha : 0
    if shape.isVisible { copy.transform3D = shape.transform }
    if appearance.contentShift != 0 {
      (copy as? SnapLayoutAttributes)?.contentShift = appearance.contentShift
    }
    return copy
  }

  /// An item as it is drawn.
  fileprivate struct Shape {
    let size: CGSize
    let middle: CGPoint
    let transform: CATransform3D
    let isVisible: Bool

    func overlaps(_ extent: Extent, _ axis: ScrollAxis) -> Bool {
      guard isVisible else { return false }
      // The middle of most items is there, and is sooner found than the corners.
      let place = middle[along: axis]
      if extent.contains(place + transform.middle(along: axis)) { return true }
      return transform.extent(of: size, along: axis).moved(by: place).overlaps(extent)
    }
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

extension ElementPlacer.Shape {
  /// What an appearance makes of an item.
  @MainActor
  init(
    _ appearance: ItemAppearance, of attributes: UICollectionViewLayoutAttributes,
    _ size: CGSize, at center: CGPoint, axis: ScrollAxis
  ) {
    var size = size
    if appearance.addedLength != 0 {
      size[along: axis] = max(0, size[along: axis] + appearance.addedLength)
    }
    self.size = size
    let shift = appearance.translation
    middle = CGPoint(x: center.x + shift.x, y: center.y + shift.y)
    let (own, change) = (attributes.transform3D, appearance.transform(of: size, axis: axis))
    transform = CATransform3DIsIdentity(own) ? change : CATransform3DConcat(own, change)
    isVisible = appearance.alpha > 0 && transform.canShow(size)
  }
}
#endif
