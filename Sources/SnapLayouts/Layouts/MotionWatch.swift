#if canImport(UIKit)
import UIKit

/// Follows what moves the view, without being anybody's delegate, and sees that it ends on a page.
///
/// Where a drag begins shows in the first change of bounds while the view is dragged, where it is
/// heading in the layout's own answer at the release. That the view has come to rest nobody tells a
/// layout; so from the first movement on it looks once a frame, until nothing moves any more.
@MainActor
final class MotionWatch {
  /// The page that a release or a request is heading for; nil if none is under way.
  private(set) var destination: Int?

  private weak var layout: SnapFlowLayout?
  private let ticker = FrameTicker()
  private var dragStart: DragStart?
  /// Whether a person or the layout began the motion; where the app puts the view is its own matter.
  private var mustEndOnPage = false
  private var lastOffset: CGFloat?
  private var quietFrames = 0

  /// So many frames without movement mean rest where the end of the motion is not known; an animated
  /// scroll that has just begun moves by less than a pixel in its first frames (fact 22).
  private static let patience = 6

  init(layout: SnapFlowLayout) {
    self.layout = layout
    ticker.onTick = { [weak self] in self?.look() }
  }

  /// Whether a finger or the layout moves the view.
  var isUnderWay: Bool {
    guard let view = layout?.collectionView else { return false }
    return view.isTracking || view.isDragging || view.isDecelerating
      || destination != nil && !hasArrived
  }

  private var hasArrived: Bool {
    guard let layout, let destination else { return false }
    return layout.map.stops[destination] == layout.offset
  }

  /// The bounds are about to change; they are still the old ones (fact 32).
  func viewWillMove() {
    guard let layout, let view = layout.collectionView else { return }
    guard view.isDragging else { return dragStart = nil }
    guard dragStart == nil else { return }
    dragStart = DragStart(offset: layout.offset, interruptedPage: destination)
    destination = nil
    mustEndOnPage = true
  }

  /// A layout pass is under way, as after every movement.
  func viewWasLaidOut() {
    guard let layout, let view = layout.collectionView, layout.map.isShown else { return }
    defer { lastOffset = layout.offset }
    guard let lastOffset, lastOffset != layout.offset else { return }
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
    destination = policy.page(for: release, stops: stops)
    mustEndOnPage = destination != nil
    ticker.start(in: view)
    return policy.restingOffset(for: release, stops: stops)
  }

  /// Scrolls to a page that exists.
  func scroll(toPage page: Int, animated: Bool) {
    guard let layout, let view = layout.collectionView,
      let target = layout.contentOffset(forPage: page)
    else { return }
    destination = page
    mustEndOnPage = true
    quietFrames = 0
    ticker.start(in: view)
    view.setContentOffset(target, animated: animated && view.window != nil)
  }

  /// Forgets everything: the layout is about to be replaced.
  func stop() {
    ticker.stop()
    destination = nil
    dragStart = nil
    mustEndOnPage = false
    lastOffset = nil
  }

  /// Once a frame.
  private func look() {
    guard let layout, let view = layout.collectionView, view.window != nil else {
      return ticker.stop()
    }
    if view.isTracking || view.isDragging || view.isDecelerating || hasMoved(to: layout.offset) {
      quietFrames = 0
      return
    }
    quietFrames += 1
    if hasArrived || quietFrames >= Self.patience { rest(in: view, of: layout) }
  }

  private var lastLook: CGFloat?

  private func hasMoved(to offset: CGFloat) -> Bool {
    defer { lastLook = offset }
    return lastLook != offset
  }

  /// Nothing moves any more: it is either a rest on a page or the way to one.
  private func rest(in view: UICollectionView, of layout: SnapFlowLayout) {
    let stops = layout.map.stops
    destination = nil
    if let page = stops.page(restingAt: layout.offset) {
      mustEndOnPage = false
      ticker.stop()
      layout.onRest?(stops.realPage(page))
    } else if mustEndOnPage, let page = stops.nearestPage(to: layout.offset) {
      scroll(toPage: page, animated: true)
    } else {
      mustEndOnPage = false
      ticker.stop()
    }
  }
}
#endif
