import UIKit

/// A number of items, spread evenly over sections, and whether they have different sizes.
struct ItemCounts: Sendable, Hashable {
  var items: Int
  var sections = 1
  /// Nil where the sizes can't be changed.
  var hasUnevenSizes: Bool?

  /// The knobs with their values.
  var knobs: [(knob: Knob, value: KnobValue)] {
    [
      (.number("items", 0...1_000_000), .number(Double(items))),
      (.number("sections", 1...20), .number(Double(sections))),
    ] + (hasUnevenSizes.map { [(.toggle("hasUnevenSizes"), .toggle($0))] } ?? [])
  }

  /// Turns a knob; returns false if there is no such knob, or if it can't have the value.
  mutating func turn(_ name: String, to text: String) -> Bool {
    guard let value = knobs.first(where: { $0.knob.name == name })?.knob.value(text) else {
      return false
    }
    switch name {
    case "items": items = value.count
    case "sections": sections = value.count
    default: hasUnevenSizes = value.isOn
    }
    return true
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
  var counts: ItemCounts { get set }
}
