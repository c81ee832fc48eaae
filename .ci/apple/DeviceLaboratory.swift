// The public names of `DeviceLaboratory`, which needs Objective-C, for what uses it.
import UIKit
import UIKitExperiments

@MainActor
final class DeviceLaboratory: Laboratory {
  let window: UIWindow

  init(window: UIWindow, person: (any Person)? = nil) { self.window = window }

  var time: TimeInterval { 0 }
  func addDisplayLink(_ action: @escaping @MainActor () -> Void) {}
  func run(for seconds: TimeInterval) async {}
  func perform(
    _ action: Action, on view: UIScrollView, meanwhile: @escaping @MainActor () -> Void
  ) async throws {}
}
