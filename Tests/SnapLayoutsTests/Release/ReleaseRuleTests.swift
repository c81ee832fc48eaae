import Foundation
import Testing

@testable import SnapLayouts

/// The release rule as a table, with many measured numbers of other libraries, in points and points per millisecond;
/// what holds for any numbers, `ReleaseModelTests` say.
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
    _ name: String, _ policy: ReleasePolicy, _ stops: PageStops,
    _ start: CGFloat, _ release: CGFloat, _ proposed: CGFloat, _ velocity: CGFloat,
    rests rest: CGFloat
  ) -> Row {
    let release = DragRelease(
      startOffset: start, releaseOffset: release, proposedOffset: proposed, velocity: velocity)
    return Row(testDescription: name, policy: policy, stops: stops, release: release, rest: rest)
  }

  private static func even(_ pageStride: CGFloat, _ count: Int) -> PageStops {
    PageStops(
      first: 0, pageStride: pageStride, count: count, within: 0...pageStride * CGFloat(count - 1),
      displayScale: 2)
  }

  private static let loop = PageStops(
    first: 0, pageStride: 375, count: 3, period: 1125, displayScale: 2)
  private static let long = PageStops(
    ranges: [0...0, 375...1_375, 1_750...1_750], within: 0...1_750, displayScale: 2)
  /// The content ends before the last three lines could be aligned, so they are one page.
  private static let unpadded = PageStops(
    first: 0, pageStride: 100, count: 6, within: 0...290, displayScale: 2)

  static let rows: [Row] = [
    row("short of half-way", .picker, even(200, 9), 0, 90, 90, 0, rests: 0),
    row("past half-way", .picker, even(200, 9), 0, 110, 110, 0, rests: 200),
    row("too slow for a flick", .picker, even(375, 4), 375, 375, 425, 0.2, rests: 375),
    row("a flick forwards", .picker, even(375, 4), 375, 375, 565, 0.21, rests: 750),
    row("a flick across many pages", .picker, even(100, 50), 0, 80, 2_120, 4, rests: 2_100),
    row("a short flick reaches the next page", .picker, even(300, 5), 0, 20, 60, 0.3, rests: 300),
    row("a flick never rests behind", .picker, even(300, 5), 0, 320, 400, 0.3, rests: 600),
    row("a flick back against the drag", .picker, even(300, 5), 300, 450, 400, -0.3, rests: 300),
    row("one page", .shelf, even(300, 4), 0, 0, 900, 3, rests: 300),
    row("eleven points", .shelf, even(300, 4), 0, 11, 42, 0.31, rests: 300),
    row("too slow for a flick", .shelf, even(300, 4), 0, 11, 41, 0.3, rests: 0),
    row("a drag forwards and a flick back", .shelf, even(300, 4), 300, 420, 220, -2, rests: 300),
    // A banner turns after 30 percent of the way, or 10 with its momentum.
    row("30 percent", .banner, even(375, 4), 375, 487.5, 487.5, 0, rests: 750),
    row("less than 30 percent", .banner, even(375, 4), 375, 487, 487, 0, rests: 375),
    row("any velocity", .banner, even(375, 4), 375, 413, 414, 0.01, rests: 750),
    row("less than 10 percent, fast", .banner, even(375, 4), 375, 412, 907, 5, rests: 750),
    row("8 percent, slow", .banner, even(375, 4), 375, 405, 406, 0.01, rests: 375),
    row("8 percent, 10 with its momentum", .banner, even(375, 4), 375, 405, 413, 0.1, rests: 750),
    row(
      "a flick from half a pixel before the edge of a long page", .shelf, long, 1_374.75, 1_374.75,
      1_375, 2, rests: 1_750),
    // An end that isn't padded, and a loop.
    row("back from an end that lines share", .shelf, unpadded, 290, 280, 180, -1, rests: 200),
    row("a loop goes on", .banner, loop, 750, 800, 1_300, 2, rests: 1_125),
    row("a loop goes on without a limit", .picker, loop, 0, -50, -900, -2, rests: -750),
    // To the bit, unless it moves.
    row("at rest off the grid", .shelf, even(200.8, 9), 201.25, 201.25, 201.25, 0, rests: 201.25),
  ]

  @Test(arguments: rows) func `where a release rests`(row: Row) {
    #expect(row.policy.restingOffset(for: row.release, stops: row.stops) == row.rest)
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
