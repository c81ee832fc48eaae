extension UICollectionView {
  /// The class of supplementary views of a kind, and how to configure one.
  ///
  /// Create it before the data source is asked for views.
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let registration: Registration
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      registration = Registration { Supplementary.self }
      self.handler = handler
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      registration = Registration { supplementaryNib.viewClass }
      self.handler = handler
    }
  }

  /// Dequeues a supplementary view of the registration's kind and configures it.
  @MainActor @preconcurrency
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let key = registration.registration.register(in: self, kind: registration.elementKind)
    guard let view = dequeue(key, for: indexPath) as? Supplementary else {
      preconditionFailure("The nib of the registration has no \(Supplementary.self).")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
