import UIKit

/// Two fingers on a trackpad, which scroll the view under the pointer.
@MainActor
public final class Trackpad {
  private unowned let window: UIWindow
  private let loop: MainLoop
  private var slide: TrackpadSlide?

  init(window: UIWindow, loop: MainLoop) {
    self.window = window
    self.loop = loop
  }

  /// Moves by `translation` over `duration`, holds still, and lifts the fingers.
  ///
  /// The content moves with the fingers. Without a hold it coasts with the velocity of the
  /// movement.
  public func scroll(
    by translation: CGPoint, over duration: TimeInterval, hold: TimeInterval = 0,
    at pointer: CGPoint
  ) {
    guard let scrollView = window.scrollView(at: pointer, thatScrolls: translation) else { return }
    let steps = max(1, Int((duration * Double(loop.framesPerSecond)).rounded()))
    let begin = loop.now
    let scale = window.traitCollection.displayScale
    /// The location of the fingers in whole pixels, so that rounding loses no step.
    func place(_ index: Int) -> CGPoint {
      let share = CGFloat(index) / CGFloat(steps)
      return CGPoint(
        x: (translation.x * share * scale).rounded() / scale,
        y: (translation.y * share * scale).rounded() / scale)
    }
    loop.deliverTouch(at: begin) { scrollView.trackpadBegan() }
    for index in 1...steps {
      let (last, way) = (place(index - 1), place(index))
      loop.deliverTouch(at: begin + duration * Double(index) / Double(steps)) {
        scrollView.trackpadMoved(by: way, step: CGPoint(x: way.x - last.x, y: way.y - last.y))
      }
    }
    let time = hold > 0 ? CGFloat.infinity : CGFloat(max(duration, 1e-3))
    let velocity = CGPoint(x: 0 - translation.x / time, y: 0 - translation.y / time)
    loop.deliverTouch(at: begin + duration + max(0, hold)) {
      scrollView.trackpadEnded(velocity: velocity)
    }
  }

  // MARK: Step by step

  /// Two fingers touch the trackpad; their first movement determines the view that scrolls.
  public func rest(at pointer: CGPoint) {
    lift()
    slide = TrackpadSlide(pointer: pointer)
  }

  /// The fingers move by another `step`, now.
  public func slide(by step: CGPoint) {
    guard var slide else { return }
    if slide.scrollView == nil {
      slide.scrollView = window.scrollView(at: slide.pointer, thatScrolls: step)
      loop.deliverTouch(at: loop.now) { slide.scrollView?.trackpadBegan() }
    }
    slide.add(step, at: loop.now)
    self.slide = slide
    loop.deliverTouch(at: loop.now) { slide.scrollView?.trackpadMoved(by: slide.way, step: step) }
  }

  /// The fingers are lifted; the content coasts with the velocity of the last tenth of a second.
  public func lift() {
    guard let slide else { return }
    self.slide = nil
    let velocity = slide.velocity(at: loop.now)
    loop.deliverTouch(at: loop.now) { slide.scrollView?.trackpadEnded(velocity: velocity) }
  }
}

/// Two fingers that move on a trackpad.
private struct TrackpadSlide {
  let pointer: CGPoint
  /// The view that they scroll, once they have moved.
  weak var scrollView: UIScrollView?
  private(set) var way = CGPoint.zero

  private var samples: [(way: CGPoint, time: TimeInterval)] = []
  private static let window: TimeInterval = 0.1

  init(pointer: CGPoint) { self.pointer = pointer }

  mutating func add(_ step: CGPoint, at time: TimeInterval) {
    if samples.isEmpty { samples.append((way, time)) }
    way = CGPoint(x: way.x + step.x, y: way.y + step.y)
    samples.append((way, time))
  }

  /// The velocity of the content, which is opposite to the fingers', in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { time.since($0.time) <= Self.window }
    guard let first = recent.first, let last = recent.last else { return .zero }
    let passed = time.since(first.time)
    guard passed > 0 else { return .zero }
    return CGPoint(
      x: (first.way.x - last.way.x) / passed, y: (first.way.y - last.way.y) / passed)
  }
}
