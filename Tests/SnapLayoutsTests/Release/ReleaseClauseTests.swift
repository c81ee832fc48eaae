import Foundation
import Testing

@testable import SnapLayouts

/// What is said of a release is what has picked its page.
struct ReleaseClauseTests {
  @Test(
    arguments: [
      (.picker, 5, 130, 130, 0, .settles), (.picker, 5, 130, 330, 1, .coasts),
      (.shelf, 5, 130, 130, 0, .settles), (.shelf, 5, 130, 330, 1, .turns),
      (.shelf, 5, 180, 20, -1, .cancels), (.shelf, 1, 20, 20, 0, .settles),
      // Without a place, or without pages.
      (.shelf, 5, .nan, 0, 0, nil), (.shelf, 0, 0, 0, 0, nil),
    ] as [(ReleasePolicy, Int, CGFloat, CGFloat, CGFloat, ReleaseClause?)])
  func `the clause names the part of the rule`(
    policy: ReleasePolicy, pages: Int, offset: CGFloat, proposed: CGFloat, velocity: CGFloat,
    clause: ReleaseClause?
  ) {
    let stops = PageStops(
      first: 0, pageStride: 100, count: pages, within: 0...400, displayScale: 2)
    let release = DragRelease(
      startOffset: 100, releaseOffset: offset, proposedOffset: proposed, velocity: velocity)
    #expect(policy.clause(for: release, stops: stops) == clause)
  }
}
