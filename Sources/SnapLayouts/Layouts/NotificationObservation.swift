#if canImport(UIKit)
import UIKit

/// Observes a notification that UIKit posts on the main thread, for as long as it is kept.
final class NotificationObservation {
  private let token: any NSObjectProtocol

  init(of name: Notification.Name, handler: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { handler() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
