import SnapLayouts
import UIKit

/// A delegate with a size for each item.
///
/// It is used only for uneven sizes, which take more time.
final class UnevenSizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let counts: ItemCounts
  private let onSelect: (IndexPath) -> Void

  /// - Parameters:
  ///   - counts: The items.
  ///   - onSelect: Called when a person taps an item.
  init(of counts: ItemCounts, onSelect: @escaping (IndexPath) -> Void = { _ in }) {
    self.counts = counts
    self.onSelect = onSelect
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let layout = collectionViewLayout as? SnapFlowLayout else { return .zero }
    var size = layout.itemSize
    let share = counts.share(ofItemAt: indexPath)
    if layout.scrollDirection == .horizontal { size.width *= share } else { size.height *= share }
    return size
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onSelect(indexPath)
  }
}
