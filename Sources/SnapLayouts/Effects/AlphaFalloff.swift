#if canImport(Foundation)
import Foundation
#endif

/// How alpha changes between the focus and the distance at which an item is at rest.
public enum AlphaFalloff: Sendable, Hashable, CaseIterable {
  /// Evenly with the distance.
  case gradual
  /// At once: focused inside the distance, resting from it on.
  case step
}
