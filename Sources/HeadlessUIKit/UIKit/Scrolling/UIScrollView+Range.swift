extension UIScrollView {
  /// The reachable range of offsets (fact 28).
  var horizontalRange: ClosedRange<CGFloat> { horizontalRange(contentInsets) }

  var verticalRange: ClosedRange<CGFloat> { verticalRange(contentInsets) }

  func horizontalRange(_ insets: UIEdgeInsets) -> ClosedRange<CGFloat> {
    Self.range(contentSize.width, bounds.width, insets.left, insets.right)
  }

  func verticalRange(_ insets: UIEdgeInsets) -> ClosedRange<CGFloat> {
    Self.range(contentSize.height, bounds.height, insets.top, insets.bottom)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (horizontal, vertical) = (horizontalRange, verticalRange)
    return CGPoint(
      x: min(max(offset.x, horizontal.lowerBound), horizontal.upperBound),
      y: min(max(offset.y, vertical.lowerBound), vertical.upperBound))
  }

  /// Content that fits doesn't scroll unless it always bounces (fact 14).
  var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || horizontalRange.lowerBound < horizontalRange.upperBound
  }

  var scrollsVertically: Bool {
    alwaysBounceVertical || verticalRange.lowerBound < verticalRange.upperBound
  }

  /// The bounds less the insets.
  var viewport: CGRect { bounds.inset(by: contentInsets) }

  /// The offset on the pixel grid (fact 4), outside of a window on the grid of whole points
  /// (fact 162).
  func onGrid(_ offset: CGPoint) -> CGPoint {
    offset.rounded(toScale: window == nil ? 1 : traitCollection.displayScale)
  }

  private static func range(
    _ content: CGFloat, _ extent: CGFloat, _ leading: CGFloat, _ trailing: CGFloat
  ) -> ClosedRange<CGFloat> {
    (0 - leading)...max(0 - leading, content + trailing - extent)
  }
}
