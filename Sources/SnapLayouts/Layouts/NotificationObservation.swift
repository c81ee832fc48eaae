#if canImport(UIKit)
import UIKit

/// Observes a notification, for as long as it is kept.
///
/// UIKit posts on the main thread, and the handler is then called before the posting returns. Anybody
/// else may post on another thread; the handler is then called on the main thread a little later.
final class NotificationObservation {
  private let token: any NSObjectProtocol
  private let life = Life()

  init(of name: Notification.Name, handler: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { [weak life] _ in
      if DispatchQueue.isMain { return MainActor.assumeIsolated { handler() } }
      DispatchQueue.main.async { [weak life] in
        if life != nil { handler() }
      }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }

  private final class Life: Sendable {}
}
#endif
