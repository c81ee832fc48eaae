#if canImport(UIKit)
extension Experiment {
  /// The experiments with scroll views.
  static let scrolling = requests + releases + catches + insets + devices
}
#endif
