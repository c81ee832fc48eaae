/// What registrations of cells and of supplementary views have in common: a reuse identifier of
/// their own, a class or a nib, and the view whose data source was at work as they were created.
struct Registration {
  /// Never used again, so views of one registration are never reused for another one.
  let identifier = UUID().uuidString

  private let viewClass: @MainActor () -> UICollectionReusableView.Type?
  private weak var birthplace: UICollectionView?

  /// The collection view whose data source provides a view now; only the main thread sets it.
  nonisolated(unsafe) static var providing: UICollectionView?

  init(_ viewClass: @escaping @MainActor () -> UICollectionReusableView.Type?) {
    self.viewClass = viewClass
    birthplace = Self.providing
  }

  /// Registers the class with a collection view, which may know it already.
  ///
  /// A registration that is created each time a cell is requested would never reuse one. Apple's page
  /// of `CellRegistration` says that this generates an exception since iOS 15. An Apple engineer
  /// explains it in thread 681739 of the developer forums, for `cellForItemAt` and for the cell
  /// provider of a diffable data source; what is created lazily there counts, too (thread 690611).
  /// *Inferred*, because no source names them: supplementary views are treated in the same way, and
  /// a cell may create registrations for a collection view of its own.
  @MainActor
  func register(in view: UICollectionView, kind: String?) -> ReusePool.Key {
    precondition(
      birthplace !== view,
      "Attempted to dequeue a view using a registration that was created while the data source "
        + "was asked for one. Create registrations up front, and reuse them.")
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    view.pool.register(viewClass(), for: key)
    return key
  }
}

extension UICollectionView {
  /// Requests a view from the data source; registrations that are created meanwhile are remembered.
  func provide<View>(_ request: () -> View) -> View {
    let outer = Registration.providing
    Registration.providing = self
    defer { Registration.providing = outer }
    return request()
  }
}
