#if canImport(Foundation)
import Foundation
#endif

/// A change of how items look by their distance from the focus.
///
/// Effects are applied in order, each to what the ones before it left. An effect is called for each
/// visible item in each frame of scrolling, so it should only compute. It may be called on any
/// thread.
public struct ItemEffect: Sendable {
  private let body: @Sendable (ItemPosition, inout ItemAppearance) -> Void

  /// Creates an effect.
  ///
  /// - Parameter body: Changes the appearance of an item at a position. To compose with other
  ///   effects it should multiply scale and alpha and add to shifts and turns.
  public init(_ body: @escaping @Sendable (ItemPosition, inout ItemAppearance) -> Void) {
    self.body = body
  }

  /// Changes the appearance of an item at a position.
  ///
  /// - Parameters:
  ///   - appearance: The appearance that the effects before this one left.
  ///   - position: Where the item is.
  public func apply(to appearance: inout ItemAppearance, at position: ItemPosition) {
    body(position, &appearance)
  }
}
