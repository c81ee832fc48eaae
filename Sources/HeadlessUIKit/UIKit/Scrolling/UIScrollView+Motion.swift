/// A motion along both axes.
struct ScrollMotion {
  var x: AxisMotion
  var y: AxisMotion
  let isDeceleration: Bool
  var start: TimeInterval = 0

  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  var duration: TimeInterval { max(x.duration, y.duration) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.offset(at: time - start), y: y.offset(at: time - start))
  }

  /// Whether it is over: at the frame that shows the end, give or take the clock's last bits.
  func isOver(at time: TimeInterval) -> Bool { time - start >= duration - 1e-9 }

  mutating func shift(by difference: CGPoint) {
    x.shift(by: difference.x)
    y.shift(by: difference.y)
  }
}

extension UIScrollView: FrameClient {
  func begin(_ motion: ScrollMotion) {
    guard let loop = window?.mainLoop else { return show(motion.end) }
    self.motion = motion
    self.motion?.start = loop.now
    loop.add(self)
  }

  /// Ends whatever moves the view; the offset stays.
  func stopMotion() {
    motion = nil
    window?.mainLoop.remove(self)
  }

  package func frame(at time: TimeInterval) {
    guard let motion else { return stopMotion() }
    let isOver = motion.isOver(at: time)
    show(isOver ? motion.end : motion.offset(at: time))
    // A delegate may have stopped or replaced the motion.
    guard isOver, self.motion?.start == motion.start else { return }
    // A target that somebody chose beyond the range is no place to stay (fact 15).
    let rest = clamped(contentOffset).rounded(toScale: traitCollection.displayScale)
    if motion.isDeceleration, rest != contentOffset {
      return begin(settlingMotion(velocity: .zero))
    }
    stopMotion()
    if motion.isDeceleration {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
