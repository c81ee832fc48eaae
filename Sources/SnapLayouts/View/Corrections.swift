#if canImport(UIKit)
import UIKit

/// The layouts that are bringing their views to pages, unasked.
///
/// An app may let one view follow another one. If each took the other's correction for a person's move, they would push
/// each other on to the end, and offsets alone can't tell the two.
@MainActor
enum Corrections {
  private static var entries: [ObjectIdentifier: Weak<UICollectionViewLayout>] = [:]

  /// Records whether a layout corrects its view now.
  static func update(_ layout: UICollectionViewLayout, isCorrecting: Bool) {
    if isCorrecting {
      // Forget layouts that are gone only before the table would grow: a layout costs the same among many others.
      if entries.count == entries.capacity {
        entries = entries.filter { $0.value.object != nil }
      }
      entries[ObjectIdentifier(layout)] = Weak(object: layout)
    } else if !entries.isEmpty {
      entries[ObjectIdentifier(layout)] = nil
    }
  }

  /// Whether another layout in the same window corrects its view, and may move that of this layout along.
  static func mayLead(_ layout: UICollectionViewLayout) -> Bool {
    guard !entries.isEmpty, let window = layout.collectionView?.window else { return false }
    return entries.values.contains {
      $0.object !== layout && $0.object?.collectionView?.window === window
    }
  }
}
#endif
