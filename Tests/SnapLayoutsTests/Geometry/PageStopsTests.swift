import Foundation
import Testing

@testable import SnapLayouts

struct PageStopsTests {
  /// Four lines of 300; the content is too short for the last two, which are one page.
  let clamped = PageStops(first: 0, pageStride: 300, count: 4, within: 0...500, displayScale: 2)
  let loop = PageStops([0, 100, 250], period: 400, displayScale: 2)

  @Test(
    arguments: [
      (-40, 0, 0, 0...0), (0, 0, 0, 0...0), (75, 0, 0.25, 0...1), (149, 0, 149 / 300, 0...1),
      (150, 1, 0.5, 0...1), (300, 1, 1, 1...1), (399, 1, 1.495, 1...2), (400, 2, 1.5, 1...2),
      (500, 2, 2, 2...2), (620, 2, 2, 2...2),
    ] as [(CGFloat, Int, CGFloat, ClosedRange<Int>)])
  func `the nearest page, the position between pages, and the pages around an offset`(
    offset: CGFloat, page: Int, position: CGFloat, around: ClosedRange<Int>
  ) {
    #expect(clamped.nearestPage(to: offset) == page)
    #expect(clamped.position(at: offset) == position)
    #expect(clamped.pages(around: offset) == around)
  }

  /// In front is the line nearest to its true place.
  @Test func `lines at an end are one page`() {
    let start = PageStops([-400, -200, 0, 300], within: 0...300, displayScale: 1)
    #expect((0..<start.count).map { start[$0] } == [0, 300])
    #expect((0..<2).map(start.groups(ofPage:)) == [0..<3, 3..<4])
    #expect((0..<2).map(start.frontGroup(ofPage:)) == [2, 3])
    #expect((0..<3).map(clamped.groups(ofPage:)) == [0..<1, 1..<2, 2..<4])
    #expect((0..<3).map(clamped.frontGroup(ofPage:)) == [0, 1, 2])
    // Of two equally near lines, the earlier one is in front.
    let tied = PageStops([-60, 20], within: -20...(-20), displayScale: 1)
    #expect(tied.count == 1 && tied.frontGroup(ofPage: 0) == 0)
    // A long line is as near as its nearer end.
    let long = PageStops(ranges: [-60...(-60), 0...100], within: -20...(-20), displayScale: 1)
    #expect(long.count == 1 && long.frontGroup(ofPage: 0) == 1)
    // A line that begins at the only offset is in front of a longer one around it.
    let within = PageStops(ranges: [0...100, 50...50], within: 50...50, displayScale: 1)
    #expect(within.count == 1 && within.frontGroup(ofPage: 0) == 1)
  }

  @Test func `without pages there are answers, too`() {
    let none = PageStops([], within: -20...90, displayScale: 2)
    #expect(none.count == 0 && none[3] == -20 && none.position(at: 5) == 0)
    #expect(none.nearestPage(to: 5) == nil && none.pages(around: 5) == nil)
    #expect(none.page(restingAt: -20) == nil)
    #expect(none.page(beyond: 5, toward: 1) == 0 && none.page(beyond: 5, toward: -1) == 0)
    #expect(none.clamped(5) == 0 && none.realPage(5) == 0)
    #expect(!PageStops([], period: 400, displayScale: 2).isLooping)
    #expect(
      PageStops(first: 0, pageStride: 9, count: -2, within: 0...9, displayScale: 1).count == 0)
  }

  @Test func `wrong input is corrected`() {
    let listed = PageStops([.nan, 300, 100, .infinity], within: 20...900, displayScale: .nan)
    #expect((0..<listed.count).map { listed[$0] } == [20, 100, 300])
    #expect(listed.displayScale == 1)
    let backwards = PageStops(
      first: 200, pageStride: -100, count: 3, within: -.infinity ... .infinity, displayScale: 0)
    #expect((0..<3).map { backwards[$0] } == [0, 100, 200])
    let single = PageStops(first: 200, pageStride: -100, count: 1, within: 0...900, displayScale: 1)
    #expect(single[0] == 200)
    let nowhere = PageStops(
      first: .nan, pageStride: 100, count: 3, within: 20...900, displayScale: 1)
    #expect((0..<3).map { nowhere[$0] } == [20, 120, 220])
    #expect(PageStops([.nan, 100], period: 400, displayScale: 1)[0] == 0)
    #expect(PageStops([0, 500], period: 100, displayScale: 1).period == 501)
    #expect(PageStops([0, 500], period: 600.1, displayScale: 2).period == 600.5)
    #expect(PageStops(ranges: [0...200, 300...400], period: 250, displayScale: 2).period == 300.5)
    #expect(PageStops([0, 0], period: .nan, displayScale: 1).period == nil)
    #expect(
      PageStops(first: 0, pageStride: -50, count: 4, period: .nan, displayScale: 1).period == 200)
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func `an offset that isn't finite counts as that of page 0`(offset: CGFloat) {
    for stops in [clamped, loop] {
      #expect(stops.nearestPage(to: offset) == 0 && stops.pages(around: offset) == 0...0)
      #expect(stops.position(at: offset) == 0)
    }
  }
}
