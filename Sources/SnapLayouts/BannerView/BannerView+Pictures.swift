#if canImport(UIKit)
import UIKit

/// Having the pictures that are on the screen, and the next one.
extension BannerView {
  /// The collection view has laid out its cells, as after every movement.
  func cellsWereLaidOut() {
    let cells = collectionView.visibleCells.compactMap { $0 as? BannerCell }
    // The collection view keeps them for later, with what they show.
    for cell in shownCells where !cells.contains(cell) { cell.clear() }
    shownCells = cells
    followTravel()
    awaitsCells = false
    updatePictures()
  }

  /// Loads what is needed now, and shows what is there.
  func updatePictures() {
    guard window != nil else { return pictures.pause() }
    guard !awaitsCells else { return }
    let scale = max(1, traitCollection.displayScale)
    pictures.update(
      needs,
      pixelSize: CGSize(width: bounds.width * scale, height: bounds.height * scale))
    showPictures()
  }

  func showPictures() {
    for cell in shownCells { cell.item.map { cell.show(picture(of: $0)) } }
  }

  private var needs: [URL: BannerPictures.Need] {
    var needs: [URL: BannerPictures.Need] = [:]
    if let url = itemAhead?.url { needs[url] = .ahead }
    for url in shownCells.compactMap(\.item?.url) { needs[url] = .shown }
    return needs
  }

  /// The item after the current one, in the direction of travel.
  private var itemAhead: BannerItem? {
    guard items.count > 1, !shownCells.isEmpty else { return nil }
    let next = currentIndex + (isTravellingBackward ? -1 : 1)
    if items.indices.contains(next) { return items[next] }
    return layout.isActuallyLooping ? (isTravellingBackward ? items.last : items.first) : nil
  }

  /// Notes the direction in which the view moves.
  private func followTravel() {
    let position = layout.pagePosition
    var distance = position - lastPagePosition
    lastPagePosition = position
    guard !awaitsCells else { return isTravellingBackward = autoplay.direction == .backward }
    let period = CGFloat(layout.numberOfPages)
    // Across the seam it is the shorter way.
    if layout.isActuallyLooping, abs(distance) > period / 2 { distance = -distance }
    if distance != 0 { isTravellingBackward = distance < 0 }
  }
}
#endif
