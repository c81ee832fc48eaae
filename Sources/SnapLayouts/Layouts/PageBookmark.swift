#if canImport(UIKit)
import UIKit

/// The position of a snap layout, as a small value that you can store and restore.
public struct PageBookmark: Sendable, Hashable, Codable {
  /// The item in front of the page.
  public var indexPath: IndexPath

  /// Creates a bookmark for the page of an item.
  ///
  /// - Parameter indexPath: The index path of the item.
  public init(indexPath: IndexPath) { self.indexPath = indexPath }
}
#endif
