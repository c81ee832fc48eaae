#if canImport(UIKit)
import UIKit

/// Where a snap layout is: a small value to keep and to come back to.
public struct PageBookmark: Sendable, Hashable, Codable {
  /// The first item of the page.
  public var indexPath: IndexPath

  /// Creates a bookmark for the page of an item.
  ///
  /// - Parameter indexPath: The index path of the item.
  public init(indexPath: IndexPath) { self.indexPath = indexPath }
}
#endif
