import Foundation

/// Keeps the view in place while the contents change.
extension LayoutState {
  mutating func contentsWillChange(
    in viewport: Viewport, inBatch: Bool, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    if anchor.isSettled {
      keepPlace(movedBy: UIKitMove(from: geometry.viewport, to: viewport), view)
    }
    if inBatch { batch = batch ?? Batch(numbering: geometry.numbering) }
    return []
  }

  mutating func batchReported(_ map: BatchUpdateMap) -> [LayoutCommand] {
    guard let numbering = batch?.numbering else { return [] }
    batch?.map = map
    guard case .waiting(var place, let awaitsPages) = anchor else { return [] }
    place.item = map.destination(of: place.item, in: numbering) ?? place.item
    if let item = rival?.item { rival?.item = map.destination(of: item, in: numbering) ?? item }
    anchor = .waiting(place, awaitsPages: awaitsPages)
    return []
  }

  mutating func batchEnded(_ view: ViewSnapshot) -> [LayoutCommand] {
    batch = nil
    let phase = geometry.loop?.phase
    var commands: [LayoutCommand] = []
    if case .waiting(let place, awaitsPages: false) = anchor {
      anchor = .waiting(place)
      if geometry.isShown { commands = restore(place, view) }
    } else {
      commands = beginRequested(view)
    }
    return geometry.loop?.phase == phase ? commands : commands + [.placeElements]
  }

  /// Handles a layout pass.
  ///
  /// While no frames are requested, nobody else sees a view that has moved: UIKit announces no new
  /// bounds to a layout that is already invalid.
  mutating func laidOut(_ new: PageGeometry?, _ view: ViewSnapshot) -> [LayoutCommand] {
    // A layout pass may find the pages unchanged.
    let new = awaitsPages ? new ?? geometry : new
    if let new { return replacePages(with: new, view) }
    if !isTicking, isShown(in: view) { observe(view) }
    return beginRequested(view)
  }

  /// The offset at which the view rests if nothing else changes; nil where UIKit may decide.
  func restingOffset(_ view: ViewSnapshot) -> CGFloat? {
    guard geometry.isShown, rival == nil || !motion.isIdle else { return nil }
    if case .waiting(let place, let awaitsPages) = anchor {
      return awaitsPages
        ? view.offset : geometry.safeOffset(for: offset(of: place, onPage: page(of: place, view)))
    }
    let isOnPage = geometry.stops.page(restingAt: view.offset) != nil
    return motion.row.isCarried || view.isHeld || view.isMoving || !isOnPage ? nil : view.offset
  }

  // MARK: Pages

  private mutating func replacePages(
    with new: PageGeometry, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    if !new.isShown || !new.isComparable(to: geometry) { hide(view, for: new) }
    if case .item = anchor {
      keepPlace(movedBy: UIKitMove(from: geometry.viewport, to: new.viewport), view)
    }
    let wasMovedAway = isMovedAway(view, from: anchor, to: new)
    let keepsOffset = (view.isHeld || isCoastingToPage(view)) && hasOtherInsetsOnly(new)
    geometry = new
    switch anchor {
    case .none where new.isShown, .item where new.isShown:
      let isUntouched = view.offset <= max(0, geometry.viewport.reachableRange.lowerBound)
      return isUntouched ? begin(with: .page(0), view) : beginHere(view)
    case .requested(let request, let number) where new.isShown:
      return begin(with: request, number: number, view)
    // The page is remembered, but items may never come.
    case .requested(let request, _) where view.isInWindow: anchor = .requested(request)
    case .waiting(let place, _) where awaitsPages && new.isShown:
      guard !wasMovedAway else { return drop(place, view) }
      let commands = restore(motion.row.isCarried ? place.carried(to: view.offset) : place, view)
      return keepsOffset ? [] : commands
    case .waiting(let place, _) where !awaitsPages:
      shiftLoop(to: place, view)
      anchor = .waiting(place, awaitsPages: false)
    case .none, .item, .requested, .waiting: break
    }
    return []
  }

  /// Remembers the page that the view was on or scrolling to, when there is no space or no page, or
  /// all offsets are others.
  ///
  /// Its offsets mean nothing in other pages, and whatever moved the view has ended by then.
  private mutating func hide(_ view: ViewSnapshot, for new: PageGeometry) {
    guard geometry.isShown else { return }
    (rival, correction) = (nil, nil)
    if anchor.isSettled, let place = place(at: view.offset, view) {
      anchor = .waiting(place)
    }
    guard case .waiting(var place, let awaitsPages) = anchor else { return }
    (place.offset, place.distance, place.isHeld) = (nil, 0, false)
    anchor = .waiting(place, awaitsPages: awaitsPages)
    if !motion.isIdle {
      motion = .scrolling(
        to: place.page, offsetInPage: nil, by: .momentum(),
        for: new.isShown ? motion.request : nil)
    }
  }

