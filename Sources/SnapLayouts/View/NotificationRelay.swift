#if canImport(UIKit)
import UIKit

/// Observes notifications once for any number of objects, which it doesn't retain.
///
/// A list with fifty shelves has fifty layouts, and an observer for each would cost more than the rest of
/// a layout.
///
/// UIKit posts on the main thread, and the objects are called before the post returns. For posts from
/// other threads, they are called later on the main thread.
@MainActor
final class NotificationRelay {
  private let call: @MainActor (AnyObject) -> Void
  private var listeners: [Weak] = []

  init(of names: [Notification.Name], call: @escaping @MainActor (AnyObject) -> Void) {
    self.call = call
    for name in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        if DispatchQueue.isMain { return MainActor.assumeIsolated { self.callAll() } }
        DispatchQueue.main.async { self.callAll() }
      }
    }
  }

  func add(_ listener: AnyObject) {
    // Forget listeners that have ceased to exist only before the list would grow.
    if listeners.count == listeners.capacity { listeners.removeAll { $0.object == nil } }
    listeners.append(Weak(object: listener))
  }

  private func callAll() {
    for listener in listeners {
      if let object = listener.object { call(object) }
    }
  }
}

/// A reference that doesn't retain its object.
private struct Weak {
  weak var object: AnyObject?
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
