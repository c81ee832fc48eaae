extension UICollectionView {
  func update(
    animated: Bool, _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let completion {
      later(after: animated ? Self.animationDuration : 0) { completion(true) }
    }
    let isOutermost = beginBatch()
    updates?()
    if isOutermost { endBatch() }
  }

  /// Answers false within a batch.
  private func beginBatch() -> Bool {
    guard !isBatching else { return false }
    // A view that has not asked for its data yet has nothing to update from.
    if owesReload { layoutIfNeeded() }
    _ = itemCounts
    isBatching = true
    return true
  }

  private func endBatch() {
    isBatching = false
    let changes = batchedChanges
    batchedChanges = CollectionChanges()
    // A reload in the batch takes the place of everything else.
    if !owesReload { commit(changes) }
  }

  /// Notes one change; outside a batch it is a batch of its own.
  func note(_ change: (inout CollectionChanges) -> Void) {
    let isOutermost = beginBatch()
    change(&batchedChanges)
    if isOutermost { endBatch() }
  }

  /// Facts 43, 44 and 53, in the order that observers of UIKit report: a whole pass comes before
  /// `prepare(forCollectionViewUpdates:)`.
  private func commit(_ changes: CollectionChanges) {
    let before = itemCounts
    counts = nil
    let plan = checkedPlan(changes, before: before)
    isUpdating = true
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    updateLayout()
    layout.prepare(forCollectionViewUpdates: plan.updateItems)
    adoptTargetOffset()
    updateLayout()
    carryOver(plan)
    askForInitialAttributes { plan.isNew($0) }
    layout.finalizeCollectionViewUpdates()
    isUpdating = false
    showElements()
  }

  /// A batch that does not fit the data is a mistake of the app, and as loud as in UIKit.
  private func checkedPlan(_ changes: CollectionChanges, before: [Int]) -> CollectionUpdatePlan {
    do {
      return try CollectionUpdatePlan(changes, before: before, after: itemCounts)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Gives back what has no place in the new state; everything else keeps its view.
  private func carryOver(_ plan: CollectionUpdatePlan) {
    dropPrefetchedCell()
    for element in views.keys.sorted() where plan.survivor(of: element) == nil {
      _ = layout.finalAttributes(of: element)
      endDisplaying(element)
    }
    views = Dictionary(
      uniqueKeysWithValues: views.compactMap { element, view in
        plan.survivor(of: element).map { ($0, view) }
      })
    selectedItems = Set(selectedItems.compactMap(plan.newIndexPath))
  }
}
