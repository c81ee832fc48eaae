#if canImport(Foundation)
import Foundation
#endif

extension CGRect {
  /// A rectangle that covers one extent along the axis and one across it.
  init(along: Extent, across: Extent, axis: ScrollAxis) {
    self.init(
      origin: CGPoint(along: along.minimum, across: across.minimum, axis: axis),
      size: CGSize(along: along.length, across: across.length, axis: axis))
  }

  /// What the rectangle covers along the axis.
  subscript(along axis: ScrollAxis) -> Extent {
    get { axis == .horizontal ? Extent(minX, maxX) : Extent(minY, maxY) }
    set { self = CGRect(along: newValue, across: self[across: axis], axis: axis) }
  }

  /// What the rectangle covers across the axis.
  subscript(across axis: ScrollAxis) -> Extent {
    get { axis == .horizontal ? Extent(minY, maxY) : Extent(minX, maxX) }
    set { self = CGRect(along: self[along: axis], across: newValue, axis: axis) }
  }
}
