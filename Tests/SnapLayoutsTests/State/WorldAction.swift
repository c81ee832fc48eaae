import Foundation

@testable import SnapLayouts

/// An action of a person, the app or UIKit on a view.
enum WorldAction: Equatable, Sendable {
  case frame
  /// A finger touches the view; a trackpad may not set `isTracking`.
  case touch(isTracking: Bool)
  case drag(by: Int)
  /// The finger lifts, with a velocity in items.
  case lift(velocity: Int)
  /// A scroll step without flags.
  case wheel(by: Int)
  /// An animated scroll without flags.
  case keys(by: Int)
  /// `contentOffset = …`, in halves of an item.
  case write(Int)
  /// `setContentOffset(_:animated: true)`, in halves of an item.
  case animate(to: Int)
  /// UIKit asks about an offset that the view doesn't take.
  case ask(about: Int)
  case request(PageRequest, ScrollStyle)
  case insert(at: Int)
  case delete(at: Int)
  case reload(count: Int)
  case resize(Int)
  case inset(Int)
  case window(Bool)
  case carry(Bool)
  case rests(Bool)
  case detach
  case attach(front: Int?)
}

extension World {
  mutating func perform(_ action: WorldAction, _ run: inout Run) {
    // What changes under a carried item, or before the next frame, may put it down: the position stays, and not the item.
    let isCarried = view.isDraggingItem || state.anchoring.front?.isPosition == true
    switch action {
    case .frame: frame(&run)
    case .touch(let isTracking): touch(isTracking: isTracking, &run)
    case .drag(let count):
      if case .finger(let isTracking, _) = view.motion {
        view.motion = .finger(isTracking: isTracking, isMoving: true)
        move(to: view.offset + CGFloat(count) * step, &run)
      }
    case .lift(let velocity): lift(velocity: velocity, &run)
    case .wheel(let count):
      (goal, view.motion) = (nil, .none)
      move(to: view.offset + CGFloat(count) * step, &run)
    case .keys(let count):
      goal = nil
      view.motion = .moving(
        .silent, to: view.offset + CGFloat(count) * step, frames: setting.animationFrames)
    case .write(let place):
      goal = nil
      if view.motion.target != nil { view.motion = .none }
      move(to: CGFloat(place) * step, &run)
    case .animate(let place):
      goal = nil
      animate(to: CGFloat(place) * step, &run)
    case .ask(let place):
      if !view.needsLayout { announce(CGFloat(place) * step, &run) }
    case .request(let request, let style): self.request(request, style, &run)
    case .insert(let index):
      if index <= view.contents.items.count { batch(inserting: index, &run) }
      if isCarried { goal = nil }
    case .delete(let index):
      if index < view.contents.items.count { batch(deleting: index, &run) }
    case .reload(let count): reload(count: count, &run)
    case .resize(let length): resize(to: length, &run)
    case .inset(let length): inset(length, &run)
    case .window(let isInWindow): setWindow(isInWindow, &run)
    case .carry(let isCarrying): view.isDraggingItem = isCarrying
    case .rests(let rests): setRests(rests, &run)
    case .detach: if isAttached { detach(&run) }
    case .attach(let item): if !isAttached { attach(front: item, &run) }
    }
    check(&run)
  }

  // MARK: A person

  private mutating func touch(isTracking: Bool, _ run: inout Run) {
    let wasMoving = view.motion.isMomentum && run.may()
    view.motion = .finger(isTracking: isTracking, isMoving: wasMoving)
    goal = nil
  }

