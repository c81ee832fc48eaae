extension UICollectionView {
  func dequeue(
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
