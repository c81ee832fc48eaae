import Foundation

/// Everything that changes while a layout is in use.
///
/// UIKit calls a layout from many sides, in no documented order, and sometimes twice. So every call
/// becomes an event, and this one function decides what moves and what stays. The state is a plain
/// value: the same events always lead to the same state and the same commands.
///
/// Each part has one file that writes it. This type passes events to the parts; what needs several of
/// them is decided in its extensions, which read them and call methods named after what happens.
struct LayoutState: TestedValue {
  /// The pages, as of the last layout pass.
  private(set) var geometry = PageGeometry.empty
  private(set) var motion = Motion.idle
  /// What keeps its place.
  var anchoring = Anchoring()
  /// What has been seen of the view.
  var watch = Watch()
  /// What was reported to the app, and is to be.
  var reports = Reports()

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - view: The view at that moment.
  /// - Returns: The commands to carry out now, in order.
  mutating func handle(_ event: LayoutEvent, _ view: ViewSnapshot) -> [LayoutCommand] {
    // There may be several in each frame.
    if case .reported(let report) = event {
      reports.made(report)
      return []
    }
    // A layout that has lost its view makes no callbacks in frames any more, so it ends all requests.
    let followed = if case .detached = event { nil as Int? } else { requestNumber }
    let commands = react(to: event, view)
    // Something else leads the view now, unless it has arrived.
    if followed != requestNumber { reports.requestEnded(followed, didArrive: false) }
    if reports.last.willSettlePage != nil, willSettlePage(view) == nil { reports.lostDestination() }
    for offset in commands.lazy.compactMap({ $0.offset }) {
      watch.follow(offset, isHeld: view.isHeld)
    }
    // First, because a command that moves the view leads to further events, which may ask for frames.
    return ticking(after: event, view).map { [$0] + commands } ?? commands
  }

  /// Requests frames as long as anything moves or a callback is due; nil if nothing changes.
  ///
  /// Frames end in a frame, which makes the callbacks that are due. Without a window there are none.
  private func ticking(after event: LayoutEvent, _ view: ViewSnapshot) -> LayoutCommand? {
    if case .framePassed = event { return isMoved(view) ? nil : .stopTicking }
    guard !view.isTicking else { return nil }
    guard view.isInWindow else { return .stopTicking }
    return isMoved(view) || reportDue(view) != nil ? .startTicking : nil
  }

  /// The number of the request that the view follows; nil if there is none, or if nobody waits for its end.
  private var requestNumber: Int? {
    anchoring.request.map { $0.number } ?? motion.request?.number
  }

  /// Whether something moves or holds the view, or an item of it, as far as the layout can see.
  private func isMoved(_ view: ViewSnapshot) -> Bool {
    isShown(in: view)
      && (motion.mover != .nobody || watch.announcement != nil || view.isHeld
        || motion.isIdle && anchoring.front?.isPosition == true)
  }

  private mutating func react(to event: LayoutEvent, _ view: ViewSnapshot) -> [LayoutCommand] {
    switch event {
    case .detached: return detached(view)
    // If UIKit announces the change late, the pages have already come.
    case .replaced(let item):
      if !geometry.isShown {
        anchoring.contentsWillChange(in: .init(front: .init(item: item)))
        anchoring.batchBegan(with: geometry.numbering)
      }
    case .boundsWillChange(let offset, let item): boundsWillChange(to: offset, showing: item, view)
    case .contentsWillChange(let viewport, let change):
      contentsWillChange(in: viewport, by: change, view)
    case .batchReported(let map): batchReported(map)
    case .batchEnded: return batchEnded(view)
    case .laidOut(let geometry): return laidOut(geometry, view)
    case .measured(let geometry): return measured(geometry, view)
    case .contentsShifted(let distance):
      // A loop is only about to be shifted.
      if geometry.loop != nil { observe(view) }
      contentsShifted(by: distance)
      if geometry.loop == nil { anchoring.viewStays(at: view.offset) }
    case .released(let answer): released(answer, view)
    case .requested(let request, let style): return requested(request, style, view)
    case .driftBegan(let velocity): driftBegan(velocity, view)
    case .driftEnded(let style): return driftEnded(style, view)
    case .itemsMoved: itemsMoved(view)
    case .freed: freed(view)
    case .offsetWasSet: offsetWasSet(view)
    case .framePassed(let time): return framePassed(at: time, view)
    case .reported: break
    }
    return []
  }

  private mutating func detached(_ view: ViewSnapshot) -> [LayoutCommand] {
    let stop: [LayoutCommand] = motion.scroll != nil ? [.jump(to: view.offset)] : []
    self = LayoutState(reports: Reports(last: reports.last))
    // Nobody says what becomes of the contents without this layout.
    reports.itemsChanged { _ in nil }
    return stop
  }

  // MARK: All that writes the motion and the pages

