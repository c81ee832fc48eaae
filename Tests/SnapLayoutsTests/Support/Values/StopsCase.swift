import EffortSupport
import Foundation

@testable import SnapLayouts

/// Random stops, with the values that they are made from.
struct StopsCase {
  /// The offset at which each group begins, before clamping.
  var offsets: [CGFloat]
  /// The distance from the beginning of each group to its end; 0 for one that fits.
  var lengths: [CGFloat]
  var range: ClosedRange<CGFloat>
  var period: CGFloat?
  var scale: CGFloat
  /// The distance between evenly spaced stops; nil for others.
  var pageStride: CGFloat?

  /// Any kind of stops; distinct ones differ by at least 3 points, except at the ends of the range.
  static func random(using generator: inout SeededGenerator, loops: Bool? = nil) -> StopsCase {
    let count = generator.integer(1...9)
    let first = generator.eighths(-300...300)
    let isEven = generator.chance(50)
    let hasLongPages = generator.chance(40)
    let length = hasLongPages && isEven ? generator.eighths(1...600) : 0
    let pageStride = isEven ? length + generator.eighths(3...400) : nil
    var (offsets, lengths) = ([first], [length])
    for page in 1..<max(2, count) where page < count {
      if let pageStride {
        offsets.append(first + pageStride * CGFloat(page))
        lengths.append(length)
        continue
      }
      let isShared = generator.chance(10)
      let sharesPrevious = page > 1 && offsets[page - 2] == offsets[page - 1]
      if !isShared, !sharesPrevious, hasLongPages, generator.chance(40) {
        lengths[page - 1] = generator.eighths(1...600)
      }
      let gap = isShared ? 0 : lengths[page - 1] + generator.eighths(3...400)
      offsets.append(offsets[page - 1] + gap)
      lengths.append(0)
    }
    let last = offsets[count - 1] + lengths[count - 1]
    let loops = loops ?? generator.chance(33)
    let tail = pageStride.map { $0 - length } ?? CGFloat(generator.integer(3...400))
    var range: ClosedRange<CGFloat> = -100_000...100_000
    if generator.chance(50) {
      let lower = first + generator.eighths(-100...300)
      range = lower...max(lower, last + generator.eighths(-300...100))
    }
    return StopsCase(
      offsets: offsets, lengths: lengths, range: range, period: loops ? last - first + tail : nil,
      scale: generator.pick([1, 2, 3]), pageStride: pageStride)
  }

  /// The number of groups.
  var count: Int { offsets.count }

  var stops: PageStops {
    guard let pageStride else { return listed }
    return PageStops(
      first: offsets[0], pageStride: pageStride, length: lengths[0], count: count, period: period,
      within: range, displayScale: scale)
  }

  var listed: PageStops {
    let ranges = zip(offsets, lengths).map { $0...$0 + $1 }
    return PageStops(ranges: ranges, period: period, within: range, displayScale: scale)
  }

  /// An offset among the stops or slightly outside of them, often exactly on one.
  func offset(using generator: inout SeededGenerator) -> CGFloat {
    if generator.chance(30) {
      let page = stops.offsets(ofPage: generator.integer(-1...count))
      return generator.pick([page.lowerBound, page.upperBound])
    }
    let margin = generator.eighths(-300...300)
    return offsets[generator.integer(0...count - 1)] + margin
  }
}

extension ClosedRange<CGFloat> {
  /// The distance of an offset from the nearest one in the range.
  func distance(to offset: CGFloat) -> CGFloat { abs(offset.clamped(to: self) - offset) }
}
