#if canImport(UIKit)
import UIKit

/// Observes a notification as long as the observation exists.
///
/// UIKit posts on the main thread, and the handler runs before the post returns. For posts from
/// other threads, the handler runs later on the main thread.
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

extension DispatchQueue {
  /// Whether the current code runs on the main queue, which is the executor of the main actor.
  static var isMain: Bool { getSpecific(key: mainKey) != nil }

  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()
}
#endif
