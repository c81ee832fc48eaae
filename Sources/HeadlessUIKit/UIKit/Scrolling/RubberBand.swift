/// The reduced movement of a drag beyond the edge (fact 12).
struct RubberBand {
  let extent: CGFloat

  private let stiffness: CGFloat = 0.55

  func shown(_ offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let excess = offset - edge
    guard excess != 0, extent > 0 else { return edge }
    let shown = (1 - 1 / (stiffness * abs(excess) / extent + 1)) * extent
    return edge + (excess > 0 ? shown : -shown)
  }

  /// The offset without the rubber band for an offset with it.
  func pulled(_ offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let shown = min(abs(offset - edge), extent * 0.99)
    guard shown > 0, extent > 0 else { return offset }
    let excess = (1 / (1 - shown / extent) - 1) * extent / stiffness
    return edge + (offset > edge ? excess : -excess)
  }
}
