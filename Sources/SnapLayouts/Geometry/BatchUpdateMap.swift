/// The new positions of a collection view's items after a batch update.
///
/// Items and sections that the batch doesn't name keep their order and fill the remaining
/// positions.
struct BatchUpdateMap: TestedValue {
  /// Where an update has an item, or a section: an insertion has no place before it, and a deletion has none after it.
  struct Update: TestedValue {
    var before: ItemIndex?
    var after: ItemIndex?
  }

  /// The updates that make up the map.
  let updates: [Update]
  /// The places that the batch empties, each with its first update, and those that it fills, in ascending order.
  private let removed: [ItemIndex]
  private let fates: [Update]
  private let taken: [ItemIndex]

  /// - Parameter updates: The updates without reloads. A move to the item's own index counts: the
  ///   item keeps that index while others move past it.
  init(_ updates: [Update]) {
    self.updates = updates
    let named = updates.filter { $0.before != nil }
    let emptied = named.compactMap { $0.before }
    let filled = updates.compactMap { $0.after }
    let first = emptied.indices.distinct { emptied[$0] < emptied[$1] }
    (removed, fates) = (first.map { emptied[$0] }, first.map { named[$0] })
    taken = filled.indices.distinct { filled[$0] < filled[$1] }.map { filled[$0] }
  }

  /// The new index of an item; for a deleted item, that of the nearest surviving one, after it if
  /// possible.
  ///
  /// - Parameters:
  ///   - index: The index of the item before the update.
  ///   - numbering: The items before the update.
  /// - Returns: The index after the update; nil if no item survives.
  /// - Complexity: O(updates), and O(log updates) for each deleted item between this one and the nearest.
  func destination(of index: ItemIndex, in numbering: ItemNumbering) -> ItemIndex? {
    guard let number = numbering.number(of: index) else { return nil }
    func survivor(_ number: Int) -> ItemIndex? { numbering.index(of: number).flatMap(newIndex) }
    return (number..<numbering.itemCount).lazy.compactMap(survivor).first
      ?? (0..<number).reversed().lazy.compactMap(survivor).first
  }

  /// Whether the batch deletes or moves an item by itself, and not with its section.
  func names(_ item: ItemIndex) -> Bool { removed.contains(item) }

  /// The new index of an item; nil if the batch deletes it.
  @inline(never)
  func newIndex(of index: ItemIndex) -> ItemIndex? {
    let emptied = removed.count(before: index)
    if emptied < removed.count, removed[emptied] == index { return fates[emptied].after }
    let list =
      index.section == ItemIndex.sections
      ? index.section : newIndex(of: .section(index.section))?.item
    guard let list else { return nil }
    // It moves up for each position emptied before it, and down for each position filled before it.
    let start = ItemIndex(item: .min, section: index.section)
    var new = ItemIndex(item: index.item - emptied + removed.count(before: start), section: list)
    for place in taken where place.section == list && place.item <= new.item { new.item += 1 }
    return new
  }

  /// Whether the batch inserts an item, alone or with its section.
  ///
  /// - Complexity: O(updates).
  func inserts(_ index: ItemIndex) -> Bool {
    updates.contains {
      $0.before == nil && ($0.after == index || $0.after == .section(index.section))
    }
  }

  /// The map of the update that undoes this one: from new positions to old ones, without those of what is inserted.
  var inverted: BatchUpdateMap {
    BatchUpdateMap(updates.map { Update(before: $0.after, after: $0.before) })
  }

  /// Whether the batch puts nothing in.
  var onlyDeletes: Bool { taken.isEmpty }
}

extension ItemIndex: Comparable {
  /// The list of which sections are the items.
  fileprivate static var sections: Int { -1 }

  /// A section, as an item of that list.
  static func section(_ section: Int) -> ItemIndex {
    ItemIndex(item: section, section: sections)
  }

  static func < (one: ItemIndex, other: ItemIndex) -> Bool {
    one.section == other.section ? one.item < other.item : one.section < other.section
  }
}

extension [ItemIndex] {
  /// How many of the places, which are in ascending order, come before one.
  fileprivate func count(before place: ItemIndex) -> Int {
    1 + (-1...count).lastNumber(near: -1) { self[$0] < place }
  }
}

extension [Int] {
  /// The numbers in another order, and equal ones as before.
  // Everything is sorted with this code, because that of each type would be 3 kB more.
  @inline(never)
  func ordered(by precedes: (Int, Int) -> Bool) -> [Int] { sorted(by: precedes) }
}

extension Range<Int> {
  /// The numbers in another order, and of equal ones only the first.
  func distinct(by precedes: (Int, Int) -> Bool) -> [Int] {
    Array(self).ordered(by: precedes).reduce(into: []) { numbers, number in
      if numbers.last.map({ precedes($0, number) }) != false { numbers.append(number) }
    }
  }
}
