#if canImport(UIKit)
import UIKit

/// How a layout turns its pages automatically.
///
/// Values out of range are corrected when you set them.
public struct Autoplay: Sendable, Hashable {
  /// The direction of page turns.
  public enum Direction: Sendable, Hashable, CaseIterable {
    /// To the page after the current one.
    case forward
    /// To the page before the current one.
    case backward
  }

  /// The seconds for which a page stays; the default is 5, the minimum 2, and with a ``driftSpeed`` 0.
  ///
  /// Smaller values count as the minimum; `NaN` and infinity count as 5.
  public var interval: TimeInterval {
    get { max(ownInterval, driftSpeed == nil ? 2 : 0) }
    set { ownInterval = Self.corrected(interval: newValue) }
  }

  /// The direction of the page turns; the default is forward.
  public var direction: Direction

  /// The duration of a page turn in seconds; by default nil, which scrolls with the system's
  /// animation.
  ///
  /// Negative values, `NaN` and infinity count as nil; 0 turns the page at once.
  public var turnDuration: TimeInterval? {
    didSet { turnDuration = turnDuration?.duration }
  }

  /// The timing curve of a page turn with a ``turnDuration``; the default is ease-in, ease-out.
  public var turnCurve: UIView.AnimationCurve

  /// The speed of a slow, continuous drift in points per second; by default nil, which turns pages.
  ///
  /// The drift begins when a page has stayed for the ``interval``: with an interval of 0 at once. It ends under a finger,
  /// and where turns of pages would wait. Then the view comes to rest on a page, and goes on after another
  /// interval: with 0 as soon as it rests after the finger has gone. Without a loop, it turns back at the ends.
  ///
  /// The speed is the same at 60 and at 120 frames per second: each frame moves the view by what is due since the
  /// last one, in whole pixels. 0, negative values, `NaN` and infinity count as nil; the maximum is 1000.
  public var driftSpeed: CGFloat? {
    didSet { driftSpeed = Self.corrected(driftSpeed: driftSpeed) }
  }

  /// Creates settings; values out of range are corrected.
  ///
  /// - Parameters:
  ///   - interval: The seconds for which a page stays.
  ///   - direction: The direction of the page turns.
  ///   - turnDuration: The duration of a page turn in seconds; nil for the system's animation.
  ///   - turnCurve: The timing curve of a page turn with a duration.
  ///   - driftSpeed: The speed of a continuous drift in points per second; nil to turn pages.
  public init(
    interval: TimeInterval = 5, direction: Direction = .forward, turnDuration: TimeInterval? = nil,
    turnCurve: UIView.AnimationCurve = .easeInOut, driftSpeed: CGFloat? = nil
  ) {
    ownInterval = Self.corrected(interval: interval)
    self.direction = direction
    self.turnDuration = turnDuration?.duration
    self.turnCurve = turnCurve
    self.driftSpeed = Self.corrected(driftSpeed: driftSpeed)
  }

  /// The last value set for the interval, at least 0.
  private var ownInterval: TimeInterval

  private static func corrected(driftSpeed: CGFloat?) -> CGFloat? {
    driftSpeed.flatMap { $0.isFinite && $0 > 0 ? min($0, 1000) : nil }
  }

  private static func corrected(interval: TimeInterval) -> TimeInterval {
    interval.isFinite ? max(0, interval) : 5
  }
}

extension TimeInterval {
  /// The time, if a scroll can take it: a finite one of 0 or more.
  fileprivate var duration: TimeInterval? { isFinite && self >= 0 ? self : nil }
}

extension ScrollStyle {
  /// A scroll with a duration in seconds; with the system's animation if a scroll can't take that.
  init(duration: TimeInterval?, curve: UIView.AnimationCurve) {
    self = duration?.duration.map { $0 == 0 ? .immediate : .timed($0, Easing(curve)) } ?? .animated
  }
}

extension Easing {
  /// The curve of a system animation.
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self = .easeInOut
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    default: self = .linear
    }
  }
}
#endif
