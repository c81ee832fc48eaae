#if canImport(Foundation)
import Foundation
#endif

/// Keeps the view in place while the contents change.
extension LayoutState {
  mutating func contentsWillChange(
    in viewport: Viewport, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard anchor.isSettled, pages.isShown else { return [] }
    observe(view)
    keepPlace(movedBy: UIKitMove(from: pages.viewport, to: viewport), view)
    return []
  }

  mutating func batchBegan(in viewport: Viewport, _ view: ViewSnapshot) -> [LayoutCommand] {
    let commands = contentsWillChange(in: viewport, view)
    if case .waitingForPages(let place) = anchor {
      anchor = .waitingForPagesAndMoves(place, pages.pages.numbering)
    }
    return commands
  }

  mutating func batchReported(_ map: BatchUpdateMap) -> [LayoutCommand] {
    func moved(_ place: ScrollAnchor.Place, _ numbering: ItemNumbering) -> ScrollAnchor.Place {
      var place = place
      place.item = map.destination(of: place.item, in: numbering) ?? place.item
      return place
    }
    switch anchor {
    case .waitingForPagesAndMoves(let place, let numbering):
      anchor = .waitingForPages(moved(place, numbering))
    case .waitingForMoves(let place, let numbering):
      anchor = .waitingForEnd(moved(place, numbering))
    case .none, .requested, .item, .waitingForPages, .waitingForEnd: break
    }
    return []
  }

  mutating func batchEnded(_ view: ViewSnapshot) -> [LayoutCommand] {
    let phase = pages.loop?.phase
    let commands: [LayoutCommand] =
      switch anchor {
      case .waitingForMoves(let place, _), .waitingForEnd(let place): restored(place, view)
      case .requested(let request): begin(with: request, view)
      case .none, .item, .waitingForPages, .waitingForPagesAndMoves: []
      }
    return pages.loop?.phase == phase ? commands : commands + [.placeElements]
  }

  mutating func laidOut(_ new: PageGeometry?, _ view: ViewSnapshot) -> [LayoutCommand] {
    if let new = new ?? awaitedPages { return replacePages(with: new, view) }
    if case .requested(let request) = anchor { return begin(with: request, view) }
    return []
  }

  /// The offset at which the view rests if nothing else changes; nil where UIKit may decide.
  func restingOffset(_ view: ViewSnapshot) -> CGFloat? {
    guard pages.isShown else { return nil }
    switch anchor {
    case .waitingForMoves(let place, _), .waitingForEnd(let place):
      return offset(of: place, onPage: page(of: place, view))
    case .waitingForPages, .waitingForPagesAndMoves: return view.offset
    case .none, .requested, .item:
      let isOnPage = pages.stops.page(restingAt: view.offset) != nil
      return motion.isUndecided || view.isTracking || view.isMoving || !isOnPage ? nil : view.offset
    }
  }

  /// Keeps the item that was in front if it belongs to a page, and otherwise keeps the page's first
  /// item.
  mutating func keepItem(onPage page: Int) {
    anchor = keptItem(onPage: page).map { .item($0) } ?? anchor
  }

  /// Does the same as `keepItem(onPage:)` for a view at rest.
  ///
  /// If several pages share the offset, the page of the item that was in front wins.
  mutating func keepItem(restingOn page: Int, _ view: ViewSnapshot) {
    keepItem(onPage: keptPage(at: view.offset) ?? page)
  }

  // MARK: Pages

  /// The known pages, if a place waits for new ones: a layout pass may find the pages unchanged.
  private var awaitedPages: PageGeometry? {
    if case .waitingForPages = anchor { pages } else { nil }
  }

  private mutating func replacePages(
    with new: PageGeometry, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    if !new.isShown || new.setting.axis != pages.setting.axis { hide(view) }
    if case .item = anchor {
      keepPlace(movedBy: UIKitMove(from: pages.viewport, to: new.viewport), view)
    }
    let old = pages
    pages = new
    guard new.isShown else { return [] }
    switch anchor {
    case .none, .item: return begin(onPage: isUntouched(view) ? 0 : nil, view)
    case .requested(let request): return begin(with: request, view)
    case .waitingForPages(let place):
      return isMovedByApp(view, since: place, from: old)
        ? left(place, view)
        : restored(motion.isCarried ? place.goneOn(to: view.offset) : place, view)
    case .waitingForPagesAndMoves(let place, let numbering),
      .waitingForMoves(let place, let numbering):
      turnRing(to: place, view)
      anchor = .waitingForMoves(place, numbering)
    case .waitingForEnd(let place): turnRing(to: place, view)
    }
    return []
  }

