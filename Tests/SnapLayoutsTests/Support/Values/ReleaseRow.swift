import Foundation
import Testing

@testable import SnapLayouts

/// A row in the table of the release rule: pages one page stride apart from 0 on, and a drag.
struct ReleaseRow: Sendable, CustomTestStringConvertible {
  var name: String
  var pageStride: CGFloat
  var count: Int
  var start: CGFloat
  var release: CGFloat
  var proposed: CGFloat
  var velocity: CGFloat
  var expected: CGFloat

  init(
    _ name: String, _ pageStride: CGFloat, _ count: Int, from start: CGFloat, at release: CGFloat,
    to proposed: CGFloat, _ velocity: CGFloat, rests expected: CGFloat
  ) {
    self.name = name
    self.pageStride = pageStride
    self.count = count
    self.start = start
    self.release = release
    self.proposed = proposed
    self.velocity = velocity
    self.expected = expected
  }

  var testDescription: String { name }

  func restingOffset(_ policy: ReleasePolicy) -> CGFloat {
    let stops = PageStops(
      first: 0, pageStride: pageStride, count: count,
      within: 0...pageStride * CGFloat(max(0, count - 1)),
      displayScale: 2)
    let release = DragRelease(
      startOffset: start, releaseOffset: release, proposedOffset: proposed, velocity: velocity)
    return policy.restingOffset(for: release, stops: stops)
  }

  /// The result for the mirrored drag and stops.
  func mirroredRestingOffset(_ policy: ReleasePolicy) -> CGFloat {
    let end = pageStride * CGFloat(max(0, count - 1))
    var row = self
    (row.start, row.release, row.proposed) = (end - start, end - release, end - proposed)
    row.velocity = -velocity
    return end - row.restingOffset(policy)
  }
}
