internal import UIKitQuestions

extension UICollectionView {
  func update(
    animated: Bool, _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let duration = duration(animated: animated)
    if let completion { later(after: duration) { completion(true) } }
    let isOutermost = beginBatch()
    updates?()
    if isOutermost { endBatch(over: duration) }
  }

  /// Begins a batch; returns false inside of another batch.
  private func beginBatch() -> Bool {
    guard !isBatching else { return false }
    // A pending layout pass happens in the state before the update (fact 96).
    if owesReload || isLayoutStale { layoutIfNeeded() }
    _ = itemCounts
    isBatching = true
    return true
  }

  private func endBatch(over duration: TimeInterval) {
    isBatching = false
    let changes = batchedChanges
    batchedChanges = CollectionChanges()
    // A reload in the batch replaces all other changes.
    if !owesReload { commit(changes, over: duration) }
  }

  /// Records a change; outside of a batch, it is a batch of its own.
  func note(_ change: (inout CollectionChanges) -> Void) {
    let isOutermost = beginBatch()
    change(&batchedChanges)
    if isOutermost { endBatch(over: duration(animated: true)) }
  }

  /// Applies a batch (facts 43, 44, 53, 92-95).
  ///
  /// By default there is a whole pass, `prepare(forCollectionViewUpdates:)`, the target offset, and
  /// then the initial and final attributes.
  private func commit(_ changes: CollectionChanges, over duration: TimeInterval) {
    let questions = OpenQuestions.current.collection
    let before = itemCounts
    counts = nil
    let plan = checkedPlan(changes, before: before)
    isUpdating = true
    movement = nil
    updatePlan = plan
    let move = ElementMove(
      before: answer, survivor: plan.survivor,
      queries: questions.appearanceQueries == .everyVisible ? .everyVisible : .changedOnly,
      duration: duration)
    invalidateCounts()
    passes(questions.batchPasses.before)
    layout.prepare(forCollectionViewUpdates: plan.updateItems)
    passes(questions.batchPasses.after)
    renumber(move)
    let asked = questions.appearanceQueryTime == .beforeTarget ? askForAppearances(move) : nil
    restAfterUpdate(over: duration)
    updateLayout()
    dropPrefetchedCell()
    dropWaitingCells()
    selectedItems = Set(selectedItems.compactMap(plan.newIndexPath))
    moveElements(move, asked ?? askForAppearances(move))
    updatePlan = nil
    isUpdating = false
    // An adjustment of the offset takes effect if the layout requests it here (fact 99).
    layout.finalizeCollectionViewUpdates()
    showElements()
  }

  private func invalidateCounts() {
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
  }

  /// Performs a number of layout passes.
  private func passes(_ count: Int) {
    for _ in 0..<count {
      isLayoutStale = true
      updateLayout()
    }
  }

  /// Moves to the offset that the layout and the delegate choose (facts 93, 98).
  private func restAfterUpdate(over duration: TimeInterval) {
    let questions = OpenQuestions.current.collection
    if isLayoutStale { prepareLayout() }
    let old = appearance
    let isClampedNow = questions.shrunkenContentInBatch == .withAnimation
    adoptTargetOffset(proposed: isClampedNow ? proposedOffset : contentOffset)
    if questions.batchOffsetMotion == .withViews { glide(from: old, over: duration) }
    guard questions.shrunkenContentInBatch == .atEnd else { return }
    later(after: duration) { [weak self] in
      guard let self, !isMoving else { return }
      contentOffset = clamped(contentOffset)
    }
  }

  /// Gives attributes that the layout has returned the index paths after the update (fact 149).
  private func renumber(_ move: ElementMove) {
    guard OpenQuestions.current.collection.handedOutIndexPaths == .renumbered else { return }
    for (element, attributes) in move.before.attributes {
      if let new = move.survivor(element) { attributes.indexPath = new.indexPath }
    }
  }

  /// A batch that doesn't fit the data is an error of the app and stops it, as in UIKit.
  private func checkedPlan(_ changes: CollectionChanges, before: [Int]) -> CollectionUpdatePlan {
    do {
      return try CollectionUpdatePlan(changes, before: before, after: itemCounts)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

extension BatchPasses {
  /// The number of passes before `prepare(forCollectionViewUpdates:)`.
  fileprivate var before: Int {
    switch self {
    case .onceBefore, .beforeAndAfter: 1
    case .twiceBefore: 2
    case .onceAfter: 0
    }
  }

  /// The number of passes after it.
  fileprivate var after: Int {
    switch self {
    case .onceBefore, .twiceBefore: 0
    case .onceAfter, .beforeAndAfter: 1
    }
  }
}
