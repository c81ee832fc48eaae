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
