import UIKit

/// Attributes that carry the view to be turned.
@MainActor
final class TurningAttributes: UICollectionViewLayoutAttributes {
  weak var content: UIView?
  /// From the centre of the view, in views.
  var offset: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TurningAttributes)?.content = content
    (copy as? TurningAttributes)?.offset = offset
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? TurningAttributes else { return false }
    return MainActor.assumeIsolated { content === other.content && offset == other.offset }
  }
}
