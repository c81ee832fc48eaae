import Foundation
import Testing

@testable import SnapLayouts

/// What is said of a release is what has picked its page.
struct ReleaseClauseTests {
  private let stops = PageStops(
    first: 0, pageStride: 100, count: 5, within: 0...400, displayScale: 2)

  private func clause(
    _ policy: ReleasePolicy, at release: CGFloat, to proposed: CGFloat, _ velocity: CGFloat
  ) -> ReleaseClause? {
    let release = DragRelease(
      startOffset: 100, releaseOffset: release, proposedOffset: proposed, velocity: velocity)
    return policy.clause(for: release, stops: stops)
  }

  @Test func `the clause names the part of the rule`() {
    #expect(clause(.picker, at: 130, to: 130, 0) == .settles)
    #expect(clause(.picker, at: 130, to: 330, 1) == .coasts)
    #expect(clause(.shelf, at: 130, to: 130, 0) == .settles)
    #expect(clause(.shelf, at: 130, to: 330, 1) == .turns)
    #expect(clause(.shelf, at: 180, to: 20, -1) == .cancels)
  }

  @Test func `a single page has a clause, too`() {
    let one = PageStops([0], within: 0...0, displayScale: 2)
    let release = DragRelease(startOffset: 0, releaseOffset: 20, proposedOffset: 20, velocity: 0)
    #expect(ReleasePolicy.shelf.clause(for: release, stops: one) == .settles)
  }

  @Test func `there is no clause without pages or a place`() {
    #expect(clause(.shelf, at: .nan, to: 0, 0) == nil)
    let none = PageStops([], within: 0...0, displayScale: 2)
    let release = DragRelease(startOffset: 0, releaseOffset: 0, proposedOffset: 0, velocity: 0)
    #expect(ReleasePolicy.shelf.clause(for: release, stops: none) == nil)
  }
}
