/// Views that wait to be used again, by what they are and their identifier.
struct ReusePool {
  private var views: [Key: [UICollectionReusableView]] = [:]
  private var classes: [Key: UICollectionReusableView.Type] = [:]

  struct Key: Hashable {
    let kind: String?
    let identifier: String
  }

  mutating func register(_ viewClass: AnyClass?, for key: Key) {
    classes[key] = viewClass as? UICollectionReusableView.Type
  }

  func registeredClass(for key: Key) -> UICollectionReusableView.Type? { classes[key] }

  mutating func put(_ view: UICollectionReusableView, for key: Key) {
    views[key, default: []].append(view)
  }

  mutating func take(for key: Key) -> UICollectionReusableView? { views[key]?.popLast() }
}

extension UICollectionView {
  public func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(cellClass, for: ReusePool.Key(kind: nil, identifier: identifier))
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, for: ReusePool.Key(kind: elementKind, identifier: identifier))
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(ReusePool.Key(kind: nil, identifier: identifier), for: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("The class registered for \(identifier) is not a cell.")
    }
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReusePool.Key(kind: elementKind, identifier: identifier), for: indexPath)
  }

  // MARK: What is shown

  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    views.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
  }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[CollectionElement(indexPath: indexPath, kind: nil)] as? UICollectionViewCell
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[CollectionElement(indexPath: indexPath, kind: elementKind)]
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell }?.key.indexPath
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    answer.attributes.values
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// A displayed item answers from what was asked last (fact 36).
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    answer.attributes[CollectionElement(indexPath: indexPath, kind: nil)]
      ?? layout.layoutAttributesForItem(at: indexPath)
  }

  /// Shows what intersects the bounds and gives the rest back (facts 35, 52).
  func showElements() {
    let visible = answer.attributes.filter { $0.value.frame.overlaps(bounds) && !$0.value.isHidden }
    for element in views.keys.sorted() where visible[element] == nil { endDisplaying(element) }
    for (element, attributes) in visible.sorted(by: { $0.key < $1.key }) {
      if let view = views[element] { view.show(attributes) } else { display(element, attributes) }
    }
  }

  func removeAllElements() { for element in views.keys.sorted() { endDisplaying(element) } }

  private func display(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard let dataSource else { return }
    let view =
      element.kind.map {
        dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: $0, at: element.indexPath)
      } ?? dataSource.collectionView(self, cellForItemAt: element.indexPath)
    views[element] = view
    view.show(attributes)
    addSubview(view)
    guard let cell = view as? UICollectionViewCell else { return }
    cell.isSelected = selectedItems.contains(element.indexPath)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
  }

  private func endDisplaying(_ element: CollectionElement) {
    guard let view = views.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier {
      pool.put(view, for: ReusePool.Key(kind: element.kind, identifier: identifier))
    }
    guard let cell = view as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
  }

  private func dequeue(
    _ key: ReusePool.Key, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = pool.take(for: key) {
      view.forgetShownAttributes()
      view.prepareForReuse()
      return view
    }
    guard let viewClass = pool.registeredClass(for: key) else {
      preconditionFailure("Nothing is registered for the identifier \(key.identifier).")
    }
    let element = CollectionElement(indexPath: indexPath, kind: key.kind)
    let size = answer.attributes[element]?.size ?? .zero
    UICollectionReusableView.frameOfNextView = CGRect(origin: .zero, size: size)
    let view = viewClass.init()
    view.reuseIdentifier = key.identifier
    return view
  }
}
