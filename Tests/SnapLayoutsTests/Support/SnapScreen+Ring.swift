import SnapLayouts
import UIKit

// In a ring any offset is as good as one that is whole periods away, and what is at one place may be at
// another a moment later. So only what a person sees can be compared.
extension SnapScreen {
  /// Whether the pages form a ring now.
  var isRing: Bool { (layout as? InfiniteBannerLayout)?.isLooping == true }

  /// Where the view is, to be compared with another time or another screen.
  var place: ShownPlace {
    let item = layout.currentIndexPath
    let start = item.flatMap(layout.layoutAttributesForItem).map { along($0.center) } ?? .nan
    return ShownPlace(
      offset: isRing ? offset - start : offset, item: item, pagePosition: layout.pagePosition)
  }

  /// How the layout shows an item, to be compared with another time or another screen.
  func look(_ item: Int) -> UICollectionViewLayoutAttributes? {
    guard isRing else { return attributes(item) }
    let copy = attributes(item)?.copy() as? UICollectionViewLayoutAttributes
    if layout.scrollDirection == .horizontal {
      copy?.center.x -= offset
    } else {
      copy?.center.y -= offset
    }
    return copy
  }

  private func along(_ point: CGPoint) -> CGFloat {
    layout.scrollDirection == .horizontal ? point.x : point.y
  }
}

/// Where a view is, as far as a person can tell.
struct ShownPlace: Equatable {
  /// The offset; in a ring, where it means nothing by itself, counted from the item in front.
  let offset: CGFloat
  let item: IndexPath?
  let pagePosition: CGFloat
}
