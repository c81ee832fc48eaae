#if canImport(UIKit)
import UIKit

/// Keeping the place through changes, and reporting it.
extension SnapFlowLayout {
  /// The offset along the axis, in points.
  var offset: CGFloat { collectionView?.bounds.origin[along: axis] ?? 0 }

  /// Has the page that the view rests on kept through the change that is about to come.
  ///
  /// A view in motion, or one that the app has left between pages, keeps its offset.
  func rememberPlace() {
    guard place.destination == nil, map.isShown, !motion.isUnderWay,
      let page = map.stops.page(restingAt: offset)
    else { return }
    place.destination = .page(page)
  }

  /// Goes to the place that was remembered; the first time, to the first page.
  func restorePlace() {
    guard map.isShown else {
      place.hasShownPages = false
      return
    }
    let isUntouched = !place.hasShownPages && offset <= max(0, map.stops.reachableRange.lowerBound)
    place.hasShownPages = true
    let destination = place.destination ?? (isUntouched ? .page(0) : nil)
    place.destination = nil
    guard let page = destination.map(page(for:)), let collectionView else { return }
    let target = map.stops[page]
    guard abs(target - offset) > map.stops.halfPixel else { return }
    // The property, for it lets a motion go on (fact 25).
    collectionView.contentOffset[along: axis] = target
  }

  /// Tells the page and the position if they have changed.
  func reportPlace() {
    let (page, position) = (currentPage, pagePosition)
    guard map.isShown else {
      (place.reportedPage, place.reportedPosition) = (page, position)
      return
    }
    if position != place.reportedPosition {
      place.reportedPosition = position
      onPagePositionChange?(position)
    }
    if page != place.reportedPage {
      place.reportedPage = page
      onPageChange?(page)
    }
  }

  private func page(for destination: Place.Destination) -> Int {
    switch destination {
    case .page(let page): map.stops.clamped(page)
    case .item(let indexPath): page(forItemAt: indexPath) ?? currentPage
    }
  }
}
#endif
