import Foundation

/// Keeps the view in place while the contents change.
extension LayoutState {
  mutating func contentsWillChange(
    in viewport: Viewport, inBatch: Bool, isReload: Bool, _ view: ViewSnapshot
  ) {
    if isReload {
      reports.itemsChanged { _ in nil }
      _ = keeper.batchEnded()
    }
    if !keeper.isWaiting {
      keepPlace(movedBy: UIKitMove(old: geometry.viewport, new: viewport), view)
    }
    // What holds the view is over with the contents that it was about.
    endMovement()
    if inBatch { keeper.batchBegan(with: geometry.numbering) }
  }

  mutating func batchReported(_ map: BatchUpdateMap) {
    // The view goes on to where the item was, for which nobody has asked.
    if motion.request?.isForItem == true, keeper.item.flatMap(map.newIndex) == nil { follow(nil) }
    keeper.batchReported(map)
    reports.itemsChanged(to: map.newIndex)
    if keeper.isWaiting, let item = watch.rival?.item, let new = keeper.destination(of: item) {
      watch.rivalLeads(to: new)
    }
  }

  mutating func batchEnded(_ view: ViewSnapshot) -> [LayoutCommand] {
    let phase = geometry.loop?.phase
    let place = keeper.batchEnded()
    let commands =
      if let place { geometry.isShown ? restore(place, view) : [] } else { beginRequested(view) }
    return geometry.loop?.phase == phase ? commands : commands + [.placeElements]
  }

  /// Handles a layout pass.
  ///
  /// While no frames are requested, nobody else sees a view that has moved: UIKit announces no new
  /// bounds to a layout that is already invalid.
  mutating func laidOut(_ new: PageGeometry?, _ view: ViewSnapshot) -> [LayoutCommand] {
    // A layout pass may find the pages unchanged.
    let new = keeper.takesPages ? new ?? geometry : new
    if let new { return replacePages(with: new, view) }
    if !view.isTicking, isShown(in: view) { observe(view) }
    return beginRequested(view)
  }

  /// Another layout has been replaced by this one.
  mutating func replaced(front item: ItemIndex) {
    // If UIKit announces the change late, the view has already moved to where this layout begins.
    if !geometry.isShown { keeper.replaced(front: item) }
  }

  /// The offset at which the view rests if nothing else changes; nil where UIKit may decide.
  func restingOffset(_ view: ViewSnapshot) -> CGFloat? {
    guard geometry.isShown, !leavesToRival else { return nil }
    if let place = keeper.waitingPlace {
      return place.awaitsPages
        ? view.offset : geometry.safeOffset(for: offset(of: place, onPage: page(of: place, view)))
    }
    let isOnPage = geometry.stops.page(restingAt: view.offset) != nil
    return motion.row.isMovedByOthers || view.isHeld || view.isMoving || !isOnPage
      ? nil : view.offset
  }

  // MARK: Pages

  private mutating func replacePages(
    with new: PageGeometry, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    let move = UIKitMove(old: geometry.viewport, new: new.viewport)
    if case .front = keeper.anchor { keepPlace(movedBy: move, view) }
    if !new.isShown || !new.isComparable(to: geometry) { hide(view, for: new) }
    let wasMovedAway = isMovedAway(view, by: move)
    let told = toldItem(view)
    // Like a finger, a deceleration that goes on isn't disturbed by insets, which may follow the offset in turn.
    let coastsToPage = if case .settling = motion { isCoasting(view) } else { false }
    let keepsOffset = (view.isHeld || coastsToPage) && hasOtherInsetsOnly(new)
    let wasShown = geometry.isShown
    adopt(new)
    switch keeper.anchor {
    case .waiting(let place) where !keeper.takesPages:
      keeper.pagesCameInBatch()
      shiftLoop(to: place, view)
    case .requested(let page, let id) where new.isShown && !wasShown:
      return begin(with: page, id, view)
    case .requested: return beginRequested(view)
    case .none, .front, .waiting:
      guard new.isShown else { break }
      guard let place = keeper.waitingPlace else {
        let isUntouched = view.offset <= max(0, geometry.viewport.reachableRange.lowerBound)
        return isUntouched ? begin(with: .page(0), nil, view) : beginHere(view)
      }
      guard !wasMovedAway else { return drop(place, followedBy: move.inset, view) }
      let isMoved =
        motion.row.isMovedByOthers && place.offset.map { !move.isOnly($0, view.offset) } ?? true
      let commands = restore(isMoved ? place.moved(to: view.offset) : place, told: told, view)
      return keepsOffset ? [] : commands
    }
    return []
  }

