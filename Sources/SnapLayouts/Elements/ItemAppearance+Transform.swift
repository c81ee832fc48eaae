#if canImport(UIKit)
import UIKit

extension ItemAppearance {
  /// The transform that draws an item like this: its scale, turns, depth and perspective, then its translation.
  ///
  /// A layout of this library applies appearances itself. Use it for other views, about whose middle it applies, such as
  /// a cell of a compositional layout; set their alpha, their order and ``addedLength`` apart. An
  /// item that comes too near to the eye gets a transform that hides it.
  ///
  /// - Parameters:
  ///   - size: The size of the item with ``addedLength``, in points; one that isn't finite gives a transform that hides it.
  ///   - axis: The axis along which the view scrolls.
  /// - Returns: The transform.
  public func transform(for size: CGSize, axis: ScrollAxis) -> CATransform3D {
    let own = transform(of: size, axis: axis)
    guard own.canShow(size) else { return CATransform3DMakeScale(0, 0, 0) }
    return CATransform3DConcat(
      own, CATransform3DMakeTranslation(translation.x, translation.y, 0))
  }

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
    let scales = CGSize(along: scale * scaleAlong, across: scale * scaleAcross, axis: axis)
    if isFlat && spin == 0 && pivot == Self.middle {
      return CATransform3DMakeScale(scales.width, scales.height, 1)
    }
    let pivotAlong = (pivot[along: axis] - Self.middle.x) * size[along: axis]
    let pivotAcross = (pivot[across: axis] - Self.middle.y) * size[across: axis]
    let spin = Turn(axis == .horizontal ? -spin : spin)
    let (rotation, roll) = (Turn(rotation), Turn(roll))
    let perspective = isSeenByEye ? perspective : 0
    // A point with its unit, and its image with what divides it: the distance from the eye, which is in front of the pivot.
    func row(
      _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ unit: CGFloat
    ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
      let point = CGPoint(x: x, y: y)
      var along = (point[along: axis] - unit * pivotAlong) * scales[along: axis]
      var across = (point[across: axis] - unit * pivotAcross) * scales[across: axis]
      var depth = z - unit * pivotDepth
      spin.turn(&along, &across)
      rotation.turn(&along, &depth)
      roll.turn(&across, &depth)
      depth += unit * (pivotDepth + self.depth)
      let nearness = unit - perspective * depth
      let image = CGPoint(
        along: along + pivotAlong * nearness, across: across + pivotAcross * nearness, axis: axis)
      return (image.x, image.y, depth, nearness)
    }
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m13, result.m14) = row(1, 0, 0, 0)
    (result.m21, result.m22, result.m23, result.m24) = row(0, 1, 0, 0)
    (result.m31, result.m32, result.m33, result.m34) = row(0, 0, 1, 0)
    (result.m41, result.m42, result.m43, result.m44) = row(0, 0, 0, 1)
    return result
  }

  /// A turn of one direction towards another one.
  private struct Turn {
    private let sine: CGFloat
    private let cosine: CGFloat

    init(_ angle: CGFloat) {
      // Most poses turn about one line only.
      (sine, cosine) = angle == 0 ? (0, 1) : (sin(angle), cos(angle))
    }

    func turn(_ one: inout CGFloat, _ other: inout CGFloat) {
      (one, other) = (one * cosine + other * sine, other * cosine - one * sine)
    }
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

  /// The extent along an axis that an item of a size covers on the screen, relative to its center.
  ///
  /// The transform must be one that can show the item.
  func extent(of size: CGSize, along axis: ScrollAxis) -> Extent {
    let (dx, dy, shift) = axis == .horizontal ? (m11, m21, m41) : (m12, m22, m42)
    let (x, y) = (size.width / 2, size.height / 2)
    if m14 == 0 && m24 == 0 {
      let reach = abs(x * dx) + abs(y * dy)
      return Extent((shift - reach) / m44, (shift + reach) / m44)
    }
    func place(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      (x * dx + y * dy + shift) / (x * m14 + y * m24 + m44)
    }
    return Extent(place(-x, -y), place(x, y)).union(Extent(place(x, -y), place(-x, y)))
  }
}
#endif
