#if canImport(UIKit)
import UIKit

/// A callback of a ``LayoutClock``, valid until it is cancelled or released.
@MainActor
final class ClockCallback {
  private var body: (@MainActor (TimeInterval) -> Void)?
  private var stopClock: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor (TimeInterval) -> Void) { self.body = body }

  /// Sets the code that stops the clock when the callback is cancelled.
  func onCancel(_ stopClock: @escaping @MainActor () -> Void) { self.stopClock = stopClock }

  func call(at time: TimeInterval) { body?(time) }

  /// Ends the calls.
  func cancel() {
    stopClock?()
    (body, stopClock) = (nil, nil)
  }
}
#endif
