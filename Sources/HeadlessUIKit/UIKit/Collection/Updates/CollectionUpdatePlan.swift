/// A batch update from the old numbers of items to the new ones, with the new place of every
/// element.
struct CollectionUpdatePlan {
  let changes: CollectionChanges

  private let sections: SlotMap
  private let movedSections: [Int: Int]
  private let replacedSections: Set<Int>
  /// The items that leave or enter, by old section.
  private let items: [Int: SlotMap]
  private let movedItems: [IndexPath: IndexPath]
  private let reloadedItems: Set<IndexPath>
  private let newItems: Set<IndexPath>
  private let newSections: Set<Int>

  /// Creates a plan; throws where UIKit would raise an exception.
  init(
    _ changes: CollectionChanges, before: [Int], after: [Int]
  ) throws(InconsistentUpdate) {
    try Self.check(changes, before: before, after: after)
    self.changes = changes
    let sections = SlotMap(vacated: changes.sections.vacated, filled: changes.sections.filled)
    let movedSections = changes.sections.moved.map { ($0.origin, $0.destination) }
    self.sections = sections
    self.movedSections = Dictionary(uniqueKeysWithValues: movedSections)
    replacedSections = Set(changes.sections.reloaded)
    movedItems = Dictionary(
      uniqueKeysWithValues: changes.items.moved.map { ($0.origin, $0.destination) })
    reloadedItems = Set(changes.items.reloaded)
    newItems = Set(changes.items.inserted)
    items = Self.itemSlots(
      changes.items, sections: sections, movedSections: self.movedSections, count: before.count)
    newSections = Set(changes.sections.inserted)
    try checkItemCounts(before: before, after: after)
  }

  /// The new index of a section; nil if it is deleted.
  func newSection(of section: Int) -> Int? {
    movedSections[section] ?? sections.newIndex(of: section)
  }

  /// The new index path of an item; nil if it is deleted, alone or with its section.
  func newIndexPath(of item: IndexPath) -> IndexPath? {
    if let destination = movedItems[item] { return destination }
    guard !replacedSections.contains(item.section), let section = newSection(of: item.section)
    else { return nil }
    guard let slots = items[item.section] else {
      return IndexPath(item: item.item, section: section)
    }
    return slots.newIndex(of: item.item).map { IndexPath(item: $0, section: section) }
  }

  /// The new element of an old one's view; nil if the view has to leave.
  func survivor(of element: CollectionElement) -> CollectionElement? {
    var element = element
    if element.kind == nil {
      guard !reloadedItems.contains(element.indexPath),
        let indexPath = newIndexPath(of: element.indexPath)
      else { return nil }
      element.indexPath = indexPath
    } else {
      guard !replacedSections.contains(element.indexPath.section),
        let section = newSection(of: element.indexPath.section)
      else { return nil }
      element.indexPath.section = section
    }
    return element
  }

  /// Whether an element of the new state was inserted, alone or with its section.
  func isNew(_ element: CollectionElement) -> Bool {
    newSections.contains(element.indexPath.section)
      || element.kind == nil && newItems.contains(element.indexPath)
  }

  // MARK: Checks

  private static func check(
    _ changes: CollectionChanges, before: [Int], after: [Int]
  ) throws(InconsistentUpdate) {
    let (sections, items) = (changes.sections, changes.items)
    if let section = sections.repeated { throw .repeatedSection(section) }
    if let item = items.repeated { throw .repeatedItem(item) }
    let oldSections = sections.vacated + sections.reloaded
    if let section = oldSections.first(where: { !before.indices.contains($0) }) {
      throw .unknownSection(section)
    }
    if let section = sections.filled.first(where: { !after.indices.contains($0) }) {
      throw .unknownSection(section)
    }
    if let item = (items.vacated + items.reloaded).first(where: { !before.contains($0) }) {
      throw .unknownItem(item)
    }
    if let item = items.filled.first(where: { !after.contains($0) }) { throw .unknownItem(item) }
    let expected = before.count + sections.filled.count - sections.vacated.count
    guard after.count == expected else {
      throw .sectionCount(found: after.count, expected: expected)
    }
  }

  /// Checks that every remaining section has the number of items that the changes lead to.
  private func checkItemCounts(before: [Int], after: [Int]) throws(InconsistentUpdate) {
    for (section, count) in before.enumerated() where !replacedSections.contains(section) {
      guard let new = newSection(of: section) else { continue }
      let expected = count + (items[section]?.growth ?? 0)
      guard after[new] == expected else {
        throw .itemCount(section: new, found: after[new], expected: expected)
      }
    }
  }

  private static func itemSlots(
    _ changes: ListChanges<IndexPath>, sections: SlotMap, movedSections: [Int: Int], count: Int
  ) -> [Int: SlotMap] {
    let vacated = Dictionary(grouping: changes.vacated, by: \.section)
    let filled = Dictionary(grouping: changes.filled, by: \.section)
    guard !vacated.isEmpty || !filled.isEmpty else { return [:] }
    var slots: [Int: SlotMap] = [:]
    for section in 0..<count {
      let new = movedSections[section] ?? sections.newIndex(of: section)
      let (leaving, joining) = (vacated[section] ?? [], new.flatMap { filled[$0] } ?? [])
      guard !leaving.isEmpty || !joining.isEmpty else { continue }
      slots[section] = SlotMap(vacated: leaving.map(\.item), filled: joining.map(\.item))
    }
    return slots
  }
}

extension [Int] {
  /// Whether an item exists, given the number of items of each section.
  fileprivate func contains(_ item: IndexPath) -> Bool {
    indices.contains(item.section) && 0..<self[item.section] ~= item.item
  }
}
