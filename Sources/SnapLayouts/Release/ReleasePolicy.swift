#if canImport(Foundation)
import Foundation
#endif

/// How a layout picks the page to rest on when a finger lifts.
///
/// A policy is four numbers. With a limit of pages per drag it turns pages, without one it lets the
/// view coast freely and only settles its end. ``page(for:stops:)`` spells out the rule.
///
/// Settings out of range are corrected whenever they are written.
public struct ReleasePolicy: Sendable, Hashable {
  /// The most pages that one drag may turn, at least 1; `nil`, the default, sets no limit.
  ///
  /// Less than 1 counts as 1.
  public var maximumPagesPerDrag: Int? {
    didSet { maximumPagesPerDrag = Self.corrected(maximumPagesPerDrag) }
  }

  /// The share of the way to the next page that turns it without a flick, 0 … 1; by default 0.5.
  ///
  /// With 1 the next page must be reached. Beyond the range the nearer end counts; no number counts
  /// as 0.5.
  public var turnFraction: CGFloat {
    didSet { turnFraction = Self.share(turnFraction, or: 0.5) }
  }

  /// The velocity in points per millisecond beyond which a release is a flick; by default 0.2.
  ///
  /// Negative counts as 0, no number as 0.2; with infinity nothing is a flick.
  public var flickVelocity: CGFloat {
    didSet { flickVelocity = Self.velocity(flickVelocity) }
  }

  /// The share of the way to the next page that a flick must cover, 0 … 1; by default 0.
  ///
  /// The way of a flick is that of the drag with its momentum.
  /// Beyond the range the nearer end counts; no number counts as 0.
  public var flickFraction: CGFloat {
    didSet { flickFraction = Self.share(flickFraction, or: 0) }
  }

  /// Whether a release whose page lies against its velocity stops first and then scrolls back; by
  /// default false.
  ///
  /// UIKit itself would be there in an instant.
  public var cancelsSmoothly: Bool

  /// Creates a policy; numbers out of range are corrected as they are when written.
  ///
  /// - Parameters:
  ///   - maximumPagesPerDrag: The most pages that one drag may turn; `nil` for no limit.
  ///   - turnFraction: The share of the way that turns a page without a flick.
  ///   - flickVelocity: The velocity of a flick in points per millisecond.
  ///   - flickFraction: The share of the way that a flick must cover.
  ///   - cancelsSmoothly: Whether a release against its velocity stops first and then scrolls back.
  public init(
    maximumPagesPerDrag: Int? = nil, turnFraction: CGFloat = 0.5, flickVelocity: CGFloat = 0.2,
    flickFraction: CGFloat = 0, cancelsSmoothly: Bool = false
  ) {
    self.maximumPagesPerDrag = Self.corrected(maximumPagesPerDrag)
    self.turnFraction = Self.share(turnFraction, or: 0.5)
    self.flickVelocity = Self.velocity(flickVelocity)
    self.flickFraction = Self.share(flickFraction, or: 0)
    self.cancelsSmoothly = cancelsSmoothly
  }

  /// Coasts freely over any number of pages and settles on one.
  public static let picker = ReleasePolicy()

  /// Turns one page at a time, at half of the way or by a flick.
  public static let shelf = ReleasePolicy(maximumPagesPerDrag: 1, flickVelocity: 0.3)

  /// Turns one page at a time, at 30 percent of the way, or by any flick that covers 10 percent.
  public static let banner = ReleasePolicy(
    maximumPagesPerDrag: 1, turnFraction: 0.3, flickVelocity: 0, flickFraction: 0.1,
    cancelsSmoothly: true)

  private static func corrected(_ pages: Int?) -> Int? { pages.map { max(1, $0) } }

  private static func share(_ value: CGFloat, or fallback: CGFloat) -> CGFloat {
    value.isNaN ? fallback : value.clamped(to: 0...1)
  }

  private static func velocity(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0.2 : max(0, value)
  }
}
