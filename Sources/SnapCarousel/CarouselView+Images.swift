#if canImport(UIKit)
import SnapLayouts
import UIKit

/// The images of the items on the screen and of the next one.
extension CarouselView {
  /// Whether cells may still show earlier items.
  var awaitsCells: Bool { laidOutVersion != itemsVersion }

  /// Performs a layout pass of the collection view; one follows every scroll and reload.
  ///
  /// - Parameter pass: The collection view's own part, which may change the items.
  func layOutCells(_ pass: () -> Void) {
    let version = itemsVersion
    pass()
    if addCopies() { pass() }
    laidOutVersion = version
    guard !awaitsCells else { return }
    let hasNewCells = showVisibleItems()
    let position = layout.pagePosition
    fadeCaptions(at: position)
    let next = snapshot(at: position)
    let isNew = hasNewCells || snapshot.map { !$0.needsSameImages(as: next) } ?? true
    if snapshot?.size != next.size { invalidateIntrinsicContentSize() }
    snapshot = next
    if isNew { updateImages() }
  }

  /// Loads the images that are needed now, and shows those that have loaded.
  func updateImages() {
    guard window != nil, !bounds.isEmpty else { return images.pause() }
    guard !awaitsCells else { return }
    let scale = max(1, traitCollection.displayScale)
    images.update(
      needs, pixelSize: CGSize(width: bounds.width * scale, height: bounds.height * scale))
    showImages()
  }

  func showImages() {
    for cell in shownCells { cell.item.map { cell.show(image(of: $0)) } }
  }

  /// Makes each visible cell show its item, however it became visible, and clears all other cells.
  ///
  /// - Returns: Whether other cells are visible, or cells were empty.
  private func showVisibleItems() -> Bool {
    let isComplete = shownCells.allSatisfy { $0.item != nil }
    if !hasOtherCells, snapshot != nil, isComplete { return false }
    hasOtherCells = false
    let cells = collectionView.visibleCells.compactMap { $0 as? CarouselCell }
    for cell in cells {
      guard let page = collectionView.indexPath(for: cell)?.item else { continue }
      showItem(ofPage: page, in: cell)
    }
    // The collection view keeps these cells for reuse, with their content.
    for cell in shownCells where !cells.contains(cell) { cell.clear() }
    shownCells = cells
    return true
  }

  /// Fades the captions out by half a page from the middle, so that they overlap neither each other nor the page
  /// control.
  private func fadeCaptions(at position: CGFloat) {
    let count = CGFloat(layout.numberOfPages)
    for cell in shownCells {
      var distance = CGFloat(cell.page) - position
      if layout.isLooping { distance -= count * (distance / count).rounded() }
      cell.captionAlpha = max(0, 1 - 2 * abs(distance))
    }
  }

  private var needs: [URL: CarouselImages.Need] {
    var needs: [URL: CarouselImages.Need] = [:]
    if let url = itemAhead?.url { needs[url] = .ahead }
    for url in shownCells.compactMap(\.item?.url) { needs[url] = .shown }
    return needs
  }

  /// The item after the current one in the direction of travel.
  private var itemAhead: CarouselItem? {
    guard items.count > 1, !shownCells.isEmpty, let snapshot else { return nil }
    let next = currentIndex + (snapshot.isBackward ? -1 : 1)
    if items.indices.contains(next) { return items[next] }
    return layout.isLooping ? (snapshot.isBackward ? items.last : items.first) : nil
  }

  /// What the view shows; the direction of new items is that of the autoplay.
  private func snapshot(at position: CGFloat) -> Snapshot {
    var next = Snapshot(
      position: position, isBackward: autoplay?.direction == .backward,
      page: Int(position.rounded()), isLooping: layout.isLooping, size: bounds.size)
    if let snapshot {
      var distance = position - snapshot.position
      // In a loop, the shorter way may lead from the last page to the first one.
      if layout.isLooping, abs(distance) > CGFloat(layout.numberOfPages) / 2 {
        distance = -distance
      }
      next.isBackward = distance == 0 ? snapshot.isBackward : distance < 0
    }
    return next
  }

  /// What a layout pass has shown.
  struct Snapshot {
    var position: CGFloat
    /// Whether the view moves towards earlier pages.
    var isBackward: Bool
    /// The page nearest to the position.
    var page: Int
    var isLooping: Bool
    var size: CGSize

    /// Whether the same cells need the same images in both.
    func needsSameImages(as other: Snapshot) -> Bool {
      isBackward == other.isBackward && page == other.page && isLooping == other.isLooping
        && size == other.size
    }
  }
}
#endif
