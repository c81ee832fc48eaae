/// The updates that lead from one snapshot to another.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let old: SnapshotIndex<Section, Item>
  private let new: SnapshotIndex<Section, Item>

  init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.old = SnapshotIndex(old)
    self.new = SnapshotIndex(new)
  }

  var changes: CollectionChanges { CollectionChanges(items: itemChanges, sections: sectionChanges) }

  private var sectionChanges: ListChanges<Int> {
    let reloaded = Set(new.snapshot.reloadedSectionIdentifiers)
    let kept = Set(
      old.snapshot.sectionIdentifiers.compactMap { new.sections[$0] }.longestIncreasingSubsequence)
    var changes = ListChanges<Int>()
    for (origin, section) in old.snapshot.sectionIdentifiers.enumerated() {
      changes.add(
        origin: origin, destination: new.sections[section], isReloaded: reloaded.contains(section),
        stays: kept.contains)
    }
    changes.inserted += new.snapshot.sectionIdentifiers.filter { old.sections[$0] == nil }
      .compactMap { new.sections[$0] }
    return changes
  }

  private var itemChanges: ListChanges<IndexPath> {
    let reloaded = Set(new.snapshot.reloadedItemIdentifiers)
    var changes = ListChanges<IndexPath>()
    for section in old.snapshot.sectionIdentifiers {
      let items = old.snapshot.itemIdentifiers(inSection: section)
      let kept = pathsKept(in: section, of: items)
      let isGone = new.sections[section] == nil
      for item in items {
        guard let origin = old.items[item], !isGone || new.items[item] != nil else { continue }
        changes.add(
          origin: origin, destination: new.items[item], isReloaded: reloaded.contains(item),
          stays: kept.contains)
      }
    }
    changes.inserted += new.snapshot.itemIdentifiers.filter { item in
      old.items[item] == nil
        && new.snapshot.sectionIdentifier(containingItem: item).map { old.sections[$0] != nil }
          == true
    }.compactMap { new.items[$0] }
    return changes
  }

  /// The new index paths of the items of a section that can keep their order, as many as possible.
  private func pathsKept(in section: Section, of items: [Item]) -> Set<IndexPath> {
    let staying = items.filter { new.snapshot.sectionIdentifier(containingItem: $0) == section }
    return Set(staying.compactMap { new.items[$0] }.longestIncreasingSubsequence)
  }
}

/// The index paths of a snapshot.
private struct SnapshotIndex<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  let sections: [Section: Int]
  let items: [Item: IndexPath]

  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot
    sections = Dictionary(
      uniqueKeysWithValues: snapshot.sectionIdentifiers.enumerated().map { ($1, $0) })
    items = snapshot.indexPaths
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The index path of each item.
  var indexPaths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (item, identifier) in itemIdentifiers(inSection: identifier).enumerated() {
        paths[identifier] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }
}

extension ListChanges {
  /// Adds the updates of one old element; one that moves and is reloaded is deleted and inserted.
  fileprivate mutating func add(
    origin: Place, destination: Place?, isReloaded: Bool, stays: (Place) -> Bool
  ) {
    guard let destination else { return deleted.append(origin) }
    switch (stays(destination), isReloaded) {
    case (true, true): reloaded.append(origin)
    case (true, false): break
    case (false, false): moved.append(Move(origin: origin, destination: destination))
    case (false, true):
      deleted.append(origin)
      inserted.append(destination)
    }
  }
}
