#if canImport(Foundation)
import Foundation
#endif

/// Detects what moves the view, without being its delegate.
extension LayoutState {
  /// Records that UIKit has asked about an offset.
  ///
  /// A repeated call changes nothing, and a call without a move afterwards does no harm.
  mutating func boundsWillChange(to offset: CGFloat, _ view: ViewSnapshot) -> [LayoutCommand] {
    // Ignore the offsets that the layout itself sets.
    let isExpected = abs(offset - sighting.offset) <= pages.stops.halfPixel
    guard motion.mayBegin(isTracking: view.isTracking), anchor.isSettled, pages.isShown,
      !isExpected || view.isTracking
    else { return [] }
    observe(view)
    if motion.isIdle { motion = .announced(to: offset, from: view.offset) }
    return []
  }

  mutating func framePassed(at time: Double, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard isShown(in: view) else { return [] }
    let previous = sighting.offset
    let hasMoved = observe(view)
    if sighting.time == nil { sighting.time = time }
    if case .dragging(var drag) = motion {
      drag.pause.note(view.offset, at: time, tolerance: pages.stops.halfPixel)
      motion = .dragging(drag)
    }
    let isHeld = view.isTracking || view.isCarryingItem || isMovingItems
    guard !motion.isIdle, !isHeld else { return [] }
    if hasMoved { return strayed(from: previous, view) }
    return goOn(at: time, view) ?? (isAtRest(at: time, view) ? rest(view) : [])
  }

  /// Ends a momentum that leads away from its page.
  ///
  /// UIKit may have kept a target from before the contents changed, which can be far away.
  private mutating func strayed(from previous: CGFloat, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard case .scrolling(let scroll) = motion, scroll.means == .momentum else { return [] }
    let target = pages.stops[scroll.page]
    let detour = abs(view.offset - target) - abs(previous - target)
    guard detour > pages.viewport.boundsLength else { return [] }
    let timed = TimedScroll(distance: previous - target)
    return [.jump(to: previous)] + scrollOn(to: scroll.page, by: .timed(timed), view)
  }

  /// Records the offset and the state of the view, and returns whether the view has moved.
  @discardableResult
  mutating func observe(_ view: ViewSnapshot) -> Bool {
    let previous = sighting
    let hasMoved = abs(view.offset - previous.offset) > pages.stops.halfPixel
    if hasMoved {
      sighting = Sighting(offset: view.offset)
      told.settledPage = nil
    }
    let next =
      view.isTracking
      ? held(from: previous.offset, view) : unheld(from: previous, hasMoved: hasMoved, view)
    // A new motion restarts the wait for stillness.
    if next != motion { sighting.time = nil }
    motion = next
    return hasMoved
  }

  /// The motion with a finger on the view.
  private func held(from previous: CGFloat, _ view: ViewSnapshot) -> Motion {
    if case .dragging = motion { return motion }
    let start = motion.isIdle ? previous : view.offset
    return .dragging(
      Drag(start: DragStart(offset: start, interruptedPage: interruptedPage(at: start))))
  }

  /// The page that was the destination when the finger came down.
  ///
  /// A finger that stops a long programmatic scroll does not continue it, so that destination
  /// doesn't count.
  private func interruptedPage(at offset: CGFloat) -> Int? {
    guard let page = motion.destination else { return nil }
    let isFar = abs(page - self.page(nearestTo: offset)) > 1
    return isFar && motion.requestedPage != nil ? nil : page
  }

  /// The motion without a finger on the view.
  ///
  /// A single change of the offset is a jump; a view that moves again in a later frame is in
  /// motion.
  private func unheld(
    from previous: Sighting, hasMoved: Bool, _ view: ViewSnapshot
  ) -> Motion {
    let goesOn = hasMoved && previous.time != nil
    switch motion {
    case .dragging(let drag): return lifted(drag)
    case .idle:
      guard hasMoved else { return .idle }
      return view.isMoving
        ? .drifting(from: previous.offset, toward: nil)
        : .jumped(from: previous.offset, toward: nil)
    case .announced(let target, let start):
      guard hasMoved else { return motion }
      let isThere = abs(view.offset - target) <= pages.stops.halfPixel
      return .jumped(from: start, toward: isThere ? nil : target)
    case .jumped(let start, let target):
      return goesOn ? .drifting(from: start, toward: target) : motion
    case .scrolling(let scroll):
      // Only the layout moves the view during this scroll. Any other move takes over, unless UIKit
      // has brought the view back into its range.
      let isBroughtBack = UIKitMove(from: pages.viewport, to: pages.viewport)
        .explains(previous.offset, view.offset)
      guard scroll.means.isOfLayout, hasMoved, !isBroughtBack else { return motion }
      return .jumped(from: previous.offset, toward: nil)
    case .drifting, .settling: return motion
    }
  }

  private func lifted(_ drag: Drag) -> Motion {
    guard let answer = drag.answer, let page = answer.page else {
      return .jumped(from: drag.start.offset, toward: nil)
    }
    return answer.stopsFirst
      ? .scrolling(PageScroll(page: page, means: .stop(at: answer.target)))
      : .settling(to: page)
  }

