import Foundation

extension CGSize {
  /// Creates a size from its lengths along and across the axis.
  init(along: CGFloat, across: CGFloat, axis: ScrollAxis) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  /// The length along the axis.
  subscript(along axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { self = CGSize(along: newValue, across: self[across: axis], axis: axis) }
  }

  /// The length across the axis.
  subscript(across axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? height : width }
    set { self = CGSize(along: self[along: axis], across: newValue, axis: axis) }
  }
}
