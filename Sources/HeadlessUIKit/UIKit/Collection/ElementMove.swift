/// A change of all that a collection view shows: a batch of updates, a new layout, an animated change of
/// the bounds.
@MainActor
struct ElementMove {
  /// What the layout said before.
  let before: LayoutAnswer
  /// The element that an old one's view goes on showing; nil if the view has to go.
  var survivor: (CollectionElement) -> CollectionElement? = { $0 }
  /// Whose initial and final attributes are asked for.
  var queries = Queries.everyVisible
  /// Who is asked for final attributes; nil for the present layout.
  var oldLayout: UICollectionViewLayout?
  /// In seconds.
  let duration: TimeInterval

  enum Queries {
    case everyVisible
    case changedOnly
    case none
  }
}

/// Where elements start, by what they are afterwards, and where they end, by what they were before
/// (fact 94).
struct ElementAppearances {
  var initial: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  var final: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
}

/// A view on its way out.
struct LeavingElement {
  /// Tells one departure of a view from the next.
  let number: Int
  /// What the delegate knows it as.
  let element: CollectionElement
  /// What it shows in the present state of the data; nil if that is gone.
  var survivor: CollectionElement?
  let view: UICollectionReusableView
}