  /// Remembers the page that the view was on or scrolling to, when there is no room or no page.
  private mutating func hide(_ view: ViewSnapshot) {
    guard pages.isShown else { return }
    if anchor.isSettled, let place = place(at: view.offset, view) {
      anchor = .waitingForPages(place)
    }
    guard case .waitingForPages(let place) = anchor else { return }
    let page = ScrollAnchor.Place(item: place.item, realPage: place.realPage, page: place.page)
    anchor = .waitingForPages(page)
    if !motion.isIdle { motion = .scrolling(PageScroll(page: place.page, means: .momentum)) }
  }

  /// Remembers the place in front, as it was before UIKit moved the view together with the content.
  private mutating func keepPlace(movedBy move: UIKitMove, _ view: ViewSnapshot) {
    guard pages.isShown else { return }
    var offset = motion.isIdle ? sighting.offset : view.offset
    if let known = knownOffset, move.explains(known, view.offset) {
      offset = known
      if motion.stepStart != nil { motion = .idle }
    }
    if let place = place(at: offset, view) { anchor = .waitingForPages(place) }
  }

  /// The offset before a possible single step by UIKit; nil if something else moves the view.
  private var knownOffset: CGFloat? {
    switch motion {
    case .announced(_, let start), .jumped(let start, nil):
      pages.stops.page(restingAt: start) == nil ? nil : start
    case .scrolling(let scroll): scroll.means.isOfLayout ? sighting.offset : nil
    case .idle, .jumped, .drifting, .dragging, .settling: nil
    }
  }

  /// Whether the app has moved a view at rest since its place was remembered.
  private func isMovedByApp(
    _ view: ViewSnapshot, since place: ScrollAnchor.Place, from old: PageGeometry
  ) -> Bool {
    guard motion.isIdle, let offset = place.offset, old.isShown else { return false }
    return !UIKitMove(from: old.viewport, to: pages.viewport).explains(offset, view.offset)
  }

  /// The app has moved the view away from its place: the view stays at its present offset.
  private mutating func left(_ place: ScrollAnchor.Place, _ view: ViewSnapshot) -> [LayoutCommand] {
    let commands = begin(onPage: nil, view)
    motion = .jumped(from: place.offset ?? view.offset, toward: nil)
    return commands
  }

  private func isUntouched(_ view: ViewSnapshot) -> Bool {
    view.offset <= max(0, pages.stops.reachableRange.lowerBound)
  }

  private mutating func begin(
    with request: PageRequest, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard let page = page(for: request, view) else {
      return begin(onPage: 0, view)
    }
    let commands = begin(onPage: page, view)
    if case .item(let item) = request { anchor = .item(item) }
    return commands
  }

  /// Moves the view to its first page, even under a finger.
  ///
  /// - Parameters:
  ///   - page: The page to begin on; nil leaves the view at its present offset.
  ///   - view: The view at this moment.
  /// - Returns: The commands that move the view.
  private mutating func begin(onPage page: Int?, _ view: ViewSnapshot) -> [LayoutCommand] {
    let page = page.map { pages.page(showing: pages.stops.realPage($0), nearestTo: view.offset) }
    let item = pages.firstItem(ofPage: page ?? self.page(nearestTo: view.offset))
    anchor = item.map { .item($0) } ?? .none
    sighting.follow(view.offset)
    observe(view)
    guard let page else {
      let commands: [LayoutCommand] = isCoasting(view) ? [.jump(to: view.offset)] : []
      if motion.isIdle { motion = .jumped(from: view.offset, toward: nil) }
      return commands
    }
    let target = pages.stops[page]
    motion = motion.moved(by: target - view.offset)
    return arrive(at: page, target, isCutOff: isCoasting(view), tolerance: 0, view)
  }

  /// Whether the view decelerates; without pages, or under another layout, towards a target that
  /// means nothing here.
  private func isCoasting(_ view: ViewSnapshot) -> Bool { view.isMoving && !view.isTracking }