  /// The item in front of the page of which the app was told last, if it is still the nearest one to a view that
  /// moves; nil in a batch, which gives items other numbers.
  private func toldItem(_ view: ViewSnapshot) -> ItemIndex? {
    guard keeper.waitingPlace?.offset != nil, !motion.isIdle, !view.isHeld, keeper.batch == nil
    else { return nil }
    let page = geometry.stops.realPage(page(nearestTo: view.offset))
    return reports.last.page?.page == page ? geometry.frontItem(ofPage: page) : nil
  }

  /// Remembers the page that the view was on or scrolling to, or to which somebody was about to scroll,
  /// when there is no space or no page, or all offsets are others.
  ///
  /// Its offsets mean nothing in other pages, and whatever moved the view has ended by then.
  private mutating func hide(_ view: ViewSnapshot, for new: PageGeometry) {
    guard geometry.isShown else { return }
    if !keeper.isWaiting { keeper.contentsWillChange(in: place(at: view.offset, view)) }
    if let rival = rivalAhead(of: view.offset) {
      keeper.waits(for: rival.item ?? item(meantBy: rival.offset))
    }
    watch.forget()
    keeper.pagesWent()
    guard let place = keeper.waitingPlace, !motion.isIdle else { return }
    begin(
      .scrolling(
        to: place.page, offsetInPage: nil, by: .momentum(),
        for: new.isShown ? motion.request : nil),
      .insight)
  }

  /// Remembers the place in front, before its contents change.
  ///
  /// 1. UIKit may have moved the view already, for example with an edge that follows its inset.
  /// 2. If that explains where the view is, the place is the one from before. Otherwise the view
  ///    has moved by itself, and the place is the present one. With another length UIKit may move it
  ///    anywhere, but not before the change, and not after a question.
  /// 3. `restore` brings the place back when the new pages are known.
  private mutating func keepPlace(movedBy move: UIKitMove, _ view: ViewSnapshot) {
    guard geometry.isShown else { return }
    let before = watch.seen.offset
    let move = move.keepsLength || !isAnnounced(view.offset) ? move : nil
    let hasMoved = observe(view, movedBy: move)
    var offset = motion.isIdle ? before : view.offset
    if let move, move.keepsLength || hasMoved, let known = offsetBefore(before),
      move.explains(known, view.offset)
    {
      offset = known
      if case .foreign = motion { begin(.idle, .insight) }
    }
    if let rival = watch.rival, rival.item == nil {
      watch.rivalLeads(to: item(meantBy: rival.offset))
    }
    // An offset that somebody has set beyond the old pages means the new ones.
    if case .foreign = motion, !geometry.viewport.reachableRange.contains(offset) { return }
    keeper.contentsWillChange(in: place(at: offset, view))
    // A jump that has said an item is over: it rests on the page of the item.
    if said(at: offset) != nil, motion.animationTarget == nil { begin(.idle, .insight) }
  }

  /// What the next layout begins with: the item where the view rests or comes to rest, and where the view is.
  ///
  /// At rest, UIKit may have moved the view for the next layout already, without a question. A request ends with the
  /// layout of which it was made, but the next one begins with its item.
  ///
  /// - Parameter view: The view; nil if it is gone.
  /// - Returns: The item and the offset; nil if no item is in front.
  func handedOver(_ view: ViewSnapshot?) -> (item: ItemIndex, offset: CGFloat)? {
    guard geometry.stops.count > 0 else { return nil }
    var (ahead, present) = (self, view ?? ViewSnapshot(offset: watch.seen.offset))
    present.offset = lastRest(at: present.offset)
    ahead.observe(present)
    let item =
      if let rival = ahead.rivalAhead(of: present.offset) {
        rival.item ?? item(meantBy: rival.offset)
      } else if let place = keeper.waitingPlace,
        isNear(place.offset ?? present.offset, present.offset)
      {
        place.item
      } else {
        ahead.place(at: present.offset, present)?.item
      }
    return item.map { ($0, present.offset) }
  }

