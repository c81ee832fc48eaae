import Foundation

/// How alpha changes between the focus and the distance from which items are at rest.
public enum AlphaFalloff: Sendable, Hashable, CaseIterable {
  /// Gradually, in proportion to the distance.
  case gradual
  /// In one step at the distance.
  case step
}
