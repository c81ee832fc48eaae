internal import UIKitQuestions

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
    let element = CollectionElement(indexPath: indexPath, kind: key.kind)
    let view = reusedView(for: key) ?? newView(for: key, size: answer.attributes[element]?.size)
    if let attributes = answer.attributes[element],
      OpenQuestions.current.collection.attributesAtDequeue == .applied
    {
      UIView.performWithoutAnimation { view.show(attributes) }
    }
    return view
  }

  private func reusedView(for key: ReusePool.Key) -> UICollectionReusableView? {
    guard let view = pool.take(for: key) else { return nil }
    view.forgetShownAttributes()
    view.measuredSize = nil
    view.prepareForReuse()
    return view
  }

  private func newView(for key: ReusePool.Key, size: CGSize?) -> UICollectionReusableView {
    guard let viewClass = pool.registeredClass(for: key) else {
      preconditionFailure("Nothing is registered for the identifier \(key.identifier).")
    }
    UICollectionReusableView.frameOfNextView = CGRect(origin: .zero, size: size ?? .zero)
    let view = viewClass.init()
    view.reuseIdentifier = key.identifier
    return view
  }
}
