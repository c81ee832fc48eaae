import Foundation
import Testing

@testable import SnapLayouts

/// The release rule as a table.
///
/// Many rows have the measured numbers of other libraries. Offsets are in points, velocities in points per
/// millisecond. What holds for any numbers, `ReleaseModelTests` say.
struct ReleaseRuleTests {
  /// A drag over some pages, and where it rests.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let policy: ReleasePolicy
    let stops: PageStops
    let release: DragRelease
    let rest: CGFloat
  }

  /// The offsets are where the drag begins, where it ends, and where the view would coast to.
  private static func row(
    _ name: String, _ policy: ReleasePolicy, _ stops: PageStops, startPage: Int? = nil,
    _ start: CGFloat, _ release: CGFloat, _ proposed: CGFloat, _ velocity: CGFloat,
    rests rest: CGFloat
  ) -> Row {
    let release = DragRelease(
      startPage: startPage, startOffset: start, releaseOffset: release, proposedOffset: proposed,
      velocity: velocity)
    return Row(testDescription: name, policy: policy, stops: stops, release: release, rest: rest)
  }

  private static func even(_ pageStride: CGFloat, _ count: Int) -> PageStops {
    PageStops(
      first: 0, pageStride: pageStride, count: count, within: 0...pageStride * CGFloat(count - 1),
      displayScale: 2)
  }

  private static func even(
    _ policy: ReleasePolicy, _ name: String, _ pageStride: CGFloat, _ count: Int,
    _ start: CGFloat, _ release: CGFloat, _ proposed: CGFloat, _ velocity: CGFloat,
    rests rest: CGFloat
  ) -> Row {
    row(
      name, policy, even(pageStride, count), start, release, proposed, velocity, rests: rest)
  }

  private static func long(
    _ policy: ReleasePolicy, _ name: String, _ start: CGFloat, _ release: CGFloat,
    _ proposed: CGFloat, _ velocity: CGFloat, rests rest: CGFloat
  ) -> Row {
    let stops = PageStops(
      ranges: [0...0, 375...1_375, 1_750...1_750], within: 0...1_750, displayScale: 2)
    return row(
      "a long page: " + name, policy, stops, start, release, proposed, velocity, rests: rest)
  }

  private static func limit(_ pages: Int) -> ReleasePolicy {
    ReleasePolicy(maximumPagesPerDrag: pages)
  }

  private static let wide = ReleasePolicy(maximumPagesPerDrag: 2, flickVelocity: 0.3)
  private static let loop = PageStops(
    first: 0, pageStride: 375, count: 3, period: 1125, displayScale: 2)
  private static let none = PageStops([], within: -20...90, displayScale: 2)
  /// The content ends before the last three lines could be aligned, so they are one page.
  private static let unpadded = PageStops(
    first: 0, pageStride: 100, count: 6, within: 0...290, displayScale: 2)

  static let rows: [Row] = [
    even(.picker, "short of half-way", 200, 9, 0, 90, 90, 0, rests: 0),
    even(.picker, "past half-way", 200, 9, 0, 110, 110, 0, rests: 200),
    even(.picker, "too slow for a flick", 375, 4, 375, 375, 425, 0.2, rests: 375),
    even(.picker, "a flick forwards", 375, 4, 375, 375, 565, 0.21, rests: 750),
    even(.picker, "a flick across many pages", 100, 50, 0, 80, 2_120, 4, rests: 2_100),
    even(.picker, "a short flick reaches the next page", 300, 5, 0, 20, 60, 0.3, rests: 300),
    even(.picker, "a flick never rests behind", 300, 5, 0, 320, 400, 0.3, rests: 600),
    even(.picker, "a flick back against the drag", 300, 5, 300, 450, 400, -0.3, rests: 300),
    even(.shelf, "one page", 300, 4, 0, 0, 900, 3, rests: 300),
    even(.shelf, "eleven points", 300, 4, 0, 11, 42, 0.31, rests: 300),
    even(.shelf, "too slow for a flick", 300, 4, 0, 11, 41, 0.3, rests: 0),
    even(.shelf, "a drag forwards and a flick back", 300, 4, 300, 420, 220, -2, rests: 300),
    // A banner turns after 30 percent of the way, or 10 with its momentum.
    even(.banner, "30 percent", 375, 4, 375, 487.5, 487.5, 0, rests: 750),
    even(.banner, "less than 30 percent", 375, 4, 375, 487, 487, 0, rests: 375),
    even(.banner, "any velocity", 375, 4, 375, 413, 414, 0.01, rests: 750),
    even(.banner, "less than 10 percent, fast", 375, 4, 375, 412, 907, 5, rests: 750),
    even(.banner, "8 percent, slow", 375, 4, 375, 405, 406, 0.01, rests: 375),
    even(.banner, "8 percent, 10 with its momentum", 375, 4, 375, 405, 413, 0.1, rests: 750),
    // Around a page at 375 … 1375, after one at 0 and before one at 1750: it keeps what would end on it, wherever the drag began.
    long(.shelf, "a flick on the page", 375, 434, 633, 2, rests: 633),
    // Beyond the edge, it turns.
    long(.shelf, "a flick beyond the edge", 900, 960, 1_376, 2, rests: 1_750),
    long(.shelf, "a flick from the edge", 1_375, 1_385, 1_420, 2, rests: 1_750),
    long(
      .shelf, "one from half a pixel before the edge", 1_374.75, 1_374.75, 1_375, 2, rests: 1_750),
    long(.shelf, "a slow drag past the edge", 900, 1_500, 1_500, 0, rests: 1_375),
    // From other pages, it arrives at the edge where it comes from, unless it is there already.
    long(.shelf, "a flick to the page", 0, 20, 900, 2, rests: 375),
    long(wide, "one with a limit of two", 0, 60, 1_700, 4, rests: 1_750),
    // A flick has to cover a tenth of the gap, 37.5 points, beyond the edge.
    long(.banner, "a banner, a tenth of the gap", 900, 960, 1_412.5, 1, rests: 1_750),
    // Several pages, another start, an end that isn't padded, and a loop.
    row("a limit of two pages", limit(2), even(100, 20), 0, 30, 690, 3, rests: 200),
    row(
      "the start page overrides the nearest", .shelf, even(300, 5), startPage: 1, 40, 100, 500, 2,
      rests: 600),
    row(
      "back from an end that several lines share", .shelf, unpadded, 290, 280, 180, -1, rests: 200),
    row("a loop goes on", .banner, loop, 750, 800, 1_300, 2, rests: 1_125),
    row("a loop goes on without a limit", .picker, loop, 0, -50, -900, -2, rests: -750),
    // To the bit, unless it moves.
    row("at rest off the grid", .shelf, even(200.8, 9), 201.25, 201.25, 201.25, 0, rests: 201.25),
    row("moving off the grid", .shelf, even(200.8, 9), 200.8, 200.8, 200.8, 0.01, rests: 201),
    // Without pages, or without a place, it is the proposed offset within the range.
    row("without pages", .picker, none, 0, 0, 0, 0, rests: 0),
    row("without pages or a place", .shelf, none, 0, .nan, 50, 1, rests: -20),
  ]

  @Test(arguments: rows) func `where a release rests`(row: Row) {
    #expect(row.policy.restingOffset(for: row.release, stops: row.stops) == row.rest)
    #expect((row.policy.page(for: row.release, stops: row.stops) == nil) == (row.stops.count == 0))
  }

  @Test(arguments: [1e300, -1e300] as [CGFloat], [ReleasePolicy.picker, .shelf, .banner])
  func `numbers beyond all coordinates count as the last ones`(far: CGFloat, policy: ReleasePolicy)
  {
    for (start, release) in [(0, far), (far, far), (far, 300)] as [(CGFloat, CGFloat)] {
      func rest(_ limit: CGFloat) -> CGFloat {
        func limited(_ offset: CGFloat) -> CGFloat { min(max(offset, -limit), limit) }
        let release = DragRelease(
          startOffset: limited(start), releaseOffset: limited(release),
          proposedOffset: limited(far), velocity: 1)
        return policy.restingOffset(for: release, stops: Self.even(300, 5))
      }
      #expect(rest(.greatestFiniteMagnitude) == rest(.farthest))
    }
  }
}
