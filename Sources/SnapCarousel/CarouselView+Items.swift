#if canImport(UIKit)
import UIKit

/// The items, and the settings that they share.
extension CarouselView {
  func itemsHaveChanged() {
    let index = copies > 1 ? indexAhead : nil
    state.itemsChanged(count: items.count)
    layout.pagesPerRound = items.count
    images.keep(only: Set(items.compactMap(\.url)))
    collectionView.isScrollEnabled = items.count > 1
    placeholderView.isHidden = !items.isEmpty
    updatePageControl()
    updateHeight()
    collectionView.reloadData()
    // The layout keeps the number of the page, which may have been that of a repetition.
    if let index, copies == 1 { goOn(toItemAt: index) }
  }

  /// The index of the item of a page, which may be a repetition; nil if there is no such page now.
  func index(ofPage page: Int) -> Int? {
    page < items.count * copies ? page % items.count : nil
  }

  /// The index of the item nearest to an index, which stays as it is while there are no items.
  func nearestIndex(to index: Int) -> Int {
    items.isEmpty ? index : min(max(0, index), items.count - 1)
  }

  /// The index of the item to which the app scrolls, or otherwise of the one that the view shows.
  private var indexAhead: Int {
    request?.index ?? layout.currentPage % max(1, layout.pagesPerRound ?? 1)
  }

  /// Shows an item, or the last one if there are fewer, after the pages of all repetitions have got other numbers.
  ///
  /// The request of an item that is gone ends, because this scroll takes over.
  private func goOn(toItemAt index: Int) {
    let page = nearestIndex(to: index)
    layout.scroll(
      toPage: page, animated: false, completion: page == index ? request?.beginScroll() : nil)
  }

  /// Repeats the items as often as a loop needs, and no more; without space nothing changes.
  ///
  /// - Returns: Whether their number has changed.
  func updateCopies() -> Bool {
    guard layout.numberOfPages > 0, !collectionView.bounds.isEmpty else { return false }
    let (basis, old) = (copiesBasis, copies)
    var needed = old
    if basis != state.basis {
      needed = basis.copies(pixel: 1 / max(1, traitCollection.displayScale))
    } else if !layout.isLooping {
      needed = max(old, basis.longCopies)
    }
    if basis != state.basis || needed != old { state.repeats(needed, for: basis) }
    guard needed != old else { return false }
    let index = indexAhead
    collectionView.reloadData()
    // The page of a repetition may be gone; a page of the first round stays.
    if needed < old { goOn(toItemAt: index) }
    return true
  }

  var copiesBasis: CarouselState.Basis {
    let isHorizontal = scrollDirection == .horizontal
    return CarouselState.Basis(
      isLooping: isLoopingEnabled, count: items.count,
      length: isHorizontal ? layout.itemSize.width : layout.itemSize.height, spacing: spacing,
      availableLength: isHorizontal ? collectionView.bounds.width : collectionView.bounds.height)
  }

  func placeholderHasChanged() {
    placeholderView.image = placeholder
    placeholderView.contentMode = imageContentMode
    updateHeight()
    showSetting()
    showImages()
  }

  func directionHasChanged() {
    // Subviews don't inherit this property (fact 61).
    collectionView.semanticContentAttribute = semanticContentAttribute
    pageControl.semanticContentAttribute = semanticContentAttribute
    // UIKit needn't ask the layout again for the cells, whose images may be shifted.
    layout.invalidateEffects()
    setNeedsLayout()
  }

  func pageHasChanged(to page: Int) {
    // Until the layout pass after a change of the items, a page number may belong to earlier items. A whole
    // round in a frame leads to another page with the same item.
    guard let index = index(ofPage: page), index != reportedIndex else { return }
    reportedIndex = index
    onPageChange?(index)
  }

  /// Handles a tap on a cell, which may show an earlier item.
  func cellWasTapped(onPage page: Int) {
    if !awaitsCells, let index = index(ofPage: page) { onSelect?(index) }
  }

  /// Shows the item of a page in a cell, whatever the cell has shown before.
  func showItem(ofPage page: Int, in cell: CarouselCell) {
    guard let index = index(ofPage: page) else { return }
    let item = items[index]
    cell.page = page
    if cell.item != item { cell.show(item, setting) }
    cell.show(image(of: item))
  }

  /// The height of an image at the present width of the view; nil if it isn't known.
  ///
  /// - Complexity: O(items).
  var imageHeight: CGFloat? {
    let width = imageWidth
    guard width > 0, let ratio = imageAspectRatio ?? lowestRatio else { return nil }
    return width / ratio
  }

  /// The least width of an image of the app divided by its height; nil without images.
  private var lowestRatio: CGFloat? {
    let images = items.map { item in
      if case .image(let image) = item.imageSource { image } else { placeholder }
    }
    return (items.isEmpty ? [placeholder] : images).compactMap { image in
      image.flatMap { ($0.size.width / $0.size.height).aspectRatio }
    }.min()
  }

  /// The width of an image at the present width of the view.
  var imageWidth: CGFloat {
    pageSizing == .viewport || scrollDirection == .vertical ? bounds.width : layout.itemSize.width
  }

  /// Makes the host read the height.
  ///
  /// Before a layout pass, the height may be that of earlier settings; then the pass calls this again.
  func updateHeight() {
    state.heightTold(width: imageWidth)
    invalidateIntrinsicContentSize()
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

extension CGFloat {
  /// The number as an aspect ratio; nil if it isn't positive and finite.
  var aspectRatio: CGFloat? { self > 0 && isFinite ? self : nil }
}
#endif
