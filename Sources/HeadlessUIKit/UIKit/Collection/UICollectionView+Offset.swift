internal import UIKitQuestions

/// Changes of the offset by invalidations.
extension UICollectionView {
  /// Adds a context's adjustment to the offset, within the range (facts 42, 113).
  func adjustOffset(by adjustment: CGPoint) {
    let scale = traitCollection.displayScale
    let target = clamped(contentOffset + adjustment).rounded(toScale: scale)
    let difference = target - contentOffset
    guard difference != .zero else { return }
    // What UIKit does itself as a part of an invalidation is no write of the layout's.
    passEffort.writes -= 1
    switch OpenQuestions.current.collection.offsetAdjustmentInMotion {
    case .shiftsMotion:
      drag?.shift(by: difference)
      motion?.shift(by: difference)
      show(target)
    case .keepsTarget:
      drag?.shift(by: difference)
      let rest = motion.map {
        $0.goingOn(from: target, at: window?.mainLoop.now ?? 0, decelerationRate)
      }
      show(target)
      if let rest { begin(rest) }
    case .stopsMotion:
      drag?.shift(by: difference)
      if motion != nil { stopMotion() }
      show(target)
    case .snapsBack: show(target)
    }
  }

  /// Handles content that has shrunk, so that the offset at rest is out of range (facts 31, 88,
  /// 98).
  func contentShrank() {
    guard !isMoving, !isUpdating, clamped(contentOffset) != contentOffset else { return }
    switch OpenQuestions.current.collection.shrunkenContent {
    case .stays: break
    case .clampedAtOnce: contentOffset = clamped(contentOffset)
    case .clampedInNextPass:
      owesClamping = true
      setNeedsLayout()
    }
  }

  func clampIfOwed() {
    guard owesClamping else { return }
    owesClamping = false
    if !isMoving { contentOffset = clamped(contentOffset) }
  }

  /// Handles an invalidation during an animated scroll (fact 142).
  func layoutChangedDuringScroll() {
    guard let motion, motion.kind == .request else { return }
    switch OpenQuestions.current.collection.layoutChangeDuringScroll {
    case .goesOn: break
    case .stops: stopMotion()
    case .jumps:
      stopMotion()
      show(motion.end)
    }
  }

  /// Handles a reload during an animated scroll (fact 140).
  func reloadedDuringScroll() {
    guard let motion, motion.kind == .request,
      OpenQuestions.current.collection.reloadDuringScroll == .stops
    else { return }
    stopMotion()
  }
}

extension ScrollMotion {
  /// A motion from another offset to the same end, at the present speed.
  fileprivate func goingOn(
    from offset: CGPoint, at time: TimeInterval, _ rate: UIScrollView.DecelerationRate
  ) -> ScrollMotion {
    guard kind == .deceleration else {
      return ScrollMotion(
        x: .eased(from: offset.x, to: end.x), y: .eased(from: offset.y, to: end.y), kind: kind)
    }
    let moment = 0.001
    let (now, next) = (self.offset(at: time), self.offset(at: time + moment))
    return ScrollMotion(
      x: .approaching(
        end.x, from: offset.x, velocity: (next.x - now.x) / moment, rate: rate.rawValue),
      y: .approaching(
        end.y, from: offset.y, velocity: (next.y - now.y) / moment, rate: rate.rawValue),
      kind: kind)
  }
}