  private mutating func lift(velocity: Int, _ run: inout Run) {
    guard isAttached, case .finger(let isTracking, let isMoving) = view.motion else { return }
    // A finger that hasn't dragged causes no release.
    guard isMoving else { return view.motion = .none }
    // The flags of a finger may be cleared by now. Those of a trackpad are still set; otherwise
    // nothing could detect it.
    if isTracking, run.may() {
      view.motion = .finger(isTracking: false, isMoving: false)
    }
    let proposed = view.offset + CGFloat(velocity) * view.contents.unit
    func answer() -> ReleaseAnswer {
      let release = state.release(
        toProposed: proposed, velocity: CGFloat(velocity), policy: setting.policy, view.snapshot)
      return state.answer(
        to: release, page: setting.policy.page(for: release, stops: state.geometry.stops),
        policy: setting.policy)
    }
    let first = answer()
    // If the app has just requested a page, only the flags show that there was a finger.
    let isUnseen = state.motion.request != nil && !view.snapshot.isMoving
    handle(.released(first), &run)
    let before = self.state
    run.expect(answer() == first, "a release asked twice has two answers")
    handle(.released(first), &run)
    run.expect(before == self.state, "a repeated release changes the state")
    view.motion =
      first.target == view.offset
      ? .none : .moving(.momentum, to: first.target, frames: setting.animationFrames)
    goal = isLive && !isUnseen ? first.stop.flatMap { item(inFrontOf: $0.page) } : nil
  }

  // MARK: The app

  private mutating func request(_ request: PageRequest, _ style: ScrollStyle, _ run: inout Run) {
    if !view.isLaidOut, isAttached { layOut(&run) }
    let page = state.stop(for: request, view.snapshot)?.page
    // An animation that nobody has announced is invisible until it moves the view.
    let isUnseen = state.motion.isIdle && state.watch.announcement == nil && view.motion != .none
    let isKnown = isLive && page != nil
    if isKnown { goal = page.flatMap { item(inFrontOf: $0, for: request) } }
    if !isLive || isUnseen { goal = nil }
    lastRequest += 1
    openRequests.insert(lastRequest)
    if isKnown { goalRequest = lastRequest }
    if case .item = request { itemRequest = lastRequest }
    if goal == nil { goalRequest = nil }
    handle(.requested(request, style, number: lastRequest), &run)
    if !state.geometry.isShown { handle(.laidOut(nil), &run) }
    if case .finger = view.motion { goal = nil }
  }

  /// Reloads items by number, because a reload doesn't identify items.
  private mutating func reload(count: Int, _ run: inout Run) {
    let items = Array(0..<count)
    let (front, wasPending) = (goal ?? restingItem, view.needsLayout)
    let index = front.flatMap { view.contents.items.firstIndex(of: $0) }
    handle(.contentsWillChange(in: viewport, by: .reload), &run)
    view.contents.items = items
    view.needsLayout = true
    // What happens between two layout passes is invisible.
    let isHidden = view.contents.boundsLength == 0
    if let index, index >= count { goalRequest = nil }
    goal =
      items.isEmpty || wasPending || isHidden ? nil : index.map { items[min($0, items.count - 1)] }
  }

  private mutating func resize(to length: Int, _ run: inout Run) {
    goal = goal ?? restingItem
    handle(.contentsWillChange(in: viewport), &run)
    view.contents.boundsLength = CGFloat(length) * step
    // Without pages, a request has ended, even if the view is out of sight and hears of it later.
    if length == 0 { goalRequest = nil }
    view.needsLayout = true
  }

  /// Changes the inset; UIKit may or may not move the content, and may or may not invalidate the layout.
  private mutating func inset(_ length: Int, _ run: inout Run) {
    goal = goal ?? restingItem
    let (old, wasPending) = (view.contents.leadingInset, !view.isLaidOut)
    let invalidates = !run.may()
    if invalidates { handle(.contentsWillChange(in: viewport), &run) }
    view.contents.leadingInset = CGFloat(length) * step / 2
    if invalidates { view.needsLayout = true } else { view.needsPass = true }
    if view.motion == .none, setting.followsInset, view.offset == -old {
      // Until the layout pass it counts as an ordinary step, which ends the layout's own scroll. What
      // happens between two passes is invisible, such as an inset that is there only meanwhile.
      if wasPending || !invalidates && !state.motion.isIdle { goal = nil }
      move(to: view.offset - (view.contents.leadingInset - old), &run)
    }
  }

