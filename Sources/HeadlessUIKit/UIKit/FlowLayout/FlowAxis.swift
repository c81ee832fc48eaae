import Foundation

/// The direction in which a flow layout scrolls.
///
/// The engine only uses *along* this axis and *across* it. Only this file distinguishes x from y,
/// so horizontal scrolling is the transpose of vertical scrolling (fact 70).
enum FlowAxis: Sendable {
  case vertical
  case horizontal

  /// The extent of a size, with invalid lengths corrected to 0.
  func extent(of size: CGSize) -> FlowExtent {
    switch self {
    case .vertical: FlowExtent(along: size.height.flowLength, across: size.width.flowLength)
    case .horizontal: FlowExtent(along: size.width.flowLength, across: size.height.flowLength)
    }
  }

  func size(of extent: FlowExtent) -> CGSize {
    switch self {
    case .vertical: CGSize(width: extent.across, height: extent.along)
    case .horizontal: CGSize(width: extent.along, height: extent.across)
    }
  }

  func box(of rect: CGRect) -> FlowBox {
    let rect = rect.standardized
    let horizontal = FlowSpan(start: rect.origin.x, length: rect.size.width)
    let vertical = FlowSpan(start: rect.origin.y, length: rect.size.height)
    return switch self {
    case .vertical: FlowBox(along: vertical, across: horizontal)
    case .horizontal: FlowBox(along: horizontal, across: vertical)
    }
  }

  func rect(of box: FlowBox) -> CGRect {
    let (horizontal, vertical) =
      switch self {
      case .vertical: (box.across, box.along)
      case .horizontal: (box.along, box.across)
      }
    return CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  func insetsAlong(_ insets: UIEdgeInsets) -> (leading: CGFloat, trailing: CGFloat) {
    switch self {
    case .vertical: (insets.top.flowNumber, insets.bottom.flowNumber)
    case .horizontal: (insets.left.flowNumber, insets.right.flowNumber)
    }
  }

  func insetsAcross(_ insets: UIEdgeInsets) -> (leading: CGFloat, trailing: CGFloat) {
    switch self {
    case .vertical: (insets.left.flowNumber, insets.right.flowNumber)
    case .horizontal: (insets.top.flowNumber, insets.bottom.flowNumber)
    }
  }
}
