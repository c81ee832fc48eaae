import Foundation

extension PageStops {
  /// The source of the stops, in ascending order, before they are clamped and rounded.
  enum Arrangement: Sendable, Hashable {
    case uniform(first: CGFloat, pageStride: CGFloat)
    case listed([CGFloat])
    /// Stops computed from a list of extents that is kept anyway, so they take no memory of their
    /// own.
    case aligned(AlignedExtents)

    /// The stop of a page, `0 ..< count`.
    @inline(__always)
    subscript(page: Int) -> CGFloat {
      switch self {
      case .uniform(let first, let pageStride): first + pageStride * CGFloat(page)
      case .listed(let offsets): offsets[page]
      case .aligned(let extents): extents[page]
      }
    }

    /// The mean distance between neighboring stops.
    func meanStride(count: Int) -> CGFloat {
      if case .uniform(_, let pageStride) = self { return pageStride }
      return (self[count - 1] - self[0]) / CGFloat(count - 1)
    }
  }

  /// The largest page number in either direction.
  ///
  /// It is a power of two, so it is exact as a `CGFloat`, and small enough to be doubled.
  static var pageLimit: Int { 1 << (Int.bitWidth - 4) }

  /// The range of a loop: larger than any offset.
  static var unlimited: ClosedRange<CGFloat> { -CGFloat.farthest...CGFloat.farthest }

  /// The range, limited to finite ends.
  static func corrected(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    range.clamped(to: unlimited)
  }

  /// The offset where the view rests for an offset: within the range, on the pixel grid.
  static func reached(
    _ offset: CGFloat, within range: ClosedRange<CGFloat>, displayScale: CGFloat
  ) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound).rounded(toPixelsAt: displayScale)
  }

  /// Even stops in ascending order, from input in any order.
  static func uniform(first: CGFloat, pageStride: CGFloat, count: Int) -> Arrangement {
    let pageStride = pageStride.corrected()
    let span = pageStride * CGFloat(max(0, count - 1))
    return .uniform(first: first + min(0, span), pageStride: abs(pageStride))
  }

  /// Finite offsets in ascending order, from input in any order.
  static func ordered(_ offsets: [CGFloat], orFirst fallback: CGFloat) -> [CGFloat] {
    var previous = fallback
    let finite = offsets.map { offset -> CGFloat in
      previous = offset.corrected(or: previous)
      return previous
    }
    return finite.sorted()
  }

  /// The stops that align extents with a viewport; with a period, those of a loop.
  init(
    _ extents: AlignedExtents, within range: ClosedRange<CGFloat>, period: CGFloat?,
    displayScale: CGFloat
  ) {
    let span = extents.count > 0 ? extents[extents.count - 1] - extents[0] : 0
    self.init(
      arrangement: .aligned(extents), count: extents.count,
      period: period.map { max(span, $0.corrected()) },
      range: period == nil ? Self.corrected(range) : Self.unlimited, displayScale: displayScale)
  }

  init(
    arrangement: Arrangement, count: Int, period: CGFloat?, range: ClosedRange<CGFloat>,
    displayScale: CGFloat
  ) {
    self.arrangement = arrangement
    self.count = count
    self.period = period.flatMap { $0 >= 1 && count > 0 ? $0 : nil }
    reachableRange = range
    let scale = displayScale.correctedDisplayScale
    self.displayScale = scale
    func end(_ page: Int) -> CGFloat {
      let offset = count > 0 ? arrangement[page] : range.lowerBound
      return Self.reached(offset, within: range, displayScale: scale)
    }
    ends = end(0)...end(count - 1)
  }
}
