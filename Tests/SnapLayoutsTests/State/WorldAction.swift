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
      view.motion = .none
      move(to: view.offset + CGFloat(count) * step, &run)
    case .keys(let count):
      view.motion = .moving(
        .silent, to: view.offset + CGFloat(count) * step, frames: setting.animationFrames)
    case .write(let place):
      if view.motion.target != nil { view.motion = .none }
      move(to: CGFloat(place) * step, &run)
    case .animate(let place): animate(to: CGFloat(place) * step, &run)
    case .ask(let place):
      if !view.needsLayout { announce(CGFloat(place) * step, &run) }
    case .request(let request, let style): self.request(request, style, &run)
    case .insert(let index):
      if index <= view.contents.itemCount { batch(inserting: index, &run) }
    case .delete(let index):
      if index < view.contents.itemCount { batch(deleting: index, &run) }
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
    handle(.released(first), &run)
    let before = self.state
    run.expect(answer() == first, "a release asked twice has two answers")
    handle(.released(first), &run)
    run.expect(before == self.state, "a repeated release changes the state")
    view.motion =
      first.target == view.offset
      ? .none : .moving(.momentum, to: first.target, frames: setting.animationFrames)
  }

  // MARK: The app

  private mutating func request(_ request: PageRequest, _ style: ScrollStyle, _ run: inout Run) {
    if !view.isLaidOut, isAttached { layOut(&run) }
    lastRequest += 1
    openRequests.insert(lastRequest)
    var request = request
    request.number = lastRequest
    handle(.requested(request, style), &run)
    if !state.geometry.isShown { handle(.laidOut(nil), &run) }
  }

  private mutating func reload(count: Int, _ run: inout Run) {
    handle(.contentsWillChange(in: viewport, by: .reload), &run)
    view.contents.itemCount = count
    view.needsLayout = true
  }

  private mutating func resize(to length: Int, _ run: inout Run) {
    handle(.contentsWillChange(in: viewport), &run)
    view.contents.boundsLength = CGFloat(length) * step
    view.needsLayout = true
  }

  /// Changes the inset; UIKit may or may not move the content, and may or may not invalidate the layout.
  private mutating func inset(_ length: Int, _ run: inout Run) {
    let old = view.contents.leadingInset
    let invalidates = !run.may()
    if invalidates { handle(.contentsWillChange(in: viewport), &run) }
    view.contents.leadingInset = CGFloat(length) * step / 2
    if invalidates { view.needsLayout = true } else { view.needsPass = true }
    if view.motion == .none, setting.followsInset, view.offset == -old {
      move(to: view.offset - (view.contents.leadingInset - old), &run)
    }
  }

  private mutating func setWindow(_ isInWindow: Bool, _ run: inout Run) {
    view.isInWindow = isInWindow
    // UIKit may lay the view out on its own account.
    if isInWindow { return view.needsPass = view.needsPass || run.may() }
    let target = view.motion.target
    view.motion = .none
    if let target, run.may() { move(to: target, &run) }
  }

  private mutating func setRests(_ rests: Bool, _ run: inout Run) {
    view.restsOnPages = rests
    if rests, isAttached { handle(.freed, &run) }
  }

  private mutating func detach(_ run: inout Run) {
    handle(.detached, &run)
    (isAttached, view.isTicking, openRequests) = (false, false, [])
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
    guard item != nil else { return }
    if run.may() { passInBatch(&run) }
    endBatch(&run)
  }

  // MARK: Batches

  private mutating func batch(inserting index: Int, _ run: inout Run) {
    let map = BatchUpdateMap([
      BatchUpdateMap.Update(before: nil, after: ItemIndex(item: index, section: 0))
    ])
    batch(map, &run) { $0.itemCount += 1 }
  }

  private mutating func batch(deleting index: Int, _ run: inout Run) {
    let map = BatchUpdateMap([
      BatchUpdateMap.Update(before: ItemIndex(item: index, section: 0), after: nil)
    ])
    batch(map, &run) { $0.itemCount -= 1 }
  }

  private mutating func batch(
    _ map: BatchUpdateMap, _ run: inout Run, _ change: (inout ModelContents) -> Void
  ) {
    if view.needsLayout { layOut(&run) }
    handle(.contentsWillChange(in: viewport, by: .batch), &run)
    change(&view.contents)
    view.needsLayout = true
    let passes = run.pick([(1, 0), (2, 0), (0, 1), (1, 1)])
    for _ in 0..<passes.0 { passInBatch(&run) }
    handle(.batchReported(map), &run)
    for _ in 0..<passes.1 { passInBatch(&run) }
    endBatch(&run)
  }

  private mutating func endBatch(_ run: inout Run) {
    if let offset = state.restingOffset(view.snapshot), run.may() {
      move(to: offset, &run)
    }
    let phase = state.geometry.loop?.phase
    handle(.batchEnded, &run)
    if state.geometry.loop?.phase != phase { view.needsPass = true }
    clamp(&run)
  }

  private mutating func passInBatch(_ run: inout Run) {
    view.needsLayout = false
    let geometry = view.contents.geometry
    let isNew =
      geometry.lines != state.geometry.lines || geometry.setting != state.geometry.setting
    handle(.laidOut(isNew ? geometry : nil), &run)
  }
}
