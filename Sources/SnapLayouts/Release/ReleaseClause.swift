/// Which part of a release policy's rule picks the page.
///
/// See ``ReleasePolicy/page(for:stops:)`` for the rule.
public enum ReleaseClause: Sendable, Hashable, CaseIterable {
  /// No flick: the page of the proposed offset, or one of the two around it, by
  /// ``ReleasePolicy/turnFraction``.
  case settles
  /// A flick without a limit: the page nearest the proposed offset, at least the first one ahead.
  case coasts
  /// A flick with a limit: at least one page on, unless it stays on a page longer than the viewport; at
  /// most as many as the limit.
  case turns
  /// A flick with a limit against the drag, which counts from the page that the drag was going to.
  case cancels
}
