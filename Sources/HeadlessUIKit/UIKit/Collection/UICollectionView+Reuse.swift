internal import UIKitQuestions

extension UICollectionView {
  func dequeue(
    _ key: ReusePool.Key, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let reconfigured { return reconfigured }
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
