import EffortSupport
import Foundation
import Testing

@testable import SnapLayouts

/// `ReleaseModelTests` compares the pages of lists and loops with their definition.
struct PageStopsLaws {
  /// An offset among pages or slightly outside of them, often exactly on one.
  private static func offset(
    among stops: PageStops, using generator: inout SeededGenerator
  ) -> CGFloat {
    let page = stops.offsets(ofPage: generator.integer(-1...stops.count))
    return generator.pick([page.lowerBound, page.upperBound])
      + (generator.chance(30) ? 0 : generator.eighths(-300...300))
  }

  @Test func `uniform pages equal listed ones`() {
    law(seed: 1) { generator in
      let (first, count) = (generator.eighths(-300...300), generator.integer(1...30))
      // Also closer than a pixel, so that pages become one.
      let pageStride =
        generator.chance(30)
        ? CGFloat(generator.integer(0...40)) / 32 : generator.eighths(1...200)
      let length = generator.chance(50) ? 0 : generator.eighths(0...200)
      let last = first + pageStride * CGFloat(count - 1)
      let seam = generator.chance(50) ? pageStride : generator.eighths(0...400)
      let period = generator.chance(33) ? last - first + seam : nil
      let start = first + generator.eighths(-100...300)
      let range =
        generator.chance(50)
        ? start...max(start, last + length + generator.eighths(-300...100)) : -100_000...100_000
      let scale = generator.pick([1, 2, 3] as [CGFloat])
      let uniform = PageStops(
        first: first, pageStride: pageStride, length: length, count: count, period: period,
        within: range, displayScale: scale)
      let places = (0..<count).map { first + pageStride * CGFloat($0) }
      let listed = PageStops(
        ranges: places.map { $0...$0 + length }, period: period, within: range, displayScale: scale)
      let offset = Self.offset(among: listed, using: &generator)
      let page = generator.integer(-20...20)
      let agree =
        uniform.count == listed.count && uniform.period == listed.period
        && uniform.offsets(ofPage: page) == listed.offsets(ofPage: page)
        && (0..<count).allSatisfy { uniform.page(ofGroup: $0) == listed.page(ofGroup: $0) }
        && (0..<listed.count).allSatisfy {
          uniform.groups(ofPage: $0) == listed.groups(ofPage: $0)
            && uniform.frontGroup(ofPage: $0) == listed.frontGroup(ofPage: $0)
        }
        && uniform.nearestPage(to: offset) == listed.nearestPage(to: offset)
        && uniform.pages(around: offset) == listed.pages(around: offset)
        && uniform.position(at: offset) == listed.position(at: offset)
        && uniform.page(restingAt: offset) == listed.page(restingAt: offset)
      return agree ? nil : "offset \(offset), page \(page), \(listed), \(uniform)"
    }
  }

  @Test func `the virtual page that shows a page is the nearest of all`() {
    law(seed: 13) { generator in
      let stops = PageStops(
        ranges: ReleaseModelTests.ranges(using: &generator), period: generator.eighths(5...2_000),
        displayScale: generator.pick([1, 2, 3]))
      let page = generator.integer(0...stops.count - 1)
      let turns = generator.eighths(-5...5)
      let offset = stops[page] + turns * (stops.period ?? 0) + generator.eighths(-1...1)
      let copies = (-9...9).map { page + $0 * stops.count }
      let least = copies.map { abs(stops[$0] - offset) }.min()
      let nearest = copies.last { abs(stops[$0] - offset) == least }
      let found = stops.page(showing: page, nearestTo: offset)
      return found == nearest ? nil : "page \(page) at \(offset): \(found), \(stops)"
    }
  }

  @Test func `even stops are found at once`() {
    law(seed: 9) { generator in
      let (first, pageStride) = (generator.eighths(-300...300), generator.eighths(1...400))
      let count = generator.integer(1...generator.pick([1, 9, 1_000_000]))
      let length = generator.chance(50) ? 0 : generator.eighths(1...2_000)
      let span = pageStride * CGFloat(count - 1)
      let stops = generator.pick([
        PageStops(
          first: first, pageStride: pageStride, length: length, count: count, within: -1e12...1e12,
          displayScale: 3),
        PageStops(
          first: first, pageStride: pageStride, length: length, count: count,
          period: span + generator.eighths(1...400), displayScale: 3),
      ])
      let offset = first + span * generator.eighths(-1...2) + generator.eighths(0...400)
      let page = stops.lastPage(beginningBy: offset, near: 0)
      let likely = stops.clamped(stops.likelyPage(at: offset))
      return abs(likely - page) <= 1 ? nil : "\(likely) instead of \(page) at \(offset) in \(stops)"
    }
  }

