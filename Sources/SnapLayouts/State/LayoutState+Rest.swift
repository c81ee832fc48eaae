import Foundation

/// Ends motions, and brings a view that has stopped to a page.
extension LayoutState {
  /// The next step of a scroll that the layout itself performs; nil if there is none.
  mutating func nextStep(at time: Double, _ view: ViewSnapshot) -> [LayoutCommand]? {
    guard case .scrolling(var scroll) = motion else { return nil }
    let target = geometry.stops[scroll.page]
    switch scroll.stage {
    case .timed(var timed):
      let remaining = timed.remainingDistance(at: time)
      guard remaining != 0 || view.offset != target else { return nil }
      guard remaining != 0 else { return scrollOn(to: scroll.page, by: .jump) }
      scroll.stage = .timed(timed)
      motion = .scrolling(scroll)
      return [.setOffset(target + remaining)]
    case .stop(let offset) where !view.isMoving:
      // If the view has stopped elsewhere, the app has chosen another target.
      guard view.offset == offset else {
        motion = .foreign(.drifting, from: offset)
        return nil
      }
      return scrollOn(to: scroll.page, by: .animation(to: target))
    case .stop, .momentum, .animation, .jump: return nil
    }
  }

  /// Whether nothing moves the view any more.
  ///
  /// If the end of a motion is unknown, or the view reports a motion but doesn't move, it must hold
  /// still for some time first.
  func isAtRest(at time: Double, _ view: ViewSnapshot) -> Bool {
    if !view.isMoving, hasArrived(view) { return true }
    let patience = max(motion.row.patience, view.isMoving ? 0.25 : 0)
    return time - (lastSeen.time ?? time) >= patience - 1e-6
  }

  private func hasArrived(_ view: ViewSnapshot) -> Bool {
    motion.destination.map { isAt($0, view) } ?? false
  }

  func isAt(_ page: Int, _ view: ViewSnapshot) -> Bool {
    abs(geometry.stops[page] - view.offset) <= geometry.stops.halfPixel
  }

  /// Ends a motion: the view rests, or scrolls on to a page.
  mutating func rest(_ view: ViewSnapshot) -> [LayoutCommand] {
    guard let (page, stage) = next(view) else { return settle(view) }
    return scrollOn(to: page, by: stage)
  }

  /// The page to scroll to now, and how; nil to stay.
  private func next(_ view: ViewSnapshot) -> (page: Int, stage: PageScroll.Stage)? {
    if case .scrolling(let scroll) = motion {
      let target = geometry.stops[scroll.page]
      guard !isAt(scroll.page, view) else { return nil }
      return (scroll.page, scroll.stage.next(from: view.offset, to: target))
    }
    guard view.restsOnPages, geometry.stops.page(restingAt: view.offset) == nil else { return nil }
    // A ring has no start. If the app scrolls to the start of the content, it means the first page.
    if geometry.loop != nil, view.offset <= 0 {
      return (geometry.page(showing: 0, nearestTo: view.offset), .jump)
    }
    let page = pageToRest(view)
    return (page, .animation(to: geometry.stops[page]))
  }

  /// The page where a view comes to rest that has stopped between pages.
  ///
  /// After a jump, this is the nearest page. After a motion, it is the page nearest to its end,
  /// except the page where the motion began.
  private func pageToRest(_ view: ViewSnapshot) -> Int {
    let stops = geometry.stops
    guard case .foreign(let foreign) = motion, foreign.stage == .drifting else {
      return page(nearestTo: view.offset)
    }
    let way = view.offset - foreign.start
    let nearest = stops.nearestPage(to: view.offset, toward: way) ?? 0
    let isBehind = (stops[nearest] - foreign.start) * way <= 0
    return isBehind ? stops.page(beyond: view.offset, toward: way) : nearest
  }

  /// Scrolls to a page, which stays requested if the motion was a request.
  mutating func scrollOn(to page: Int, by stage: PageScroll.Stage) -> [LayoutCommand] {
    motion = .scrolling(to: page, by: stage, isRequested: motion.requestedPage != nil)
    lastSeen.time = nil
    switch stage {
    case .animation(let target): return [.scroll(to: target)]
    case .jump: return [.jump(to: geometry.stops[page])]
    case .stop, .momentum, .timed: return []
    }
  }

  /// Records that the view rests, on a page or where the app holds it.
  private mutating func settle(_ view: ViewSnapshot) -> [LayoutCommand] {
    let wasForeign = motion.requestedPage == nil
    let destination = motion.destination.flatMap { isAt($0, view) ? $0 : nil }
    motion = .idle
    guard let page = geometry.stops.page(restingAt: view.offset) else { return [.rested] }
    keepItem(onPage: destination ?? frontPage(restingOn: page))
    var commands = recentered(view)
    // In a ring, the collection view would announce wrong page numbers.
    if view.isSpoken, wasForeign, geometry.loop != nil {
      commands.append(.announce(page: geometry.stops.realPage(page)))
    }
    return commands + [.rested]
  }

  /// Moves a ring that is far from its middle back by whole periods, which changes nothing on the
  /// screen.
  private mutating func recentered(_ view: ViewSnapshot) -> [LayoutCommand] {
    let distance = geometry.loop?.wayBack(from: view.offset, beyond: 0.25) ?? 0
    guard distance != 0 else { return [] }
    return ringTurned(by: distance) + [.jump(to: view.offset + distance)]
  }
}

extension PageScroll.Stage {
  /// What follows after the view has stopped elsewhere.
  ///
  /// The last one is repeated: only a spring of UIKit's can have moved the view on.
  fileprivate func next(from offset: CGFloat, to target: CGFloat) -> PageScroll.Stage {
    switch self {
    case .stop, .momentum: .animation(to: target)
    case .animation: .timed(TimedScroll(distance: offset - target))
    case .timed, .jump: .jump
    }
  }
}
