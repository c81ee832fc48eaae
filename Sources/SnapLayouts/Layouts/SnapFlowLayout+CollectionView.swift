#if canImport(UIKit)
import UIKit

/// Reads the state of the collection view, and computes offsets for it.
extension SnapFlowLayout {
  /// The pages, as of the last layout pass.
  var geometry: PageGeometry { state.geometry }

  /// The axis along which the layout scrolls.
  var axis: ScrollAxis { scrollDirection == .horizontal ? .horizontal : .vertical }

  /// The axis of the pages: the one in the last layout pass.
  var pageAxis: ScrollAxis { geometry.setting.axis }

  /// The offset along the axis of the pages, in points.
  var offset: CGFloat { collectionView?.bounds.origin[along: pageAxis] ?? 0 }

  /// Whether the insets have changed since the last pass; UIKit may not invalidate the layout for
  /// that.
  var hasOtherInsets: Bool {
    guard let collectionView else { return false }
    let inset = collectionView.adjustedContentInset
    return askState { state in
      let axis = state.geometry.setting.axis
      return state.geometry.isShown
        && (inset[before: axis].corrected() != state.geometry.viewport.leadingInset
          || inset[after: axis].corrected() != state.geometry.viewport.trailingInset
          || collectionView.addedInset(along: axis, to: inset)
            != state.geometry.setting.automaticInset.length)
    }
  }

  /// The present viewport, with the content length of the last pass.
  var currentViewport: Viewport {
    guard let view = collectionView else { return geometry.viewport }
    return Viewport(view, axis: pageAxis, contentLength: geometry.contentLength)
  }

  /// The present state of the view; without a view, a snapshot outside of any window.
  ///
  /// A view that uses another layout counts as outside of any window, too: this layout must not move it.
  func snapshot(along axis: ScrollAxis) -> ViewSnapshot {
    guard let view = collectionView else { return ViewSnapshot(offset: 0, isInWindow: false) }
    return ViewSnapshot(
      offset: view.contentOffset[along: axis], touch: view.touch,
      isMoving: view.isDragging || view.isDecelerating, isCarryingItem: view.isCarryingItem,
      isInWindow: view.window != nil && borrowed != nil,
      isSpoken: UIAccessibility.isVoiceOverRunning,
      restsOnPages: restsOnPages)
  }

  /// Whether a person holds the view or one of its items.
  ///
  /// UIKit announces an interactive movement only when the item first moves, so a gesture counts too.
  var isHeld: Bool {
    let snapshot = snapshot(along: axis)
    return snapshot.isHeld || snapshot.isCarryingItem || collectionView?.isUnderGesture == true
  }

  /// A content offset whose coordinate across the axis is within the range.
  ///
  /// The scroll axis may have changed, so the present coordinate may be out of range.
  func point(at offset: CGFloat, in view: UICollectionView) -> CGPoint {
    let across = Viewport(
      view, axis: axis.other, contentLength: collectionViewContentSize[across: axis])
    var point = view.contentOffset
    point[across: axis] = point[across: axis].clamped(to: across.reachableRange)
    point[along: axis] = offset
    return point
  }

  /// Brings the view into the range across the axis after the axis has changed.
  ///
  /// The view may have scrolled along the other one, and without pages nothing moves it.
  func bringBackAcross() {
    guard let view = collectionView, borrowed != nil, lastAxis != axis else { return }
    defer { lastAxis = axis }
    guard lastAxis != nil else { return }
    let point = point(at: view.contentOffset[along: axis], in: view)
    if point != view.contentOffset { view.contentOffset = point }
  }

  /// The distance back to the middle of a loop, for a motion near its end; otherwise 0.
  ///
  /// This is only a safety net. An animated scroll, and a deceleration after a key, continue towards
  /// their target, so they are left alone.
  func distanceBack(to offset: CGFloat) -> CGFloat {
    guard
      let distance = geometry.loop?.distanceBack(
        from: offset, beyond: LoopGeometry.shiftingFraction),
      distance != 0, state.motion.isOfFinger
    else { return 0 }
    return distance
  }
}

extension UIScrollView {
  /// The fingers on the view.
  var touch: ViewSnapshot.Touch {
    switch panGestureRecognizer.state {
    case .began, .changed: .panning
    default: isTracking ? .down : .none
    }
  }

  /// Whether fingers hold the view.
  var isHeld: Bool { touch != .none }

  /// Whether a gesture on the view goes on, such as a long press.
  fileprivate var isUnderGesture: Bool {
    gestureRecognizers?.contains { $0.state == .began || $0.state == .changed } == true
  }
}

