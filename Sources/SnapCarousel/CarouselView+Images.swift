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
    laidOutVersion = version
    guard !awaitsCells else { return }
    showVisibleItems()
    followTravel()
    updateImages()
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
  private func showVisibleItems() {
    let former = shownCells
    shownCells = []
    for indexPath in collectionView.indexPathsForVisibleItems {
      guard let cell = collectionView.cellForItem(at: indexPath) as? CarouselCell else { continue }
      showItem(at: indexPath.item, in: cell)
      shownCells.append(cell)
    }
    // The collection view keeps these cells for reuse, with their content.
    for cell in former where !shownCells.contains(cell) { cell.clear() }
  }

  private var needs: [URL: CarouselImages.Need] {
    var needs: [URL: CarouselImages.Need] = [:]
    if let url = itemAhead?.url { needs[url] = .ahead }
    for url in shownCells.compactMap(\.item?.url) { needs[url] = .shown }
    return needs
  }

  /// The item after the current one in the direction of travel.
  private var itemAhead: CarouselItem? {
    guard items.count > 1, !shownCells.isEmpty, let travel else { return nil }
    let next = currentIndex + (travel.isBackward ? -1 : 1)
    if items.indices.contains(next) { return items[next] }
    return layout.isLooping ? (travel.isBackward ? items.last : items.first) : nil
  }

  /// Records the direction in which the view moves; for new items, it is that of the autoplay.
  private func followTravel() {
    let position = layout.pagePosition
    var next = Travel(position: position, isBackward: autoplay?.direction == .backward)
    if let travel {
      var distance = position - travel.position
      // In a loop, the shorter way may lead from the last page to the first one.
      if layout.isLooping, abs(distance) > CGFloat(layout.numberOfPages) / 2 {
        distance = -distance
      }
      next.isBackward = distance == 0 ? travel.isBackward : distance < 0
    }
    travel = next
  }

  /// The page position at the last layout pass, and the direction of travel.
  struct Travel {
    var position: CGFloat
    var isBackward: Bool
  }
}
#endif
