/// A running animation block.
///
/// The changed views decide which simulation's clock it uses.
///
/// The changed properties have their new values at once and are drawn with them. Only the end of
/// the animation comes later, on the virtual clock.
@MainActor
final class ViewAnimation {
  static var areEnabled = true

  private static var current: ViewAnimation?

  private let isEnabled: Bool
  private let delay: TimeInterval
  private let duration: TimeInterval
  private var loop: MainLoop?
  private var changes: [ObjectIdentifier: Change] = [:]

  /// A changed view, with its values before the change.
  private final class Change {
    let view: UIView
    let before: ViewAppearance

    init(of view: UIView, before: ViewAppearance) { (self.view, self.before) = (view, before) }
  }

  /// Runs a block of changes; a repeating animation never ends and shows its final values.
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

  /// Whether changes are animated now.
  static var isUnderWay: Bool {
    guard areEnabled, let current else { return false }
    return current.isEnabled && current.duration > 0
  }

  /// The duration of the innermost block that runs now; nil outside of all.
  static var duration: TimeInterval? { current?.duration }

  /// Whether the block has changed anything with an animation.
  var isAnimating: Bool { isEnabled && loop != nil }

  func perform(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    changes()
    Self.current = outer
    // Changes of an inner block also belong to the outer one.
    if let loop, outer?.loop == nil { outer?.loop = loop }
    for change in self.changes.values {
      change.view.glide(from: change.before, delay: delay, over: duration)
    }
  }

  /// Calls the block at the end; if nothing is animated, in the next turn of the present loop.
  func complete(_ block: @escaping @MainActor () -> Void) {
    guard let loop = loop ?? MainLoop.current else { return block() }
    loop.schedule(after: isAnimating ? delay + duration : 0, block)
  }

  /// Records that a view's geometry or looks are about to change.
  static func willChange(_ view: UIView) {
    guard let current else { return }
    if current.loop == nil { current.loop = view.window?.mainLoop }
    guard isUnderWay, view.window != nil, current.changes[ObjectIdentifier(view)] == nil else {
      return
    }
    current.changes[ObjectIdentifier(view)] = Change(of: view, before: view.appearance)
  }

  /// Excludes a part of a view's change, which has its own transition.
  static func leaveOut(of view: UIView, from old: ViewAppearance, to new: ViewAppearance) {
    guard let current, let change = current.changes[ObjectIdentifier(view)] else { return }
    let part = zip(new.numbers, old.numbers).map { $0 - $1 }
    let before = ViewAppearance(numbers: zip(change.before.numbers, part).map { $0 + $1 })
    current.changes[ObjectIdentifier(view)] = Change(of: view, before: before)
  }
}
