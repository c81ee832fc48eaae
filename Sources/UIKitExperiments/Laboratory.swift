#if canImport(UIKit)
public import UIKit

/// The place of an experiment: a window, a clock, and a person.
@MainActor
public protocol Laboratory: AnyObject {
  var window: UIWindow { get }

  /// The time in seconds.
  var time: TimeInterval { get }

  /// Adds a display link, which calls the action once a frame as long as the laboratory exists.
  func addDisplayLink(_ action: @escaping @MainActor () -> Void)

  /// Runs frames for some seconds.
  func run(for seconds: TimeInterval) async

  /// Has a person do something to a scroll view, and returns when it is done.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - view: What to do it to.
  ///   - meanwhile: Called before the finger lifts for the last time, or as the app is left.
  /// - Throws: ``NobodyThere`` if no person can do it here.
  func perform(
    _ action: Action, on view: UIScrollView, meanwhile: @escaping @MainActor () -> Void
  ) async throws
}

extension Laboratory {
  func perform(_ action: Action, on view: UIScrollView) async throws {
    try await perform(action, on: view, meanwhile: {})
  }
}

/// A laboratory lacks the person or the device for an action.
public struct NobodyThere: Error {
  public init() {}
}
#endif
