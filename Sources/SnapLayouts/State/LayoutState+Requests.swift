#if canImport(Foundation)
import Foundation
#endif

/// Pages that a person or the app asks for.
extension LayoutState {
  // MARK: Releases

  /// Where a release goes; the same whenever it is asked for.
  ///
  /// - Parameters:
  ///   - proposed: The offset to which the view would coast by itself.
  ///   - velocity: The velocity of the offset in points per millisecond.
  ///   - policy: What picks the page.
  ///   - stopsFirst: Whether a page against the velocity is scrolled to from where the finger lifts.
  ///     UIKit would be there in an instant.
  ///   - view: The view as the finger lifts.
  /// - Returns: The page and the offset.
  func answer(
    toProposed proposed: CGFloat, velocity: CGFloat, policy: ReleasePolicy, stopsFirst: Bool,
    _ view: ViewSnapshot
  ) -> ReleaseAnswer {
    let (stops, start) = (pages.stops, dragStart(view))
    let release = DragRelease(
      startPage: start.page(forDragTo: view.offset, stops: stops, policy: policy),
      startOffset: start.offset, releaseOffset: view.offset, proposedOffset: proposed,
      velocity: velocity)
    let target = policy.restingOffset(for: release, stops: stops)
    var answer = ReleaseAnswer(page: policy.page(for: release, stops: stops), target: target)
    let isAgainst =
      velocity * (target - view.offset) < 0 && abs(target - view.offset) > stops.halfPixel
    if stopsFirst, isAgainst, stops.reachableRange.contains(view.offset) {
      (answer.target, answer.stopsFirst) = (view.offset, true)
    }
    return answer
  }

  /// Without a drag the question was hypothetical.
  mutating func released(_ answer: ReleaseAnswer, _ view: ViewSnapshot) -> [LayoutCommand] {
    guard isDragged(view) else { return [] }
    motion = .dragging(Drag(start: dragStart(view), answer: answer))
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
    guard pages.isShown, anchor.isSettled else {
      anchor = .requested(request)
      return []
    }
    observe(view)
    guard let page = page(for: request, view) else { return [] }
    keepItem(onPage: page)
    if case .item(let item) = request { anchor = .item(item) }
    let target = pages.stops[page]
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
      // Ends whatever moves the view.
      return (.timed(timed), .jump(to: view.offset))
    case .immediate, .animated, .timed: return (.timed(.over), .jump(to: target))
    }
  }
}

extension Motion {
  /// Whether a person may move the view.
  fileprivate var isOfPerson: Bool {
    switch self {
    case .drifting, .dragging, .settling: true
    case .scrolling(let scroll): scroll.means == .momentum
    case .idle, .announced, .jumped: false
    }
  }
}
