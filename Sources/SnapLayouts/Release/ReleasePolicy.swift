import Foundation

/// How a layout picks the page to rest on when a finger lifts.
///
/// With a limit of pages per drag, a policy turns pages. Without a limit, it lets the view coast
/// freely and only adjusts its end. ``page(for:stops:)`` describes the rule.
///
/// Settings out of range are corrected when you set them.
public struct ReleasePolicy: Sendable, Hashable {
  /// The maximum number of pages that one drag turns; `nil`, the default, sets no limit.
  ///
  /// Values below 1 count as 1.
  public var maximumPagesPerDrag: Int? {
    didSet { maximumPagesPerDrag = Self.corrected(maximumPagesPerDrag) }
  }

  /// The fraction of the way to the next page that turns it without a flick, 0 … 1; by default 0.5.
  ///
  /// The way reaches from the end of one page to the beginning of the next one.
  ///
  /// With 1, the drag must reach the next page. Values out of range count as the nearer end of the
  /// range; `NaN` counts as 0.5.
  public var turnFraction: CGFloat {
    didSet { turnFraction = Self.corrected(turnFraction, or: 0.5) }
  }

  /// The velocity in points per millisecond beyond which a release is a flick; by default 0.2.
  ///
  /// Negative values count as 0, and `NaN` as 0.2. With infinity, no release is a flick.
  public var flickVelocity: CGFloat {
    didSet { flickVelocity = Self.corrected(flickVelocity, to: 0...(.infinity), or: 0.2) }
  }

  /// The fraction of the way to the next page that a flick must cover, 0 … 1; by default 0.
  ///
  /// It includes the momentum of the drag, but no points on a page longer than the viewport. Values out of range count as
  /// the nearer end of the range; `NaN` counts as 0.
  public var flickFraction: CGFloat {
    didSet { flickFraction = Self.corrected(flickFraction, or: 0) }
  }

  /// Whether the view stops first and then scrolls back if the page lies against the velocity; by
  /// default false.
  ///
  /// Otherwise UIKit moves the view to the page at once.
  public var cancelsSmoothly: Bool

  /// Creates a policy; values out of range are corrected.
  ///
  /// - Parameters:
  ///   - maximumPagesPerDrag: The maximum number of pages that one drag turns; `nil` for no limit.
  ///   - turnFraction: The fraction of the way that turns a page without a flick.
  ///   - flickVelocity: The velocity of a flick in points per millisecond.
  ///   - flickFraction: The fraction of the way that a flick must cover.
  ///   - cancelsSmoothly: Whether a release against its velocity stops first and then scrolls back.
  public init(
    maximumPagesPerDrag: Int? = nil, turnFraction: CGFloat = 0.5, flickVelocity: CGFloat = 0.2,
    flickFraction: CGFloat = 0, cancelsSmoothly: Bool = false
  ) {
    self.maximumPagesPerDrag = Self.corrected(maximumPagesPerDrag)
    self.turnFraction = Self.corrected(turnFraction, or: 0.5)
    self.flickVelocity = Self.corrected(flickVelocity, to: 0...(.infinity), or: 0.2)
    self.flickFraction = Self.corrected(flickFraction, or: 0)
    self.cancelsSmoothly = cancelsSmoothly
  }

  // Computed, so that a number isn't part of the interface, and a change compiles this file only.

  /// Coasts freely over any number of pages and rests on one.
  public static var picker: ReleasePolicy { ReleasePolicy() }

  /// Turns one page at a time, at half of the way or with a flick.
  public static var shelf: ReleasePolicy {
    ReleasePolicy(maximumPagesPerDrag: 1, flickVelocity: 0.3)
  }

  /// Turns one page at a time, at 30 percent of the way, or with any flick that covers 10 percent.
  public static var banner: ReleasePolicy {
    ReleasePolicy(
      maximumPagesPerDrag: 1, turnFraction: 0.3, flickVelocity: 0, flickFraction: 0.1,
      cancelsSmoothly: true)
  }

  /// Turns one page at a time, as `isPagingEnabled` does: at half of the way, or with a flick however short.
  ///
  /// It is the policy of a view that had system paging, as long as the app sets no other one. A flick is a release
  /// with momentum: at 0.01 points per millisecond and less, a view wouldn't coast. Unlike with system paging, a page
  /// is one of the layout and not as long as the bounds, and swipes in quick succession turn one page each.
  public static var paging: ReleasePolicy {
    ReleasePolicy(maximumPagesPerDrag: 1, flickVelocity: 0.01)
  }

  private static func corrected(_ pages: Int?) -> Int? { pages.map { max(1, $0) } }

  private static func corrected(
    _ number: CGFloat, to range: ClosedRange<CGFloat> = 0...1, or standard: CGFloat
  ) -> CGFloat { number.isNaN ? standard : number.clamped(to: range) }
}