extension UICollectionView {
  /// Whether a person drags an item, which makes the view scroll near its edges.
  fileprivate var isCarryingItem: Bool {
    #if os(tvOS)
    false
    #else
    hasActiveDrag || hasActiveDrop
    #endif
  }
}

extension UIScrollView {
  /// The part of the insets along an axis that UIKit has added; 0 where that doesn't depend on whether the
  /// content scrolls.
  func addedInset(along axis: ScrollAxis) -> CGFloat {
    addedInset(along: axis, to: adjustedContentInset)
  }

  /// The same, given the adjusted insets.
  fileprivate func addedInset(along axis: ScrollAxis, to inset: UIEdgeInsets) -> CGFloat {
    switch contentInsetAdjustmentBehavior {
    case .automatic, .scrollableAxes:
      (inset[along: axis] - contentInset[along: axis]).corrected()
    default: 0
    }
  }
}

extension UIEdgeInsets {
  /// The inset at the beginning of an axis: left or top.
  subscript(before axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

  /// The inset at the end of an axis: right or bottom.
  subscript(after axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }

  /// Both insets along an axis.
  subscript(along axis: ScrollAxis) -> CGFloat { self[before: axis] + self[after: axis] }
}

extension Viewport {
  /// The viewport of a collection view along an axis.
  @MainActor
  init(_ collectionView: UICollectionView, axis: ScrollAxis, contentLength: CGFloat) {
    let inset = collectionView.adjustedContentInset
    self.init(
      boundsLength: collectionView.bounds.size[along: axis],
      leadingInset: inset[before: axis], trailingInset: inset[after: axis],
      contentLength: contentLength, displayScale: collectionView.traitCollection.displayScale)
  }
}

/// What the layout does on behalf of its state.
extension SnapFlowLayout {
  func carryOut(_ command: LayoutCommand) {
    guard let collectionView, borrowed != nil else { return }
    switch command {
    case .setOffset(let offset):
      // Setting the property lets a drag or a deceleration continue from the new offset.
      collectionView.contentOffset = point(at: offset, in: collectionView)
      ticker.viewWasMoved()
      handle(.offsetWasSet)
    case .jump(let offset):
      collectionView.setContentOffset(point(at: offset, in: collectionView), animated: false)
      handle(.offsetWasSet)
    case .shift(let offset):
      // Unlike the offset, the bounds aren't reported to the delegate.
      collectionView.bounds.origin = point(at: offset, in: collectionView)
      handle(.offsetWasSet)
    case .scroll(let offset):
      collectionView.setContentOffset(point(at: offset, in: collectionView), animated: true)
    case .placeElements: invalidateEffects()
    case .startTicking: ticker.start(in: collectionView)
    case .stopTicking:
      ticker.stop()
      orderSubviews()
    case .rested: if autoplay != nil { autoplayDriver.restart() }
    case .announce(let page): announce(page: page)
    }
  }

  func frame(at time: TimeInterval) {
    // Nobody reports that a view has ceased to exist.
    guard collectionView != nil else { return detach() }
    borrowed?.turnPagingOff()
    if hasOtherInsets { invalidateEffects() }
    var view = snapshot(along: pageAxis)
    if pass(.framePassed(at: time), view) {
      view = snapshot(along: pageAxis)
      // A drift goes on only while autoplay may move the view, and a scroll may have ended without
      // a rest.
      if autoplay != nil { autoplayDriver.update() }
    }
    updatePageControl(at: view.offset)
    var last: Report.Kind?
    while let report = askState({ $0.reportDue(after: last, view) }) {
      pass(.reported(report), view)
      callBack(report)
      (view, last) = (snapshot(along: pageAxis), report.kind)
    }
  }

  private func callBack(_ report: Report) {
    switch report {
    case .pageCount(let count): onNumberOfPagesChange?(count)
    case .pagePosition(let position): onPagePositionChange?(position)
    case .page(let page): onPageChange?(page)
    case .willSettle(let page): onWillSettle?(page)
    case .settled(let page): onSettle?(page)
    case .requestsEnded(let ends):
      for end in ends { completions.take(end.number)?(end.didArrive) }
    }
  }
}

/// The collection view that the layout is in, and the layout before this one.
extension SnapFlowLayout {
  /// Takes hold of a collection view that uses this layout.
  ///
  /// A view can have several layouts that prepare: in an interactive transition, the one before it
  /// and the one after it. Only the one that the view uses takes hold, and moves the view.
  func attach(to collectionView: UICollectionView) {
    guard collectionView.collectionViewLayout === self else {
      // By the time the view uses this layout, it may have moved, and the other one may be gone.
      if borrowed == nil { begin(withFront: frontItem(of: collectionView.collectionViewLayout)) }
      return
    }
    if let borrowed, borrowed.collectionView !== collectionView { detach() }
    if borrowed == nil {
      let front = state.anchor.item?.indexPath
      // Forget what it knows from preparing without a hold.
      if geometry.isShown { forget() }
      takeOver(collectionView, front: front)
      borrowed = BorrowedSettings(of: collectionView)
      lastFront = nil
    }
    borrowed?.decelerationRate = preferredDecelerationRate
    borrowed?.turnPagingOff()
  }

