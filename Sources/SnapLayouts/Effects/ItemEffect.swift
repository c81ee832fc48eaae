import Foundation

/// A change of the look of items by their distance from the focus.
///
/// Effects are applied in order, each to the result of the previous ones. An effect is called for
/// each visible item in each frame of scrolling, so it should only compute. It may be called on any
/// thread.
public struct ItemEffect: Sendable {
  /// The distance outside of the viewport within which the effect can make items visible.
  let overscan: Overscan

  /// How far beyond an edge of the screen the effect makes items of one size visible, in points; nil
  /// if only the overscan is known.
  private(set) var reach: (@Sendable (ScreenEdge) -> CGFloat)?

  /// The part of the effect that remains while motion is reduced.
  let reducedMotion: ReducedMotion

  private let body: @Sendable (ItemPosition, inout ItemAppearance) -> Void

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - overscan: The distance outside of the viewport, in pages, within which the effect can make
  ///     items visible. The default, half a page on both sides, is enough if items stay near their
  ///     place. The layout computes the look of each item within it, but only shows those that
  ///     appear in the viewport.
  ///   - reducedMotion: The part of the effect that remains while motion is reduced; by default its
  ///     fading.
  ///   - body: Changes the appearance of an item at a position. To combine with other effects, it
  ///     should multiply scale and alpha and add to shifts and turns.
  public init(
    overscan: Overscan = 0.5, reducedMotion: ReducedMotion = .fadesOnly,
    _ body: @escaping @Sendable (ItemPosition, inout ItemAppearance) -> Void
  ) {
    self.overscan = overscan
    self.reducedMotion = reducedMotion
    self.body = body
  }

  /// The same effect, for which it is known how far beyond an edge it makes items visible.
  func reaching(_ reach: @escaping @Sendable (ScreenEdge) -> CGFloat) -> ItemEffect {
    var effect = self
    effect.reach = reach
    return effect
  }

  /// The same effect with another easing: over each page, and over the distance of a zoom or a fade.
  ///
  /// Items at whole pages look the same. An effect that reads ``ItemPosition/distance`` isn't eased,
  /// because that is where the item is.
  ///
  /// - Parameter easing: The easing from one end to the other.
  /// - Returns: The effect.
  public func eased(_ easing: Easing) -> ItemEffect {
    ItemEffect(overscan: overscan, reducedMotion: reducedMotion) { position, appearance in
      var position = position
      // The last easing that was set comes first.
      position.ownEasing = position.ownEasing ?? easing
      apply(to: &appearance, at: position)
    }
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
    apply(to: &wanted, at: reducedMotion == .inSteps ? position.atNearestLine : position)
    switch reducedMotion {
    case .unchanged, .inSteps:
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
    /// All of it, in steps: between two pages, items look as where the nearer one rests.
    ///
    /// It changes ``ItemPosition/progress``, but not ``ItemPosition/distance``.
    case inSteps
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
}
