/// The position of the page control in a ``CarouselView``.
public enum PageControlPosition: Sendable, Hashable, CaseIterable {
  /// The center of the bottom edge.
  case bottomCenter
  /// The bottom edge, at the side where lines of text begin.
  case bottomLeading
  /// The bottom edge, at the side where lines of text end.
  case bottomTrailing
  /// No page control.
  case hidden
}
