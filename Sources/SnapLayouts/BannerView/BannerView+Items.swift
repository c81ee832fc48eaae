#if canImport(UIKit)
import UIKit

/// Showing the items, and telling what happens to them.
extension BannerView {
  func itemsHaveChanged() {
    pictures.keep(only: Set(items.compactMap(\.url)))
    collectionView.isScrollEnabled = items.count > 1
    placeholderView.isHidden = !items.isEmpty
    updatePageControl()
    awaitsCells = true
    collectionView.reloadData()
  }

  func placeholderHasChanged() {
    placeholderView.image = placeholder
    placeholderView.contentMode = pictureContentMode
    showSetting()
    showPictures()
  }

  func directionHasChanged() {
    // Subviews do not inherit it (fact 61).
    collectionView.semanticContentAttribute = semanticContentAttribute
    pageControl.semanticContentAttribute = semanticContentAttribute
    setNeedsLayout()
  }

  func pageHasChanged(to page: Int) {
    markCurrentPage()
    onPageChange?(page)
    delegate?.bannerView(self, didTurnToItemAt: page)
  }

  func itemWasTapped(at index: Int) {
    onSelect?(index)
    delegate?.bannerView(self, didSelectItemAt: index)
  }

  func loadingHasFailed(_ url: URL, _ error: any Error) {
    onLoadingFailure?(url, error)
    delegate?.bannerView(self, didFailToLoad: url, with: error)
  }

  /// Shows an item in a cell that the collection view is about to use.
  func showItem(at index: Int, in cell: BannerCell) {
    guard items.indices.contains(index) else { return }
    cell.show(items[index], setting)
    cell.show(picture(of: items[index]))
  }

  /// Shows the items on the screen as they are to be shown now.
  func showSetting() {
    collectionView.allowsSelection = isSelectable
    let setting = setting
    for cell in shownCells { cell.item.map { cell.show($0, setting) } }
  }

  /// The picture of an item, or what stands for it.
  func picture(of item: BannerItem) -> UIImage? {
    switch item.picture {
    case .image(let image): image
    case .url(let url): pictures[url] ?? placeholder
    }
  }

  private var isSelectable: Bool { onSelect != nil || delegate != nil }

  private var setting: BannerCell.Setting {
    BannerCell.Setting(
      contentMode: pictureContentMode, captions: captionStyle, direction: semanticContentAttribute,
      isSelectable: isSelectable)
  }
}
#endif
