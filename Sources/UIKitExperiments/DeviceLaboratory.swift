#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit

/// A window of Apple's UIKit in real time.
@MainActor
public final class DeviceLaboratory: Laboratory {
  public let window: UIWindow

  private let person: (any Person)?

  /// - Parameters:
  ///   - window: A window that is shown; an experiment removes what it adds.
  ///   - person: Somebody, or a UI test, who performs actions; nil if there is nobody.
  public init(window: UIWindow, person: (any Person)? = nil) {
    self.window = window
    self.person = person
  }

  public var time: TimeInterval { CACurrentMediaTime() }

  public func addDisplayLink(_ action: @escaping @MainActor () -> Void) {
    FrameLink { [weak self] in
      if self != nil { action() }
      return self != nil
    }.start()
  }

  public func run(for seconds: TimeInterval) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
  }

  public func perform(
    _ action: Action, on view: UIScrollView, meanwhile: @escaping @MainActor () -> Void
  ) async throws {
    guard let person else { throw NobodyThere() }
    person.request(action)
    defer { person.request(nil) }
    var sight = ActionSight(of: action, on: view, meanwhile: meanwhile)
    await withCheckedContinuation { done in
      FrameLink {
        let goesOn = !sight.isOver() && !person.hasRefused
        if !goesOn { done.resume() }
        return goesOn
      }.start()
    }
    if person.hasRefused { throw NobodyThere() }
  }
}

/// Calls an action once a frame until it returns false.
@MainActor
private final class FrameLink: NSObject {
  private let action: @MainActor () -> Bool

  init(_ action: @escaping @MainActor () -> Bool) { self.action = action }

  /// The display link retains its target.
  func start() {
    CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common)
  }

  @objc private func tick(_ link: CADisplayLink) {
    if !action() { link.invalidate() }
  }
}
#endif
