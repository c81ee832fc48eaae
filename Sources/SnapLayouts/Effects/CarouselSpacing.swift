import Foundation

/// The space between the scaled items of a carousel.
public enum CarouselSpacing: Sendable, Hashable {
  /// The gap between neighbors on the screen, in points; with a negative gap they overlap.
  ///
  /// `NaN` and infinity count as 0.
  case fixed(CGFloat)

  /// The visible part of a neighbor at the edge of the viewport while an item rests in the middle,
  /// in points.
  ///
  /// `NaN` and infinity count as 0.
  case peek(CGFloat)

  /// The gap between neighbors on the screen.
  func gap(at position: ItemPosition) -> CGFloat {
    switch self {
    case .fixed(let gap): gap.corrected()
    case .peek(let peek):
      (position.viewportSize[along: position.axis] - position.itemSize[along: position.axis]) / 2
        - peek.corrected()
    }
  }
}
