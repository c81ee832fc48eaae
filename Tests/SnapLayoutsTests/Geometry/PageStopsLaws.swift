import Foundation
import Testing

@testable import SnapLayouts

@Suite struct PageStopsLaws {
  @Test func uniformEqualsListed() {
    law(seed: 1) { generator in
      var one = StopsCase.random(using: &generator)
      one.pageStride = generator.eighths(0...200)
      one.offsets = one.offsets.indices.map { one.offsets[0] + one.pageStride! * CGFloat($0) }
      let seam = generator.chance(50) ? one.pageStride! : generator.eighths(0...400)
      one.period = one.period.map { _ in one.pageStride! * CGFloat(one.count - 1) + seam }
      let (uniform, listed) = (one.stops, one.listed)
      let offset = one.offset(using: &generator)
      let page = generator.integer(-20...20)
      let agree =
        uniform.isCyclic == listed.isCyclic && uniform[page] == listed[page]
        && uniform.nearestPage(to: offset) == listed.nearestPage(to: offset)
        && uniform.pages(around: offset) == listed.pages(around: offset)
        && uniform.position(at: offset) == listed.position(at: offset)
        && uniform.pageStride(near: offset) == listed.pageStride(near: offset)
        && uniform.page(restingAt: offset) == listed.page(restingAt: offset)
      return agree ? nil : "offset \(offset), page \(page), \(one)"
    }
  }

  @Test func nearestIsTheNearestOfAll() {
    law(seed: 2) { generator in
      let one = StopsCase.random(using: &generator)
      let stops = one.stops
      let offset = one.offset(using: &generator)
      let direction = generator.pick([-1, 0, 1] as [CGFloat])
      let turn = one.period.map { Int(((offset - one.offsets[0]) / $0).rounded(.down)) } ?? 0
      let candidates =
        stops.isCyclic ? (turn - 2) * one.count...(turn + 3) * one.count : 0...one.count - 1
      let distance = candidates.map { abs(stops[$0] - offset) }.min()
      let ties = candidates.filter { abs(stops[$0] - offset) == distance }
      // Of two offsets, the one in the direction; of its pages, the last one, or at the start page
      // 0.
      let offsets = ties.map { stops[$0] }
      let chosen = direction < 0 ? offsets.min() : offsets.max()
      let expected =
        !stops.isCyclic && chosen == stops[0] ? 0 : ties.last { stops[$0] == chosen }
      let page = stops.nearestPage(to: offset, toward: direction)
      return page == expected ? nil : "\(offset) toward \(direction): \(page!), \(one)"
    }
  }

  @Test func aNearPageMakesNoDifference() {
    law(seed: 8) { generator in
      let one = StopsCase.random(using: &generator)
      let stops = one.stops
      let offset = one.offset(using: &generator)
      let direction = generator.pick([-1, 0, 1] as [CGFloat])
      let page = generator.pick([.min, .max, generator.integer(-20...20)])
      let agree =
        stops.nearestPage(to: offset, toward: direction, near: page)
        == stops.nearestPage(to: offset, toward: direction)
        && stops.page(beyond: offset, toward: direction, near: page)
          == stops.page(beyond: offset, toward: direction)
      return agree ? nil : "offset \(offset) toward \(direction), near \(page): \(one)"
    }
  }

  @Test func evenStopsAreFoundAtOnce() {
    law(seed: 9) { generator in
      let (first, pageStride) = (generator.eighths(-300...300), generator.eighths(1...400))
      let count = generator.integer(1...generator.pick([1, 9, 1_000_000]))
      let span = pageStride * CGFloat(count - 1)
      let stops = generator.pick([
        PageStops(
          first: first, pageStride: pageStride, count: count, within: -1e12...1e12, displayScale: 3),
        .loop(
          first: first, pageStride: pageStride, count: count,
          period: span + generator.eighths(1...400), displayScale: 3),
      ])
      let offset = first + span * generator.eighths(-1...2) + generator.eighths(0...400)
      let page = stops.lastPage(before: offset, orAt: true, near: 0)
      let likely = stops.clamped(stops.likelyPage(at: offset))
      return abs(likely - page) <= 1
        ? nil : "\(likely) instead of \(page) at \(offset) in \(stops)"
    }
  }

