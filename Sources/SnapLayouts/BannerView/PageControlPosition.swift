/// Where the page control of a banner is.
public enum PageControlPosition: Sendable, Hashable, CaseIterable {
  /// In the middle of the bottom.
  case bottomCenter
  /// At the bottom, where lines of text begin.
  case bottomLeading
  /// At the bottom, where lines of text end.
  case bottomTrailing
  /// Nowhere.
  case hidden
}
