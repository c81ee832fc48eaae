/// What has traits and hears when they change.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
