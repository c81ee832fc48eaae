#if canImport(UIKit)
import UIKit

/// Writes what effects make of items into the attributes of one frame.
///
/// It writes center, transform, alpha and zIndex, never the frame, which a transform changes (fact 55).
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
    effects: [ItemEffect], pages: PageGeometry, axis: ScrollAxis, offset: CGFloat,
    viewportAcross: CGFloat, reducesMotion: Bool
  ) {
    self.effects = effects
    self.axis = axis
    alignment = pages.setting.alignment
    focus = pages.focus(at: offset)
    pageStride = pages.pageStride(near: offset)
    viewportSize = CGSize(along: pages.viewport.length, across: viewportAcross, axis: axis)
    self.reducesMotion = reducesMotion
  }

  /// Where the flow layout places, at most, what may be seen in an extent.
  func reach(of extent: Extent) -> Extent {
    guard !effects.isEmpty else { return extent }
    let overscan = effects.overscan(
      before: focus - extent.minimum, after: extent.maximum - focus)
    return Extent(
      extent.minimum - overscan.before * pageStride, extent.maximum + overscan.after * pageStride)
  }

  /// Gives attributes the look that the effects want at a place.
  ///
  /// - Parameters:
  ///   - attributes: Attributes that nobody else uses.
  ///   - center: The middle of the item at its place.
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
