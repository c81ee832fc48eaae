#if canImport(UIKit)
import UIKit

extension ItemAppearance {
  /// The combined transform of all poses, applied in order about the center of the item.
  func transform(of size: CGSize, axis: ScrollAxis) -> CATransform3D {
    if let onlyPose { return onlyPose.transform(of: size, axis: axis, isSeenByEye: true) }
    let poses = poses
    // All poses share one point of view, so perspective is applied only once.
    let seen = poses.lastIndex { !$0.isFlat && $0.perspective > 0 }
    return poses.indices.reduce(CATransform3DIdentity) { transform, index in
      CATransform3DConcat(
        transform, poses[index].transform(of: size, axis: axis, isSeenByEye: index == seen))
    }
  }
}

extension ItemPose {
  fileprivate func transform(
    of size: CGSize, axis: ScrollAxis, isSeenByEye: Bool
  ) -> CATransform3D {
    guard !changesNothing else { return CATransform3DIdentity }
    if isFlat && spin == 0 && pivot == Self.middle {
      return CATransform3DMakeScale(scale, scale, 1)
    }
    let (x, y) = ((pivot.x - Self.middle.x) * size.width, (pivot.y - Self.middle.y) * size.height)
    // Each call applies before the calls above it.
    var transform = CATransform3DMakeTranslation(x, y, 0)
    if !isFlat {
      var eye = CATransform3DIdentity
      eye.m34 = isSeenByEye ? -perspective : 0
      transform = CATransform3DConcat(eye, transform)
      transform = CATransform3DTranslate(transform, 0, 0, pivotDepth + depth)
      transform =
        axis == .horizontal
        ? CATransform3DRotate(transform, rotation, 0, 1, 0)
        : CATransform3DRotate(transform, -rotation, 1, 0, 0)
      transform = CATransform3DTranslate(transform, 0, 0, -pivotDepth)
    }
    if spin != 0 { transform = CATransform3DRotate(transform, spin, 0, 0, 1) }
    transform = CATransform3DScale(transform, scale, scale, 1)
    return CATransform3DTranslate(transform, -x, -y, 0)
  }
}

extension CATransform3D {
  /// Whether an item of a size can be drawn with this transform.
  ///
  /// All elements must be finite, and no corner may come nearer to the eye than a twentieth of the
  /// eye's distance from the screen.
  func canShow(_ size: CGSize) -> Bool {
    let nearest = m44 - abs(m14) * size.width / 2 - abs(m24) * size.height / 2
    let sum =
      m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24 + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44
    return nearest >= 0.05 && sum.isFinite
  }
}
#endif
