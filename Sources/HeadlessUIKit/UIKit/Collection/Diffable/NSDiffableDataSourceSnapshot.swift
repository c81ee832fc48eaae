/// The state of a collection view's data: its sections, and the items of each section (fact 84).
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

  public init() {}

  // MARK: Queries

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { sections.count }

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = items[identifier] else { unknown(identifier) }
    return items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections[identifier] }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: numberOfSections)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items[identifier] ?? [] { sections[item] = nil }
      items[identifier] = nil
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    forgetReloads()
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, offset: 1) }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where items[identifier] == nil { unknown(identifier) }
    reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("There is no section to append items to.")
    }
    insert(identifiers, in: section, at: numberOfItems(inSection: section))
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier)
    insert(identifiers, in: place.section, at: place.index)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier)
    insert(identifiers, in: place.section, at: place.index + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers)
    forgetReloads()
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { moveItem(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { moveItem(identifier, to: toIdentifier, offset: 1) }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where sections[identifier] == nil { unknown(identifier) }
    reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where sections[identifier] == nil { unknown(identifier) }
    reconfiguredItemIdentifiers +=
      identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
  }

  // MARK: Inside UIKit

  /// The first of some new identifiers that already exists, or that they contain twice.
  func duplicate(among identifiers: [ItemIdentifierType]) -> ItemIdentifierType? {
    identifiers.first { sections[$0] != nil } ?? identifiers.firstRepeated
  }

  func duplicate(among identifiers: [SectionIdentifierType]) -> SectionIdentifierType? {
    identifiers.first { items[$0] != nil } ?? identifiers.firstRepeated
  }

  /// The same state without requests to reload.
  var withoutReloads: Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    return snapshot
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    if let duplicate = duplicate(among: identifiers) {
      preconditionFailure("The section \(duplicate) is in the snapshot twice.")
    }
    for identifier in identifiers { items[identifier] = [] }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    if let duplicate = duplicate(among: identifiers) {
      preconditionFailure("The item \(duplicate) is in the snapshot twice.")
    }
    for identifier in identifiers { sections[identifier] = section }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sections[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for identifier in identifiers { sections[identifier] = nil }
  }

  private mutating func forgetReloads() {
    reloadedItemIdentifiers.removeAll { sections[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { sections[$0] == nil }
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    guard identifier != target else { return }
    sectionIdentifiers.remove(at: place(of: identifier))
    sectionIdentifiers.insert(identifier, at: place(of: target) + offset)
  }

  private mutating func moveItem(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int
  ) {
    guard identifier != target else { return }
    guard sections[identifier] != nil else { unknown(identifier) }
    remove([identifier])
    let place = place(of: target)
    insert([identifier], in: place.section, at: place.index + offset)
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else { unknown(section) }
    return index
  }

  private func place(
    of item: ItemIdentifierType
  ) -> (section: SectionIdentifierType, index: Int) {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
      unknown(item)
    }
    return (section, index)
  }

  private func unknown<Identifier>(_ identifier: Identifier) -> Never {
    preconditionFailure("\(identifier) is not in the snapshot.")
  }
}

extension NSDiffableDataSourceSnapshot: Sendable {}
