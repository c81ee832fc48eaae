#if canImport(UIKit)
import UIKit

/// Passes events to the state, with the view as it is, and does what the state returns.
extension SnapFlowLayout {
  /// Passes an event to the state, and carries out the resulting commands.
  func handle(_ event: LayoutEvent) { handle(event, snapshot()) }

  /// Passes an event to the state, with the view at that moment, and carries out the resulting commands.
  ///
  /// - Returns: Whether there were commands, after which the view may be different.
  @discardableResult @inline(never)
  func handle(_ event: LayoutEvent, _ view: ViewSnapshot) -> Bool {
    let commands = log.take(event, view, by: &state)
    ticker.lead = state.motion.leads ? .init(axis: pageAxis, isHeld: view.isHeld) : nil
    if autoplay != nil, !state.motion.isIdle { autoplayDriver.cancel() }
    for command in commands { carryOut(command) }
    updatePageControl(at: commands.isEmpty ? view.offset : offset)
    return !commands.isEmpty
  }

  /// Does what the state has decided.
  func carryOut(_ command: LayoutCommand) {
    guard let view = collectionView, isInUse else { return }
    switch command {
    case .setOffset(let offset):
      // Setting the property lets a drag or a deceleration continue from the new offset.
      ticker.viewWasMoved()
      setOffset { view.contentOffset = point(at: offset, in: view) }
    case .jump(let offset):
      setOffset { view.setContentOffset(point(at: offset, in: view), animated: false) }
    case .shift(let offset):
      // So far from the middle, even a view in motion would have been brought back.
      if geometry.offsetInMotion(for: self.offset) != self.offset { hold?.wasAtEndOfLoop = true }
      // Unlike the offset, the bounds aren't reported to the delegate.
      setOffset { view.bounds.origin = point(at: offset, in: view) }
    case .scroll(let offset):
      view.setContentOffset(point(at: offset, in: view), animated: true)
    case .startTicking: ticker.start(in: view)
    case .stopTicking:
      ticker.stop()
      passEndsWithTurn()
      awaitWindow()
    case .announce(let page): if UIAccessibility.isVoiceOverRunning { announce(page: page) }
    }
  }

  /// Makes a view without a window be laid out in its next one, where UIKit may not invalidate the layout.
  ///
  /// Not at once: a layout that becomes invalid in its own pass may be prepared in it again, and so on.
  func awaitWindow() {
    guard let collectionView, isInUse, collectionView.window == nil else { return }
    collectionView.inNextTurn { [weak self] in self?.invalidateEffects() }
  }

  private func setOffset(by write: () -> Void) {
    isSettingOffset = true
    write()
    isSettingOffset = false
    handle(.offsetWasSet)
  }

  func frame(at time: TimeInterval) {
    // Nobody reports that a view has ceased to exist.
    guard let collectionView else { return detach() }
    pass.end()
    hold?.turnPagingOff()
    let hasOtherInsets = hasOtherInsets(in: collectionView)
    if hasOtherInsets { invalidateEffects() }
    // Code that invalidates the layout in each frame mustn't keep it from seeing one.
    if hasOtherInsets || state.anchoring.isWaiting { collectionView.layoutIfNeeded() }
    var view = snapshot()
    if handle(.framePassed(at: time), view) {
      // What the layout itself has just moved isn't laid out yet.
      if hasEffects { collectionView.layoutIfNeeded() }
      look(again: &view)
      // A drift goes on only while autoplay may move the view, and a scroll may have ended without a rest.
      if autoplay != nil { autoplayDriver.check() }
    }
    makeCallbacks(view)
    // UIKit moves the view at the rate of the display, whoever follows it.
    if state.watch.seen.frames < 2, isFollowed { ticker.viewWasMoved() }
    if hasEffects, isInUse { self.collectionView?.orderElements() }
  }

  /// Makes the callbacks that are due.
  ///
  /// No layout pass is pending in any: the app may change its data there, and the pass would find it changed already.
  private func makeCallbacks(_ view: ViewSnapshot) {
    // Who asks for the position gets it in nearly every frame.
    var (view, last, isLaidOut) = (view, nil as Report.Kind?, onPagePositionChange != nil)
    if isLaidOut { layOutForCallback(&view) }
    while let due = state.reportDue(after: last, view) {
      let call = callback(for: due.report)
      guard isLaidOut || call == nil else {
        layOutForCallback(&view)
        isLaidOut = true
        continue
      }
      // It moves nothing.
      _ = log.take(.reported(due.report), view, by: &state)
      last = due.kind
      guard let call else { continue }
      call()
      isLaidOut = due.kind == .page || due.kind == .settled
      if isLaidOut { layOutForCallback(&view) } else { look(again: &view) }
      // What the app changes in the callback, it knows; to call it for that again would have no end.
      if let known = state.renewed(due.report) { _ = log.take(.reported(known), view, by: &state) }
    }
  }

