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
