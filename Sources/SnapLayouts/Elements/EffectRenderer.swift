#if canImport(UIKit)
import UIKit

/// Applies effects to the attributes of items in one frame.
///
/// It sets center, size, transform, alpha and zIndex. It never sets the frame, because a transform
/// changes the meaning of `frame` (fact 55).
@MainActor
struct EffectRenderer {
  private let effects: [ItemEffect]
  private let axis: ScrollAxis
  private let alignment: PageAlignment
  private let distances: FocusDistances
  /// The point of the content that pages align with, along the axis.
  private let focus: CGFloat
  /// The offsets at which an item is at the focus, given where it is.
  private let rule: OffsetRule
  private let viewport: Extent
  private let viewportSize: CGSize
  /// The length of each item; nil if they may differ.
  private let itemLength: CGFloat?
  private let linesPerPage: CGFloat
  private let reducesMotion: Bool

  init(
    effects: [ItemEffect], geometry: PageGeometry, axis: ScrollAxis, offset: CGFloat,
    viewportAcross: CGFloat, reducesMotion: Bool
  ) {
    self.effects = effects
    self.axis = axis
    alignment = geometry.setting.alignment
    distances = FocusDistances(geometry, at: offset)
    focus = geometry.focus(at: offset)
    rule = geometry.placedRule
    viewport = Extent(
      start: offset + geometry.viewport.leadingInset, length: geometry.viewport.length)
    viewportSize = CGSize(along: viewport.length, across: viewportAcross, axis: axis)
    itemLength = geometry.lines.equalLength
    linesPerPage = geometry.linesPerPage
    self.reducesMotion = reducesMotion
  }

  /// The extent of the flow layout whose items may appear in an extent of the screen.
  func reach(of extent: Extent) -> Extent {
    guard !effects.isEmpty else { return extent }
    // An overscan begins at the ends of the viewport, also for a part of it.
    let extent = extent.overlaps(viewport) ? extent.union(viewport) : extent
    let (overscan, fraction) = (effects.overscan, alignment.fraction)
    return Extent(
      extent.minimum
        - reach(
          beyond: focus - extent.minimum, itemFraction: 1 - fraction,
          atMost: -distances.length(ofPages: -overscan.before, beyond: extent.minimum - focus)),
      extent.maximum
        + reach(
          beyond: extent.maximum - focus, itemFraction: fraction,
          atMost: distances.length(ofPages: overscan.after, beyond: extent.maximum - focus)))
  }

  /// How far beyond an edge at a distance from the focus effects make items visible.
  private func reach(
    beyond distance: CGFloat, itemFraction: CGFloat, atMost most: CGFloat
  ) -> CGFloat {
    guard most > 0, distance >= 0, let itemLength, let pageStride = distances.evenPageStride else {
      return most
    }
    let edge = ScreenEdge(
      itemDistance: distance + itemFraction * itemLength, itemLength: itemLength,
      pageStride: pageStride, viewportLength: viewportSize[along: axis])
    return (effects.reach(beyond: edge) ?? most).corrected(or: most).clamped(to: 0...most)
  }

  /// A copy of an item's attributes with effects.
  ///
  /// An item that effects draw on the screen is there. Any other item is in its place: beyond the screen with the shape
  /// that the flow layout gives it, so that a scroll there says the item; on the screen it is hidden.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the flow layout, which don't change.
  ///   - center: The center of the item, without effects.
  ///   - screen: The bounds of the view.
  ///   - extent: A part of the content along the axis.
  /// - Returns: The copy; nil if the item isn't in the extent.
  func placed(
    _ attributes: UICollectionViewLayoutAttributes, at center: CGPoint, screen: Screen,
    in extent: Extent
  ) -> UICollectionViewLayoutAttributes? {
    let size = attributes.size
    let position = position(of: size, at: center)
    guard !effects.isEmpty else { return copy(of: attributes, at: center, position) }
    let appearance = effects.appearance(at: position, reducesMotion: reducesMotion)
    var shape = Shape(appearance, of: attributes, size, at: center, axis: axis)
    let half = size[along: axis] / 2
    let place = Extent(center[along: axis] - half, center[along: axis] + half)
    let isDrawn =
      shape.overlaps(screen.along, axis) && shape.overlaps(screen.across, axis.other)
    guard place.overlaps(extent) || isDrawn && shape.overlaps(extent, axis) else { return nil }
    let isBeyond = !isDrawn && !place.overlaps(screen.along)
    if !isDrawn, isBeyond || shape.middle != center || shape.size != size {
      shape = Shape(ItemAppearance(), of: attributes, size, at: center, axis: axis)
    }
    guard let copy = copy(of: attributes, at: shape.middle, position) else { return nil }
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

  /// The part of the content in which effects show items.
  struct Screen {
    let along: Extent
    let across: Extent

    static let unlimited = Screen(along: .everywhere, across: .everywhere)
  }

  /// What an appearance makes of an item.
  @MainActor
  private struct Shape {
    let size: CGSize
    let middle: CGPoint
    let transform: CATransform3D
    let isVisible: Bool

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

    func overlaps(_ extent: Extent, _ axis: ScrollAxis) -> Bool {
      guard isVisible else { return false }
      // The middle of most items is there, and is sooner found than the corners.
      let place = middle[along: axis]
      if extent.contains(place + transform.middle(along: axis)) { return true }
      let corners = transform.extent(of: size, along: axis)
      return corners.minimum + place < extent.maximum && extent.minimum < corners.maximum + place
    }
  }

  private func copy(
    of attributes: UICollectionViewLayoutAttributes, at center: CGPoint, _ position: ItemPosition
  ) -> UICollectionViewLayoutAttributes? {
    let any = attributes.copy(with: nil)
    // One cast for nearly all: only a subclass of a layout has attributes of another class.
    guard let copy = any as? SnapLayoutAttributes else {
      let copy = any as? UICollectionViewLayoutAttributes
      copy?.center = center
      return copy
    }
    copy.center = center
    copy.pageProgress = position.progress
    return copy
  }

  private func position(of size: CGSize, at center: CGPoint) -> ItemPosition {
    let (middle, length) = (center[along: axis], size[along: axis])
    let extent = Extent(start: middle - length / 2, length: length)
    var position = ItemPosition(
      distances.distance(toItemAt: rule.offsets(showing: extent)), itemSize: size,
      viewportSize: viewportSize, axis: axis)
    (position.alignedFraction, position.linesPerPage) = (alignment.fraction, linesPerPage)
    return position
  }
}
#endif
