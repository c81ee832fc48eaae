/// An item that a person moves.
struct InteractiveMovement {
  let origin: IndexPath
  /// The index path of the item if it were dropped now.
  var target: IndexPath
  /// The point that follows the finger, in the collection view's coordinates.
  var position: CGPoint
}
