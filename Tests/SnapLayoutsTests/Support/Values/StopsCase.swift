import EffortSupport
import Foundation

@testable import SnapLayouts

/// Random stops, with the values that they are made from.
struct StopsCase {
  var offsets: [CGFloat]
  var range: ClosedRange<CGFloat>
  var period: CGFloat?
  var scale: CGFloat
  /// The distance between evenly spaced stops; nil for others.
  var pageStride: CGFloat?

  /// Any kind of stops; distinct ones differ by at least 3 points, except at the ends of the range.
  static func random(
    using generator: inout SeededGenerator, loops: Bool? = nil, sharesOffsets: Bool = true,
    clamps: Bool = true
  ) -> StopsCase {
    let count = generator.integer(1...9)
    let first = generator.eighths(-300...300)
    let pageStride = generator.chance(50) ? generator.eighths(3...400) : nil
    var offsets = [first]
    for page in 1..<max(2, count) where page < count {
      let gap = sharesOffsets && generator.chance(10) ? 0 : generator.eighths(3...400)
      offsets.append(pageStride.map { first + $0 * CGFloat(page) } ?? offsets[page - 1] + gap)
    }
    let last = offsets[count - 1]
    let loops = loops ?? generator.chance(33)
    let tail = pageStride ?? CGFloat(generator.integer(3...400))
    var range: ClosedRange<CGFloat> = -100_000...100_000
    if clamps, generator.chance(50) {
      let lower = first + generator.eighths(-100...300)
      range = lower...max(lower, last + generator.eighths(-300...100))
    }
    return StopsCase(
      offsets: offsets, range: range, period: loops ? last - first + tail : nil,
      scale: generator.pick([1, 2, 3]), pageStride: pageStride)
  }

  var count: Int { offsets.count }

  var stops: PageStops {
    guard let pageStride else { return listed }
    return period == nil
      ? PageStops(
        first: offsets[0], pageStride: pageStride, count: count, within: range, displayScale: scale)
      : .loop(
        first: offsets[0], pageStride: pageStride, count: count, period: period, displayScale: scale
      )
  }

  var listed: PageStops {
    guard let period else { return PageStops(offsets, within: range, displayScale: scale) }
    return .loop(offsets, period: period, displayScale: scale)
  }

  /// The mirrored stops: page k becomes page count - 1 - k.
  var mirrored: StopsCase {
    var mirror = self
    mirror.offsets = offsets.reversed().map { -$0 }
    mirror.range = -range.upperBound...(-range.lowerBound)
    return mirror
  }

  /// An offset among the stops or slightly outside of them, often exactly on one.
  func offset(using generator: inout SeededGenerator) -> CGFloat {
    if generator.chance(30) { return stops[generator.integer(-1...count)] }
    let margin = generator.eighths(-300...300)
    return offsets[generator.integer(0...count - 1)] + margin
  }
}
