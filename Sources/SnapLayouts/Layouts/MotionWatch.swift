#if canImport(UIKit)
import UIKit

/// Follows what moves the view, without being anybody's delegate, and sees that it ends on a page.
///
/// Where a drag begins shows in the first change of bounds while the view is dragged, where it is
/// heading in the layout's own answer at the release. That the view has come to rest nobody tells a
/// layout; so from the first movement on it looks once a frame, until nothing moves any more.
@MainActor
final class MotionWatch {
  private weak var layout: SnapFlowLayout?
  private let ticker = FrameTicker()
  private var dragStart: DragStart?
  /// Whether a person or the layout began the motion; where the app puts the view is its own matter.
  private var mustEndOnPage = false
  /// Where the view was at the last layout pass, and at the last look.
  private var lastOffset: CGFloat?
  private var lastLook: CGFloat?
  /// Whether VoiceOver has scrolled a loop, of which the view itself can only tell wrong numbers.
  private var mustAnnounce = false
  private var quietFrames = 0
  /// What a release or a request has begun and is still under way.
  private var heading: Heading?
  /// How often the view has been sent on its way again without arriving.
  private var attempts = 0

  /// So many frames without movement mean rest where the end of the motion is not known; an animated
  /// scroll that has just begun moves by less than a pixel in its first frames (fact 22).
  private static let patience = 6

  init(layout: SnapFlowLayout) {
    self.layout = layout
    ticker.onTick = { [weak self] in self?.look(at: $0) }
  }

  /// The page that a release or a request is heading for; nil if none is under way.
  var destination: Int? { heading?.page }

  /// The page that a request is heading for; nil if none is under way.
  var requestedPage: Int? { heading?.isRequested == true ? heading?.page : nil }

  /// Whether a finger or the layout moves the view.
  var isUnderWay: Bool {
    guard let view = layout?.collectionView else { return false }
    return view.isTracking || view.isDragging || view.isDecelerating
      || heading != nil && !hasArrived
  }

  /// Whether anything may move; then ``SnapFlowLayout/didComeToRest(onPage:)`` follows.
  var isWatching: Bool { ticker.isRunning }

  private var hasArrived: Bool {
    guard let layout, let destination else { return false }
    let stops = layout.map.stops
    return abs(stops[destination] - layout.offset) <= stops.halfPixel
  }

  /// The bounds are about to change; they are still the old ones (fact 32).
  func viewWillMove() {
    guard let layout, let view = layout.collectionView else { return }
    guard view.isDragging else { return dragStart = nil }
    guard dragStart == nil else { return }
    // A finger that catches a long scroll on request wants to stop it, not to go on from its end.
    let isFar = destination.map { abs($0 - layout.nearestPage) > 1 } ?? false
    let wasSentFar = isFar && requestedPage != nil
    dragStart = DragStart(offset: layout.offset, interruptedPage: wasSentFar ? nil : destination)
    heading = nil
    attempts = 0
    mustEndOnPage = true
  }

  /// A layout pass is under way, as after every movement.
  func viewWasLaidOut() {
    guard let layout, let view = layout.collectionView, layout.map.isShown else { return }
    let hasMoved = lastOffset.map { $0 != layout.offset } ?? false
    lastOffset = layout.offset
    // A layout may be set while a drag runs out; and VoiceOver scrolls without a word to the layout.
    let isSpoken = hasMoved && UIAccessibility.isVoiceOverRunning
    if view.isDragging || view.isDecelerating || isSpoken { mustEndOnPage = true }
    if isSpoken, requestedPage == nil, layout.map.loop != nil { mustAnnounce = true }
    // Also when nothing has moved: what was left under way outside a window goes on.
    guard hasMoved || mustEndOnPage else { return }
    ticker.start(in: view)
  }

  /// The finger is lifted: picks the page.
  ///
  /// - Returns: The offset at which to rest.
  func release(proposedOffset: CGFloat, velocity: CGFloat) -> CGFloat {
    guard let layout, let view = layout.collectionView else { return proposedOffset }
    let (stops, policy, offset) = (layout.map.stops, layout.releasePolicy, layout.offset)
    let start = dragStart ?? DragStart(offset: offset, interruptedPage: nil)
    dragStart = nil
    let release = DragRelease(
      startPage: start.page(forDragTo: offset, stops: stops, policy: policy),
      startOffset: start.offset, releaseOffset: offset, proposedOffset: proposedOffset,
      velocity: velocity)
    heading = policy.page(for: release, stops: stops).map { Heading(to: $0, isRequested: false) }
    attempts = 0
    mustEndOnPage = true
    ticker.start(in: view)
    let target = policy.restingOffset(for: release, stops: stops)
    // A target against the velocity would be reached in an instant (fact 17c).
    let isAgainst = velocity * (target - offset) < 0 && abs(target - offset) > stops.halfPixel
    let isWithin = stops.reachableRange.contains(offset)
    guard layout.cancelsSmoothly, isAgainst, isWithin else { return target }
    heading?.stoppedOffset = offset
    return offset
  }

  /// Scrolls to a page that exists.
  func scroll(toPage page: Int, animated: Bool) {
    attempts = 0
    head(for: page, animated: animated)
  }

