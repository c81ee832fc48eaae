import Foundation

/// Everything that changes while a layout is in use.
///
/// UIKit calls a layout from many sides, in no documented order, and sometimes twice. So every call
/// becomes an event, and this one function decides what moves and what stays. The state is a plain
/// value: the same events always lead to the same state and the same commands.
struct LayoutState: Sendable, Hashable {
  /// The pages, as of the last layout pass.
  var geometry = PageGeometry.empty
  var motion = Motion.idle
  var anchor = ScrollAnchor.none
  /// The batch update under way; nil outside of one.
  var batch: Batch?
  var reported = LastReports()
  /// The requests that have ended, until the app is called back.
  var endedRequests: [RequestEnd] = []
  var lastObserved = Observation()
  /// What UIKit has asked about, while the view hasn't gone there.
  var rival: Rival?
  /// The last scroll to a page that nobody requested, while somebody may still move the view back.
  var correction: Correction?
  /// Whether a callback for each display frame was requested.
  var isTicking = false

  /// A batch update of the contents.
  struct Batch: Sendable, Hashable {
    /// The numbers of the items before it.
    let numbering: ItemNumbering
    /// The new positions of the items; nil until UIKit reports them.
    var map: BatchUpdateMap?
  }

  /// The last known offset of the view, or the expected one after a command, and its time.
  struct Observation: Sendable, Hashable {
    var offset: CGFloat = 0
    /// The time of the first frame with this offset, in seconds; nil before that frame.
    var time: Double?
    /// The seconds from that frame to the last one with this offset.
    var duration: Double = 0
    /// Whether the layout is about to set this offset.
    var isExpected = false

    /// Records a frame with this offset, at a time in seconds.
    mutating func noteFrame(at time: Double) {
      self.time = self.time ?? time
      duration = age(at: time)
    }

    /// Forgets how long the view has been there, because another motion has begun.
    mutating func restart() { (time, duration) = (nil, 0) }

    /// Follows a view that moves with its contents; a finger on it holds as still as before.
    mutating func follow(_ offset: CGFloat, isHeld: Bool, isExpected: Bool = false) {
      if offset != self.offset, !isHeld { restart() }
      (self.offset, self.isExpected) = (offset, isExpected)
    }

    /// How long the view has been there at a time, in seconds.
    func age(at time: Double) -> Double { time - (self.time ?? time) }
  }

  /// An offset that UIKit has asked about: the next step of a motion, the end of an animation that may
  /// take over, or nothing at all.
  struct Rival: Sendable, Hashable {
    var offset: CGFloat
    /// Whether the view has come nearer in a step that ended before it.
    var isApproached = false
    /// The item that comes to the front there, where that isn't where its page rests: an item that
    /// effects have moved, or the item from before the contents changed.
    var item: ItemIndex?
  }

  /// A scroll to a page that nobody requested.
  struct Correction: Sendable, Hashable {
    /// The offset from which it brings the view to a page.
    var start: CGFloat
    var stage: PageScroll.Stage
    /// Whether the view has come to rest there; who moves it right after that only reacts.
    var isOver = false
    /// Where the last frame since then has shown the view.
    var observed: Observation
  }

  /// Whether UIKit's question about an offset may change anything, or lead to commands.
  ///
  /// Events that can come several times in a frame are created only then.
  ///
  /// A view that is held, or moved by somebody else, is observed in each frame anyway. One that stands
  /// still between two motions isn't: nobody but UIKit's question announces the second one.
  ///
  /// - Parameter isHeld: Whether a finger is on the view.
  /// - Returns: Whether to handle `boundsWillChange(to:)`.
  func wantsBounds(isHeld: Bool) -> Bool {
    switch motion {
    case .dragging where isHeld: !isTicking
    case .foreign(let foreign) where foreign.target == nil && motion.needsFrames && !isHeld:
      !isTicking || lastObserved.duration > 0
    case .idle, .foreign, .dragging, .settling, .scrolling: true
    }
  }

