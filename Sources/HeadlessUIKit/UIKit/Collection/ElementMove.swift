/// A change of everything that a collection view shows: a batch update, a new layout, or an
/// animated change of the bounds.
@MainActor
struct ElementMove {
  /// The layout's answer before the change.
  let before: LayoutAnswer
  /// The new element of an old one's view; nil if the view has to leave.
  var survivor: (CollectionElement) -> CollectionElement? = { $0 }
  /// The elements whose initial and final attributes are requested.
  var queries = Queries.everyVisible
  /// The layout that returns final attributes; nil for the present layout.
  var oldLayout: UICollectionViewLayout?
  /// The duration in seconds.
  let duration: TimeInterval

  enum Queries {
    case everyVisible
    case changedOnly
    case none
  }
}

/// The places where new elements start and where old elements end (fact 94).
struct ElementAppearances {
  var initial: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  var final: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
}

/// A view that leaves with an animation.
struct LeavingElement {
  /// Distinguishes the departures of a view.
  let number: Int
  /// The element as the delegate knows it.
  let element: CollectionElement
  /// The element in the present data; nil if it has been deleted.
  var survivor: CollectionElement?
  let view: UICollectionReusableView
}
