import UIKit

/// A collection view that measures its rows again when the text size changes.
final class RowsView: UICollectionView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard category != previousTraitCollection?.preferredContentSizeCategory else { return }
    collectionViewLayout.invalidateLayout()
  }
}
