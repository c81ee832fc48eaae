#if canImport(UIKit)
import UIKit

/// A cache of decoded images that removes the least recently used ones to stay within a limit of
/// bytes.
///
/// It isn't an `NSCache`, because it is undocumented which images `NSCache` keeps, and systems
/// differ.
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

  /// Creates an empty cache, which every memory warning also empties.
  ///
  /// - Parameters:
  ///   - costLimit: The maximum number of bytes, for the pixels and for the URLs that are their
  ///     keys.
  ///   - notifications: The center that posts memory warnings.
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
        // Count the URL, which may be long: a data URL contains the encoded image.
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
  /// The memory of the pixels, in bytes; repeated frames count once.
  fileprivate var decodedBytes: Int {
    let frames = images.map { Set($0.map(ObjectIdentifier.init)).count } ?? 1
    return Int(size.width * scale) * Int(size.height * scale) * 4 * frames
  }
}
#endif
