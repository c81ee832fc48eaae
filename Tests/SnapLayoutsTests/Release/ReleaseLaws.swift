import Foundation
import Testing

@testable import SnapLayouts

/// `ReleaseModelTests` compares every release with the documented rule; these follow for all rules.
struct ReleaseLaws {
  @Test func `mirrored releases agree`() {
    law(seed: 52) { generator in
      let one = ReleaseCase.random(
        using: &generator, stops: .random(using: &generator).onPixelGrid)
      let (page, mirrored) = (one.page!, one.mirrored.page!)
      // Without velocity, the direction between two equally near pages is open.
      let (stops, proposed) = (one.stops.stops, one.release.proposedOffset)
      let isTie =
        one.release.velocity == 0
        && stops.nearestPage(to: proposed, toward: 1)
          != stops.nearestPage(to: proposed, toward: -1)
      // Half pixels round up, also where the view rests anywhere on a long page.
      let halves = (2 * proposed * one.stops.scale).rounded()
      let isHalfPixel =
        abs(halves - 2 * proposed * one.stops.scale) < 1e-6
        && halves.truncatingRemainder(dividingBy: 2) != 0
      let difference = abs(one.restingOffset + one.mirrored.restingOffset)
      return isTie
        || page == stops.count - 1 - mirrored
          && difference <= (isHalfPixel ? 1 / one.stops.scale + 1e-9 : 0)
        ? nil : "\(page), mirrored \(mirrored): \(one)"
    }
  }

  @Test func `the page grows with the proposed offset`() {
    law(seed: 57) { generator in
      let one = ReleaseCase.random(using: &generator, stops: .random(using: &generator))
      var other = one
      other.release.proposedOffset += generator.eighths(0...400)
      return one.page! <= other.page! && one.restingOffset <= other.restingOffset
        ? nil : "\(one.page!), then \(other.page!) at \(other.release.proposedOffset): \(one)"
    }
  }

  @Test func `a loop is the same everywhere`() {
    law(seed: 59) { generator in
      var stops = StopsCase.random(using: &generator, loops: true)
      // Halves are on the grid, so every copy has the same position relative to it.
      stops.scale = 2
      stops.pageStride = nil
      stops.offsets = stops.offsets.map { $0.rounded() }
      stops.lengths = stops.lengths.map { $0.rounded(.down) }
      stops.period = stops.period!.rounded(.up) + 2
      var one = ReleaseCase.random(using: &generator, stops: stops)
      one.release.proposedOffset.round()
      var far = one
      let turns = generator.integer(-500...500)
      let shift = CGFloat(turns) * stops.period!
      far.release.startPage = one.release.startPage! + turns * stops.stops.count
      far.release.startOffset += shift
      far.release.releaseOffset += shift
      far.release.proposedOffset += shift
      let holds =
        far.page! == one.page! + turns * stops.stops.count
        && far.restingOffset == one.restingOffset + shift
      return holds ? nil : "\(one.page!), \(turns) turns on \(far.page!): \(one)"
    }
  }

  @Test func `nothing traps and everything is finite`() {
    law(seed: 60) { generator in
      let offsets = (0..<generator.integer(0...4)).map { _ in generator.anything() }
      let (first, pageStride) = (generator.anything(), generator.anything())
      let scale = generator.anything()
      let count = generator.pick([-1, 0, 1, 3, .max])
      let stops = generator.pick([
        PageStops(offsets, within: -40...900, displayScale: scale),
        PageStops(
          first: first, pageStride: pageStride, count: count, within: 0 ... .infinity,
          displayScale: scale),
        PageStops(offsets, period: pageStride, displayScale: scale),
        PageStops(
          first: first, pageStride: pageStride, count: count, period: .nan, displayScale: scale),
      ])
      let policy = ReleasePolicy(
        maximumPagesPerDrag: generator.pick([nil, .min, 0, 2, .max]),
        turnFraction: generator.anything(), flickVelocity: generator.anything(),
        flickFraction: generator.anything())
      let release = DragRelease(
        startPage: generator.pick([nil, .min, -1, 1, .max]), startOffset: generator.anything(),
        releaseOffset: generator.anything(), proposedOffset: generator.anything(),
        velocity: generator.anything())
      let page = policy.page(for: release, stops: stops)
      let holds =
        (page == nil) == (stops.count == 0) && page.map { stops.clamped($0) == $0 } ?? true
        && policy.restingOffset(for: release, stops: stops).isFinite
      return holds ? nil : "\(release) \(policy) \(stops)"
    }
  }
}
