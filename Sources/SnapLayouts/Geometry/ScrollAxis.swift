import Foundation

/// The axis along which a layout scrolls.
///
/// A layout computes positions along this axis; the other axis is called across.
public enum ScrollAxis: Sendable, Hashable, CaseIterable {
  /// Offsets grow to the right.
  case horizontal
  /// Offsets grow downwards.
  case vertical

  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  /// Creates a point from its coordinates along and across the axis.
  init(along: CGFloat, across: CGFloat, axis: ScrollAxis) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// The coordinate along the axis.
  subscript(along axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { self = CGPoint(along: newValue, across: self[across: axis], axis: axis) }
  }

  /// The coordinate across the axis.
  subscript(across axis: ScrollAxis) -> CGFloat {
    get { self[along: axis.other] }
    set { self[along: axis.other] = newValue }
  }
}

extension CGSize {
  /// Creates a size from its lengths along and across the axis.
  init(along: CGFloat, across: CGFloat, axis: ScrollAxis) {
    self.init(
      width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
  }

  /// The length along the axis.
  subscript(along axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { self = CGSize(along: newValue, across: self[across: axis], axis: axis) }
  }

  /// The length across the axis.
  subscript(across axis: ScrollAxis) -> CGFloat { self[along: axis.other] }
}

extension CGRect {
  /// Creates a rectangle from its extents along and across the axis.
  init(along: Extent, across: Extent, axis: ScrollAxis) {
    self.init(
      origin: CGPoint(along: along.minimum, across: across.minimum, axis: axis),
      size: CGSize(along: along.length, across: across.length, axis: axis))
  }

  /// The extent along the axis.
  subscript(along axis: ScrollAxis) -> Extent {
    axis == .horizontal ? Extent(minX, maxX) : Extent(minY, maxY)
  }

  /// The extent across the axis.
  subscript(across axis: ScrollAxis) -> Extent { self[along: axis.other] }

  /// Whether two rectangles share more than a length in both directions; a coordinate that is `NaN` counts as 0.
  func overlaps(_ other: CGRect, by length: CGFloat = 0) -> Bool {
    self[along: .horizontal].overlaps(other[along: .horizontal], by: length)
      && self[along: .vertical].overlaps(other[along: .vertical], by: length)
  }
}