  /// The next step of a scroll that the layout itself performs; nil if there is none.
  private mutating func goOn(at time: Double, _ view: ViewSnapshot) -> [LayoutCommand]? {
    guard case .scrolling(let scroll) = motion else { return nil }
    let target = pages.stops[scroll.page]
    switch scroll.means {
    case .timed(var timed):
      let remaining = timed.remainingDistance(at: time)
      guard remaining != 0 || view.offset != target else { return nil }
      motion = .scrolling(
        PageScroll(page: scroll.page, means: remaining == 0 ? .jump : .timed(timed)))
      return [.setOffset(target + remaining)]
    case .stop(let offset) where !view.isMoving:
      // If the view has stopped elsewhere, the app has chosen another target.
      guard view.offset == offset else {
        motion = .settling(to: scroll.page)
        return nil
      }
      return scrollOn(to: scroll.page, by: .animation(to: target), view)
    case .stop, .momentum, .animation, .jump: return nil
    }
  }

  /// Whether nothing moves the view any more.
  ///
  /// If the end of a motion is unknown, or the view reports a motion but doesn't move, it must hold
  /// still for some time first.
  private func isAtRest(at time: Double, _ view: ViewSnapshot) -> Bool {
    if !view.isMoving, hasArrived(view) { return true }
    return time - (sighting.time ?? time) >= patience(with: view) - 1e-6
  }

  /// How long the view must hold still before it counts as resting, in seconds.
  private func patience(with view: ViewSnapshot) -> Double {
    switch motion {
    // UIKit's animation takes 0.3 seconds. Over a few pixels, the view stands still for most of
    // that time.
    case .scrolling(let scroll) where scroll.means.isAnimation: 0.35
    // An animation that has just begun moves by less than a pixel in its first frames.
    case .idle, .announced, .jumped, .drifting, .dragging, .settling, .scrolling:
      view.isMoving ? 0.25 : 0.1
    }
  }

  private func hasArrived(_ view: ViewSnapshot) -> Bool {
    motion.destination.map { isAt($0, view) } ?? false
  }

  private func isAt(_ page: Int, _ view: ViewSnapshot) -> Bool {
    abs(pages.stops[page] - view.offset) <= pages.stops.halfPixel
  }

  /// Ends a motion: the view rests, or scrolls on to a page.
  private mutating func rest(_ view: ViewSnapshot) -> [LayoutCommand] {
    guard let (page, means) = next(view) else { return settle(view) }
    return scrollOn(to: page, by: means, view)
  }

  /// The page to scroll to now, and how; nil to stay.
  private func next(_ view: ViewSnapshot) -> (page: Int, means: PageScroll.Means)? {
    if case .scrolling(let scroll) = motion {
      let target = pages.stops[scroll.page]
      guard !isAt(scroll.page, view) else { return nil }
      return scroll.means.next(from: view.offset, to: target).map { (scroll.page, $0) }
    }
    guard view.restsOnPages, pages.stops.page(restingAt: view.offset) == nil else { return nil }
    // A ring has no start. If the app scrolls to the start of the content, it means the first page.
    if pages.loop != nil, view.offset <= 0 {
      return (pages.page(showing: 0, nearestTo: view.offset), .jump)
    }
    let page = pageToRest(view)
    return (page, .animation(to: pages.stops[page]))
  }

  /// The page where a view comes to rest that has stopped between pages.
  ///
  /// After a jump, this is the nearest page. After a motion, it is the page nearest to its end,
  /// except the page where the motion began.
  private func pageToRest(_ view: ViewSnapshot) -> Int {
    let stops = pages.stops
    guard case .drifting(let start, _) = motion else { return page(nearestTo: view.offset) }
    let way = view.offset - start
    let nearest = stops.nearestPage(to: view.offset, toward: way) ?? 0
    let isBehind = (stops[nearest] - start) * way <= 0
    return isBehind ? stops.page(beyond: view.offset, toward: way) : nearest
  }

  private mutating func scrollOn(
    to page: Int, by means: PageScroll.Means, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    motion = .scrolling(PageScroll(page: page, means: means))
    sighting.time = nil
    switch means {
    case .animation(let target): return [.scroll(to: target)]
    case .jump: return [.jump(to: pages.stops[page])]
    case .stop, .momentum, .timed: return []
    }
  }

  /// Records that the view rests, on a page or where the app holds it.
  private mutating func settle(_ view: ViewSnapshot) -> [LayoutCommand] {
    let wasForeign = motion.requestedPage == nil
    motion = .idle
    guard let page = pages.stops.page(restingAt: view.offset) else { return [.rested] }
    keepItem(restingOn: page, view)
    var commands = recentered(view)
    // In a ring, the collection view would announce wrong page numbers.
    if view.isSpoken, wasForeign, pages.loop != nil {
      commands.append(.announce(page: pages.stops.realPage(page)))
    }
    return commands + [.rested]
  }

  /// Moves a ring that is far from its middle back by whole periods, which changes nothing on the
  /// screen.
  private mutating func recentered(_ view: ViewSnapshot) -> [LayoutCommand] {
    let distance = pages.loop?.wayBack(from: view.offset, beyond: 0.25) ?? 0
    guard distance != 0 else { return [] }
    return ringTurned(by: distance) + [.jump(to: view.offset + distance)]
  }
}

extension PageScroll.Means {
  fileprivate var isAnimation: Bool { if case .animation = self { true } else { false } }

  /// Whether the layout itself sets each offset.
  var isOfLayout: Bool {
    switch self {
    case .timed, .jump: true
    case .stop, .momentum, .animation: false
    }
  }

  /// The means to try after the view has stopped elsewhere; nil after the last one.
  fileprivate func next(from offset: CGFloat, to target: CGFloat) -> PageScroll.Means? {
    switch self {
    case .stop, .momentum: .animation(to: target)
    case .animation: .timed(TimedScroll(distance: offset - target))
    case .timed: .jump
    case .jump: nil
    }
  }
}
