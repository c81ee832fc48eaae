import SnapLayouts
import UIKit

// In a loop, offsets that differ by whole periods are equivalent, and an element may move between
// them. So tests can only compare what is visible.
extension SnapScreen where Layout: SnapFlowLayout {
  /// Whether the pages form a loop now.
  var isLooping: Bool { (layout as? InfiniteBannerLayout)?.isLooping == true }

  /// The visible position, for a comparison with another time or another screen.
  var place: ShownPlace {
    let item = layout.currentIndexPath
    let start = item.flatMap(layout.layoutAttributesForItem).map { along($0.center) } ?? .nan
    // In another period, a third of a pixel has another rounding error.
    return ShownPlace(
      offset: isLooping ? ((offset - start) * 1e6).rounded() / 1e6 : offset, item: item,
      pagePosition: layout.pagePosition)
  }

  /// The visible attributes of an item, for a comparison with another time or another screen.
  func look(_ item: Int) -> UICollectionViewLayoutAttributes? {
    guard isLooping else { return attributes(item) }
    let copy = attributes(item)?.copy() as? UICollectionViewLayoutAttributes
    if layout.scrollDirection == .horizontal {
      copy?.center.x -= offset
    } else {
      copy?.center.y -= offset
    }
    return copy
  }
}

/// The visible position of a view.
struct ShownPlace: Equatable {
  /// The offset; in a loop, relative to the item in front.
  let offset: CGFloat
  let item: IndexPath?
  let pagePosition: CGFloat
}
