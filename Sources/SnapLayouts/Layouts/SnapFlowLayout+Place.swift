#if canImport(UIKit)
import UIKit

/// Keeping the place through changes, and reporting it.
extension SnapFlowLayout {
  /// The offset along the axis, in points.
  var offset: CGFloat { collectionView?.bounds.origin[along: axis] ?? 0 }

  /// Has the item in front kept where it is through the change that is about to come.
  ///
  /// At rest it is the item of the page, in motion the one that the motion is heading for or that is
  /// nearest. A view that the app has left between pages keeps its offset; in a loop, where offsets mean
  /// nothing, it keeps what it shows.
  func rememberPlace() {
    let stops = map.stops
    let isFree = !motion.isUnderWay && !stops.isCyclic
    let resting = isFree ? stops.page(restingAt: offset) : nearestPage
    guard place.anchor == nil, map.isShown, let page = motion.destination ?? resting,
      let item = item(toKeepOnPage: stops.realPage(page))
    else { return }
    var anchor = Place.Anchor(
      indexPath: item, page: stops.realPage(page), isHeld: collectionView?.isDragging == true,
      offset: offset)
    let distance = offset - self.offset(of: anchor, onPage: page)
    anchor.distance = abs(distance) <= stops.halfPixel && !anchor.isHeld ? 0 : distance
    place.anchor = anchor
  }

  /// Has an item brought to the focus as soon as the pages are known.
  func rememberPlace(ofItemAt indexPath: IndexPath) {
    place.anchor = Place.Anchor(indexPath: indexPath, page: 0, isHeld: false, offset: offset)
  }

  /// Goes to the place that was remembered; the first time, to the first page.
  func restorePlace() {
    guard map.isShown else { return place.hasShownPages = false }
    let isUntouched = !place.hasShownPages && offset <= max(0, map.stops.reachableRange.lowerBound)
    place.hasShownPages = true
    if let request = place.request {
      (place.request, place.anchor) = (nil, nil)
      begin(onPage: page(for: request))
    } else if let anchor = place.anchor {
      turnLoop(to: anchor)
      // A batch update tells its items after this pass; if it does not, the next one restores.
      if !place.awaitsUpdates { restoreAnchor() }
    } else if isUntouched {
      begin(onPage: map.page(showing: 0, nearestTo: offset))
    }
    place.awaitsUpdates = false
  }

  /// Goes to the page on which the view begins; a finger may be on it already.
  private func begin(onPage page: Int?) {
    guard let page else { return }
    let before = offset
    move(to: map.stops[page])
    motion.contentWasShifted(by: offset - before)
  }

  /// Brings what was remembered back to where it was on the screen.
  func restoreAnchor() {
    guard map.isShown, let anchor = place.anchor else { return }
    place.anchor = nil
    place.keptItem = anchor.indexPath
    let page = page(for: anchor)
    let target = offset(of: anchor, onPage: page)
    motion.pageWasMoved(to: page)
    // At rest exactly; in motion no step that nobody would see.
    move(to: target, ifFartherThan: anchor.distance == 0 ? 0 : map.stops.halfPixel)
    motion.contentWasShifted(by: target - anchor.offset)
  }

  /// The offset at which what was remembered is where it was on the screen, if it is on a page.
  func offset(of anchor: Place.Anchor, onPage page: Int) -> CGFloat {
    let resting = map.stops[page]
    let held =
      anchor.isHeld ? offset(bringingItemAt: anchor.indexPath, nearestTo: resting) : nil
    return (held ?? resting) + anchor.distance
  }

  /// The page on which what was remembered is now.
  func page(for anchor: Place.Anchor) -> Int {
    map.page(
      showing: page(forItemAt: anchor.indexPath) ?? anchor.page,
      nearestTo: offset - anchor.distance)
  }

  private func item(toKeepOnPage page: Int) -> IndexPath? {
    let kept = place.keptItem.flatMap { self.page(forItemAt: $0) == page ? $0 : nil }
    return kept
      ?? map.pages.grouping.items(inPage: page).first
      .flatMap(map.pages.numbering.indexPath)
  }

  /// Tells the page and the position if they have changed.
  func reportPlace() {
    defer { placeWasReported() }
    let (page, position) = (currentPage, pagePosition)
    // Nothing to show is no place to be told; what comes after it is compared with what was before.
    guard map.isShown else { return }
    if position != place.reportedPosition {
      place.reportedPosition = position
      onPagePositionChange?(position)
    }
    if page != place.reportedPage {
      place.reportedPage = page
      onPageChange?(page)
    }
  }

  /// The page that is asked for, by the shortest way; nil for an item that does not exist.
  func page(for request: Place.Request) -> Int? {
    let page =
      switch request {
      case .page(let page): Optional(page)
      case .item(let indexPath): page(forItemAt: indexPath)
      }
    return page.map { map.page(showing: $0, nearestTo: offset) }
  }

  private func move(to target: CGFloat, ifFartherThan tolerance: CGFloat = 0) {
    guard let collectionView, abs(target - offset) > tolerance else { return }
    // The property, for it lets a drag or a deceleration go on from the new place (fact 25).
    collectionView.contentOffset[along: axis] = target
  }
}
#endif
