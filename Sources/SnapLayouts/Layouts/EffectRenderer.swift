#if canImport(UIKit)
import UIKit

/// Applies effects to the attributes of items in one frame.
///
/// It sets center, transform, alpha and zIndex. It never sets the frame, because a transform
/// changes the meaning of `frame` (fact 55).
@MainActor
struct EffectRenderer {
  private let effects: [ItemEffect]
  private let axis: ScrollAxis
  private let alignment: PageAlignment
  /// The point of the content that pages align with, along the axis.
  private let focus: CGFloat
  private let pageStride: CGFloat
  private let viewportSize: CGSize
  private let reducesMotion: Bool

  init(
    effects: [ItemEffect], geometry: PageGeometry, axis: ScrollAxis, offset: CGFloat,
    viewportAcross: CGFloat, reducesMotion: Bool
  ) {
    self.effects = effects
    self.axis = axis
    alignment = geometry.setting.alignment
    focus = geometry.focus(at: offset)
    pageStride = geometry.pageStride(near: offset)
    viewportSize = CGSize(along: geometry.viewport.length, across: viewportAcross, axis: axis)
    self.reducesMotion = reducesMotion
  }

  /// The extent of the flow layout whose items may appear in an extent of the screen.
  func reach(of extent: Extent) -> Extent {
    guard !effects.isEmpty else { return extent }
    let overscan = effects.overscan
    return Extent(
      extent.minimum - overscan.before * pageStride, extent.maximum + overscan.after * pageStride)
  }

  /// A copy of an item's attributes with effects.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the flow layout, which don't change.
  ///   - center: The center of the item, without effects.
  ///   - extent: A part of the screen along the axis.
  /// - Returns: The copy; nil if neither the item's place nor what the effects show of it is in the
  ///   extent.
  func shown(
    _ attributes: UICollectionViewLayoutAttributes, at center: CGPoint, in extent: Extent
  ) -> UICollectionViewLayoutAttributes? {
    copy(of: attributes, at: center, in: extent) {
      effects.appearance(at: $0, reducesMotion: reducesMotion)
    }
  }

  /// A copy of an item's attributes with those effects that leave it in its place; nil if that isn't in
  /// an extent.
  func resting(
    _ attributes: UICollectionViewLayoutAttributes, at center: CGPoint, in extent: Extent
  ) -> UICollectionViewLayoutAttributes? {
    guard place(of: attributes.size, at: center).overlaps(extent) else { return nil }
    return copy(of: attributes, at: center, in: extent) {
      effects.appearance(at: $0, reducesMotion: reducesMotion).inPlace
    }
  }

  /// The extent of an item along the axis, without effects.
  private func place(of size: CGSize, at center: CGPoint) -> Extent {
    let half = size[along: axis] / 2
    return Extent(center[along: axis] - half, center[along: axis] + half)
  }

  private func copy(
    of attributes: UICollectionViewLayoutAttributes, at center: CGPoint, in extent: Extent,
    look: (ItemPosition) -> ItemAppearance
  ) -> UICollectionViewLayoutAttributes? {
    let size = attributes.size
    let position = position(of: size, at: center)
    guard !effects.isEmpty else { return copy(of: attributes, at: center, position) }
    let appearance = look(position)
    let shift = appearance.translation
    let middle = CGPoint(x: center.x + shift.x, y: center.y + shift.y)
    let (own, change) = (attributes.transform3D, appearance.transform(of: size, axis: axis))
    let transform = CATransform3DIsIdentity(own) ? change : CATransform3DConcat(own, change)
    let isVisible = appearance.alpha > 0 && transform.canShow(size)
    if !place(of: size, at: center).overlaps(extent) {
      guard isVisible,
        transform.extent(of: size, along: axis).moved(by: middle[along: axis]).overlaps(extent)
      else { return nil }
    }
    let copy = copy(of: attributes, at: middle, position)
    copy?.zIndex = appearance.zIndex
    if isVisible {
      copy?.transform3D = transform
      copy?.alpha *= appearance.alpha
    } else {
      copy?.alpha = 0
    }
    if appearance.contentShift != 0 {
      (copy as? SnapLayoutAttributes)?.contentShift = appearance.contentShift
    }
    return copy
  }

  private func copy(
    of attributes: UICollectionViewLayoutAttributes, at center: CGPoint, _ position: ItemPosition
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    copy?.center = center
    (copy as? SnapLayoutAttributes)?.pageProgress = position.progress
    return copy
  }

  private func position(of size: CGSize, at center: CGPoint) -> ItemPosition {
    let length = size[along: axis]
    return ItemPosition(
      distance: center[along: axis] + (alignment.fraction - 0.5) * length - focus,
      pageStride: pageStride, itemSize: size, viewportSize: viewportSize, axis: axis)
  }
}
#endif
