import Foundation

/// Pages that the app or the user requests.
extension LayoutState {
  // MARK: Releases

  /// The arguments of the release rule; the same for repeated calls.
  ///
  /// - Parameters:
  ///   - proposed: The offset where the view would come to rest without the layout.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - policy: The release policy; whether it limits drags decides the start page.
  ///   - view: The view when the finger lifts.
  /// - Returns: The release with its start page and start offset.
  func release(
    toProposed proposed: CGFloat, velocity: CGFloat, policy: ReleasePolicy, _ view: ViewSnapshot
  ) -> DragRelease {
    let (start, hasPaused) = (dragStart(view), hasPaused(view))
    return DragRelease(
      startPage: start.page(forDragTo: view.offset, stops: geometry.stops, policy: policy),
      startOffset: start.offset, releaseOffset: view.offset,
      proposedOffset: hasPaused ? view.offset : proposed, velocity: hasPaused ? 0 : velocity)
  }

  /// Whether the finger has held still before lifting.
  ///
  /// UIKit may still report the velocity from before the pause.
  private func hasPaused(_ view: ViewSnapshot) -> Bool {
    guard case .dragging(let drag) = motion else { return false }
    return drag.pause.duration(at: view.offset, tolerance: geometry.stops.halfPixel) >= 0.1 - 1e-6
  }

  /// The answer to a release that ends on a page.
  ///
  /// - Parameters:
  ///   - release: The release.
  ///   - page: The page that the layout has picked; nil without pages.
  ///   - stopsFirst: Whether the view first stops where the finger lifts if the page lies against
  ///     the velocity. Otherwise UIKit would move the view there at once.
  /// - Returns: The page and the offset for UIKit to coast to.
  func answer(to release: DragRelease, page: Int?, stopsFirst: Bool) -> ReleaseAnswer {
    let stops = geometry.stops
    // If pages share an offset, the item that was in front stays in front.
    let page = page.map(stops.clamped).map { keptPage(at: stops[$0]) ?? $0 }
    let (offset, target) = (
      release.releaseOffset, release.restingOffset(onPage: page, stops: stops)
    )
    let isAgainst =
      release.velocity * (target - offset) < 0 && abs(target - offset) > stops.halfPixel
    guard stopsFirst, isAgainst, stops.reachableRange.contains(offset) else {
      return ReleaseAnswer(page: page, target: target)
    }
    return ReleaseAnswer(page: page, target: offset, stopsFirst: true)
  }

  /// Records the answer to a release.
  ///
  /// Without a drag, UIKit's question was hypothetical, and the state stays as it is.
  mutating func released(_ answer: ReleaseAnswer, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard isDragged(view) else { return [] }
    // A movement whose end UIKit hasn't announced is over by now.
    isMovingItems = false
    var drag = Drag(start: dragStart(view), answer: answer)
    if case .dragging(let known) = motion { drag.pause = known.pause }
    motion = .dragging(drag)
    return []
  }

  private func isDragged(_ view: ViewSnapshot) -> Bool {
    view.isTracking || view.isMoving || motion.isOfPerson
  }

  private func dragStart(_ view: ViewSnapshot) -> DragStart {
    switch motion {
    case .dragging(let drag): drag.start
    case .drifting(let start, _): DragStart(offset: start, interruptedPage: nil)
    case .idle, .announced, .jumped, .settling, .scrolling:
      DragStart(offset: view.offset, interruptedPage: motion.destination)
    }
  }

  // MARK: Requests

  mutating func requested(
    _ request: PageRequest, _ style: ScrollStyle, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard geometry.isShown, anchor.isSettled else {
      anchor = .requested(request)
      return []
    }
    observe(view)
    guard let page = page(for: request, view) else { return [] }
    keepItem(onPage: page)
    if case .item(let item) = request { anchor = .item(item) }
    let target = geometry.stops[page]
    if motion.isIdle, target == view.offset { return [] }
    told.settledPage = nil
    sighting.time = nil
    let (means, command) = start(style, to: target, view)
    motion = .scrolling(PageScroll(page: page, means: means))
    return [command]
  }

  private func start(
    _ style: ScrollStyle, to target: CGFloat, _ view: ViewSnapshot
  ) -> (PageScroll.Means, LayoutCommand) {
    switch style {
    case .animated where view.isInWindow:
      return (.animation(to: target), .scroll(to: target))
    case .timed(let duration, let timing) where view.isInWindow:
      let timed = TimedScroll(
        distance: view.offset - target, duration: duration, timing: timing)
      // A jump stops any motion.
      return (.timed(timed), .jump(to: view.offset))
    case .immediate, .animated, .timed: return (.timed(.over), .jump(to: target))
    }
  }
}

extension Motion {
  /// Whether a person may be moving the view.
  fileprivate var isOfPerson: Bool {
    switch self {
    case .drifting, .dragging, .settling: true
    case .scrolling(let scroll): scroll.means == .momentum
    case .idle, .announced, .jumped: false
    }
  }
}
