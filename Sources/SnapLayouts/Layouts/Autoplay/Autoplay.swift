#if canImport(UIKit)
import UIKit

/// How a banner turns its pages by itself.
///
/// Settings out of range are corrected whenever they are written.
public struct Autoplay: Sendable, Hashable {
  /// Where the next page is.
  public enum Direction: Sendable, Hashable, CaseIterable {
    /// To the page after the current one.
    case forward
    /// To the page before the current one.
    case backward
  }

  /// For how long a page rests, in seconds; by default 5, at least 2.
  ///
  /// No number, or infinity, counts as 5.
  public var interval: TimeInterval {
    didSet { interval = Self.corrected(interval: interval) }
  }

  /// The direction of the turning; by default forward.
  public var direction: Direction

  /// How long a turn takes, in seconds, by default nil, the system's own scrolling.
  ///
  /// Negative or not finite counts as nil; 0 turns at once.
  public var turnDuration: TimeInterval? {
    didSet { turnDuration = Self.corrected(turnDuration: turnDuration) }
  }

  /// How a turn of a ``turnDuration`` speeds up and slows down; by default it does both.
  public var turnCurve: UIView.AnimationCurve

  /// Creates settings; numbers out of range are corrected as they are when written.
  ///
  /// - Parameters:
  ///   - interval: For how long a page rests, in seconds.
  ///   - direction: The direction of the turning.
  ///   - turnDuration: How long a turn takes, in seconds; nil for the system's own scrolling.
  ///   - turnCurve: How a turn speeds up and slows down.
  public init(
    interval: TimeInterval = 5, direction: Direction = .forward, turnDuration: TimeInterval? = nil,
    turnCurve: UIView.AnimationCurve = .easeInOut
  ) {
    self.interval = Self.corrected(interval: interval)
    self.direction = direction
    self.turnDuration = Self.corrected(turnDuration: turnDuration)
    self.turnCurve = turnCurve
  }

  private static func corrected(interval: TimeInterval) -> TimeInterval {
    interval.isFinite ? max(2, interval) : 5
  }

  private static func corrected(turnDuration: TimeInterval?) -> TimeInterval? {
    turnDuration.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}

extension CubicTiming {
  /// The curve of a system animation.
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut:
      self.init(first: Point(x: 0.42, y: 0), second: Point(x: 0.58, y: 1))
    case .easeIn: self.init(first: Point(x: 0.42, y: 0), second: Point(x: 1, y: 1))
    case .easeOut: self = .easeOut
    default: self = .linear
    }
  }
}
#endif
