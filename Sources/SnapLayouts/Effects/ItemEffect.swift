#if canImport(Foundation)
import Foundation
#endif

/// A change of how items look by their distance from the focus.
///
/// Effects are applied in order, each to what the ones before it left. An effect is called for each
/// visible item in each frame of scrolling, so it should only compute. It may be called on any
/// thread.
public struct ItemEffect: Sendable {
  /// How many pages outside the viewport the flow layout may place an item that comes into sight.
  let reach: CGFloat

  /// Whether pages stay in place, so that all of the effect is left while motion is reduced.
  private let isStill: Bool

  private let body: @Sendable (ItemPosition, inout ItemAppearance) -> Void

  /// Creates an effect.
  ///
  /// While motion is reduced, only what it does to alpha and zIndex is left of it.
  ///
  /// - Parameters:
  ///   - reach: How many pages outside the viewport the flow layout may place an item that the effect
  ///     brings into sight, 0 … 10; beyond it the nearer end counts, not finite 0.5. Half a page, the
  ///     default, is enough where items stay about where they are. The cost of a frame grows with it.
  ///   - body: Changes the appearance of an item at a position. To compose with other effects it
  ///     should multiply scale and alpha and add to shifts and turns.
  public init(
    reach: CGFloat = 0.5, _ body: @escaping @Sendable (ItemPosition, inout ItemAppearance) -> Void
  ) {
    self.init(reach: reach, isStill: false, body)
  }

  /// Changes the appearance of an item at a position.
  ///
  /// - Parameters:
  ///   - appearance: The appearance that the effects before this one left.
  ///   - position: Where the item is.
  public func apply(to appearance: inout ItemAppearance, at position: ItemPosition) {
    body(position, &appearance)
  }

  init(
    reach: CGFloat, isStill: Bool,
    _ body: @escaping @Sendable (ItemPosition, inout ItemAppearance) -> Void
  ) {
    self.reach = reach.corrected(or: 0.5).clamped(to: 0...10)
    self.isStill = isStill
    self.body = body
  }

  /// Changes the appearance by what is left of the effect while motion is reduced: of one that moves
  /// items its fading.
  func applyReduced(to appearance: inout ItemAppearance, at position: ItemPosition) {
    var wanted = appearance
    apply(to: &wanted, at: position)
    guard !isStill else {
      appearance = wanted
      return
    }
    appearance.alpha = wanted.alpha
    appearance.zIndex = wanted.zIndex
  }
}
