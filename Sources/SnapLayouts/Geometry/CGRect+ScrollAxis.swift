import Foundation

extension CGRect {
  /// Creates a rectangle from its extents along and across the axis.
  init(along: Extent, across: Extent, axis: ScrollAxis) {
    self.init(
      origin: CGPoint(along: along.minimum, across: across.minimum, axis: axis),
      size: CGSize(along: along.length, across: across.length, axis: axis))
  }

  /// The extent along the axis.
  subscript(along axis: ScrollAxis) -> Extent {
    get { axis == .horizontal ? Extent(minX, maxX) : Extent(minY, maxY) }
    set { self = CGRect(along: newValue, across: self[across: axis], axis: axis) }
  }

  /// The extent across the axis.
  subscript(across axis: ScrollAxis) -> Extent {
    get { axis == .horizontal ? Extent(minY, maxY) : Extent(minX, maxX) }
    set { self = CGRect(along: self[along: axis], across: newValue, axis: axis) }
  }
}
