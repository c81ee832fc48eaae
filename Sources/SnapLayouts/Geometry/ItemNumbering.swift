/// Numbers the items of all sections consecutively, from 0, and converts between indexes and
/// numbers.
///
/// It takes O(1) memory per section. It finds a number in O(1) and an index in O(log sections).
struct ItemNumbering: TestedValue, Equatable {
  /// The number of the first item of each section, and finally the number of all items.
  private let starts: [Int]

  init(counts: [Int]) {
    starts = counts.reduce(into: [0]) { starts, count in
      starts.append(starts[starts.count - 1] + max(0, count))
    }
  }

  /// The number of items of each section.
  var counts: [Int] { zip(starts.dropFirst(), starts).map { $0 - $1 } }

  var itemCount: Int { starts[starts.count - 1] }

  var sectionCount: Int { starts.count - 1 }

  /// The numbers of the items of a section; none if there is no such section.
  func items(inSection section: Int) -> Range<Int> {
    (0..<sectionCount).contains(section) ? starts[section]..<starts[section + 1] : 0..<0
  }

  /// The number of an item; nil if there is no such item.
  func number(of index: ItemIndex) -> Int? {
    guard (0..<items(inSection: index.section).count).contains(index.item) else { return nil }
    return starts[index.section] + index.item
  }

  /// The number of an item, or of the last one before it if it is gone; nil without items.
  func nearestNumber(to index: ItemIndex) -> Int? {
    if let number = number(of: index) { return number }
    let end = starts[min(max(0, index.section + 1), sectionCount)]
    return itemCount > 0 ? max(0, end - 1) : nil
  }

  /// The index of a number; nil if there is no such item.
  @inline(never)
  func index(of number: Int) -> ItemIndex? {
    guard (0..<itemCount).contains(number) else { return nil }
    let section = (0...sectionCount).lastNumber(near: 0) { starts[$0] <= number }
    return ItemIndex(item: number - starts[section], section: section)
  }
}

/// The section and item of an index path, without Foundation.
struct ItemIndex: Sendable, Hashable {
  var item: Int
  var section: Int

  /// The index of no item.
  static let nowhere = ItemIndex(item: -1, section: -1)
}