  /// Scrolls to a page that exists, in a time of its own.
  func scroll(toPage page: Int, over duration: TimeInterval, timing: CubicTiming) {
    guard let layout, let view = layout.collectionView, view.window != nil else {
      return scroll(toPage: page, animated: false)
    }
    attempts = 0
    setOut(for: page, in: view)
    // Ends whatever moves the view.
    view.setContentOffset(view.contentOffset, animated: false)
    heading?.turn = PageTurn(from: layout.offset, duration: duration, timing: timing)
  }

  private func head(for page: Int, animated: Bool) {
    guard let layout, let view = layout.collectionView,
      let target = layout.restingPoint(ofPage: page)
    else { return }
    setOut(for: page, in: view)
    view.setContentOffset(target, animated: animated && view.window != nil)
  }

  private func setOut(for page: Int, in view: UICollectionView) {
    heading = Heading(to: page, isRequested: true)
    mustEndOnPage = true
    quietFrames = 0
    ticker.start(in: view)
  }

  /// The page that is being headed for has another number now.
  func pageWasMoved(to page: Int) {
    heading?.page = page
    heading?.wasInterrupted = true
  }

  /// The content has been moved under the finger, by as much as the offset has changed.
  func contentWasShifted(by distance: CGFloat) {
    dragStart?.offset += distance
    dragStart?.interruptedPage = nil
    lastOffset = layout?.offset
  }

  /// The view is about to be moved along a loop, by whole periods, to other pages that look the same.
  func loopWillTurn(by distance: CGFloat, pages: Int) {
    heading?.move(by: distance, pages: pages)
    dragStart?.offset += distance
    dragStart?.interruptedPage? += pages
    lastOffset? += distance
  }

  /// Forgets everything: the layout is about to be replaced, and its own scrolling ends.
  func stop() {
    if requestedPage != nil, let view = layout?.collectionView {
      view.setContentOffset(view.contentOffset, animated: false)
    }
    ticker.stop()
    heading = nil
    dragStart = nil
    mustEndOnPage = false
    lastOffset = nil
  }

  /// Once a frame.
  private func look(at time: TimeInterval) {
    guard let layout, let view = layout.collectionView, view.window != nil else {
      return ticker.stop()
    }
    let isMoved = view.isTracking || view.isDragging || view.isDecelerating
    if isMoved { heading?.turn = nil }
    if isMoved || goOnTurning(view, at: time) || hasMoved(to: layout.offset) {
      quietFrames = 0
      return
    }
    if goOnFromStop(at: layout.offset) { return }
    quietFrames += 1
    if hasArrived || quietFrames >= Self.patience { rest(in: view, of: layout) }
  }

  /// After a release against the velocity: scrolls to the page, unless the app has chosen another way.
  private func goOnFromStop(at offset: CGFloat) -> Bool {
    guard let heading, let stoppedOffset = heading.stoppedOffset else { return false }
    self.heading?.stoppedOffset = nil
    guard offset == stoppedOffset else { return false }
    head(for: heading.page, animated: true)
    return true
  }

  /// Another frame of a turn, unless somebody else has moved the view or the pages.
  private func goOnTurning(_ view: UICollectionView, at time: TimeInterval) -> Bool {
    guard let layout, let heading, var turn = heading.turn else { return false }
    self.heading?.turn = nil
    guard turn.lastOffset == layout.offset, !heading.wasInterrupted else { return false }
    let target = layout.map.stops[heading.page]
    let offset = turn.offset(at: time, target: target)
    view.contentOffset[along: layout.axis] = offset
    turn.lastOffset = layout.offset
    if offset != target { self.heading?.turn = turn }
    return true
  }

  private func hasMoved(to offset: CGFloat) -> Bool {
    defer { lastLook = offset }
    return lastLook != offset
  }

  /// Nothing moves any more: it is either a rest on a page or the way to one.
  private func rest(in view: UICollectionView, of layout: SnapFlowLayout) {
    let stops = layout.map.stops
    if mustEndOnPage, attempts < 2, let page = missedPage(of: layout) {
      attempts += 1
      return head(for: page, animated: attempts == 1)
    }
    heading = nil
    // Where there is no page yet, there may be one later.
    mustEndOnPage = mustEndOnPage && stops.count == 0
    attempts = 0
    ticker.stop()
    let page = stops.page(restingAt: layout.offset)
    if mustAnnounce, let page { layout.announce(page: page) }
    mustAnnounce = false
    layout.didComeToRest(onPage: page)
  }

  /// The page to go to after all; nil if all is well.
  ///
  /// That of a request which a change of the layout has interrupted, or the nearest one if the view was
  /// caught between pages. A page that the app's own delegate has chosen at the release is as good as any.
  private func missedPage(of layout: SnapFlowLayout) -> Int? {
    let stops = layout.map.stops
    let present = stops.page(restingAt: layout.offset)
    if let heading, heading.isRequested, heading.wasInterrupted {
      return hasArrived ? nil : heading.page
    }
    return present == nil ? stops.nearestPage(to: layout.offset) : nil
  }
}
#endif
