import Foundation

/// Keeps the view in place while the contents change.
extension LayoutState {
  mutating func contentsWillChange(
    in viewport: Viewport, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard anchor.isSettled, geometry.isShown else { return [] }
    observe(view)
    keepPlace(movedBy: UIKitMove(from: geometry.viewport, to: viewport), view)
    return []
  }

  mutating func batchBegan(in viewport: Viewport, _ view: ViewSnapshot) -> [LayoutCommand] {
    let commands = contentsWillChange(in: viewport, view)
    if case .waitingForPages(let place) = anchor {
      anchor = .waitingForPagesAndMoves(place, geometry.numbering)
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
    let phase = geometry.loop?.phase
    let commands: [LayoutCommand] =
      switch anchor {
      case .waitingForMoves(let place, _), .waitingForEnd(let place): restored(place, view)
      case .requested, .none, .item, .waitingForPages, .waitingForPagesAndMoves:
        beginRequested(view)
      }
    return geometry.loop?.phase == phase ? commands : commands + [.placeElements]
  }

  mutating func laidOut(_ new: PageGeometry?, _ view: ViewSnapshot) -> [LayoutCommand] {
    if let new = new ?? awaitedPages { return replacePages(with: new, view) }
    return beginRequested(view)
  }

  /// The offset at which the view rests if nothing else changes; nil where UIKit may decide.
  func restingOffset(_ view: ViewSnapshot) -> CGFloat? {
    guard geometry.isShown else { return nil }
    switch anchor {
    case .waitingForMoves(let place, _), .waitingForEnd(let place):
      return offset(of: place, onPage: page(of: place, view))
    case .waitingForPages, .waitingForPagesAndMoves: return view.offset
    case .none, .requested, .item:
      let isOnPage = geometry.stops.page(restingAt: view.offset) != nil
      return motion.isUndecided || view.isTracking || view.isMoving || !isOnPage ? nil : view.offset
    }
  }

  // MARK: Pages

  /// The known pages, if a place waits for new ones: a layout pass may find the pages unchanged.
  private var awaitedPages: PageGeometry? {
    if case .waitingForPages = anchor { geometry } else { nil }
  }

  private mutating func replacePages(
    with new: PageGeometry, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    if !new.isShown || new.setting.axis != geometry.setting.axis { hide(view) }
    if case .item = anchor {
      keepPlace(movedBy: UIKitMove(from: geometry.viewport, to: new.viewport), view)
    }
    let old = geometry
    geometry = new
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
    guard geometry.isShown else { return }
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
    guard geometry.isShown else { return }
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
      geometry.stops.page(restingAt: start) == nil ? nil : start
    case .scrolling(let scroll): scroll.means.isOfLayout ? sighting.offset : nil
    case .idle, .jumped, .drifting, .dragging, .settling: nil
    }
  }

  /// Whether the app has moved a view at rest since its place was remembered.
  private func isMovedByApp(
    _ view: ViewSnapshot, since place: ScrollAnchor.Place, from old: PageGeometry
  ) -> Bool {
    guard motion.isIdle, let offset = place.offset, old.isShown else { return false }
    return !UIKitMove(from: old.viewport, to: geometry.viewport).explains(offset, view.offset)
  }

  /// The app has moved the view away from its place: the view stays at its present offset.
  private mutating func left(_ place: ScrollAnchor.Place, _ view: ViewSnapshot) -> [LayoutCommand] {
    let commands = begin(onPage: nil, view)
    motion = .jumped(from: place.offset ?? view.offset, toward: nil)
    return commands
  }

  private func isUntouched(_ view: ViewSnapshot) -> Bool {
    view.offset <= max(0, geometry.stops.reachableRange.lowerBound)
  }

  /// Begins on the page that was requested before there were pages, if there are any by now.
  private mutating func beginRequested(_ view: ViewSnapshot) -> [LayoutCommand] {
    guard geometry.isShown, case .requested(let request) = anchor else { return [] }
    return begin(with: request, view)
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
    let page = page.map {
      geometry.page(showing: geometry.stops.realPage($0), nearestTo: view.offset)
    }
    let item = geometry.firstItem(ofPage: page ?? self.page(nearestTo: view.offset))
    anchor = item.map { .item($0) } ?? .none
    sighting.follow(view.offset)
    observe(view)
    guard let page else {
      let commands: [LayoutCommand] = isCoasting(view) ? [.jump(to: view.offset)] : []
      if motion.isIdle { motion = .jumped(from: view.offset, toward: nil) }
      return commands
    }
    let target = geometry.stops[page]
    motion = motion.moved(by: target - view.offset)
    return arrive(at: page, target, isCutOff: isCoasting(view), tolerance: 0, view)
  }
}
