import Foundation

/// A change of the look of items by their distance from the focus.
///
/// Effects are applied in order, each to the result of the previous ones. An effect is called for
/// each visible item in each frame of scrolling, so it should only compute. It may be called on any
/// thread.
public struct ItemEffect: Sendable {
  /// The distance outside of the viewport within which the effect can make items visible.
  let overscan: Overscan

  /// The distance from the focus within which the effect can make items visible, in points.
  private let range: CGFloat

  /// The part of the effect that remains while motion is reduced.
  let reducedMotion: ReducedMotion

  private let body: @Sendable (ItemPosition, inout ItemAppearance) -> Void

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - overscan: The distance outside of the viewport, in pages, within which the effect can make
  ///     items visible. The default, half a page on both sides, is enough if items stay near their
  ///     place. The cost of a frame grows with it.
  ///   - reducedMotion: The part of the effect that remains while motion is reduced; by default its
  ///     fading.
  ///   - body: Changes the appearance of an item at a position. To combine with other effects, it
  ///     should multiply scale and alpha and add to shifts and turns.
  public init(
    overscan: Overscan = 0.5, reducedMotion: ReducedMotion = .fadesOnly,
    _ body: @escaping @Sendable (ItemPosition, inout ItemAppearance) -> Void
  ) {
    self.init(overscan: overscan, upTo: .infinity, reducedMotion: reducedMotion, body)
  }

  /// Creates an effect that, from a distance on, keeps items in place or makes them smaller.
  init(
    overscan: Overscan, upTo range: CGFloat, reducedMotion: ReducedMotion = .fadesOnly,
    _ body: @escaping @Sendable (ItemPosition, inout ItemAppearance) -> Void
  ) {
    self.overscan = overscan
    self.range = range
    self.reducedMotion = reducedMotion
    self.body = body
  }

  /// The overscan at the ends of an extent, which are at these distances before and after the
  /// focus.
  func overscan(before: CGFloat, after: CGFloat) -> Overscan {
    guard before > range || after > range else { return overscan }
    return Overscan(
      before: before > range ? 0 : overscan.before, after: after > range ? 0 : overscan.after)
  }

  /// Changes the appearance of an item at a position.
  ///
  /// - Parameters:
  ///   - appearance: The appearance after the previous effects. This method moves its pivot to the
  ///     middle before and after the change.
  ///   - position: The position of the item.
  public func apply(to appearance: inout ItemAppearance, at position: ItemPosition) {
    appearance.centerPivot()
    body(position, &appearance)
    appearance.centerPivot()
  }

  /// Applies the part of the effect that remains while motion is reduced.
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

extension ItemEffect {
  /// The part of an effect that remains while motion is reduced.
  ///
  /// Later versions may add cases, so give a `switch` a `default`.
  public enum ReducedMotion: Sendable, Hashable, CaseIterable {
    /// All of it, because nothing moves.
    case unchanged
    /// Its changes of alpha, and the order of overlapping items.
    case fadesOnly
    /// Only the order of overlapping items, for effects whose alpha hides what they move out of
    /// sight.
    case off
  }
}

extension Array where Element == ItemEffect {
  /// The appearance of an item at a position after all effects, in order.
  ///
  /// - Parameters:
  ///   - position: The position of the item.
  ///   - reducesMotion: Whether motion is reduced, which also reduces the effects.
  /// - Returns: The appearance.
  func appearance(at position: ItemPosition, reducesMotion: Bool = false) -> ItemAppearance {
    reduce(into: ItemAppearance()) { appearance, effect in
      if reducesMotion {
        effect.applyReduced(to: &appearance, at: position)
      } else {
        effect.apply(to: &appearance, at: position)
      }
    }
  }

  /// The distance outside of an extent within which the effects can make items visible in it.
  ///
  /// - Parameters:
  ///   - before: The distance from the start of the extent to the focus, in points; negative if it
  ///     starts after the focus.
  ///   - after: The distance from the focus to the end of the extent; negative if it ends before it.
  /// - Returns: An overscan that is enough for all effects.
  func overscan(before: CGFloat, after: CGFloat) -> Overscan {
    reduce(0) { $0.union($1.overscan(before: before, after: after)) }
  }
}
