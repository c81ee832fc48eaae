/// An item that is moved by hand.
struct InteractiveMovement {
  let origin: IndexPath
  /// Where the item would be if it were let go.
  var target: IndexPath
  /// The point that follows the hand, in the collection view's coordinates.
  var position: CGPoint
}
