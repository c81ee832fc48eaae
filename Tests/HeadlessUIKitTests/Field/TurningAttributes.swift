import UIKit

/// Attributes with a reference to the view that should turn.
@MainActor
final class TurningAttributes: UICollectionViewLayoutAttributes {
  weak var content: UIView?
  /// The distance from the center of the view, in widths of the view.
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
