#if canImport(UIKit)
import UIKit

/// The images of the items on the screen and of the next one.
extension CarouselView {
  /// Performs a layout pass of the collection view; one follows every scroll and reload.
  ///
  /// - Parameter pass: The collection view's own part, which may change the items.
  func layOutCells(_ pass: () -> Void) {
    let version = state.itemsVersion
    pass()
    // A second time if lengths turn out too short once they are rounded.
    for _ in 0..<2 where updateCopies() { pass() }
    guard let readsCells = state.laidOut(itemsVersion: version) else { return }
    let cells = readsCells ? showVisibleItems() : nil
    let position = layout.pagePosition
    let needs = state.shown(snapshot(at: position), cells: cells)
    if needs.otherHeight { updateHeight() }
    if needs.otherImages { updateImages() }
    fadeCaptions(at: position)
  }

  /// Loads the images that are needed now, and shows those that have loaded.
  func updateImages() {
    guard window != nil, !bounds.isEmpty else { return images.pause() }
    // The next layout pass decides which cells are shown.
    guard state.snapshot?.size == bounds.size else { return }
    let scale = traitCollection.displayScale
    images.update(
      needs, pixelSize: CGSize(width: bounds.width * scale, height: bounds.height * scale))
    showImages()
  }

  func showImages() {
    for cell in shownCells { cell.item.map { cell.show(image(of: $0)) } }
  }

  /// Makes each visible cell show its item, however it became visible, and clears all other cells.
  ///
  /// - Returns: The visible cells.
  private func showVisibleItems() -> [CarouselCell] {
    let cells = collectionView.visibleCells.compactMap { $0 as? CarouselCell }
    for cell in cells {
      guard let page = collectionView.indexPath(for: cell)?.item else { continue }
      showItem(ofPage: page, in: cell)
    }
    // The collection view keeps these cells for reuse, with their content.
    for cell in shownCells where !cells.contains(cell) { cell.clear() }
    return cells
  }

  /// Fades the captions of pages that leave the view out by half a page, so that they overlap neither each other nor the
  /// page control.
  private func fadeCaptions(at position: CGFloat) {
    let count = CGFloat(layout.numberOfPages)
    let basis = copiesBasis
    // How many pages beside the one in the middle are wholly in sight.
    let reach = max(0, basis.availableLength - basis.length) / 2 / (basis.length + basis.spacing)
    for cell in shownCells {
      var distance = CGFloat(cell.page) - position
      if layout.isLooping { distance -= count * (distance / count).rounded() }
      cell.captionAlpha = max(0, 1 - 2 * max(0, abs(distance) - reach))
    }
  }

  private var needs: [URL: CarouselImages.Need] {
    var needs: [URL: CarouselImages.Need] = [:]
    if let url = itemAhead?.url { needs[url] = .ahead }
    for url in shownCells.compactMap(\.item?.url) { needs[url] = .shown }
    return needs
  }

  /// The first item after the current one, in the direction of travel, that isn't on the screen.
  private var itemAhead: CarouselItem? {
    guard let snapshot = state.snapshot, items.count > 1 else { return nil }
    let (current, count) = (currentIndex, items.count)
    let shown = shownCells.compactMap { index(ofPage: $0.page) }
    for distance in 1..<count {
      let next = snapshot.isBackward ? current - distance : current + distance
      guard layout.isLooping || items.indices.contains(next) else { return nil }
      let index = (next + count) % count
      if !shown.contains(index) { return items[index] }
    }
    return nil
  }

  /// What the view shows; the direction of new items is that of the autoplay.
  private func snapshot(at position: CGFloat) -> CarouselState.Snapshot {
    CarouselState.Snapshot(
      position: position, isBackward: autoplay?.direction == .backward,
      numberOfPages: layout.numberOfPages, isLooping: layout.isLooping, size: bounds.size,
      imageWidth: imageWidth)
  }
}
#endif
