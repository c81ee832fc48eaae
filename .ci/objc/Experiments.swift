// What `DeviceLaboratory` uses of its module, which doesn't need Objective-C.
import UIKit

public enum Action: Sendable { case turn }

public struct NobodyThere: Error {}

@MainActor public protocol Person: AnyObject {
  func request(_ action: Action?)
  var hasRefused: Bool { get }
}

@MainActor public protocol Laboratory: AnyObject {
  func run(for seconds: TimeInterval) async
  func perform(
    _ action: Action, on view: UIScrollView, meanwhile: @escaping @MainActor () -> Void
  ) async throws
}

@MainActor struct ActionSight {
  init(of action: Action, on view: UIScrollView, meanwhile: @escaping @MainActor () -> Void) {}
  mutating func isOver() -> Bool { true }
}
