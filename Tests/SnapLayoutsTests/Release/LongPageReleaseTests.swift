import Foundation
import Testing

@testable import SnapLayouts

/// Releases on and around a page longer than the viewport, each as the documentation of
/// ``ReleasePolicy/page(for:stops:)`` says it.
struct LongPageReleaseTests {
  /// A drag over the pages 0, 375 … 1375, and 1750, and where it rests.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var release: DragRelease
    var policy: ReleasePolicy
    var page: Int
    var rest: CGFloat

    init(
      _ name: String, _ policy: ReleasePolicy = .shelf, startPage: Int? = nil, from start: CGFloat,
      at release: CGFloat, to proposed: CGFloat, _ velocity: CGFloat, page: Int, rests: CGFloat
    ) {
      self.name = name
      self.release = DragRelease(
        startPage: startPage, startOffset: start, releaseOffset: release, proposedOffset: proposed,
        velocity: velocity)
      (self.policy, self.page, rest) = (policy, page, rests)
    }

    var testDescription: String { name }

    /// The row from right to left.
    var mirrored: Row {
      var row = self
      row.release = DragRelease(
        startPage: release.startPage.map { 2 - $0 }, startOffset: 1_750 - release.startOffset,
        releaseOffset: 1_750 - release.releaseOffset,
        proposedOffset: 1_750 - release.proposedOffset, velocity: -release.velocity)
      (row.page, row.rest) = (2 - page, 1_750 - rest)
      return row
    }
  }

  static let wide = ReleasePolicy(maximumPagesPerDrag: 2, flickVelocity: 0.3)

  static let rows: [Row] = [
    // The page keeps what would end on it, wherever the drag began.
    Row("a flick on the page", from: 375, at: 434, to: 633, 2, page: 1, rests: 633),
    Row("a gentle one", from: 375, at: 434, to: 633, 0.5, page: 1, rests: 633),
    Row("one that begins just before it", from: 374.5, at: 434, to: 632, 2, page: 1, rests: 632),
    Row(
      "one on the way to it", startPage: 1, from: 300, at: 320, to: 400, 2, page: 1, rests: 400),
    Row(
      "a slow one on the way to it", startPage: 1, from: 300, at: 320, to: 400, 0.1, page: 1,
      rests: 400),
    Row(
      "one that ends before it", startPage: 1, from: 300, at: 320, to: 350, 2, page: 1, rests: 375),
    Row("one that ends at its edge", from: 900, at: 960, to: 1_375, 2, page: 1, rests: 1_375),
    Row("a flick back to the beginning", from: 900, at: 840, to: 375, -2, page: 1, rests: 375),
    Row("begun beyond the end, back", from: 1_400, at: 1_350, to: 900, -2, page: 1, rests: 900),
    // Beyond the edge, it turns.
    Row("a flick beyond the edge", from: 900, at: 960, to: 1_376, 2, page: 2, rests: 1_750),
    Row("a flick from the edge", from: 1_375, at: 1_385, to: 1_420, 2, page: 2, rests: 1_750),
    Row("a tiny one from the edge", from: 1_375, at: 1_375, to: 1_375, 2, page: 2, rests: 1_750),
    Row(
      "one from half a pixel before the edge", from: 1_374.75, at: 1_374.75, to: 1_375, 2, page: 2,
      rests: 1_750),
    Row(
      "one from farther before it", from: 1_374.5, at: 1_374.5, to: 1_375, 2, page: 1, rests: 1_375),
    Row("a slow drag past the edge", from: 900, at: 1_500, to: 1_500, 0, page: 1, rests: 1_375),
    Row("a slow drag far past it", from: 900, at: 1_570, to: 1_570, 0, page: 2, rests: 1_750),
    Row("a flick back beyond the edge", from: 900, at: 840, to: 370, -2, page: 0, rests: 0),
    Row(
      "far before it, to the far end", startPage: 1, from: 300, at: 320, to: 1_400, 2, page: 2,
      rests: 1_750),
    // A pull back on the page isn't against the drag.
    Row("pulled back, flicked on", from: 900, at: 880, to: 1_200, 2, page: 1, rests: 1_200),
    Row("pulled back, flicked off", from: 900, at: 880, to: 1_500, 2, page: 2, rests: 1_750),
    Row("pulled back from the edge", from: 1_375, at: 1_300, to: 1_370, 2, page: 1, rests: 1_370),
    Row("pulled on, flicked back off", from: 375, at: 434, to: 200, -2, page: 0, rests: 0),
    Row("pulled off, flicked back", from: 900, at: 1_400, to: 1_200, -2, page: 1, rests: 1_200),
    Row("pulled off, flicked across", from: 900, at: 1_400, to: 200, -2, page: 1, rests: 375),
    // From other pages, it arrives at the edge where it comes from, unless it is there already.
    Row("a flick to the page", from: 0, at: 20, to: 900, 2, page: 1, rests: 375),
    Row("a flick released on the page", from: 0, at: 400, to: 900, 2, page: 1, rests: 900),
    Row("released at its beginning", from: 0, at: 375, to: 900, 2, page: 1, rests: 900),
    Row("a slow drag to the page", from: 0, at: 500, to: 500, 0, page: 1, rests: 500),
    Row("a slow drag across the page", from: 0, at: 1_600, to: 1_600, 0, page: 1, rests: 1_375),
    Row("a flick across the page", from: 0, at: 60, to: 1_700, 4, page: 1, rests: 375),
    Row("one with a limit of two", wide, from: 0, at: 60, to: 1_700, 4, page: 2, rests: 1_750),
    Row("two pages, to the page", wide, from: 0, at: 60, to: 900, 4, page: 1, rests: 375),
    // Without a limit.
    Row("free, on the page", .picker, from: 900, at: 960, to: 1_200, 2, page: 1, rests: 1_200),
    Row("free, to the page", .picker, from: 0, at: 60, to: 900, 2, page: 1, rests: 900),
    Row("free, off the page", .picker, from: 900, at: 960, to: 1_600, 2, page: 2, rests: 1_750),
    Row(
      "free, just off the page", .picker, from: 900, at: 960, to: 1_400, 0.2, page: 1, rests: 1_375
    ),
    Row(
      "free, just before the edge", .picker, from: 900, at: 1_375, to: 1_380, 2, page: 2,
      rests: 1_750),
    // A flick has to cover a tenth of the gap, 37.5 points, beyond the edge.
    Row(
      "a banner, a tenth of the gap", .banner, from: 900, at: 960, to: 1_412.5, 1, page: 2,
      rests: 1_750),
    Row(
      "a banner, less than that", .banner, from: 900, at: 960, to: 1_412, 1, page: 1, rests: 1_375),
    Row(
      "a banner, from beyond the edge", .banner, from: 1_400, at: 1_401, to: 1_412.5, 1, page: 2,
      rests: 1_750),
    Row(
      "a banner, 30 percent", .banner, from: 900, at: 1_487.5, to: 1_487.5, 0, page: 2, rests: 1_750
    ),
  ]

  private func check(_ row: Row, _ sourceLocation: SourceLocation = #_sourceLocation) {
    let stops = PageStops(
      ranges: [0...0, 375...1_375, 1_750...1_750], within: 0...1_750, displayScale: 2)
    let page = row.policy.page(for: row.release, stops: stops)
    let rest = row.policy.restingOffset(for: row.release, stops: stops)
    #expect(page == row.page && rest == row.rest, sourceLocation: sourceLocation)
  }

  @Test(arguments: rows) func `releases around a long page`(row: Row) { check(row) }

  @Test(arguments: rows) func `mirrored releases around a long page`(row: Row) {
    check(row.mirrored)
  }

  /// A drag that begins within a pixel before the page is one that begins on it.
  @Test func `the offset where a drag begins makes no step`() {
    for scale in [1, 2, 3] as [CGFloat] {
      let stops = PageStops(
        ranges: [0...0, 375...1_375, 1_750...1_750], within: 0...1_750, displayScale: scale)
      for begin in [373.5, 374.7, 374.9, 375, 375.3] as [CGFloat] {
        let release = DragRelease(
          startOffset: begin, releaseOffset: 434, proposedOffset: 632, velocity: 2)
        #expect(ReleasePolicy.shelf.restingOffset(for: release, stops: stops) == 632)
      }
    }
  }

  @Test func `overlapping ranges lose no page and no offset`() {
    func offsets(
      _ ranges: [ClosedRange<CGFloat>], within range: ClosedRange<CGFloat> = -9_999...9_999
    ) -> [ClosedRange<CGFloat>] {
      let stops = PageStops(ranges: ranges, within: range, displayScale: 2)
      return (0..<stops.count).map(stops.offsets)
    }
    #expect(offsets([0...1_000, 18.5...323.6]) == [0...18, 18.5...1_000])
    #expect(offsets([0...1_000, 18.5...18.5, 500...500]) == [0...18, 18.5...499.5, 500...1_000])
    #expect(offsets([0...1_000, 18.5...323.6], within: 0...100) == [0...18, 18.5...100])
    #expect(
      offsets([-50...500, -20 ... -20, 100...100], within: 0...900) == [0...99.5, 100...500])
    // Three at one pixel, of which the second one is the longest.
    #expect(offsets([0...0.1, 0...500, 0.2...0.2]) == [0...500])
    let uniform = PageStops(
      first: 0, pageStride: 18, length: 1_000, count: 2, within: 0...500, displayScale: 2)
    #expect((0..<uniform.count).map(uniform.offsets) == [0...17.5, 18...500])
  }

  @Test func `of two pages a pixel apart, the velocity picks one`() {
    let stops = PageStops([0, 0.5, 300], within: 0...300, displayScale: 2)
    #expect(stops.page(restingAt: 0.25) == 1)
    for (velocity, page) in [(-0.1, 0), (0, 1), (0.1, 1)] as [(CGFloat, Int)] {
      let release = DragRelease(
        startOffset: 0, releaseOffset: 0.25, proposedOffset: 0.25, velocity: velocity)
      #expect(ReleasePolicy.picker.page(for: release, stops: stops) == page)
      #expect(ReleasePolicy.shelf.page(for: release, stops: stops) == page)
    }
  }

  @Test func `an end that isn't on the grid is rounded to it`() {
    let stops = PageStops([0, 200], within: 0...100.5, displayScale: 1)
    #expect(stops[1] == 101)
    let other = PageStops([0, 200], within: 0...100.4, displayScale: 1)
    #expect(other[1] == 100)
  }

  @Test func `without pages or a place, it is the lower end`() {
    let none = PageStops([], within: -20...90, displayScale: 2)
    func rest(_ released: CGFloat, _ proposed: CGFloat, _ velocity: CGFloat) -> CGFloat {
      ReleasePolicy.shelf.restingOffset(
        for: DragRelease(
          startOffset: 0, releaseOffset: released, proposedOffset: proposed, velocity: velocity),
        stops: none)
    }
    #expect(rest(.nan, 50, 1) == -20)
    #expect(rest(30, 50.3, 1) == 50.3)
    #expect(rest(30, 50, .infinity) == 30)
  }

  @Test(
    arguments: [
      ([0, 10], 0.5, 10.5), ([0, 10], 3, 10.5), ([0, 0.7], 0.5, nil), ([0, 0.7], 1, 1.5),
      ([0, 10], .nan, 10.5), ([0], 0.9, nil), ([0.2, 10.3], 5, 11),
    ] as [([CGFloat], CGFloat, CGFloat?)])
  func `a period is longer than the distance of the pages`(
    offsets: [CGFloat], period: CGFloat, expected: CGFloat?
  ) {
    #expect(PageStops.loop(offsets, period: period, displayScale: 2).period == expected)
  }
}