  /// The offset before a possible single step by UIKit; nil if something else moves the view.
  private func offsetBefore(_ before: CGFloat) -> CGFloat? {
    switch motion {
    case .foreign(let foreign):
      let isStep = foreign.stage == .jumped && foreign.target == nil
      return isStep && geometry.stops.page(restingAt: foreign.start) != nil ? foreign.start : nil
    case .scrolling: return before
    // A spring brings the view back permanently.
    case .settling: return geometry.viewport.reachableRange.contains(before) ? before : nil
    case .idle, .dragging: return nil
    }
  }

  /// Whether somebody has moved the view since its place was remembered, and the last mover wins.
  private func isMovedAway(_ view: ViewSnapshot, by move: UIKitMove) -> Bool {
    guard let offset = keeper.waitingPlace?.offset else { return false }
    return switch motion {
    case .idle: !move.explains(offset, view.offset)
    case .settling, .scrolling: !explains(view, from: offset, movedBy: move)
    // It continues anyway.
    case .foreign, .dragging: false
    }
  }

  /// Somebody has moved the view away from its place: the view stays at its present offset, or goes on to
  /// where an animation leads, which may have begun at an edge that has followed its inset.
  private mutating func drop(
    _ place: ScrollAnchor.Place, followedBy inset: CGFloat, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    let start = place.offset ?? view.offset
    let rival =
      rival(towards: view.offset, from: start) ?? rival(towards: view.offset, from: start + inset)
    let commands = beginHere(view)
    begin(redirected(.foreign(.jumped, from: start), to: rival, at: view.offset), .insight)
    watch.forgetRival()
    return commands
  }

  /// Whether new pages show the same contents, in bounds of the same length, within other insets.
  private func hasOtherInsetsOnly(_ new: PageGeometry) -> Bool {
    new.viewport != geometry.viewport && new.lines == geometry.lines
      && new.viewport.boundsLength == geometry.viewport.boundsLength
  }

  /// Begins on the page that was requested before there were pages, if there are any by now.
  mutating func beginRequested(_ view: ViewSnapshot) -> [LayoutCommand] {
    guard let request = keeper.request else { return [] }
    guard geometry.isShown else {
      // The page is remembered, but items may never come; where there are some, only space is missing.
      if view.isInWindow, geometry.stops.count == 0 { keeper.requested(request.page) }
      return []
    }
    // A request that has waited for an update leaves a view with known pages where it is if nothing came of it.
    guard page(for: request.page, view) != nil else { return beginHere(view) }
    return begin(with: request.page, request.id, view)
  }

  /// Moves the view to the page of a request, or to the first one, even under a finger.
  private mutating func begin(
    with request: PageRequest, _ id: RequestID?, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard let page = page(for: request, view) else { return begin(with: .page(0), nil, view) }
    let id = id.map { reaching(request, $0) }
    let shown = geometry.page(showing: geometry.stops.realPage(page), nearestTo: view.offset)
    begin(onPage: shown, view)
    let target = offset(of: request, onPage: shown, view)
    // An animation from before the request may go on, which UIKit reports as no motion.
    var isCutOff = !view.isHeld && (view.isMoving || id != nil)
    switch motion {
    // They lead to another page.
    case .foreign where id != nil, .settling, .scrolling:
      begin(.idle, .insight)
      isCutOff = true
    case .idle, .foreign, .dragging: moveMotion(by: target - view.offset)
    }
    if case .item(let item) = request { keeper.keep(item) }
    let commands = arrive(at: shown, target, isCutOff: isCutOff, tolerance: 0, view)
    follow(id)
    if motion.scroll == nil { reports.requestEnded(id, didArrive: motion.isIdle) }
    return commands
  }

  /// Leaves the view at its present offset.
  private mutating func beginHere(_ view: ViewSnapshot) -> [LayoutCommand] {
    begin(onPage: page(nearestTo: view.offset), view)
    if motion.isIdle { begin(.foreign(.jumped, from: view.offset), .insight) }
    return isCoasting(view) ? [.jump(to: view.offset)] : []
  }

  private mutating func begin(onPage page: Int, _ view: ViewSnapshot) {
    keeper.keep(geometry.frontItem(ofPage: page))
    watch.forgetCorrection()
    watch.follow(view.offset, isHeld: view.isHeld)
    observe(view)
  }
}
