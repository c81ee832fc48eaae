#if canImport(Foundation)
import Foundation
#endif

/// How close together the scaled items of a carousel are.
public enum CarouselSpacing: Sendable, Hashable {
  /// The gap between neighbours as they are shown, in points; they overlap if it is negative.
  ///
  /// Not finite: 0.
  case fixed(CGFloat)

  /// How much of a neighbour shows at the edge of the viewport while an item rests in its middle, in
  /// points.
  ///
  /// Not finite: 0.
  case peek(CGFloat)

  /// The gap between neighbours as they are shown.
  func gap(at position: ItemPosition) -> CGFloat {
    switch self {
    case .fixed(let gap): gap.corrected()
    case .peek(let peek):
      (position.viewportSize[along: position.axis] - position.itemSize[along: position.axis]) / 2
        - peek.corrected()
    }
  }
}
