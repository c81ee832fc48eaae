/// A block of changes under way, which learns from the views that it changes in whose time it is.
@MainActor
final class ViewAnimation {
  static var areEnabled = true

  private static var current: ViewAnimation?

  private let isEnabled: Bool
  private var loop: MainLoop?

  init(isEnabled: Bool) { self.isEnabled = isEnabled }

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