  private func layOutForCallback(_ view: inout ViewSnapshot) {
    collectionView?.layoutIfNeeded()
    look(again: &view)
  }

  /// Whether anybody waits for frames in which the view moves.
  private var isFollowed: Bool {
    hasEffects || pageControlLink != nil || onPagePositionChange != nil || onPageChange != nil
  }

  /// Where the view is after what the layout or the app has done within a frame.
  private func look(again view: inout ViewSnapshot) {
    (view.offset, view.isInWindow) = (offset, collectionView?.window != nil && isInUse)
  }

  /// Whether the layout keeps its last few hundred events for ``eventLog``.
  ///
  /// The default is true in debug builds of this package and false in other builds. Turning it off
  /// discards the events.
  public var isEventLogEnabled: Bool {
    get { log.isEnabled }
    set { log.isEnabled = newValue }
  }

  /// The recent events of the layout and its commands, as text for a bug report.
  ///
  /// It contains offsets, sizes and item numbers, but nothing of the app's contents. The events can
  /// be replayed exactly. It is empty while ``isEventLogEnabled`` is false.
  public var eventLog: String { log.text(endingWith: state) }
}

/// Reads the view, and computes offsets for it.
extension SnapFlowLayout {
  /// The pages, as of the last layout pass.
  var geometry: PageGeometry {
    if case .held = attachment { state.geometry } else { geometryElsewhere }
  }

  /// The pages of a layout that its view doesn't use yet, or doesn't use any more.
  @inline(never)
  private var geometryElsewhere: PageGeometry {
    switch attachment {
    case .held: state.geometry
    case .ahead(let pages): pages
    case .apart(let hold): hold?.lastShown?.pages ?? state.geometry
    }
  }

  /// The axis of the pages between which the view moves: the one in the last layout pass.
  var pageAxis: ScrollAxis { state.geometry.setting.axis }

  /// The offset along the axis of the pages, in points.
  @inline(never)
  var offset: CGFloat { collectionView?.bounds.origin[along: pageAxis] ?? 0 }

  /// Whether the insets have changed since the last pass; UIKit may not invalidate the layout for
  /// that.
  func hasOtherInsets(in collectionView: UICollectionView) -> Bool {
    let inset = collectionView.adjustedContentInset
    let geometry = geometry
    let axis = geometry.setting.axis
    return geometry.isShown
      && (inset[before: axis].corrected() != geometry.viewport.leadingInset
        || inset[after: axis].corrected() != geometry.viewport.trailingInset
        || collectionView.addedInset(along: axis, to: inset)
          != geometry.setting.automaticInset?.length ?? 0)
  }

  /// The present viewport, with the content length of the last pass.
  var currentViewport: Viewport {
    guard let view = collectionView else { return geometry.viewport }
    return Viewport(view, axis: pageAxis, contentLength: geometry.contentLength)
  }

  /// The present state of the view; without a view, a snapshot outside of any window.
  ///
  /// A view that uses another layout counts as outside of any window, too: this layout must not move it.
  /// It is along the axis of the known pages unless a layout pass has found another one.
  func snapshot(along axis: ScrollAxis? = nil) -> ViewSnapshot {
    guard let view = collectionView else { return ViewSnapshot(offset: 0, isInWindow: false) }
    let window = view.window
    // A press that moves an item holds the view as the movement does.
    let touch = if case .carrying = state.motion { view.touchOfContents } else { view.touch }
    let isDecelerating = view.isDecelerating
    return ViewSnapshot(
      offset: view.contentOffset[along: axis ?? pageAxis], touch: touch,
      isMoving: isDecelerating || view.isDragging, isDraggingItem: view.isDraggingItem,
      isInWindow: window != nil && isInUse,
      isTicking: ticker.isRunning,
      restsOnPages: restsOnPages,
      decelerationRate: isDecelerating && touch == .none ? view.decelerationRate.rawValue : 0,
      leader: ticker.leader(along: pageAxis, in: window))
  }

  /// Whether a person holds the view or one of its items.
  ///
  /// UIKit announces an interactive movement only when the item first moves, so a gesture counts too.
  var isHeld: Bool {
    collectionView.map { $0.isHeld || $0.isDraggingItem || $0.isUnderGesture } ?? false
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

  /// The distance back to the middle of a loop, for a motion near its end; otherwise 0.
  ///
  /// This is only a safety net. An animated scroll, and a deceleration after a key, continue towards
  /// their target, so they are left alone.
  func distanceBack(to offset: CGFloat) -> CGFloat {
    guard state.motion.mover == .person else { return 0 }
    return geometry.loop?.distanceBack(from: offset, beyond: LoopGeometry.shiftingFraction) ?? 0
  }
}
#endif
