import EffortSupport
import Foundation
import Testing

@testable import SnapLayouts

/// The library agrees with a model that was written from its documentation alone.
struct ReleaseModelTests {
  /// Ranges in any order, which may overlap, begin at one pixel, or touch.
  static func ranges(using generator: inout SeededGenerator) -> [ClosedRange<CGFloat>] {
    var last = generator.eighths(-100...100)
    let hasLongPages = generator.chance(70)
    return (0..<generator.integer(1...6)).map { _ in
      let length = hasLongPages && generator.chance(40) ? generator.eighths(0...900) : 0
      let gap = generator.pick([
        0, 0.125, 0.5, 1, generator.eighths(0...3), generator.eighths(1...400),
        length + generator.eighths(0...400),
      ])
      defer { last += generator.chance(10) ? -gap : gap }
      return last...last + length
    }
  }

  private static func number(
    near ranges: [ClosedRange<CGFloat>], using generator: inout SeededGenerator
  ) -> CGFloat {
    let range = generator.pick(ranges)
    let end = generator.chance(50) ? range.lowerBound : range.upperBound
    return end + generator.pick([0, generator.eighths(-1...1), generator.eighths(-400...400)])
  }

  private static func release(
    near ranges: [ClosedRange<CGFloat>], using generator: inout SeededGenerator
  ) -> DragRelease {
    let start = number(near: ranges, using: &generator)
    let end =
      generator.chance(60)
      ? start + generator.eighths(-90...90) : number(near: ranges, using: &generator)
    let velocity = generator.chance(20) ? 0 : generator.eighths(-4...4)
    let coast = velocity * CGFloat(generator.integer(0...400))
    var release = DragRelease(
      startPage: generator.chance(25) ? generator.integer(-1...6) : nil, startOffset: start,
      releaseOffset: end,
      proposedOffset: generator.chance(15) ? number(near: ranges, using: &generator) : end + coast,
      velocity: velocity)
    if generator.chance(3) {
      let wrong = generator.pick([CGFloat.nan, .infinity, -.infinity])
      switch generator.integer(0...3) {
      case 0: release.startOffset = wrong
      case 1: release.releaseOffset = wrong
      case 2: release.proposedOffset = wrong
      default: release.velocity = wrong
      }
    }
    return release
  }

  private static func policy(using generator: inout SeededGenerator) -> ReleasePolicy {
    generator.pick([
      .picker, .shelf, .banner, .paging,
      ReleasePolicy(
        maximumPagesPerDrag: generator.pick([nil, 1, 2, 3]),
        numbers: PolicyNumber.all.map {
          generator.pick([0, 0.25, 1, $0.standard])
        }),
    ])
  }

  private static func problem(
    _ stops: PageStops, _ model: ReleaseModel, _ release: DragRelease, _ policy: ReleasePolicy
  ) -> String? {
    let expected = model.rest(of: release, policy)
    let page = policy.page(for: release, stops: stops)
    let offset = policy.restingOffset(for: release, stops: stops)
    var farther = release
    farther.proposedOffset += 40
    let isMonotone = (page ?? 0) <= (policy.page(for: farther, stops: stops) ?? 0)
    guard page != expected.page || offset != expected.offset || !isMonotone else { return nil }
    return """
      page \(String(describing: page)) at \(offset), expected \(String(describing: expected.page)) \
      at \(expected.offset): pages \(model.pages), \(release), \(policy)\(isMonotone ? "" : ", not monotone")
      """
  }

  @Test func `lists of pages and releases agree with the model`() {
    law(seed: 71, cases: 200_000) { generator in
      let ranges = Self.ranges(using: &generator)
      let scale = generator.pick([1, 2, 3] as [CGFloat])
      let ends = [generator.eighths(-200...900), generator.eighths(-200...900)]
      let range =
        generator.chance(50) ? min(ends[0], ends[1])...max(ends[0], ends[1]) : -9_999...9_999
      let given = generator.chance(2) ? [] : ranges
      let stops = PageStops(ranges: given, within: range, displayScale: scale)
      let model = ReleaseModel(given, within: range, scale: scale)
      let pages = (0..<stops.count).map(stops.offsets)
      guard pages == model.pages else {
        return "\(pages), expected \(model.pages): \(ranges) within \(range) at scale \(scale)"
      }
      return Self.problem(
        stops, model, Self.release(near: ranges, using: &generator), Self.policy(using: &generator))
    }
  }

  /// On whole points, because halves of a pixel are rounded up.
  @Test func `a mirrored list turns to the mirrored page`() {
    law(seed: 73, cases: 50_000) { generator in
      let ranges = Self.ranges(using: &generator).map { $0.lowerBound * 8...$0.upperBound * 8 }
      let stops = PageStops(ranges: ranges, within: -9_999...9_999, displayScale: 1)
      let mirrored = PageStops(
        ranges: ranges.map { -$0.upperBound ... -$0.lowerBound }, within: -9_999...9_999,
        displayScale: 1)
      let last = stops.count - 1
      let isMirrored = (0...last).allSatisfy {
        let (one, other) = (stops.offsets(ofPage: $0), mirrored.offsets(ofPage: last - $0))
        return one.lowerBound == -other.upperBound && one.upperBound == -other.lowerBound
      }
      var one = Self.release(near: ranges, using: &generator)
      one.startPage = stops.clamped(one.startPage ?? generator.integer(0...last))
      var other = one
      other.startPage = one.startPage.map { last - $0 }
      (other.startOffset, other.releaseOffset) = (-one.startOffset, -one.releaseOffset)
      (other.proposedOffset, other.velocity) = (-one.proposedOffset, -one.velocity)
      let policy = Self.policy(using: &generator)
      // Without a velocity, the direction between two equally near pages is open.
      let nearest = [1, -1].map { stops.nearestPage(to: one.proposedOffset, toward: $0) }
      let isTie = one.velocity == 0 && nearest[0] != nearest[1]
      // Ranges that overlap have other pages from behind.
      guard isMirrored, mirrored.count == stops.count, !isTie else { return nil }
      let pages = (policy.page(for: one, stops: stops), policy.page(for: other, stops: mirrored))
      return pages.0 == pages.1.map { last - $0 } ? nil : "\(pages): \(ranges), \(one), \(policy)"
    }
  }

  @Test func `loops agree with the model`() {
    law(seed: 72) { generator in
      let ranges = Self.ranges(using: &generator)
      let scale = generator.pick([1, 2, 3] as [CGFloat])
      let period = generator.pick([0, 0.5, 300, generator.eighths(1...2_000)])
      let stops = PageStops(ranges: ranges, period: period, displayScale: scale)
      var release = Self.release(near: ranges, using: &generator)
      let policy = Self.policy(using: &generator)
      let numbers = [release.startOffset, release.releaseOffset, release.proposedOffset]
        .filter(\.isFinite)
      guard stops.period.map({ $0 > 20 }) ?? false, numbers.count == 3, release.velocity.isFinite
      else { return nil }
      if release.startPage != nil { release.startPage = stops.nearestPage(to: release.startOffset) }
      let model = ReleaseModel(
        loop: ranges, period: period, around: numbers.min()!...numbers.max()!, scale: scale)
      let pages = model.pages.indices.map { stops.offsets(ofPage: $0 + model.first) }
      guard pages.dropLast(stops.count) == model.pages.dropLast(stops.count) else {
        return "\(pages), expected \(model.pages): \(ranges), \(period) at scale \(scale)"
      }
      return Self.problem(stops, model, release, policy)
    }
  }
}
