extension CollectionUpdatePlan {
  /// The updates in the order in which the layout gets them.
  ///
  /// Sections come before items. Each has its deletions, insertions, reloads and moves, in
  /// ascending order.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    let sections = updateItems(
      of: changes.sections, path: { IndexPath(item: NSNotFound, section: $0) },
      newPlace: newSection)
    return sections + updateItems(of: changes.items, path: { $0 }, newPlace: newIndexPath)
  }

  @MainActor private func updateItems<Place>(
    of changes: ListChanges<Place>, path: (Place) -> IndexPath, newPlace: (Place) -> Place?
  ) -> [UICollectionViewUpdateItem] {
    changes.deleted.sorted().map {
      UICollectionViewUpdateItem(.delete, before: path($0), after: nil)
    }
      + changes.inserted.sorted().map {
        UICollectionViewUpdateItem(.insert, before: nil, after: path($0))
      }
      + changes.reloaded.sorted().map {
        UICollectionViewUpdateItem(.reload, before: path($0), after: newPlace($0).map(path))
      }
      + changes.moved.sorted { $0.origin < $1.origin }.map {
        UICollectionViewUpdateItem(
          .move, before: path($0.origin), after: path($0.destination))
      }
  }
}
