import Foundation

extension CGPoint {
  /// Creates a point from its coordinates along and across the axis.
  init(along: CGFloat, across: CGFloat, axis: ScrollAxis) {
    switch axis {
    case .horizontal: self.init(x: along, y: across)
    case .vertical: self.init(x: across, y: along)
    }
  }

  /// The coordinate along the axis.
  subscript(along axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { self = CGPoint(along: newValue, across: self[across: axis], axis: axis) }
  }

  /// The coordinate across the axis.
  subscript(across axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? y : x }
    set { self = CGPoint(along: self[along: axis], across: newValue, axis: axis) }
  }
}
