#if canImport(UIKit)
import UIKit

/// What a ``LayoutClock`` calls, until it is cancelled or released.
@MainActor
final class ClockCallback {
  private var body: (@MainActor (TimeInterval) -> Void)?
  private var stopClock: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor (TimeInterval) -> Void) { self.body = body }

  /// Is carried out when the callback is cancelled.
  func onCancel(_ stopClock: @escaping @MainActor () -> Void) { self.stopClock = stopClock }

  func call(at time: TimeInterval) { body?(time) }

  /// It is called no more.
  func cancel() {
    stopClock?()
    (body, stopClock) = (nil, nil)
  }
}
#endif
