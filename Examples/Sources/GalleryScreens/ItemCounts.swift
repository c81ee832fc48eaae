import UIKit

/// A number of items, spread evenly over sections, and whether they have different sizes.
@MainActor
final class ItemCounts {
  var items: Int { didSet { onChange?() } }
  var sections = 1 { didSet { onChange?() } }
  /// Nil where the sizes can't be changed.
  var hasUnevenSizes: Bool? { didSet { onChange?() } }

  /// Called after each change.
  var onChange: (() -> Void)?

  init(items: Int, hasUnevenSizes: Bool? = nil) {
    self.items = items
    self.hasUnevenSizes = hasUnevenSizes
  }

  func items(inSection section: Int) -> Int {
    items * (section + 1) / sections - items * section / sections
  }

  /// The number of an item among all.
  func number(of indexPath: IndexPath) -> Int {
    items * indexPath.section / sections + indexPath.item
  }

  /// The length of an item, as a fraction of the item size: one of five lengths.
  func share(ofItemAt indexPath: IndexPath) -> CGFloat {
    hasUnevenSizes == true ? [1, 0.6, 1.4, 0.8, 1.2][number(of: indexPath) % 5] : 1
  }
}

/// A data source with any number of items.
@MainActor
protocol CountedItems: UICollectionViewDataSource {
  var counts: ItemCounts { get }
}
