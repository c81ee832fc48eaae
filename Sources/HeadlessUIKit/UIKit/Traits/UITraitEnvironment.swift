/// An object that has traits and is called when they change.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
