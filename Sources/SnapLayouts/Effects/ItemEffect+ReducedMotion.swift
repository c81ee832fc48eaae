extension ItemEffect {
  /// What is left of an effect while motion is reduced.
  public enum ReducedMotion: Sendable, Hashable, CaseIterable {
    /// All of it, for nothing moves.
    case unchanged
    /// What it does to alpha, and the order in which items overlap.
    case fadesOnly
    /// Nothing but the order in which items overlap: for an effect whose alpha hides what it has moved
    /// out of sight.
    case off
  }
}
