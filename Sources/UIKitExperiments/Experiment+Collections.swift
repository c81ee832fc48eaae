#if canImport(UIKit)
extension Experiment {
  /// The experiments with collection views.
  static let collections =
    updates + bounds + preparations + cells + flowLayout + offsets
}
#endif
