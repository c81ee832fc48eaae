#if canImport(UIKit)
import UIKit

/// How the items of one frame look.
@MainActor
struct ItemLook {
  private let effects: [ItemEffect]
  private let axis: ScrollAxis
  private let alignment: PageAlignment
  /// The point of the content that pages align with, along the axis.
  private let focus: CGFloat
  private let pitch: CGFloat
  private let viewportSize: CGSize
  private let reducesMotion: Bool

  init(
    effects: [ItemEffect], map: PageGeometry, axis: ScrollAxis, offset: CGFloat,
    viewportAcross: CGFloat, reducesMotion: Bool
  ) {
    self.effects = effects
    self.axis = axis
    alignment = map.setting.alignment
    focus = map.focus(at: offset)
    pitch = map.pitch(near: offset)
    viewportSize = CGSize(along: map.viewport.length, across: viewportAcross, axis: axis)
    self.reducesMotion = reducesMotion
  }

  /// Whether every item looks as the flow layout made it.
  var isPlain: Bool { effects.isEmpty }

  /// How far outside the viewport the flow layout places items, at most, that may be seen; in points.
  var reach: CGFloat { effects.reach * pitch }

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
    attributes.alpha *= appearance.alpha
    attributes.zIndex = appearance.zIndex
    attributes.center.x += appearance.translation.x
    attributes.center.y += appearance.translation.y
    attributes.transform3D = CATransform3DConcat(
      attributes.transform3D, appearance.transform(axis: axis))
    (attributes as? SnapLayoutAttributes)?.contentShift = appearance.contentShift
  }
}

extension ItemAppearance {
  /// The scale and the turn.
  fileprivate func transform(axis: ScrollAxis) -> CATransform3D {
    let scaled = CATransform3DMakeScale(scale, scale, 1)
    guard rotation != 0 else { return scaled }
    var eye = CATransform3DIdentity
    eye.m34 = -perspective
    let turned =
      axis == .horizontal
      ? CATransform3DRotate(eye, rotation, 0, 1, 0)
      : CATransform3DRotate(eye, -rotation, 1, 0, 0)
    return CATransform3DConcat(scaled, turned)
  }
}
#endif
