import UIKit

/// A number of items, spread evenly over sections.
struct ItemCounts: Sendable, Hashable {
  var items: Int
  var sections = 1

  /// The knobs with their values.
  var knobs: [(knob: Knob, value: KnobValue)] {
    [
      (.number("items", 0...1_000_000), .number(Double(items))),
      (.number("sections", 1...20), .number(Double(sections))),
    ]
  }

  /// Turns a knob; returns false if there is no such knob, or if it can't have the value.
  mutating func turn(_ name: String, to text: String) -> Bool {
    guard let value = knobs.first(where: { $0.knob.name == name })?.knob.value(text) else {
      return false
    }
    if name == "items" { items = value.count } else { sections = value.count }
    return true
  }

  func items(inSection section: Int) -> Int {
    items * (section + 1) / sections - items * section / sections
  }

  /// The number of an item among all.
  func number(of indexPath: IndexPath) -> Int {
    items * indexPath.section / sections + indexPath.item
  }
}

/// A data source with any number of items.
@MainActor
protocol CountedItems: UICollectionViewDataSource {
  var counts: ItemCounts { get set }
}