  /// Remembers the place in front, before its contents change.
  ///
  /// 1. UIKit may have moved the view already, for example with an edge that follows its inset.
  /// 2. If that explains where the view is, the place is the one from before. Otherwise the view
  ///    has moved by itself, and the place is the present one.
  /// 3. `restore` brings the place back when the new pages are known.
  private mutating func keepPlace(movedBy move: UIKitMove, _ view: ViewSnapshot) {
    guard geometry.isShown else { return }
    let before = lastObserved.offset
    observe(view, movedBy: move)
    var offset = motion.isIdle ? before : view.offset
    if let known = offsetBefore(before), move.explains(known, view.offset) {
      offset = known
      if case .foreign = motion { motion = .idle }
    }
    if var rival, rival.item == nil {
      rival.item = frontItem(at: rival.offset)
      self.rival = rival
    }
    // What holds the view is over with the contents that it was about.
    if case .foreign(let foreign) = motion, foreign.stage == .carrying {
      motion = .foreign(.jumped, from: foreign.start)
    }
    // An offset that somebody has set beyond the old pages means the new ones.
    if case .foreign = motion, !geometry.viewport.reachableRange.contains(offset) { return }
    if let place = place(at: offset, view) { anchor = .waiting(place) }
  }

  /// The offset before a possible single step by UIKit; nil if something else moves the view.
  private func offsetBefore(_ before: CGFloat) -> CGFloat? {
    switch motion {
    case .foreign(let foreign):
      let isStep = foreign.stage == .jumped && foreign.target == nil
      return isStep && geometry.stops.page(restingAt: foreign.start) != nil ? foreign.start : nil
    // A spring brings the view back permanently.
    case .settling, .scrolling:
      return geometry.viewport.reachableRange.contains(before) ? before : nil
    case .idle, .dragging: return nil
    }
  }

  /// Whether somebody has moved the view since its place was remembered, and the last mover wins.
  private func isMovedAway(
    _ view: ViewSnapshot, from anchor: ScrollAnchor, to new: PageGeometry
  ) -> Bool {
    guard case .waiting(let place, _) = anchor, let offset = place.offset else { return false }
    let move = UIKitMove(from: geometry.viewport, to: new.viewport)
    return switch motion {
    case .idle: !move.explains(offset, view.offset)
    case .settling, .scrolling: !isOurs(view.offset, after: offset, view, movedBy: move)
    // It continues anyway.
    case .foreign, .dragging: false
    }
  }

  /// Somebody has moved the view away from its place: the view stays at its present offset, or goes on to
  /// where an animation leads.
  private mutating func drop(_ place: ScrollAnchor.Place, _ view: ViewSnapshot) -> [LayoutCommand] {
    let start = place.offset ?? view.offset
    let rival = rival(towards: view.offset, from: start)
    let commands = beginHere(view)
    motion = redirected(.foreign(.jumped, from: start), to: rival, at: view.offset)
    self.rival = nil
    return commands
  }

  /// Whether a deceleration goes on; like a finger, it isn't disturbed by insets, which may follow the
  /// offset in turn.
  private func isCoastingToPage(_ view: ViewSnapshot) -> Bool {
    if case .settling = motion { isCoasting(view) } else { false }
  }

  /// Whether new pages show the same contents, in bounds of the same length, within other insets.
  private func hasOtherInsetsOnly(_ new: PageGeometry) -> Bool {
    new.viewport != geometry.viewport && new.lines == geometry.lines
      && new.viewport.boundsLength == geometry.viewport.boundsLength
  }

  /// Begins on the page that was requested before there were pages, if there are any by now.
  private mutating func beginRequested(_ view: ViewSnapshot) -> [LayoutCommand] {
    guard geometry.isShown, case .requested(let request, let number) = anchor else { return [] }
    return begin(with: request, number: number, view)
  }

  /// Moves the view to the page of a request, or to the first one, even under a finger.
  private mutating func begin(
    with request: PageRequest, number: Int? = nil, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard let page = page(for: request, view) else { return begin(with: .page(0), view) }
    let shown = geometry.page(showing: geometry.stops.realPage(page), nearestTo: view.offset)
    begin(onPage: shown, view)
    let target = offset(of: request, onPage: shown, view)
    var isCutOff = isCoasting(view)
    switch motion {
    // They lead to another page.
    case .settling, .scrolling: (motion, isCutOff) = (.idle, true)
    case .idle, .foreign, .dragging: motion = motion.moved(by: target - view.offset)
    }
    if case .item(let item) = request { anchor = .item(item) }
    let commands = arrive(at: shown, target, isCutOff: isCutOff, tolerance: 0, view)
    guard let number else { return commands }
    if case .scrolling(var scroll) = motion {
      scroll.request = number
      motion = .scrolling(scroll)
    } else {
      end(number, didArrive: motion.isIdle)
    }
    return commands
  }

  /// Leaves the view at its present offset.
  private mutating func beginHere(_ view: ViewSnapshot) -> [LayoutCommand] {
    begin(onPage: page(nearestTo: view.offset), view)
    if motion.isIdle { motion = .foreign(.jumped, from: view.offset) }
    return isCoasting(view) ? [.jump(to: view.offset)] : []
  }

  private mutating func begin(onPage page: Int, _ view: ViewSnapshot) {
    anchor = geometry.frontItem(ofPage: page).map { .item($0) } ?? .none
    correction = nil
    lastObserved.follow(view.offset, isHeld: view.isHeld)
    observe(view)
  }
}
