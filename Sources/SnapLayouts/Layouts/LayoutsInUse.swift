#if canImport(UIKit)
import UIKit

/// Which layout works for which collection view.
@MainActor
enum LayoutsInUse {
  private struct Entry {
    weak var view: UICollectionView?
    weak var layout: SnapFlowLayout?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Notes that a layout begins to work for a view.
  ///
  /// - Returns: The layout that did before, if it is another one; it may have ended already.
  static func put(_ layout: SnapFlowLayout, on view: UICollectionView) -> SnapFlowLayout? {
    entries = entries.filter { $0.value.view != nil && $0.value.layout != nil }
    let previous = entries.updateValue(
      Entry(view: view, layout: layout), forKey: ObjectIdentifier(view))?.layout
    return previous === layout ? nil : previous
  }
}
#endif
