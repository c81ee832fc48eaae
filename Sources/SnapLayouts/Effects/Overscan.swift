import Foundation

/// The distance outside of the viewport, in pages, within which an effect can make items visible.
///
/// For example, the waiting cards of a stack lie beyond the trailing edge in the flow layout. So a
/// stack needs some overscan after the viewport and hardly any before it. The looks of all items within
/// it are computed in every frame.
///
/// A number literal sets both sides: `ItemEffect(overscan: 2) { … }`.
public struct Overscan: Sendable, Hashable {
  /// The number of pages before the viewport, 0 … 10.
  public let before: CGFloat

  /// The number of pages after the viewport, 0 … 10.
  public let after: CGFloat

  /// Creates an overscan; values outside of 0 … 10 count as the nearer end, `NaN` and infinity as
  /// 0.5.
  ///
  /// - Parameters:
  ///   - before: The number of pages before the viewport.
  ///   - after: The number of pages after the viewport.
  public init(before: CGFloat, after: CGFloat) {
    self.before = before.corrected(or: 0.5).clamped(to: 0...10)
    self.after = after.corrected(or: 0.5).clamped(to: 0...10)
  }

  /// Creates the same overscan on both sides.
  ///
  /// Values outside of 0 … 10 count as the nearer end, `NaN` and infinity as 0.5.
  public init(_ pages: CGFloat) { self.init(before: pages, after: pages) }

  /// An overscan that is enough for two effects, whose shifts add up.
  static func + (one: Overscan, other: Overscan) -> Overscan {
    Overscan(before: one.before + other.before, after: one.after + other.after)
  }
}

extension Overscan: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates the same overscan on both sides from a number literal.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }

  /// Creates the same overscan on both sides from a number literal.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}

/// An edge of the screen, as the effects on items of one size see it.
struct ScreenEdge {
  /// The distance from the focus of an item that touches the edge from outside, in points.
  let itemDistance: CGFloat
  /// The length of each item along the axis.
  let itemLength: CGFloat
  let pageStride: CGFloat
  let viewportLength: CGFloat

  /// How far beyond the edge there are items at a distance of less than a page from the focus, in points.
  var reachOfPage: CGFloat { pageStride - itemDistance }
}

extension Array where Element == ItemEffect {
  /// An overscan that is enough for all effects, whatever the items are.
  var overscan: Overscan { reduce(0) { $0 + $1.overscan } }

  /// How far beyond an edge of the screen these effects make items visible, in points; nil if that
  /// isn't known.
  ///
  /// It isn't known of two effects that move items, because their shifts add up.
  func reach(beyond edge: ScreenEdge) -> CGFloat? {
    var mover: ItemEffect?
    for effect in self where effect.overscan != 0 {
      guard mover == nil else { return nil }
      mover = effect
    }
    return mover?.reach?(edge)
  }
}
