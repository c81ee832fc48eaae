extension CGRect {
  /// Whether the rectangles share an area.
  ///
  /// The `intersects` of Foundation on Linux also counts rectangles that only touch (fact 78).
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether a part of the rectangle, which may have no area, is in another one (fact 175).
  func touches(_ other: CGRect) -> Bool {
    overlaps(other) || (width == 0 || height == 0) && other.contains(origin)
  }
}