  private mutating func setWindow(_ isInWindow: Bool, _ run: inout Run) {
    view.isInWindow = isInWindow
    // UIKit may lay the view out on its own account.
    if isInWindow { return view.needsPass = view.needsPass || run.may() }
    let target = view.motion.target
    if view.motion.isMomentum { goal = nil }
    view.motion = .none
    if let target, run.may() { move(to: target, &run) }
  }

  private mutating func setRests(_ rests: Bool, _ run: inout Run) {
    view.restsOnPages = rests
    if !rests { goal = nil }
    if rests, isAttached { handle(.freed, &run) }
  }

  private mutating func detach(_ run: inout Run) {
    handle(.detached, &run)
    (isAttached, view.isTicking, goal, openRequests) = (false, false, nil, [])
    let events: [LayoutEvent] = [
      .contentsWillChange(in: viewport), .contentsWillChange(in: viewport, by: .batch),
      .batchEnded, .offsetWasSet,
      .laidOut(nil),
      .boundsWillChange(to: step), .framePassed(at: time),
    ]
    for event in events {
      let commands = state.handle(event, ViewSnapshot(offset: 0, isInWindow: false))
      run.expect(commands.allSatisfy { $0 == .stopTicking }, "\(event) without a view: \(commands)")
      run.expect(
        state.reportDue(ViewSnapshot(offset: 0, isInWindow: false)) == nil,
        "a callback after \(event) without a view")
    }
  }

  private mutating func attach(front item: Int?, _ run: inout Run) {
    if let item { handle(.replaced(front: ItemIndex(item: item, section: 0)), &run) }
    isAttached = true
    view.needsLayout = true
    // A view stops its motion when its layout is replaced.
    if view.motion.target != nil { view.motion = .none }
    guard view.motion == .none else { return }
    goal = item.flatMap { view.contents.items.indices.contains($0) ? view.contents.items[$0] : nil }
  }

  // MARK: Batches

  private mutating func batch(inserting index: Int, _ run: inout Run) {
    let map = BatchUpdateMap([
      BatchUpdateMap.Update(before: nil, after: ItemIndex(item: index, section: 0))
    ])
    batch(map, &run) { $0.items.insert($0.newItem, at: index) }
  }

  private mutating func batch(deleting index: Int, _ run: inout Run) {
    let map = BatchUpdateMap([
      BatchUpdateMap.Update(before: ItemIndex(item: index, section: 0), after: nil)
    ])
    let (items, isFollowed) = (view.contents.items, state.motion.request != nil)
    batch(map, &run) { $0.items.remove(at: index) }
    guard goal == items[index] else { return }
    if isFollowed, goalRequest == itemRequest {
      let end = state.reports.ended.first { $0.number == itemRequest }
      run.expect(end?.didArrive == false, "goes on to a deleted item, \(end as Any)")
      goalRequest = nil
    }
    goal = index + 1 < items.count ? items[index + 1] : index > 0 ? items[index - 1] : nil
  }

  private mutating func batch(
    _ map: BatchUpdateMap, _ run: inout Run, _ change: (inout ModelContents) -> Void
  ) {
    if view.needsLayout { layOut(&run) }
    goal = isLive ? goal ?? restingItem : nil
    handle(.contentsWillChange(in: viewport, by: .batch), &run)
    change(&view.contents)
    view.needsLayout = true
    let passes = run.pick([(1, 0), (2, 0), (0, 1), (1, 1)])
    for _ in 0..<passes.0 { passInBatch(&run) }
    handle(.batchReported(map), &run)
    for _ in 0..<passes.1 { passInBatch(&run) }
    if let offset = state.restingOffset(view.snapshot), run.may() {
      move(to: offset, &run)
    }
    handle(.batchEnded, &run)
    clamp(&run)
  }

  private mutating func passInBatch(_ run: inout Run) {
    view.needsLayout = false
    let geometry = view.contents.geometry
    let isNew =
      geometry.lines != state.geometry.lines || geometry.setting != state.geometry.setting
    pass(isNew ? geometry : nil, &run)
  }
}
