extension UICollectionView {
  /// The class of cells for a type of items, and how to configure one.
  ///
  /// Create it before the data source is asked for cells.
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let registration: Registration
    let handler: Handler

    public init(handler: @escaping Handler) {
      registration = Registration { Cell.self }
      self.handler = handler
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      registration = Registration { cellNib.viewClass }
      self.handler = handler
    }
  }

  /// Dequeues a cell and configures it; without an item there is nothing to configure it with.
  @MainActor @preconcurrency
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let key = registration.registration.register(in: self, kind: nil)
    guard let cell = dequeue(key, for: indexPath) as? Cell else {
      preconditionFailure("The nib of the registration has no \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
