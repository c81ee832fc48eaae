#if canImport(UIKit)
import UIKit

/// Decoded pictures, the least recently used given up when they are too many bytes.
///
/// Not an `NSCache`: which pictures that keeps is the system's secret, and differs between systems.
final class PictureCache: @unchecked Sendable {
  private struct Entry {
    let picture: UIImage
    let cost: Int
    var lastUse: Int
  }

  private let costLimit: Int
  private let lock = NSLock()
  private var entries: [PictureRequest: Entry] = [:]
  private var totalCost = 0
  private var uses = 0
  private let notifications: NotificationCenter
  private var memoryWarnings: (any NSObjectProtocol)?

  /// Creates an empty cache, which is also emptied by every memory warning.
  ///
  /// - Parameters:
  ///   - costLimit: The most bytes kept.
  ///   - notifications: Where memory warnings are posted.
  init(costLimit: Int, notifications: NotificationCenter) {
    self.costLimit = costLimit
    self.notifications = notifications
    memoryWarnings = notifications.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.removeAll() }
  }

  deinit {
    if let memoryWarnings { notifications.removeObserver(memoryWarnings) }
  }

  subscript(request: PictureRequest) -> UIImage? {
    get {
      lock.withLock {
        uses += 1
        entries[request]?.lastUse = uses
        return entries[request]?.picture
      }
    }
    set {
      lock.withLock {
        remove(request)
        guard let newValue, newValue.decodedBytes <= costLimit else { return }
        uses += 1
        entries[request] = Entry(picture: newValue, cost: newValue.decodedBytes, lastUse: uses)
        totalCost += newValue.decodedBytes
        while totalCost > costLimit { removeOldest() }
      }
    }
  }

  private func removeAll() {
    lock.withLock {
      entries = [:]
      totalCost = 0
    }
  }

  private func removeOldest() {
    entries.min { $0.value.lastUse < $1.value.lastUse }.map { remove($0.key) }
  }

  private func remove(_ request: PictureRequest) {
    totalCost -= entries.removeValue(forKey: request)?.cost ?? 0
  }
}

extension UIImage {
  /// The memory that its pixels take; frames that are shown several times count once.
  fileprivate var decodedBytes: Int {
    let frames = images.map { Set($0.map(ObjectIdentifier.init)).count } ?? 1
    return Int(size.width * scale) * Int(size.height * scale) * 4 * frames
  }
}
#endif
