import UIKit

/// The visible corners of an item, along and across the scroll axis, relative to the middle of the viewport.
@MainActor
struct ProjectedItem {
  /// A point of an item, or its visible position.
  struct Point {
    var along: CGFloat
    var across: CGFloat

    func distance(to other: Point) -> CGFloat {
      ((along - other.along) * (along - other.along)
        + (across - other.across) * (across - other.across)).squareRoot()
    }
  }

  let attributes: UICollectionViewLayoutAttributes
  let focus: CGPoint
  let isHorizontal: Bool

  /// The corners of an item relative to its middle, given its length and its breadth.
  static func corners(length: CGFloat, breadth: CGFloat) -> [Point] {
    [(-1, -1), (1, -1), (-1, 1), (1, 1)].map { sides in
      Point(along: sides.0 * length / 2, across: sides.1 * breadth / 2)
    }
  }

  /// The visible position of a point relative to the item's middle, from transform, perspective division and position.
  func shown(_ point: Point) -> Point {
    let (x, y) = isHorizontal ? (point.along, point.across) : (point.across, point.along)
    let transform = attributes.transform3D
    let w = x * transform.m14 + y * transform.m24 + transform.m44
    let left = (x * transform.m11 + y * transform.m21 + transform.m41) / w
    let top = (x * transform.m12 + y * transform.m22 + transform.m42) / w
    let shown = (x: attributes.center.x + left - focus.x, y: attributes.center.y + top - focus.y)
    return isHorizontal
      ? Point(along: shown.x, across: shown.y) : Point(along: shown.y, across: shown.x)
  }

  var corners: [Point] {
    let size = attributes.size
    return Self.corners(
      length: isHorizontal ? size.width : size.height,
      breadth: isHorizontal ? size.height : size.width
    ).map(shown)
  }
}
