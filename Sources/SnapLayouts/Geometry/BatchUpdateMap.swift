/// The new positions of a collection view's items after a batch update.
///
/// Items and sections that the batch doesn't name keep their order and fill the remaining
/// positions.
struct BatchUpdateMap: TestedValue {
  /// An item or a section that a batch inserts, deletes, moves or reloads.
  enum Element: Sendable, Hashable {
    case section(Int)
    case item(ItemIndex)
  }

  /// One update: an insertion has no element before it, and a deletion has none after it.
  struct Update: TestedValue {
    var before: Element?
    var after: Element?
  }

  /// The updates that make up the map.
  let updates: [Update]
  /// The positions that the batch empties in each list, and those that it fills, in ascending order: the items of
  /// a section or, without a section, the sections.
  private let removed: [Int?: [Int]]
  private let taken: [Int?: [Int]]
  /// The updates of the items and sections that the batch names, except for insertions.
  private let fates: [Element: Update]

  /// - Parameter updates: The updates without reloads. A move to the item's own index counts: the
  ///   item keeps that index while others move past it.
  init(_ updates: [Update]) {
    self.updates = updates
    func positions(_ elements: [Element]) -> [Int?: [Int]] {
      Dictionary(grouping: elements) { $0.item?.section }
        .mapValues { $0.map { $0.position }.distinct }
    }
    removed = positions(updates.compactMap { $0.before })
    taken = positions(updates.compactMap { $0.after })
    // The first one of an element counts.
    fates = updates.reversed().reduce(into: [:]) { fates, update in
      if let before = update.before { fates[before] = update }
    }
  }

  /// The new index of an item; for a deleted item, that of the nearest surviving one, after it if
  /// possible.
  ///
  /// - Parameters:
  ///   - index: The index of the item before the update.
  ///   - numbering: The items before the update.
  /// - Returns: The index after the update; nil if no item survives.
  /// - Complexity: O(updates), and O(1) for each deleted item between this one and the nearest.
  func destination(of index: ItemIndex, in numbering: ItemNumbering) -> ItemIndex? {
    guard let number = numbering.number(of: index) else { return nil }
    func survivor(_ number: Int) -> ItemIndex? {
      numbering.index(of: number).flatMap(newIndex)
    }
    return (number..<numbering.itemCount).lazy.compactMap(survivor).first
      ?? (0..<number).reversed().lazy.compactMap(survivor).first
  }

  /// The new index of an item; nil if the batch deletes it.
  func newIndex(of index: ItemIndex) -> ItemIndex? {
    if let fate = fates[.item(index)] { return fate.after?.item }
    let fate = fates[.section(index.section)]
    guard let section = fate == nil ? newPosition(of: index.section) : fate?.after?.position
    else { return nil }
    return ItemIndex(
      item: newPosition(of: index.item, from: index.section, to: section), section: section)
  }

  /// Whether the batch inserts an item, alone or with its section.
  ///
  /// - Complexity: O(updates).
  func inserts(_ index: ItemIndex) -> Bool {
    updates.contains {
      $0.before == nil && ($0.after == .item(index) || $0.after == .section(index.section))
    }
  }

  /// Whether the batch puts nothing in.
  var onlyDeletes: Bool { taken.isEmpty }

  /// The new position of an element that the batch doesn't name, from one list to another or the same.
  ///
  /// It moves up for each position emptied before it, and down for each position filled before it.
  private func newPosition(of index: Int, from old: Int? = nil, to new: Int? = nil) -> Int {
    let rank = index - (removed[old] ?? []).reduce(0) { $1 < index ? $0 + 1 : $0 }
    return (taken[new] ?? []).reduce(rank) { place, taken in taken <= place ? place + 1 : place }
  }
}

extension BatchUpdateMap.Element {
  fileprivate var position: Int {
    switch self {
    case .section(let section): section
    case .item(let item): item.item
    }
  }

  fileprivate var item: ItemIndex? {
    if case .item(let item) = self { item } else { nil }
  }
}

extension [Int] {
  /// Each number once, in ascending order.
  var distinct: [Int] { Set(self).sorted() }
}
