internal import UIKitQuestions

extension UIScrollView: FrameClient {
  /// Starts a motion; its first step is in the next frame, counted from now (fact 117).
  func begin(_ motion: ScrollMotion) {
    guard let loop = window?.mainLoop else { return show(motion.end) }
    self.motion = motion
    self.motion?.start = loop.now
    motionLoop = loop
    loop.add(self)
  }

  /// Stops any motion; the offset doesn't change.
  func stopMotion() {
    motion = nil
    motionLoop?.remove(self)
    motionLoop = nil
  }

  package func frame(at time: TimeInterval) {
    guard let motion else { return stopMotion() }
    guard motion.isOver(at: time) else { return show(motion.offset(at: time)) }
    let before = contentOffset
    show(motion.end)
    // The delegate may have stopped or replaced the motion.
    guard self.motion?.start == motion.start else { return }
    if motion.kind == .deceleration, contentOffset != before, !lastTickEnds() { return }
    guard self.motion?.start == motion.start else { return }
    if motion.kind == .deceleration, !isWhereItMayStay {
      return begin(settlingMotion(velocity: .zero))
    }
    finish(motion)
  }

  /// Ends a motion whose view has left its window; no call follows (fact 126).
  func endMotionOutsideWindow() {
    guard let motion, motionLoop !== window?.mainLoop else { return }
    stopMotion()
    guard motion.kind == .request,
      OpenQuestions.current.scrolling.requestLeavingWindow == .endsAtTarget
    else { return }
    changeBounds(to: CGRect(origin: motion.end, size: bounds.size))
  }

  /// Handles a write of the offset during a motion.
  func moveBase(by difference: CGPoint) {
    guard motion?.kind != .request else { return moveRequest(by: difference) }
    switch OpenQuestions.current.scrolling.offsetWrittenInMotion {
    case .shiftsMotion:
      drag?.shift(by: difference)
      motion?.shift(by: difference)
    case .keepsTarget:
      drag?.shift(by: difference)
      motion?.bend(by: difference, at: motionLoop?.now ?? 0)
    case .stops:
      drag?.shift(by: difference)
      stopMotion()
    case .isLost: break
    }
  }

  private func moveRequest(by difference: CGPoint) {
    switch OpenQuestions.current.scrolling.offsetWrittenDuringRequest {
    case .replaces: stopMotion()
    case .shifts: motion?.shift(by: difference)
    case .isLost: break
    }
  }

  /// Whether the frame that shows the end is the last one (fact 119).
  private func lastTickEnds() -> Bool {
    switch OpenQuestions.current.scrolling.lastTick {
    case .once: return true
    case .none: return false
    case .twice:
      delegate?.scrollViewDidScroll(self)
      return true
    }
  }

  /// Whether the view may rest here; a target beyond the range may not be a place to rest
  /// (fact 15).
  private var isWhereItMayStay: Bool {
    OpenQuestions.current.scrolling.targetBeyondRange == .stays
      || onGrid(clamped(contentOffset)) == contentOffset
  }

  private func finish(_ motion: ScrollMotion) {
    stopMotion()
    switch motion.kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .request: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .silent: break
    case .toTop: scrolledToTop()
    }
  }
}
