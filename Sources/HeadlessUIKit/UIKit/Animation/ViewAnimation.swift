/// A block of changes under way, which learns from the views that it changes in whose time it is.
///
/// What it changes has its new value at once, and is drawn with it; only its end comes later, on the
/// virtual clock.
@MainActor
final class ViewAnimation {
  static var areEnabled = true

  private static var current: ViewAnimation?

  private let isEnabled: Bool
  private let delay: TimeInterval
  private let duration: TimeInterval
  private var loop: MainLoop?
  /// The views that are changed, and what they were before.
  private var changes: [ObjectIdentifier: (view: UIView, before: ViewAppearance)] = [:]

  /// Runs a block of changes; one that repeats does not end, and is seen at its end.
  static func run(
    _ changes: () -> Void, delay: TimeInterval, duration: TimeInterval, repeats: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let animation = ViewAnimation(
      isEnabled: areEnabled, delay: delay, duration: repeats ? 0 : duration)
    animation.perform(changes)
    guard let completion, !repeats || !animation.isAnimating else { return }
    animation.complete { completion(true) }
  }

  init(isEnabled: Bool, delay: TimeInterval = 0, duration: TimeInterval = 0) {
    (self.isEnabled, self.delay, self.duration) = (isEnabled, delay, duration)
  }

  /// Whether what is changed now takes its time.
  static var isUnderWay: Bool {
    guard areEnabled, let current else { return false }
    return current.isEnabled && current.duration > 0
  }

  /// Whether something was changed that takes its time.
  var isAnimating: Bool { isEnabled && loop != nil }

  func perform(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    changes()
    Self.current = outer
    // What an inner block changed is part of the outer one.
    if let loop, outer?.loop == nil { outer?.loop = loop }
    for change in self.changes.values {
      change.view.glide(from: change.before, delay: delay, over: duration)
    }
  }

  /// Calls back at the end; if nothing takes time, in the next turn of whatever loop runs.
  func complete(_ block: @escaping @MainActor () -> Void) {
    guard let loop = loop ?? MainLoop.current else { return block() }
    loop.schedule(after: isAnimating ? delay + duration : 0, block)
  }

  /// A view's geometry or looks are about to change.
  static func willChange(_ view: UIView) {
    guard let current else { return }
    if current.loop == nil { current.loop = view.window?.mainLoop }
    guard isUnderWay, view.window != nil, current.changes[ObjectIdentifier(view)] == nil else {
      return
    }
    current.changes[ObjectIdentifier(view)] = (view, view.appearance)
  }

  /// A part of a view's change has a transition of its own.
  static func leaveOut(of view: UIView, from old: ViewAppearance, to new: ViewAppearance) {
    guard let current, let change = current.changes[ObjectIdentifier(view)] else { return }
    let part = zip(new.numbers, old.numbers).map { $0 - $1 }
    let before = ViewAppearance(numbers: zip(change.before.numbers, part).map { $0 + $1 })
    current.changes[ObjectIdentifier(view)] = (view, before)
  }
}