  /// The same for a layout pass that has found the pages unchanged.
  var wantsPasses: Bool {
    if case .requested = anchor { return true }
    return !isTicking || awaitsPages
  }

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - view: The view at that moment.
  /// - Returns: The commands to carry out now, in order.
  mutating func handle(_ event: LayoutEvent, _ view: ViewSnapshot) -> [LayoutCommand] {
    // A callback moves nothing, and ends nothing.
    if case .reported(let report) = event {
      reported(report)
      return []
    }
    let request = request
    let commands = react(to: event, view)
    // A layout that has lost its view makes no callbacks in frames any more, so it ends all requests.
    if request != self.request, event != .detached, endedRequests.last?.number != request {
      end(request, didArrive: false)
    }
    if reported.willSettlePage != nil, willSettlePage == nil { reported.willSettlePage = nil }
    // Expect the view at these offsets; `offsetWasSet` corrects them, because UIKit rounds offsets.
    for offset in commands.lazy.compactMap({ $0.offset }) {
      lastObserved.follow(offset, isHeld: view.isHeld, isExpected: true)
    }
    guard let ticking = ticking(after: event, view) else { return commands }
    isTicking = ticking == .startTicking
    // First, because a command that moves the view leads to further events, which may ask for frames.
    return [ticking] + commands
  }

  /// Requests frames as long as anything moves or a callback is due; nil if nothing changes.
  private func ticking(after event: LayoutEvent, _ view: ViewSnapshot) -> LayoutCommand? {
    switch event {
    case .detached: .stopTicking
    case .framePassed: isMoved(view) ? nil : .stopTicking
    case .boundsWillChange: !isTicking && isMoved(view) ? .startTicking : nil
    case .contentsWillChange, .batchEnded, .laidOut, .released, .requested, .itemsMoved, .freed:
      !isTicking && (isMoved(view) || reportDue(view) != nil) ? .startTicking : nil
    case .replaced, .batchReported, .loopShifted, .offsetWasSet, .reported: nil
    }
  }

  /// The number of the request that the view follows; nil if there is none.
  private var request: Int? { anchor.request ?? motion.request }

  /// Whether something moves or holds the view, as far as the layout can see.
  private func isMoved(_ view: ViewSnapshot) -> Bool {
    isShown(in: view) && (motion.needsFrames || rival != nil || view.isHeld)
  }

  private mutating func react(to event: LayoutEvent, _ view: ViewSnapshot) -> [LayoutCommand] {
    switch event {
    case .detached: detached(view)
    case .replaced(let item): replaced(front: item)
    case .boundsWillChange(let offset, let item): boundsWillChange(to: offset, drawn: item, view)
    case .contentsWillChange(let viewport, let inBatch):
      contentsWillChange(in: viewport, inBatch: inBatch, view)
    case .batchReported(let map): batchReported(map)
    case .batchEnded: batchEnded(view)
    case .laidOut(let geometry): laidOut(geometry, view)
    case .loopShifted(let distance): loopShifted(by: distance)
    case .released(let answer): released(answer, view)
    case .requested(let request, let style, let number):
      requested(request, style, number: number, view)
    case .itemsMoved: itemsMoved(view)
    case .freed: freed(view)
    case .offsetWasSet: offsetWasSet(view)
    case .framePassed(let time): framePassed(at: time, view)
    case .reported: []
    }
  }

  // MARK: Queries

  /// Whether a place waits for pages, and not for the moves of a batch update.
  var awaitsPages: Bool {
    guard case .waiting(_, awaitsPages: true) = anchor else { return false }
    return batch == nil || batch?.map != nil
  }

  /// Whether the known pages are on the screen, so that frames have something to do.
  func isShown(in view: ViewSnapshot) -> Bool {
    view.isInWindow && geometry.isShown && anchor.isSettled
  }

  /// The page nearest to an offset, in a loop a virtual one; 0 without pages.
  func page(nearestTo offset: CGFloat, toward direction: CGFloat = 0) -> Int {
    geometry.stops.nearestPage(to: offset, toward: direction) ?? 0
  }

