extension ItemEffect {
  /// The part of an effect that remains while motion is reduced.
  public enum ReducedMotion: Sendable, Hashable, CaseIterable {
    /// All of it, because nothing moves.
    case unchanged
    /// Its changes of alpha, and the order of overlapping items.
    case fadesOnly
    /// Only the order of overlapping items, for effects whose alpha hides what they move out of
    /// sight.
    case off
  }
}