  @Test func stopsAscendWithinTheRange() {
    law(seed: 3) { generator in
      let one = StopsCase.random(using: &generator)
      let stops = one.stops
      let page = generator.integer(-12...12)
      let reachable =
        stops.isCyclic
        || stops[page] >= one.range.lowerBound - stops.halfPixel
          && stops[page] <= one.range.upperBound + stops.halfPixel
      let pixels = stops[page] * one.scale
      let isOnGrid = abs(pixels - pixels.rounded()) < 1e-9
      let holds = reachable && isOnGrid && stops[page] <= stops[page + 1]
      return holds ? nil : "page \(page), \(one)"
    }
  }

  @Test func neighboursEncloseTheOffset() {
    law(seed: 4) { generator in
      let one = StopsCase.random(using: &generator)
      let stops = one.stops
      let offset = one.offset(using: &generator)
      let around = stops.pages(around: offset)!
      let (lower, upper) = (stops[around.lowerBound], stops[around.upperBound])
      let limited =
        stops.isCyclic ? offset : offset.clamped(to: stops[0]...stops[one.count - 1])
      let isPlace =
        lower == limited && upper == limited
        && (around.lowerBound == stops.clamped(around.lowerBound - 1)
          || stops[around.lowerBound - 1] < limited)
        && (around.upperBound == stops.clamped(around.upperBound + 1)
          || stops[around.upperBound + 1] > limited)
      let isGap = lower < limited && limited < upper && around.count == 2
      return isPlace || isGap ? nil : "offset \(offset): \(around), \(one)"
    }
  }

  @Test func positionGrowsAndMeetsEveryStop() {
    law(seed: 5) { generator in
      let one = StopsCase.random(using: &generator)
      let stops = one.stops
      let offset = one.offset(using: &generator)
      let later = offset + generator.eighths(0...200)
      let page = generator.integer(-12...12)
      let (position, next) = (stops.position(at: offset), stops.position(at: later))
      let holds =
        position <= next
        && stops.position(at: stops[page]) == CGFloat(stops.nearestPage(to: stops[page])!)
        && (stops.isCyclic || (0...CGFloat(one.count - 1)).contains(position))
      return holds ? nil : "\(offset): \(position), \(later): \(next), page \(page), \(one)"
    }
  }

  @Test func aLoopRepeatsAfterItsPeriod() {
    law(seed: 6) { generator in
      var one = StopsCase.random(using: &generator, loops: true)
      one.scale = 2
      if one.pageStride != nil { one.pageStride = CGFloat(generator.integer(3...300)) }
      one.offsets =
        one.pageStride.map { pageStride in
          one.offsets.indices.map { one.offsets[0] + pageStride * CGFloat($0) }
        } ?? one.offsets
      one.period = one.pageStride.map { $0 * CGFloat(one.count) } ?? one.period!.rounded(.up)
      let stops = one.stops
      let turns = generator.integer(-900...900)
      let shift = CGFloat(turns) * one.period!
      let offset = one.offset(using: &generator)
      let page = generator.integer(-9...9)
      let nearest = stops.nearestPage(to: offset)!
      let shifted = stops.nearestPage(to: offset + shift)!
      let holds =
        stops[page + turns * one.count] == stops[page] + shift
        && shifted == nearest + turns * one.count
        && stops.realPage(shifted) == stops.realPage(nearest)
      return holds ? nil : "offset \(offset), page \(page), turns \(turns), \(one)"
    }
  }

  @Test func nothingTrapsAndEverythingIsFinite() {
    law(seed: 7) { generator in
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
        .loop(offsets, period: pageStride, displayScale: scale),
        .loop(first: first, pageStride: pageStride, count: count, displayScale: scale),
      ])
      let offset = generator.anything()
      let page = generator.pick([.min, -7, 0, 2, .max])
      let nearest = stops.nearestPage(to: offset, toward: generator.anything())
      let around = stops.pages(around: offset)
      let holds =
        stops[page].isFinite && stops.position(at: offset).isFinite
        && stops.pageStride(near: offset)?.isFinite ?? true
        && (nearest == nil) == (stops.count == 0) && (around == nil) == (stops.count == 0)
        && nearest.map { stops.clamped($0) == $0 } ?? true
        && (0...max(0, stops.count - 1)).contains(stops.realPage(page))
        && stops.page(restingAt: offset).map { stops.clamped($0) == $0 } ?? true
      return holds ? nil : "offset \(offset), page \(page), \(stops)"
    }
  }
}
