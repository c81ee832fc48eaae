internal import UIKitQuestions

extension UICollectionView {
  /// The elements that intersect the bounds, in order (fact 35).
  var visibleElements: [(key: CollectionElement, value: UICollectionViewLayoutAttributes)] {
    answer.attributes.filter { $0.value.frame.touches(bounds) && !$0.value.isHidden }
      .sorted { $0.key < $1.key }
  }

  /// Shows the elements that intersect the bounds and removes the others (facts 35, 52).
  ///
  /// Sizes that cells prefer may change these elements (fact 133). If the layout never settles,
  /// this is recorded as a fault (fact 155).
  func showElements() {
    for round in 0... {
      guard round <= 100 + 2 * views.count else { break }
      let visible = visibleElements
      let kept = Set(visible.map(\.key))
      for element in views.keys.sorted() where !kept.contains(element) { endDisplaying(element) }
      guard visible.contains(where: { show($0.key, $0.value) }) else { return }
      updateLayout()
    }
    record(fault: "\(type(of: layout)) is stuck in its update/layout loop")
  }

  /// Returns whether all elements must be shown again.
  private func show(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    if let view = views[element] {
      view.show(attributes)
    } else {
      display(element, attributes)
    }
    return measure(views[element], attributes) && isLayoutStale
      && OpenQuestions.current.collection.selfSizingQuery == .rectangle
  }

  func removeAllElements() {
    // No view is left that could stay as it is.
    unnamedAttributes = [:]
    for element in views.keys.sorted() { endDisplaying(element) }
    finishAllLeaving()
    dropWaitingCells()
  }

  /// Shows a new element, at its place or on its way there.
  func display(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes,
    from start: UICollectionViewLayoutAttributes? = nil, over duration: TimeInterval = 0
  ) {
    if let view = takeLeavingView(of: element) {
      views[element] = view
      return view.glide(to: attributes, over: Self.animationDuration)
    }
    guard let view = takeWaitingCell(of: element) ?? makeView(for: element) else { return }
    views[element] = view
    UIView.performWithoutAnimation {
      view.show(start ?? attributes)
      if view.superview !== self { addSubview(view) }
    }
    if start != nil { view.glide(to: attributes, over: duration) }
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selectedItems.contains(element.indexPath)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else if let kind = element.kind, !element.isDecoration {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    }
  }

  /// Measures a view that is new or has a new size.
  ///
  /// - Returns: Whether the layout uses the preferred size (fact 133).
  @discardableResult
  func measure(
    _ view: UICollectionReusableView?, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let view, original.representedElementCategory != .decorationView,
      view.measuredSize != original.size,
      let copy = original.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    view.measuredSize = original.size
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard !preferred.isEqual(original),
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  private func makeView(for element: CollectionElement) -> UICollectionReusableView? {
    guard let kind = element.kind else {
      return takePrefetchedCell(for: element.indexPath)
        ?? provide { dataSource?.collectionView(self, cellForItemAt: element.indexPath) }
    }
    guard !element.isDecoration else { return layout.decorationClasses[kind]?.init() }
    return provide {
      dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
    }
  }

  func endDisplaying(_ element: CollectionElement) {
    guard let view = views.removeValue(forKey: element) else { return }
    finishDisplaying(view, element, mayWait: true)
  }

  /// Ends the display of a view; a cell may wait for its item to return (fact 151).
  func finishDisplaying(
    _ view: UICollectionReusableView, _ element: CollectionElement, mayWait: Bool = false
  ) {
    if mayWait, element.kind == nil,
      OpenQuestions.current.collection.cellsAfterDisplay == .kept
    {
      keepWaiting(view, element)
    } else {
      view.removeFromSuperview()
      recycle(view, kind: element.kind)
    }
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if let kind = element.kind, !element.isDecoration {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: element.indexPath)
    }
  }

  func recycle(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    pool.put(view, for: ReusePool.Key(kind: kind, identifier: identifier))
  }
}
