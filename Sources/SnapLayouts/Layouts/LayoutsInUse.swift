#if canImport(UIKit)
import UIKit

/// Records which layout each collection view uses.
@MainActor
enum LayoutsInUse {
  private struct Entry {
    weak var view: UICollectionView?
    weak var layout: SnapFlowLayout?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Records that a layout begins to work for a view.
  ///
  /// - Returns: The previous layout, if it is a different one; it may have been detached already.
  static func put(_ layout: SnapFlowLayout, on view: UICollectionView) -> SnapFlowLayout? {
    entries = entries.filter { $0.value.view != nil && $0.value.layout != nil }
    let previous = entries.updateValue(
      Entry(view: view, layout: layout), forKey: ObjectIdentifier(view))?.layout
    return previous === layout ? nil : previous
  }
}
#endif
