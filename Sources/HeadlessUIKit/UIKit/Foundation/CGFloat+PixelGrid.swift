extension CGFloat {
  /// The nearest multiple of a pixel on a display with `scale` pixels per point (facts 4, 67).
  func rounded(toScale scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}

extension CGPoint {
  func rounded(toScale scale: CGFloat) -> CGPoint {
    CGPoint(x: x.rounded(toScale: scale), y: y.rounded(toScale: scale))
  }

  static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }

  static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }
}
