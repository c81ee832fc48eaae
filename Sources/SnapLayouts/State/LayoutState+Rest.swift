import Foundation

/// Ends motions, and brings a view that has stopped to a page.
extension LayoutState {
  /// The next step of a scroll that the layout itself performs; nil if there is none.
  mutating func goOn(at time: Double, _ view: ViewSnapshot) -> [LayoutCommand]? {
    guard case .scrolling(let scroll) = motion else { return nil }
    let target = geometry.stops[scroll.page]
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
  func isAtRest(at time: Double, _ view: ViewSnapshot) -> Bool {
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
    abs(geometry.stops[page] - view.offset) <= geometry.stops.halfPixel
  }

  /// Ends a motion: the view rests, or scrolls on to a page.
  mutating func rest(_ view: ViewSnapshot) -> [LayoutCommand] {
    guard let (page, means) = next(view) else { return settle(view) }
    return scrollOn(to: page, by: means, view)
  }

  /// The page to scroll to now, and how; nil to stay.
  private func next(_ view: ViewSnapshot) -> (page: Int, means: PageScroll.Means)? {
    if case .scrolling(let scroll) = motion {
      let target = geometry.stops[scroll.page]
      guard !isAt(scroll.page, view) else { return nil }
      return scroll.means.next(from: view.offset, to: target).map { (scroll.page, $0) }
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
    guard case .drifting(let start, _) = motion else { return page(nearestTo: view.offset) }
    let way = view.offset - start
    let nearest = stops.nearestPage(to: view.offset, toward: way) ?? 0
    let isBehind = (stops[nearest] - start) * way <= 0
    return isBehind ? stops.page(beyond: view.offset, toward: way) : nearest
  }

  mutating func scrollOn(
    to page: Int, by means: PageScroll.Means, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    motion = .scrolling(PageScroll(page: page, means: means))
    sighting.time = nil
    switch means {
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
