internal import UIKitQuestions

/// The velocity of a finger over the last tenth of a second before its last sample (fact 6).
struct VelocityTracker {
  private var samples: [(location: CGPoint, time: TimeInterval)]
  /// The velocity at the last sample where the finger had moved.
  private var lastMovement = CGPoint.zero

  private static let window: TimeInterval = 0.1
  private static let slowest: CGFloat = 250

  init(location: CGPoint, time: TimeInterval) { samples = [(location, time)] }

  mutating func add(_ location: CGPoint, time: TimeInterval) {
    let moves = location != samples.last?.location
    samples.append((location, time))
    samples.removeAll { time.since($0.time) > Self.window }
    if moves { lastMovement = recentMovement }
  }

  /// The velocity of the content, which is opposite to the finger's, in points per second.
  var contentVelocity: CGPoint {
    switch OpenQuestions.current.scrolling.velocityAfterPause {
    case .zero: recentMovement
    case .stale: lastMovement
    case .zeroIfSlow:
      max(abs(lastMovement.x), abs(lastMovement.y)) < Self.slowest ? recentMovement : lastMovement
    }
  }

  private var recentMovement: CGPoint {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let time = last.time.since(first.time)
    guard time > 0 else { return .zero }
    return CGPoint(
      x: (first.location.x - last.location.x) / time, y: (first.location.y - last.location.y) / time
    )
  }
}
