extension CGRect {
  /// Whether the rectangles share an area.
  ///
  /// The `intersects` of Foundation on Linux also counts rectangles that only touch (fact 78).
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
