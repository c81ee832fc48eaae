internal import UIKitQuestions

/// Scrolling without touches: with a trackpad, a wheel or the keyboard.
extension UIScrollView {
  /// Two fingers touch the trackpad.
  package func trackpadBegan() {
    let answer = Self.trackpadScrolling
    if answer == .pans { beginTracking() } else { stopMotion() }
    guard answer != .steps else { return drag = nil }
    panGestureRecognizer.begin(at: pointer, translation: .zero, velocity: .zero)
    beginDragging()
  }

  /// The fingers have moved by `translation` since they touched, and by `step` since the last call.
  package func trackpadMoved(by translation: CGPoint, step: CGPoint) {
    guard Self.trackpadScrolling == .steps else {
      panGestureRecognizer.move(to: pointer + translation, velocity: .zero)
      return drag(by: translation)
    }
    show(clamped(contentOffset - unmirrored(step)))
  }

  /// The fingers lift; the velocity is that of the content, in points per second.
  package func trackpadEnded(velocity: CGPoint) {
    guard Self.trackpadScrolling == .steps else {
      return panGestureRecognizer.end(.ended) { endDragging(velocity: velocity) }
    }
    begin(silentMotion(velocity: unmirrored(velocity)))
  }

  /// The wheel scrolls the content by `distance`.
  package func wheelTurned(by distance: CGPoint) {
    let end = motion?.end ?? contentOffset
    switch OpenQuestions.current.scrolling.wheelScrolling {
    case .steps:
      stopMotion()
      show(clamped(contentOffset + unmirrored(distance)))
    case .stepsFromEnd:
      stopMotion()
      show(clamped(end + unmirrored(distance)))
    case .animates:
      setContentOffset(clamped(end + unmirrored(distance)), animated: true)
    case .pans:
      stopMotion()
      beginDragging()
      drag(by: CGPoint(x: -distance.x, y: -distance.y))
      endDragging(velocity: .zero)
    }
  }

  /// A key scrolls the content by `distance`, within the range.
  package func keyScrolled(by distance: CGPoint) {
    guard allowsKeyboardScrolling, isScrollEnabled else { return }
    let start = motion?.end ?? contentOffset
    let target = onGrid(clamped(start + unmirrored(distance)))
    guard target != start else { return }
    switch OpenQuestions.current.scrolling.keyboardScrolling {
    case .animates: setContentOffset(target, animated: true)
    case .animatesSilently: begin(easedMotion(to: target, kind: .silent))
    case .decelerates:
      begin(easedMotion(to: target, kind: .deceleration))
      delegate?.scrollViewWillBeginDecelerating(self)
    }
  }

  package var scrollsAcross: Bool { scrollsHorizontally }
  package var scrollsDown: Bool { scrollsVertically }

  /// Where the pointer is, in the window's coordinates: it stays in the middle of the view.
  private var pointer: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }

  private static var trackpadScrolling: TrackpadScrolling {
    OpenQuestions.current.scrolling.trackpadScrolling
  }

  /// A motion that slows down like a deceleration, but stops at the edges.
  private func silentMotion(velocity: CGPoint) -> ScrollMotion {
    func motion(
      _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> AxisMotion {
      .decelerating(
        from: offset, velocity: velocity, rate: decelerationRate.rawValue, range: range,
        bounces: false)
    }
    return ScrollMotion(
      x: motion(contentOffset.x, scrollsHorizontally ? velocity.x : 0, horizontalRange),
      y: motion(contentOffset.y, scrollsVertically ? velocity.y : 0, verticalRange), kind: .silent)
  }
}
