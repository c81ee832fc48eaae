#if canImport(Foundation)
import Foundation
#endif

/// How far outside the viewport an effect finds the items that it brings into sight, in pages.
///
/// A stack, whose waiting cards lie beyond the trailing edge in the flow layout, needs some after the
/// viewport and none before it. Each page costs the cells of a page in every frame.
///
/// A number counts for both sides: `ItemEffect(overscan: 2) { … }`.
public struct Overscan: Sendable, Hashable {
  /// How many pages before the viewport, 0 … 10.
  public let before: CGFloat

  /// How many pages after the viewport, 0 … 10.
  public let after: CGFloat

  /// Creates an overscan; beyond 0 … 10 the nearer end counts, not finite 0.5.
  ///
  /// - Parameters:
  ///   - before: How many pages before the viewport.
  ///   - after: How many pages after the viewport.
  public init(before: CGFloat, after: CGFloat) {
    self.before = before.corrected(or: 0.5).clamped(to: 0...10)
    self.after = after.corrected(or: 0.5).clamped(to: 0...10)
  }

  /// Creates the same overscan on both sides; beyond 0 … 10 the nearer end counts, not finite 0.5.
  public init(_ pages: CGFloat) { self.init(before: pages, after: pages) }

  /// What is enough for both.
  func union(_ other: Overscan) -> Overscan {
    Overscan(before: max(before, other.before), after: max(after, other.after))
  }
}

extension Overscan: ExpressibleByFloatLiteral {
  /// Creates the same overscan on both sides.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
}

extension Overscan: ExpressibleByIntegerLiteral {
  /// Creates the same overscan on both sides.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}
