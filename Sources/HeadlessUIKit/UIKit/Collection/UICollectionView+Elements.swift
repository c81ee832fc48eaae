extension UICollectionView {
  /// What intersects the bounds, in order (fact 35).
  var visibleElements: [(key: CollectionElement, value: UICollectionViewLayoutAttributes)] {
    answer.attributes.filter { $0.value.frame.overlaps(bounds) && !$0.value.isHidden }
      .sorted { $0.key < $1.key }
  }

  /// Shows what intersects the bounds and gives the rest back (facts 35, 52).
  func showElements() {
    let visible = visibleElements
    let kept = Set(visible.map(\.key))
    for element in views.keys.sorted() where !kept.contains(element) { endDisplaying(element) }
    for (element, attributes) in visible {
      let oldSize = views[element]?.bounds.size
      if let view = views[element] { view.show(attributes) } else { display(element, attributes) }
      if oldSize != attributes.size { askForPreferredAttributes(of: element, attributes) }
    }
  }

  func removeAllElements() { for element in views.keys.sorted() { endDisplaying(element) } }

  private func display(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard let view = makeView(for: element) else { return }
    views[element] = view
    view.show(attributes)
    addSubview(view)
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selectedItems.contains(element.indexPath)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else if let kind = element.kind, !element.isDecoration {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    }
  }

  /// Lets a view that is new, or has a new size, say what it would rather have, and the layout take it
  /// up.
  private func askForPreferredAttributes(
    of element: CollectionElement, _ original: UICollectionViewLayoutAttributes
  ) {
    guard let view = views[element], !element.isDecoration,
      let copy = original.copy() as? UICollectionViewLayoutAttributes
    else { return }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard !preferred.isEqual(original),
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  private func makeView(for element: CollectionElement) -> UICollectionReusableView? {
    guard let kind = element.kind else {
      return takePrefetchedCell(for: element.indexPath)
        ?? dataSource?.collectionView(self, cellForItemAt: element.indexPath)
    }
    guard !element.isDecoration else { return layout.decorationClasses[kind]?.init() }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
  }

  func endDisplaying(_ element: CollectionElement) {
    guard let view = views.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    recycle(view, kind: element.kind)
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
