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
    let overscan = effects.overscan(
      before: focus - extent.minimum, after: extent.maximum - focus)
    return Extent(
      extent.minimum - overscan.before * pageStride, extent.maximum + overscan.after * pageStride)
  }

  /// Applies the effects to the attributes of an item.
  ///
  /// - Parameters:
  ///   - attributes: A copy of attributes, which nothing else uses.
  ///   - center: The center of the item, without effects.
  func apply(to attributes: UICollectionViewLayoutAttributes, at center: CGPoint) {
    let size = attributes.size
    let length = size[along: axis]
    let start = center[along: axis] - length / 2
    let position = ItemPosition(
      distance: start + alignment.fraction * length - focus, pageStride: pageStride, itemSize: size,
      viewportSize: viewportSize, axis: axis)
    let own = attributes as? SnapLayoutAttributes
    own?.pageProgress = position.progress
    guard !effects.isEmpty else { return attributes.center = center }
    let appearance = effects.appearance(at: position, reducesMotion: reducesMotion)
    attributes.center = CGPoint(
      x: center.x + appearance.translation.x, y: center.y + appearance.translation.y)
    attributes.zIndex = appearance.zIndex
    draw(appearance, on: attributes, of: size)
    own?.contentShift = appearance.contentShift
  }

  private func draw(
    _ appearance: ItemAppearance, on attributes: UICollectionViewLayoutAttributes, of size: CGSize
  ) {
    let (own, change) = (attributes.transform3D, appearance.transform(of: size, axis: axis))
    let transform = CATransform3DIsIdentity(own) ? change : CATransform3DConcat(own, change)
    if transform.canShow(size) {
      attributes.transform3D = transform
      attributes.alpha *= appearance.alpha
    } else {
      attributes.alpha = 0
    }
  }
}
#endif