  /// Detaches the previous layout, because UIKit may announce its end late or not at all.
  private func takeOver(_ collectionView: UICollectionView, front: IndexPath?) {
    let previous = LayoutsInUse.put(self, on: collectionView)
    lastAxis = previous?.lastAxis
    if let previous, previous.borrowed?.collectionView === collectionView { previous.detach() }
    begin(withFront: previous?.lastFront ?? front ?? frontItem(shownIn: collectionView))
  }

  private func begin(withFront front: IndexPath?) {
    guard state.anchor == .none, let item = front.flatMap(ItemIndex.init) else { return }
    handle(.replaced(front: item))
  }

  /// Forgets the pages and all requests.
  private func forget() {
    preparation.viewport = nil
    handle(.detached)
    for completion in completions.takeAll() { completion(false) }
  }

  func detach() {
    // At rest, the next layout may have moved the view already.
    let isStill = state.motion.isIdle || collectionView == nil
    let front = state.frontItem(at: isStill ? state.lastObserved.offset : offset)
    lastFront = front?.indexPath ?? lastFront
    forget()
    ticker.stop()
    borrowed?.giveBack()
    borrowed = nil
    (batch, preparation) = (nil, preparation.invalidated)
  }
}

/// The settings of a collection view that a layout changes while it is in use.
///
/// If the app changes one of them meanwhile, the app's value stays.
@MainActor
final class BorrowedSettings {
  private(set) weak var collectionView: UICollectionView?
  /// Whether the app has turned system paging on.
  private(set) var wasPaging = false
  private let ownRate: UIScrollView.DecelerationRate
  private var lentRate: UIScrollView.DecelerationRate?

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
    ownRate = collectionView.decelerationRate
  }

  /// The deceleration rate of the layout; nil for the view's own.
  var decelerationRate: UIScrollView.DecelerationRate? {
    get { lentRate }
    set {
      guard newValue != lentRate else { return }
      if newValue == nil {
        giveBackRate()
      } else {
        collectionView?.decelerationRate = newValue ?? ownRate
      }
      lentRate = newValue
    }
  }

  /// Turns system paging off, because it ignores the target offset of the layout.
  func turnPagingOff() {
    guard let collectionView, collectionView.isPaging else { return }
    wasPaging = true
    collectionView.isPaging = false
  }

  func giveBack() {
    giveBackRate()
    if wasPaging { collectionView?.isPaging = true }
  }

  private func giveBackRate() {
    guard let collectionView, collectionView.decelerationRate == lentRate else { return }
    collectionView.decelerationRate = ownRate
  }
}

extension UIScrollView {
  #if os(tvOS)
  /// Always false: the property doesn't exist on this platform.
  var isPaging: Bool {
    get { false }
    set {}
  }
  #else
  /// Whether system paging is on.
  var isPaging: Bool {
    get { isPagingEnabled }
    set { isPagingEnabled = newValue }
  }
  #endif
}

/// Records which layout each collection view uses.
@MainActor
enum LayoutsInUse {
  private struct Entry {
    weak var view: UICollectionView?
    weak var layout: SnapFlowLayout?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Records that a layout begins to work for a view.
  ///
  /// - Returns: The previous layout, if it is a different one; it may have been detached already.
  static func put(_ layout: SnapFlowLayout, on view: UICollectionView) -> SnapFlowLayout? {
    // Forget views that are gone only before the table would grow: a view costs the same among many others.
    if entries.count == entries.capacity {
      entries = entries.filter { $0.value.view != nil && $0.value.layout != nil }
    }
    let previous = entries.updateValue(
      Entry(view: view, layout: layout), forKey: ObjectIdentifier(view))
    // Another view that is gone may have had the same identifier.
    guard let previous, previous.view === view, previous.layout !== layout else { return nil }
    return previous.layout
  }
}
#endif
