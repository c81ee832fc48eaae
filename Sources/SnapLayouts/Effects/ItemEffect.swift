#if canImport(Foundation)
import Foundation
#endif

/// A change of how items look by their distance from the focus.
///
/// Effects are applied in order, each to what the ones before it left. An effect is called for each
/// visible item in each frame of scrolling, so it should only compute. It may be called on any
/// thread.
public struct ItemEffect: Sendable {
  /// How far outside the viewport the flow layout may place an item that comes into sight.
  let overscan: Overscan

  /// How far from the focus it brings items into sight, in points.
  private let range: CGFloat

  /// What is left of the effect while motion is reduced.
  let reducedMotion: ReducedMotion

  private let body: @Sendable (ItemPosition, inout ItemAppearance) -> Void

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - overscan: How far outside the viewport the flow layout may place an item that the effect
  ///     brings into sight, in pages. Half a page on both sides, the default, is enough where items
  ///     stay about where they are. The cost of a frame grows with it.
  ///   - reducedMotion: What is left of the effect while motion is reduced; by default its fading.
  ///   - body: Changes the appearance of an item at a position. To compose with other effects it
  ///     should multiply scale and alpha and add to shifts and turns.
  public init(
    overscan: Overscan = 0.5, reducedMotion: ReducedMotion = .fadesOnly,
    _ body: @escaping @Sendable (ItemPosition, inout ItemAppearance) -> Void
  ) {
    self.init(overscan: overscan, upTo: .infinity, reducedMotion: reducedMotion, body)
  }

  /// Creates an effect that leaves items where they are, or makes them smaller, from a distance on.
  init(
    overscan: Overscan, upTo range: CGFloat, reducedMotion: ReducedMotion = .fadesOnly,
    _ body: @escaping @Sendable (ItemPosition, inout ItemAppearance) -> Void
  ) {
    self.overscan = overscan
    self.range = range
    self.reducedMotion = reducedMotion
    self.body = body
  }

  /// The overscan at the ends of an extent, which lie so far before and after the focus.
  func overscan(before: CGFloat, after: CGFloat) -> Overscan {
    guard before > range || after > range else { return overscan }
    return Overscan(
      before: before > range ? 0 : overscan.before, after: after > range ? 0 : overscan.after)
  }

  /// Changes the appearance of an item at a position.
  ///
  /// - Parameters:
  ///   - appearance: The appearance that the effects before this one left. Its pivot is brought to the
  ///     middle, before and after.
  ///   - position: Where the item is.
  public func apply(to appearance: inout ItemAppearance, at position: ItemPosition) {
    appearance.centerPivot()
    body(position, &appearance)
    appearance.centerPivot()
  }

  /// Changes the appearance by what is left of the effect while motion is reduced.
  func applyReduced(to appearance: inout ItemAppearance, at position: ItemPosition) {
    var wanted = appearance
    apply(to: &wanted, at: position)
    switch reducedMotion {
    case .unchanged:
      appearance = wanted
    case .fadesOnly:
      (appearance.alpha, appearance.zIndex) = (wanted.alpha, wanted.zIndex)
    case .off:
      appearance.zIndex = wanted.zIndex
    }
  }
}
