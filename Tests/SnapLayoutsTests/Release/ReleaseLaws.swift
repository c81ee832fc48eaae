import Foundation
import Testing

@testable import SnapLayouts

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

  @Test func `rest stays at rest`() {
    law(seed: 53) { generator in
      let cases = StopsCase.random(using: &generator)
      var one = ReleaseCase.random(using: &generator, stops: cases)
      let (stops, page) = (cases.stops, generator.integer(-5...12))
      let drift = stops.halfPixel * generator.pick([-0.99, -0.5, 0, 0.5, 0.99])
      let offset = stops[page] + drift
      let start = one.policy.maximumPagesPerDrag == nil ? one.release.startOffset : offset
      one.release = DragRelease(
        startOffset: start, releaseOffset: offset, proposedOffset: offset, velocity: 0)
      let exact = one.restingOffset == offset
      // A slow drift isn't a flick, and may rest on the pixel grid.
      one.release.velocity = one.policy.flickVelocity
      return exact && stops[one.page!] == stops[page]
        ? nil : "page \(page): \(one.restingOffset) instead of \(offset), \(one)"
    }
  }

  @Test func `a drag never turns more pages than the limit`() {
    law(seed: 54) { generator in
      var one = ReleaseCase.random(using: &generator, stops: .random(using: &generator))
      let limit = generator.integer(1...3)
      one.policy.maximumPagesPerDrag = limit
      one.release.startPage = one.stops.stops.clamped(generator.integer(-3...12))
      return abs(one.page! - one.release.startPage!) <= limit ? nil : "\(one.page!): \(one)"
    }
  }

  @Test func `a free flick never rests behind`() {
    law(seed: 55) { generator in
      var one = ReleaseCase.random(using: &generator, stops: .random(using: &generator))
      one.policy = ReleasePolicy(turnFraction: one.policy.turnFraction, flickVelocity: 0)
      if one.release.velocity == 0 { one.release.velocity = 1 }
      let direction: CGFloat = one.release.velocity < 0 ? -1 : 1
      let stops = one.stops.stops
      let gained = (one.restingOffset - one.release.releaseOffset) * direction
      let end = stops.offsets(ofPage: direction < 0 ? 0 : stops.count - 1)
      let isEnd = !stops.isLooping && end.contains(one.restingOffset)
      // On a long page it rests where it would coast to, on the pixel grid.
      let (page, proposed) = (stops.offsets(ofPage: one.page!), one.release.proposedOffset)
      let coasts =
        page.lowerBound < page.upperBound && page.distance(to: proposed) <= stops.halfPixel
        && abs(one.restingOffset - one.release.proposedOffset) <= stops.halfPixel + 1e-9
      return gained > stops.halfPixel || isEnd || coasts ? nil : "gained \(gained): \(one)"
    }
  }

  @Test func `a limited flick turns a page unless it goes back`() {
    law(seed: 56) { generator in
      var one = ReleaseCase.random(using: &generator, stops: .random(using: &generator))
      one.policy = ReleasePolicy(
        maximumPagesPerDrag: generator.integer(1...3), flickVelocity: 0)
      let (stops, start) = (one.stops.stops, one.release.startPage!)
      let (release, velocity) = (one.release, one.release.velocity)
      guard velocity != 0 else { return nil }
      let offsets = stops.offsets(ofPage: start)
      let gained = (one.page! - start) * (velocity < 0 ? -1 : 1)
      let isEnd = stops.clamped(velocity < 0 ? start - 1 : start + 1) == start
      // A long page keeps it, unless it begins and ends at the edge or beyond it.
      let edge = velocity < 0 ? offsets.lowerBound : offsets.upperBound
      func room(_ offset: CGFloat) -> CGFloat { velocity < 0 ? offset - edge : edge - offset }
      let stays =
        offsets.lowerBound < offsets.upperBound && room(release.proposedOffset) >= 0
        && max(room(release.startOffset), room(release.releaseOffset)) > stops.halfPixel
      guard !stays else {
        let place = release.proposedOffset.clamped(to: offsets)
        let isAtPlace = abs(one.restingOffset - place) <= stops.halfPixel + 1e-9
        return gained == 0 && isAtPlace ? nil : "left the page: \(one)"
      }
      let holds = release.moved * velocity < 0 || isEnd ? gained >= 0 : gained > 0
      return holds ? nil : "gained \(gained): \(one)"
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

  @Test func `the page always exists, on the pixel grid`() {
    law(seed: 58) { generator in
      let one = ReleaseCase.random(using: &generator, stops: .random(using: &generator))
      let (stops, page) = (one.stops.stops, one.page!)
      let exists = stops.isLooping || (0..<stops.count).contains(page)
      let pixels = one.restingOffset * one.stops.scale
      let isStop =
        stops.offsets(ofPage: page).contains(one.restingOffset)
        && abs(pixels - pixels.rounded()) < 1e-6
      let staysPut =
        one.release.velocity == 0 && one.restingOffset == one.release.releaseOffset
        && stops.page(restingAt: one.restingOffset) == page
      return exists && (isStop || staysPut) ? nil : "\(page) \(one.restingOffset): \(one)"
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
        .loop(offsets, period: pageStride, displayScale: scale),
        .loop(first: first, pageStride: pageStride, count: count, displayScale: scale),
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