  /// Sets the offset to a page, or to a point on the way to it.
  ///
  /// If the view was at rest, the next frame verifies the offset.
  /// `isCutOff` also ends the current motion there.
  private mutating func arrive(
    at page: Int, _ offset: CGFloat, isCutOff: Bool, tolerance: CGFloat, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard isCutOff || abs(offset - view.offset) > tolerance else { return [] }
    if motion.isIdle, offset == pages.stops[page] {
      motion = .scrolling(PageScroll(page: page, means: .timed(.over)))
    }
    return [isCutOff ? .jump(to: offset) : .setOffset(offset)]
  }

  // MARK: Places

  /// The place in front at an offset; nil without pages.
  ///
  /// During a motion, this is an item on the page where the motion ends.
  private func place(at offset: CGFloat, _ view: ViewSnapshot) -> ScrollAnchor.Place? {
    guard pages.isShown else { return nil }
    let page =
      motion.destination ?? announcedPage ?? keptPage(at: offset) ?? page(nearestTo: offset)
    guard let item = keptItem(onPage: page) else { return nil }
    var place = ScrollAnchor.Place(item: item, realPage: pages.stops.realPage(page), page: page)
    (place.offset, place.isHeld, place.isInRing) = (offset, view.isTracking, pages.loop != nil)
    let distance = offset - self.offset(of: place, onPage: page)
    let isExact = abs(distance) <= pages.stops.halfPixel && !place.isHeld
    place.distance = isExact ? 0 : distance
    return place
  }

  /// The page of the item in front, if the view rests on it; other pages may share the offset.
  func keptPage(at offset: CGFloat) -> Int? {
    guard let page = anchor.item.flatMap(pages.page(of:)) else { return nil }
    let shown = pages.page(showing: page, nearestTo: offset)
    return abs(pages.stops[shown] - offset) <= pages.stops.halfPixel ? shown : nil
  }

  private func keptItem(onPage page: Int) -> ItemIndex? {
    let kept = anchor.item.flatMap { pages.page(of: $0) == pages.stops.realPage(page) ? $0 : nil }
    return kept ?? pages.firstItem(ofPage: page)
  }

  /// The page that now shows a place, nearest to where the place was on the screen.
  private func page(of place: ScrollAnchor.Place, _ view: ViewSnapshot) -> Int {
    pages.page(
      showing: pages.page(of: place.item) ?? place.realPage,
      nearestTo: view.offset - place.distance)
  }

  /// The offset that puts a place, shown on a page, where it was on the screen.
  private func offset(of place: ScrollAnchor.Place, onPage page: Int) -> CGFloat {
    let resting = pages.stops[page]
    let held = place.isHeld ? pages.offset(bringing: place.item, nearestTo: resting) : nil
    return (held ?? resting) + place.distance
  }

  /// Turns a ring so that a place is where it was on the screen.
  ///
  /// The offset doesn't change, so no drag, deceleration or animation is disturbed.
  private mutating func turnRing(to place: ScrollAnchor.Place, _ view: ViewSnapshot) {
    guard let loop = pages.loop, loop.safeOffset(for: view.offset) == view.offset else { return }
    let distance = view.offset - offset(of: place, onPage: page(of: place, view))
    pages = pages.turned(by: distance.rounded(toPixelsAt: pages.stops.displayScale))
  }

  /// Moves a place back to where it was on the screen.
  private mutating func restored(
    _ place: ScrollAnchor.Place, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    // UIKit may already have moved the view there.
    sighting.follow(view.offset)
    observe(view)
    turnRing(to: place, view)
    let page = page(of: place, view)
    let target = offset(of: place, onPage: page)
    let tolerance = motion.isCarried ? pages.stops.halfPixel : 0
    let stays = abs(target - view.offset) <= tolerance
    anchor = .item(
      pages.page(of: place.item) == nil ? pages.firstItem(ofPage: page) ?? place.item : place.item)
    let course = Motion.Course(
      page: page, offset: pages.stops[page], halfPixel: pages.stops.halfPixel, start: target,
      distance: target - (place.offset ?? view.offset), pageDifference: page - place.page,
      stays: stays)
    // What has continued without pages, under another layout or in a list that is a ring now, has
    // no valid target.
    let isElsewhere = motion.isIdle || place.isInRing != (pages.loop != nil)
    let isCutOff =
      motion.isInterrupted(by: course) || place.offset == nil || isCoasting(view) && isElsewhere
    motion = motion.changed(to: course)
    return arrive(at: page, target, isCutOff: isCutOff, tolerance: tolerance, view)
  }
}
