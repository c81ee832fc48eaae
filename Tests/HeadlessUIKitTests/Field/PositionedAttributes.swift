import UIKit

/// Attributes with the distance of an item from the center, in items; they compile because of
/// fact 79.
@MainActor
final class PositionedAttributes: UICollectionViewLayoutAttributes {
  var position: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? PositionedAttributes)?.position = position
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? PositionedAttributes else { return false }
    return MainActor.assumeIsolated { position == other.position }
  }
}
