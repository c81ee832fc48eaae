import Foundation

/// Keeps the view in place while the contents change.
extension LayoutState {
  mutating func contentsWillChange(
    in viewport: Viewport, by change: ContentsChange, _ view: ViewSnapshot
  ) {
    if change == .reload {
      reports.itemsChanged { _ in nil }
      _ = anchoring.batchEnded()
    }
    if !anchoring.isWaiting {
      keepPlace(movedBy: UIKitMove(old: geometry.viewport, new: viewport), view)
      let isMeasured = change == .measurement
      if anchoring.place?.distance != 0,
        isMeasured || change == .batch && motion.goesOn && !view.isHeld
      {
        anchoring.keepsPassing(passing(at: view.offset), isMeasured: isMeasured)
      }
    }
    // What holds the view is over with the contents that it was about.
    endMovement()
    if change == .batch { anchoring.batchBegan(with: geometry.numbering) }
  }

  mutating func batchReported(_ map: BatchUpdateMap) {
    // The view goes on to where the item was, for which nobody has asked.
    if motion.request?.isForItem == true, let item = anchoring.place?.item,
      map.newIndex(of: item) == nil
    {
      follow(nil)
    }
    anchoring.batchReported(map)
    reports.itemsChanged(to: map.newIndex)
    if anchoring.isWaiting, let item = watch.announcement?.item {
      watch.announcementLeads(to: anchoring.destination(of: item) ?? item)
    }
  }

  mutating func batchEnded(_ view: ViewSnapshot) -> [LayoutCommand] {
    guard let place = anchoring.batchEnded() else { return beginRequested(view) }
    return geometry.isShown ? restore(place, view) : []
  }

  /// Handles a layout pass; nil if the pages are unchanged.
  mutating func laidOut(_ new: PageGeometry?, _ view: ViewSnapshot) -> [LayoutCommand] {
    if let new = anchoring.takesPages ? new ?? geometry : new {
      return replacePages(with: new, view)
    }
    if !view.isTicking, isShown(in: view) { observe(view) }
    return beginRequested(view)
  }

  /// Handles a layout pass in which cells have chosen other sizes.
  ///
  /// UIKit lays out again for each of them, and stops an app that moves the view each time (facts 112 and 155). So a place
  /// for which the view would have to move waits for another pass.
  mutating func measured(_ new: PageGeometry, _ view: ViewSnapshot) -> [LayoutCommand] {
    var ahead = self
    let commands = ahead.laidOut(new, view)
    if anchoring.takesPages, geometry.isShown, new.isShown,
      commands.contains(where: { $0.offset ?? view.offset != view.offset })
    {
      let move = UIKitMove(old: geometry.viewport, new: new.viewport)
      adopt(new)
      // To shift a loop moves no view.
      if let place = anchoring.place { shiftLoop(to: place, view) }
      // Where UIKit has brought the view is explained by the old pages; where somebody else has is another place.
      if let before = anchoring.waitingPlace?.offset, move.explains(before, view.offset) {
        anchoring.viewStays(at: view.offset)
      }
      return []
    }
    self = ahead
    return commands
  }

  /// The offset at which the view rests if nothing else changes; nil where UIKit may decide.
  func restingOffset(_ view: ViewSnapshot) -> CGFloat? {
    // A view without space stays where it is.
    guard geometry.isShown else {
      return geometry.hasItems && anchoring.isWaiting && view.isInWindow ? view.offset : nil
    }
    if let place = anchoring.waitingPlace {
      return anchoring.batch?.hasPages != true
        ? view.offset : restored(place, view).target
    }
    let isOnPage = stops.page(restingAt: view.offset) != nil
    let isLayouts = motion.isIdle || motion.mover == .layout
    return isLayouts && isOnPage && !view.isHeld && !view.isMoving ? view.offset : nil
  }

  // MARK: Pages

  private mutating func replacePages(
    with new: PageGeometry, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    let move = UIKitMove(old: geometry.viewport, new: new.viewport)
    // In bounds of another length, the offset that somebody has set means something in the old pages only.
    let isOfOldPages =
      !move.keepsLength && anchoring.batch == nil && isMovedAway(view, by: move)
    // Along another axis, it means nothing there.
    if new.setting.axis == geometry.setting.axis, isOfOldPages || !anchoring.isWaiting {
      keepPlace(movedBy: move, view)
    }
    if !new.isShown || !new.isComparable(to: geometry) { hide(view, for: new) }
    if !new.hasItems { follow(nil) }
    let isTakenOver = isMovedAway(view, by: move)
    adopt(new)
    if let place = anchoring.place, anchoring.batch != nil {
      anchoring.pagesCameInBatch()
      shiftLoop(to: place, view)
      return []
    }
    if anchoring.request != nil { return beginRequested(view) }
    guard new.isShown else { return [] }
    guard let place = anchoring.place, !isTakenOver else { return begin(with: nil, view) }
    let isMoved =
      motion.mover != .layout && !motion.isIdle
      && place.offset.map { !move.isOnly($0, view.offset) } ?? false
    // An app may have moved it under the finger.
    if isMoved { observe(view) }
    return restore(isMoved ? place.moved(to: view.offset) : place, view)
  }

