#if canImport(UIKit)
import UIKit

/// The items, and the settings that they share.
extension CarouselView {
  func itemsHaveChanged() {
    images.keep(only: Set(items.compactMap(\.url)))
    collectionView.isScrollEnabled = items.count > 1
    placeholderView.isHidden = !items.isEmpty
    updatePageControl()
    itemsVersion += 1
    travel = nil
    collectionView.reloadData()
  }

  func placeholderHasChanged() {
    placeholderView.image = placeholder
    placeholderView.contentMode = imageContentMode
    showSetting()
    showImages()
  }

  func directionHasChanged() {
    // Subviews don't inherit this property (fact 61).
    collectionView.semanticContentAttribute = semanticContentAttribute
    pageControl.semanticContentAttribute = semanticContentAttribute
    setNeedsLayout()
  }

  func pageHasChanged(to page: Int) {
    markCurrentPage()
    // Until the layout pass after a change of the items, a page number may belong to earlier items.
    if items.indices.contains(page) { onPageChange?(page) }
  }

  /// Handles a tap on a cell, which may show an earlier item.
  func cellWasTapped(at index: Int) {
    if !awaitsCells, items.indices.contains(index) { onSelect?(index) }
  }

  /// Shows an item in a cell, whatever the cell has shown before.
  func showItem(at index: Int, in cell: CarouselCell) {
    guard items.indices.contains(index) else { return }
    let item = items[index]
    if cell.item != item { cell.show(item, setting) }
    cell.show(image(of: item))
  }

  /// Applies the present settings to the items on the screen.
  func showSetting() {
    collectionView.allowsSelection = onSelect != nil
    let setting = setting
    for cell in shownCells { cell.item.map { cell.show($0, setting) } }
  }

  /// The image of an item, or the placeholder.
  func image(of item: CarouselItem) -> UIImage? {
    switch item.imageSource {
    case .image(let image): image
    case .url(let url): images[url] ?? placeholder
    }
  }

  private var setting: CarouselCell.Setting {
    CarouselCell.Setting(
      contentMode: imageContentMode, captions: captionStyle, direction: semanticContentAttribute,
      isSelectable: onSelect != nil)
  }
}
#endif
