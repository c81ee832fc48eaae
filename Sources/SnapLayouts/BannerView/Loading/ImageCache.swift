#if canImport(UIKit)
import UIKit

/// Decoded images, the least recently used given up when they are too many bytes.
///
/// Not an `NSCache`: which images that one keeps is not documented, and differs between systems.
final class ImageCache: @unchecked Sendable {
  private struct Entry {
    let image: UIImage
    let cost: Int
    var lastUse: Int
  }

  private let costLimit: Int
  private let lock = NSLock()
  private var entries: [ImageRequest: Entry] = [:]
  private var totalCost = 0
  private var uses = 0
  private let notifications: NotificationCenter
  private var memoryWarnings: (any NSObjectProtocol)?

  /// Creates an empty cache, which is also emptied by every memory warning.
  ///
  /// - Parameters:
  ///   - costLimit: The most bytes kept, of pixels and of the URLs that they are found by.
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

  subscript(request: ImageRequest) -> UIImage? {
    get {
      lock.withLock {
        uses += 1
        entries[request]?.lastUse = uses
        return entries[request]?.image
      }
    }
    set {
      lock.withLock {
        remove(request)
        guard let newValue else { return }
        // A URL may be long: a data URL holds the encoded image.
        let cost = newValue.decodedBytes + request.url.absoluteString.utf8.count
        guard cost <= costLimit else { return }
        uses += 1
        entries[request] = Entry(image: newValue, cost: cost, lastUse: uses)
        totalCost += cost
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

  private func remove(_ request: ImageRequest) {
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
