import EffortSupport
import Foundation

@testable import SnapLayouts

/// A random release with random stops and a random policy.
struct ReleaseCase {
  var stops: StopsCase
  var release: DragRelease
  var policy: ReleasePolicy

  static func random(
    using generator: inout SeededGenerator, stops: StopsCase
  ) -> ReleaseCase {
    let start = stops.offset(using: &generator)
    let offset = start + (generator.chance(15) ? 0 : generator.eighths(-300...300))
    let velocity = generator.chance(25) ? 0 : generator.eighths(-4...4)
    let coast = velocity * CGFloat(generator.integer(0...500))
    let policy = generator.pick([
      .picker, .shelf, .banner, .paging,
      ReleasePolicy(
        maximumPagesPerDrag: generator.pick([nil, 1, 2, 3]),
        turnFraction: generator.pick([0, 0.25, 0.5, 0.75, 1]),
        flickVelocity: generator.pick([0, 0.25, 1]), flickFraction: generator.pick([0, 0.25, 1])),
    ])
    return ReleaseCase(
      stops: stops,
      release: DragRelease(
        startPage: stops.stops.nearestPage(to: start), startOffset: start, releaseOffset: offset,
        proposedOffset: offset + coast, velocity: velocity),
      policy: policy)
  }

  var page: Int? { policy.page(for: release, stops: stops.stops) }
  var restingOffset: CGFloat { policy.restingOffset(for: release, stops: stops.stops) }

  /// The mirrored case.
  var mirrored: ReleaseCase {
    var mirror = self
    mirror.stops = stops.mirrored
    mirror.release = DragRelease(
      startPage: release.startPage.map { stops.stops.count - 1 - $0 },
      startOffset: -release.startOffset, releaseOffset: -release.releaseOffset,
      proposedOffset: -release.proposedOffset, velocity: -release.velocity)
    return mirror
  }
}