  /// Remembers the page that the view was on or scrolling to, when there is no space or no page, or all offsets are
  /// others; whatever moved the view has ended by then.
  private mutating func hide(_ view: ViewSnapshot, for new: PageGeometry) {
    guard geometry.isShown else { return }
    let offset = watch.seen.offset
    if !anchoring.isWaiting { anchoring.contentsWillChange(in: place(at: offset, view)) }
    let announcement = announcementAhead(of: offset)
    if let announcement { anchoring.waits(for: rest(after: announcement).item) }
    watch.forgetAnnouncement()
    // A place between pages is where somebody has put the view, unless it was on its way without space for pages.
    let stays = (motion.isIdle || new.isShown) && announcement == nil
    anchoring.pagesWent(keepingDistance: stays && new.setting.axis == geometry.setting.axis)
    guard let place = anchoring.waitingPlace, !motion.isIdle, !view.isHeld else { return }
    begin(.scroll(to: Stop(page: place.page), by: .halt(at: view.offset), for: motion.request))
  }

  /// Remembers the place in front, before its contents change.
  ///
  /// UIKit may have moved the view already, for example with an edge that follows its inset. If that explains where the
  /// view is, the place is the one from before.
  private mutating func keepPlace(movedBy move: UIKitMove, _ view: ViewSnapshot) {
    guard geometry.isShown else { return }
    let before = watch.seen.offset
    observe(view, movedBy: move)
    let isMovedAlong =
      switch motion {
      // A view beyond an end is where it has been brought, or where a spring brings it.
      case .idle, .settling: !geometry.viewport.isBeyondEnd(before)
      case .scrolling, .drifting: true
      case .foreign(let foreign): foreign.stage != .moving
      case .carrying, .dragging: false
      }
    let offset = isMovedAlong && move.explains(before, view.offset) ? before : view.offset
    if let announcement = watch.announcement {
      watch.announcementLeads(to: rest(after: announcement).item)
    }
    // An offset that somebody has set beyond the old pages means the new ones.
    if motion.foreign != nil, geometry.viewport.isBeyondEnd(offset) { return }
    anchoring.contentsWillChange(in: place(at: offset, view))
    // A jump that has named an item is over: it rests on the page of the item.
    if view.restsOnPages, namedItem(at: offset) != nil, motion.animationTarget == nil {
      begin(.idle)
    }
  }

  /// What the next layout begins with: the item where the view rests or comes to rest, and where the view is.
  func handedOver(_ view: ViewSnapshot?) -> (item: ItemIndex, offset: CGFloat)? {
    guard geometry.hasItems else { return nil }
    var (ahead, present) = (self, view ?? ViewSnapshot(offset: watch.seen.offset))
    // Without space, an offset says nothing, wherever UIKit has brought the view.
    guard geometry.isShown else {
      return frontItem(at: present.offset).map { ($0, present.offset) }
    }
    present.offset = lastRest(at: present.offset)
    ahead.observe(present)
    let item =
      if let announcement = ahead.announcementAhead(of: present.offset) {
        ahead.rest(after: announcement).item
      } else if let place = anchoring.waitingPlace,
        isNear(place.offset ?? present.offset, present.offset)
      {
        place.item
      } else {
        ahead.place(at: present.offset, present)?.item
      }
    return item.map { ($0, present.offset) }
  }

  /// Whether somebody has moved the view since its place was remembered, and the last mover wins.
  private func isMovedAway(_ view: ViewSnapshot, by move: UIKitMove) -> Bool {
    guard let offset = anchoring.waitingPlace?.offset else { return false }
    return switch motion {
    case .idle, .settling, .scrolling, .drifting: !explains(view, from: offset, movedBy: move)
    // It continues anyway.
    case .foreign, .carrying, .dragging: false
    }
  }

  /// Begins on the page that was requested before there were pages, if there are any by now; in a batch only at its end.
  mutating func beginRequested(_ view: ViewSnapshot) -> [LayoutCommand] {
    guard let request = anchoring.request, anchoring.batch == nil else { return [] }
    guard geometry.isShown else {
      // The page is remembered, but items may never come; where there are some, only space is missing.
      if view.isInWindow, !geometry.hasItems { anchoring.requestEnded() }
      return []
    }
    guard stop(for: request, view) == nil else { return begin(with: request, view) }
    anchoring.requestFailed()
    // Instead of what doesn't exist, the first pages begin with the first one.
    return anchoring.isWaiting ? replacePages(with: geometry, view) : begin(with: .page(0), view)
  }

  /// Begins with a request, even under a finger; without one on the first page if nobody has moved the view, and otherwise
  /// where it is.
  private mutating func begin(
    with request: PageRequest?, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    let isUntouched = view.offset <= max(0, geometry.viewport.reachableRange.lowerBound)
    let isFree = motion.isIdle || view.isHeld
    let isFirst = anchoring.waitingPlace == nil && isUntouched && isFree
    let request = request ?? (isFirst ? .page(0) : nil)
    let stop = request.flatMap { self.stop(for: $0, view) }
    anchoring.keep(geometry.frontItem(ofPage: page(nearestTo: view.offset)))
    watch.rested()
    watch.follow(view.offset, isHeld: view.isHeld)
    observe(view)
    guard let request, let stop else {
      if motion.isIdle || motion.stop != nil || motion.isDrift { begin(.place(from: view.offset)) }
      return view.isCoasting ? [.jump(to: view.offset)] : []
    }
    guard view.isHeld else {
      return scroll(to: stop, requestedAs: request, .immediate, view)
    }
    // The finger goes on from there.
    let target = stops.offset(of: stop)
    anchoring.keep(request.item ?? geometry.frontItem(ofPage: stop.page))
    begin(.dragging(Drag(start: DragStart(offset: target))))
    return [.setOffset(target)]
  }
}