  /// What moves the view, or turns out to move it.
  ///
  /// How long the view has stood still, what was announced and what was brought back are the watch's, whatever the
  /// motion. A request that isn't followed any more ends after the event.
  @inline(never)
  mutating func begin(_ next: Motion) { motion = next }

  /// A scroll of the layout's own has made a step.
  mutating func advance(to stage: PageScroll.Stage) { motion.scroll?.stage = stage }

  /// What the layout's own scroll still has to go has become another distance, not by the scroll.
  mutating func scaleScroll(from old: CGFloat, to left: CGFloat) {
    guard case .timed(var timed)? = motion.scroll?.stage, old != timed.skip ?? 0 else { return }
    timed.goOn(over: left, insteadOf: old - (timed.skip ?? 0))
    advance(to: .timed(timed))
  }

  /// A scroll follows another request now, or none.
  mutating func follow(_ request: RequestID?) { motion.scroll?.request = request }

  /// Adopts new pages, or the same ones after a shift of their loop.
  mutating func adopt(_ pages: PageGeometry) { geometry = pages }

  // MARK: Queries

  /// Where the view may rest in the known pages.
  var stops: PageStops { geometry.stops }

  /// Whether UIKit's question about an offset may change anything.
  ///
  /// A view that is held, or moved by somebody else, is seen in each frame anyway. One that stands still between two
  /// motions isn't: nobody but UIKit's question announces the second one.
  func listens(whileHeld isHeld: Bool, isTicking: Bool) -> Bool {
    guard isTicking else { return true }
    return switch motion {
    case .dragging: !isHeld
    case .foreign(let foreign): isHeld || foreign.target != nil || watch.stillness != 0
    case .idle, .carrying, .settling, .scrolling, .drifting: true
    }
  }

  /// Whether the known pages are on the screen, so that frames have something to do.
  func isShown(in view: ViewSnapshot) -> Bool {
    view.isInWindow && knowsPages
  }

  /// Whether the pages are those that the view shows, and not older ones.
  var knowsPages: Bool { geometry.isShown && !anchoring.isWaiting }

  /// The page nearest to an offset, in a loop a virtual one; 0 without pages.
  @inline(never)
  func page(nearestTo offset: CGFloat, toward direction: CGFloat = 0) -> Int {
    stops.nearestPage(to: offset, toward: direction) ?? 0
  }

  /// The page that a view at an offset shows; without space, that of what was requested, or in front, before.
  func presentPage(at offset: CGFloat) -> Int {
    guard !geometry.isShown else { return page(nearestTo: offset) }
    return anchoring.request.flatMap { stop(for: $0, ViewSnapshot(offset: offset))?.page }
      ?? anchoring.item.map(geometry.page(near:)) ?? page(nearestTo: offset)
  }

  /// The item in front in a view at an offset; nil without pages.
  func frontItem(at offset: CGFloat) -> ItemIndex? {
    let page = presentPage(at: offset)
    guard !geometry.isShown else { return keptItem(onPage: page, at: offset) }
    let items = [anchoring.request?.item, anchoring.item].compactMap { $0 }
      .filter { geometry.numbering.number(of: $0) != nil }
    // Items without a length are on no page.
    return items.first { geometry.page(of: $0) ?? page == page }
      ?? geometry.frontItem(ofPage: page)
  }

  /// The page that the view shows or is on its way to, as far as the motion is known; 0 without pages.
  func pageAhead(_ view: ViewSnapshot) -> Int {
    watch.announcement.map { rest(after: $0).stop.page } ?? destination
      ?? presentPage(at: view.offset)
  }

  /// The item that comes to the front where the view is on its way; nil if that is unknown.
  func itemAhead(_ view: ViewSnapshot) -> ItemIndex? {
    guard knowsPages else { return geometry.isShown ? anchoring.waitingPlace?.item : nil }
    var ahead = self
    ahead.observe(view)
    let announced = ahead.announcementAhead(of: view.offset).map { ahead.rest(after: $0).stop }
    return (announced ?? ahead.stopAhead).flatMap {
      ahead.keptItem(onPage: $0.page, at: stops.offset(of: $0))
    }
  }

  /// The offset where the motion will, or probably will, end; nil if it is unknown.
  var end: CGFloat? { motion.stop.map(stops.offset) }

  /// Where the motion ends, or an offset if that is unknown.
  func goal(from offset: CGFloat) -> CGFloat { end ?? motion.animationTarget ?? offset }

  /// The page where the motion ends, which may be an animation of UIKit's; nil if that is unknown, or if the view has no
  /// space for pages.
  var destination: Int? { geometry.isShown ? stopAhead?.page : nil }

  /// Where the view comes to rest after the motion, which may be an animation of UIKit's; nil if that is unknown.
  var stopAhead: Stop? { motion.stop ?? motion.animationTarget.map(stopToRest) }
}
