import Foundation

/// Correction of the input.
extension PageStops {
  /// The largest page number in either direction.
  ///
  /// It is a power of two, so it is exact as a `CGFloat`, and small enough to be doubled.
  static var pageLimit: Int { 1 << (Int.bitWidth - 4) }

  /// The range of a loop: larger than any offset.
  static var unlimited: ClosedRange<CGFloat> { -CGFloat.farthest...CGFloat.farthest }

  /// Even offsets in ascending order, from input in any order.
  static func uniform(
    first: CGFloat, pageStride: CGFloat, length: CGFloat, count: Int
  ) -> Extents {
    let (pageStride, count) = (pageStride.corrected(), count.clamped(to: 0...pageLimit))
    let span = pageStride * CGFloat(max(0, count - 1))
    return .uniform(
      first: Extent(start: first + min(0, span), length: max(0, length.corrected())),
      pageStride: abs(pageStride), count: count)
  }

  /// Finite offsets in ascending order, from input in any order.
  static func ordered(
    _ offsets: [ClosedRange<CGFloat>], orFirst fallback: CGFloat
  ) -> Extents {
    var previous = fallback
    let finite = offsets.map { offset -> Extent in
      previous = offset.lowerBound.corrected(or: previous)
      return Extent(previous, offset.upperBound.corrected(or: previous))
    }
    return .listed(finite.sorted { $0.minimum < $1.minimum })
  }
}
