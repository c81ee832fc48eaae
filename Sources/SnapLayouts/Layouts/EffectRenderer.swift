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
  private let pitch: CGFloat
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
    pitch = pages.pitch(near: offset)
    viewportSize = CGSize(along: pages.viewport.length, across: viewportAcross, axis: axis)
    self.reducesMotion = reducesMotion
  }

  /// Where the flow layout places, at most, what may be seen in an extent.
  func reach(of extent: Extent) -> Extent {
    let overscan = effects.overscan
    return Extent(
      extent.minimum - overscan.before * pitch, extent.maximum + overscan.after * pitch)
  }

  /// Gives attributes at their place the look that the effects want.
  func apply(to attributes: UICollectionViewLayoutAttributes) {
    let length = attributes.size[along: axis]
    let start = attributes.center[along: axis] - length / 2
    let position = ItemPosition(
      distance: start + alignment.fraction * length - focus, pitch: pitch,
      itemSize: attributes.size, viewportSize: viewportSize, axis: axis)
    apply(effects.appearance(at: position, reducesMotion: reducesMotion), to: attributes)
    (attributes as? SnapLayoutAttributes)?.pageProgress = position.progress
  }

  private func apply(
    _ appearance: ItemAppearance, to attributes: UICollectionViewLayoutAttributes
  ) {
    let transform = CATransform3DConcat(
      attributes.transform3D, appearance.transform(of: attributes.size, axis: axis))
    if transform.canShow(attributes.size) {
      attributes.transform3D = transform
      attributes.alpha *= appearance.alpha
    } else {
      attributes.alpha = 0
    }
    attributes.zIndex = appearance.zIndex
    attributes.center.x += appearance.translation.x
    attributes.center.y += appearance.translation.y
    (attributes as? SnapLayoutAttributes)?.contentShift = appearance.contentShift
  }
}
#endif
