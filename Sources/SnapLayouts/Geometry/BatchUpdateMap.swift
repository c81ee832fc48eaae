/// Where the items of a collection view go in a batch update.
///
/// What the batch doesn't name keeps its order and fills the places that are left.
struct BatchUpdateMap: Sendable, Hashable {
  /// What a batch inserts, deletes, moves or reloads.
  enum Element: Sendable, Hashable {
    case section(Int)
    case item(ItemIndex)
  }

  /// An insertion has no element before, a deletion none after.
  struct Update: Sendable, Hashable {
    var before: Element?
    var after: Element?
  }

  private let sections: Moves
  private let items: [Update]
  /// What becomes of the items and sections that the batch names.
  private let fates: [Element: Update]
  private let inserted: Set<Element>

  /// - Parameter moves: The updates without reloads. A move to the index that an item has counts: it
  ///   keeps that index while others move past it.
  init(_ moves: [Update]) {
    sections = Moves(
      removed: moves.compactMap { $0.before?.section },
      taken: moves.compactMap { $0.after?.section })
    items = moves.filter { $0.before?.item != nil || $0.after?.item != nil }
    fates = Dictionary(
      moves.compactMap { move in move.before.map { ($0, move) } },
      uniquingKeysWith: { first, _ in first })
    inserted = Set(moves.compactMap { $0.before == nil ? $0.after : nil })
  }

  /// What the map is made of, in any order.
  var updates: [Update] { Array(fates.values) + inserted.map { Update(before: nil, after: $0) } }

  /// Where an item goes, or the nearest surviving item if the batch deletes it: one after it, else before.
  ///
  /// - Parameters:
  ///   - index: The item before the update.
  ///   - numbering: The items before the update.
  /// - Returns: The item after the update; nil if no item survives.
  /// - Complexity: O(updates), and O(1) for each deleted item between this one and the nearest.
  func destination(of index: ItemIndex, in numbering: ItemNumbering) -> ItemIndex? {
    guard let number = numbering.number(of: index) else { return nil }
    func survivor(_ number: Int) -> ItemIndex? {
      numbering.index(of: number).flatMap(newIndex)
    }
    return (number..<numbering.itemCount).lazy.compactMap(survivor).first
      ?? (0..<number).reversed().lazy.compactMap(survivor).first
  }

  /// Where an item goes; nil if the batch deletes it.
  func newIndex(of index: ItemIndex) -> ItemIndex? {
    if let fate = fates[.item(index)] { return fate.after?.item }
    guard let section = newSection(of: index.section) else { return nil }
    let moves = Moves(
      removed: items.compactMap { $0.before?.item }.filter { $0.section == index.section }.map(
        \.item),
      taken: items.compactMap { $0.after?.item }.filter { $0.section == section }.map(\.item))
    return ItemIndex(item: moves.place(of: index.item), section: section)
  }

  /// Whether the batch inserts an item, alone or with its section.
  func inserts(_ index: ItemIndex) -> Bool {
    inserted.contains(.item(index)) || inserted.contains(.section(index.section))
  }

  private func newSection(of section: Int) -> Int? {
    if let fate = fates[.section(section)] { return fate.after?.section }
    return sections.place(of: section)
  }

  /// The places of one list that a batch removes and takes.
  private struct Moves: Sendable, Hashable {
    let removed: Set<Int>
    let taken: [Int]

    init(removed: [Int], taken: [Int]) {
      self.removed = Set(removed)
      self.taken = Set(taken).sorted()
    }

    /// The place of what stays: it moves up by what is removed before it, and on past what is taken.
    func place(of index: Int) -> Int {
      let rank = index - removed.reduce(0) { $1 < index ? $0 + 1 : $0 }
      return taken.reduce(rank) { place, taken in taken <= place ? place + 1 : place }
    }
  }
}

extension BatchUpdateMap.Element {
  fileprivate var section: Int? {
    if case .section(let section) = self { section } else { nil }
  }

  fileprivate var item: ItemIndex? {
    if case .item(let item) = self { item } else { nil }
  }
}