  /// Whether UIKit may be about to scroll to an item that effects have moved.
  ///
  /// No known motion leads to such an offset, and no page rests there.
  func mayScrollToItem(at offset: CGFloat, _ view: ViewSnapshot) -> Bool {
    isShown(in: view) && !path(from: view.offset).contains(offset)
      && geometry.stops.page(restingAt: offset) == nil
  }

  /// The page that the view shows or is on its way to, as far as the motion is known; 0 without pages.
  func pageAhead(_ view: ViewSnapshot) -> Int {
    if let rival { return page(of: rival) }
    return destination ?? page(nearestTo: view.offset)
  }

  /// The page where the motion ends, which may be an animation of UIKit's; nil if that is unknown.
  var destination: Int? {
    motion.destination ?? motion.animationTarget.flatMap { geometry.stops.nearestPage(to: $0) }
  }

  /// The page of a request, by the shortest way; nil if there is no such page.
  func page(for request: PageRequest, _ view: ViewSnapshot) -> Int? {
    switch request {
    case .page(let page): return geometry.page(showing: page, nearestTo: view.offset)
    case .item(let item):
      return geometry.page(of: item).map { geometry.page(showing: $0, nearestTo: view.offset) }
    case .step(let count):
      var present = self
      present.observe(view)
      let page = (present.motion.destination ?? page(nearestTo: view.offset)) + count
      return geometry.stops.count > 0 && geometry.stops.clamped(page) == page ? page : nil
    }
  }

  // MARK: The view

  private mutating func detached(_ view: ViewSnapshot) -> [LayoutCommand] {
    defer { self = LayoutState(reported: reported) }
    return motion.isScroll ? [.jump(to: view.offset)] : []
  }

  private mutating func replaced(front item: ItemIndex) -> [LayoutCommand] {
    // If UIKit announces the change late, the view has already moved to where this layout begins.
    if !geometry.isShown { anchor = .waiting(ScrollAnchor.Place(item: item)) }
    return []
  }

  /// A single step that hasn't brought the view to its page won't do so the next time either, except
  /// outside of a window, where UIKit rounds offsets to whole points.
  ///
  /// If UIKit has asked about another offset meanwhile, and the view is there, then somebody has reacted
  /// to the step.
  private mutating func offsetWasSet(_ view: ViewSnapshot) -> [LayoutCommand] {
    let expected = lastObserved.offset
    (lastObserved.offset, lastObserved.isExpected) = (view.offset, false)
    let pixel = 1 / geometry.stops.displayScale
    if let rival, isNear(rival.offset, view.offset), motion.isScroll,
      abs(view.offset - expected) > pixel + Tolerance.rounding
    {
      motion = .foreign(.jumped, from: expected)
    }
    if motion.scroll?.stage == .jump, view.isInWindow, !hasArrived(view) { motion = .idle }
    return []
  }

  /// A person moves items, which holds the view until somebody else moves it, or the contents change, as they do when
  /// the movement ends.
  private mutating func itemsMoved(_ view: ViewSnapshot) -> [LayoutCommand] {
    lastObserved.follow(view.offset, isHeld: view.isHeld)
    motion = .foreign(.carrying, from: view.offset)
    return []
  }

  /// A view at rest goes on to a page; whatever moves it ends on one anyway.
  private mutating func freed(_ view: ViewSnapshot) -> [LayoutCommand] {
    if isShown(in: view) { observe(view) }
    if !motion.needsFrames { motion = .foreign(.jumped, from: view.offset) }
    return []
  }

  mutating func loopShifted(by distance: CGFloat) -> [LayoutCommand] {
    guard let period = geometry.loop?.period else { return [] }
    motion = motion.moved(
      by: distance, pages: Int((distance / period).rounded()) * geometry.stops.count)
    lastObserved.offset += distance
    rival?.offset += distance
    return []
  }
}
