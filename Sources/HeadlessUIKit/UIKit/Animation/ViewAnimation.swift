/// A block of changes under way, which learns from the views that it changes in whose time it is.
///
/// What it changes has its new value at once, and is drawn with it; only its end comes later, on the
/// virtual clock.
@MainActor
final class ViewAnimation {
  static var areEnabled = true

  private static var current: ViewAnimation?

  private let isEnabled: Bool
  private var loop: MainLoop?

  /// Runs a block of changes; one that repeats does not end.
  static func run(
    _ changes: () -> Void, duration: TimeInterval, repeats: Bool, completion: ((Bool) -> Void)?
  ) {
    let animation = ViewAnimation(isEnabled: areEnabled)
    animation.perform(changes)
    guard let completion, !repeats || !animation.isAnimating else { return }
    animation.complete(after: duration) { completion(true) }
  }

  private init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// Whether something was changed that takes its time.
  var isAnimating: Bool { isEnabled && loop != nil }

  func perform(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    changes()
    Self.current = outer
    // What an inner block changed is part of the outer one.
    if let loop, outer?.loop == nil { outer?.loop = loop }
  }

  /// Calls back at the end; if nothing takes time, in the next turn of whatever loop runs.
  func complete(after duration: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    guard let loop = loop ?? MainLoop.current else { return block() }
    loop.schedule(after: isAnimating ? duration : 0, block)
  }

  /// A view's geometry or looks are about to change.
  static func willChange(_ view: UIView) {
    guard let current, current.loop == nil else { return }
    current.loop = view.window?.mainLoop
  }
}
