import Foundation

extension ItemEffect {
  /// Makes items at the sides smaller and fainter, and keeps the gap between them.
  ///
  /// Scaling alone increases the gap between neighbors. This effect keeps the same visible gap
  /// everywhere and at every moment, whatever the line spacing and the section insets of the flow layout are. With a
  /// negative gap, items overlap, with nearer items in front. Items move together by at most two
  /// pages.
  ///
  /// The line spacing decides how far a finger moves from one item to the next. To make finger and
  /// items move equally far, set the line spacing to the gap less half of the length that an item
  /// loses through the scale.
  ///
  /// Use it for items of one size, in the middle of the viewport. Reduce Motion keeps only the
  /// fading.
  ///
  /// - Parameters:
  ///   - sideScale: The scale at a page from the focus and beyond, at least 0.
  ///   - sideAlpha: The alpha at a page from the focus and beyond, 0 … 1; values out of range count
  ///     as the nearer end.
  ///   - spacing: The gap between neighbors, or the visible part of them at the edges.
  /// - Returns: The effect.
  public static func carousel(
    sideScale: CGFloat = 0.8, sideAlpha: CGFloat = 0.6, spacing: CarouselSpacing = .fixed(16)
  ) -> ItemEffect {
    let sideScale = max(0, sideScale.corrected(or: 1))
    let sideAlpha = sideAlpha.corrected(or: 1).clamped(to: 0...1)
    let mostPages: CGFloat = 2
    return ItemEffect(overscan: Overscan(mostPages)) { position, appearance in
      let pages = abs(position.progress)
      let fraction = min(1, pages)
      appearance.scale *= 1 + (sideScale - 1) * fraction
      appearance.alpha *= 1 + (sideAlpha - 1) * fraction
      appearance.zIndex = position.orderByNearness()
      let length = position.itemSize[along: position.axis]
      let gap = spacing.gap(
        viewportLength: position.viewportSize[along: position.axis], itemLength: length)
      // The distance from the focus to the first neighbor, and from there to each farther one.
      let first = max(0, length * (1 + sideScale) / 2 + gap)
      let next = max(0, length * sideScale + gap)
      let place = first * fraction + next * max(0, pages - 1)
      let shift = max(place - abs(position.distance), -mostPages * position.pageStride)
      appearance.translation[along: position.axis] += position.distance < 0 ? -shift : shift
    }.reaching { edge in
      let (length, stride) = (edge.itemLength, edge.pageStride)
      let gap = spacing.gap(viewportLength: edge.viewportLength, itemLength: length)
      let (first, next) = (length + gap, length * sideScale + gap)
      guard first > 0, next > 0 else { return .infinity }
      let withinFirstPage = edge.itemDistance * (stride / first - 1)
      guard edge.itemDistance + withinFirstPage > stride else { return withinFirstPage }
      return (edge.itemDistance * (stride - next) - length * (1 - sideScale) * stride) / next
    }
  }
}

/// The space between the scaled items of a carousel.
///
/// Later versions may add cases, so give a `switch` a `default`.
public enum CarouselSpacing: Sendable, Hashable {
  /// The gap between neighbors on the screen, in points; with a negative gap they overlap.
  case fixed(CGFloat)

  /// The visible part of a neighbor at the edge of the viewport while an item rests in the middle,
  /// in points.
  case peek(CGFloat)

  /// The gap between neighbors on the screen.
  func gap(viewportLength: CGFloat, itemLength: CGFloat) -> CGFloat {
    switch self {
    case .fixed(let gap): gap.corrected()
    case .peek(let peek): (viewportLength - itemLength) / 2 - peek.corrected()
    }
  }
}
