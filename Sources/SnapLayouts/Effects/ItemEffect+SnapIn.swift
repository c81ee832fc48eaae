#if canImport(Foundation)
import Foundation
#endif

extension ItemEffect {
  /// Lets the next page come in from farther away, smaller and fainter, and snap into place.
  ///
  /// Pages at the focus and before it move as in the flow layout. The next page follows at a
  /// distance of up to a quarter of its length, and catches up more and more slowly.
  ///
  /// Use it for pages that fill the viewport. Reduce Motion keeps only the fading.
  public static var snapIn: ItemEffect {
    ItemEffect { position, appearance in
      let way = position.progress.clamped(to: 0...1)
      let left = 1 - way
      appearance.zIndex = position.orderByNearness()
      appearance.alpha *= left
      guard way < 1 else { return }
      let scale = 0.8 + 0.2 * left
      appearance.scale *= scale
      let lag = (1 - left * left * left) * position.itemSize[along: position.axis] / 4
      appearance.translation[along: position.axis] += scale * lag
    }
  }
}
