#if canImport(UIKit)
import UIKit

/// Item sizes that follow the viewport.
extension SnapFlowLayout {
  /// The size that the items should have; nil while the viewport is empty.
  var fittedItemSize: CGSize? {
    guard fitsItems else { return ownItemSize }
    guard let collectionView else { return nil }
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    let content = CGRect(origin: .zero, size: room).inset(by: sectionInset).size
    let length = pageSizing.length(
      viewportLength: room[along: axis], insets: room[along: axis] - content[along: axis],
      spacing: minimumLineSpacing)
    let size = CGSize(
      along: length ?? ownItemSize[along: axis],
      across: fillsViewportAcross ? content[across: axis] : ownItemSize[across: axis], axis: axis)
    return size.width > 0 && size.height > 0 ? size : nil
  }
}
#endif