  @Test func `the position grows and meets every stop`() {
    law(seed: 5) { generator in
      let ranges = ReleaseModelTests.ranges(using: &generator)
      let ends = [generator.eighths(-200...900), generator.eighths(-200...900)].sorted()
      let stops = PageStops(
        ranges: ranges, period: generator.chance(33) ? generator.eighths(1...2_000) : nil,
        within: generator.chance(50) ? ends[0]...ends[1] : -9_999...9_999,
        displayScale: generator.pick([1, 2, 3]))
      let offset = Self.offset(among: stops, using: &generator)
      let later = offset + generator.eighths(0...200)
      let page = generator.integer(-12...12)
      let (position, next) = (stops.position(at: offset), stops.position(at: later))
      let holds =
        position <= next
        && [stops.offsets(ofPage: page).lowerBound, stops.offsets(ofPage: page).upperBound]
          .allSatisfy { stops.position(at: $0) == CGFloat(stops.clamped(page)) }
        && (stops.isLooping || (0...CGFloat(stops.count - 1)).contains(position))
      return holds ? nil : "\(offset): \(position), \(later): \(next), page \(page), \(stops)"
    }
  }

  /// Of pages, and of releases over them.
  @Test func `nothing traps and everything is finite`() {
    law(seed: 7, cases: Effort.scaled(quick: 5_000, full: 20_000)) { generator in
      let offsets = (0..<generator.integer(0...5)).map { _ in generator.anything() }
      let (first, pageStride, scale) = (
        generator.anything(), generator.anything(), generator.anything()
      )
      let count = generator.pick([.min, -1, 0, 1, 3, 1_000_000, .max])
      let (end, other) = (generator.anything(), generator.anything())
      let range: ClosedRange<CGFloat> =
        end.isNaN || other.isNaN ? 0...0 : min(end, other)...max(end, other)
      let stops = generator.pick([
        PageStops(offsets, within: range, displayScale: scale),
        PageStops(
          first: first, pageStride: pageStride, count: count, within: range, displayScale: scale),
        PageStops(offsets, period: pageStride, displayScale: scale),
        PageStops(
          first: first, pageStride: pageStride, count: count, period: .nan, displayScale: scale),
        PageStops(
          first: first, pageStride: pageStride, length: end, count: count, within: range,
          displayScale: scale),
        PageStops(
          ranges: offsets.map { $0.isNaN ? 0...1 : $0...(.infinity) }, within: range,
          displayScale: scale),
        PageStops(
          first: first, pageStride: pageStride, length: end, count: count, period: other,
          displayScale: scale),
      ])
      let offset = generator.anything()
      let page = generator.pick([.min, -7, 0, 2, .max])
      let nearest = stops.nearestPage(to: offset, toward: generator.anything())
      let around = stops.pages(around: offset)
      let place = stops.offsets(ofPage: page)
      let policy = ReleasePolicy(
        maximumPagesPerDrag: generator.pick([nil, .min, 0, 2, .max]),
        numbers: PolicyNumber.all.map { _ in generator.anything() })
      let release = DragRelease(
        startPage: generator.pick([nil, .min, -1, 1, .max]), startOffset: generator.anything(),
        releaseOffset: offset, proposedOffset: generator.anything(), velocity: generator.anything())
      let areFinite = [
        place.lowerBound, place.upperBound, stops.position(at: offset),
        policy.restingOffset(for: release, stops: stops),
      ].allSatisfy(\.isFinite)
      let released = policy.page(for: release, stops: stops)
      let pages = [
        nearest, around?.lowerBound, around?.upperBound, stops.page(restingAt: offset), released,
      ]
      let exist = pages.allSatisfy { page in page.map { stops.clamped($0) == $0 } ?? true }
      let areThere = [nearest, around?.lowerBound, released]
        .allSatisfy { ($0 == nil) == (stops.count == 0) }
      let holds =
        areFinite && exist && areThere && place.contains(stops[page])
        && (0...max(0, stops.count - 1)).contains(stops.realPage(page))
      return holds ? nil : "page \(page), \(release) \(policy) \(stops)"
    }
  }
}
