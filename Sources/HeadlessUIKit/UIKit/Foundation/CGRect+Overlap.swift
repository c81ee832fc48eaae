extension CGRect {
  /// Whether the two rectangles share an area.
  ///
  /// corelibs' `intersects` also counts rectangles that only touch (fact 78).
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
