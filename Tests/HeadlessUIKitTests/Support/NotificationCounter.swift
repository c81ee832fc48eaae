import Foundation

/// Counts how often a notification is posted.
final class NotificationCounter {
  private let box = Box()
  private let token: any NSObjectProtocol

  init(_ name: Notification.Name) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [box] _ in box.count += 1
    }
  }

  var count: Int { box.count }

  deinit { NotificationCenter.default.removeObserver(token) }

  private final class Box: @unchecked Sendable {
    var count = 0
  }
}
