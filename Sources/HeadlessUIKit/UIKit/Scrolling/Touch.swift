internal import UIKitQuestions

/// A finger, from touch down until it lifts.
///
/// The touch goes to the view under it. After enough travel (fact 5), the innermost scroll view
/// around that view that can follow the movement takes it over.
@MainActor
package final class Touch {
  private let window: UIWindow
  private let view: UIView?
  /// The control under the finger, which gets the touch before its cell does.
  private weak var control: UIControl?
  private let start: CGPoint
  private var location: CGPoint
  private var scrollViews: [UIScrollView] = []
  private var dragged: UIScrollView?
  private var slop = CGPoint.zero
  /// What the view under the finger sees; nil if a control or a scroll view has the finger.
  private var seen: UITouch?
  /// Whether the finger has stopped moving content, and does nothing else.
  private let catches: Bool
  private var velocity: VelocityTracker
  /// The recognizers of the view under the finger, and of those around it.
  private let recognizers: [UIGestureRecognizer]

  private static let slopLength: CGFloat = 10

  package init(in window: UIWindow, at location: CGPoint, time: TimeInterval) {
    self.window = window
    view = window.hitTest(location, with: nil)
    start = location
    self.location = location
    velocity = VelocityTracker(location: location, time: time)
    scrollViews = sequence(first: view, next: { $0?.superview })
      .compactMap { $0 as? UIScrollView }
      .filter(\.isScrollEnabled)
    catches = scrollViews.contains { $0.motion != nil }
    recognizers = sequence(first: view, next: { $0?.superview })
      .flatMap { $0?.gestureRecognizers ?? [] }.filter(\.isEnabled)
    scrollViews.forEach { $0.beginTracking() }
    if !catches {
      let ancestors = sequence(first: view, next: { $0?.superview })
      control = ancestors.lazy.compactMap { $0 as? UIControl }.first
    }
    let touch = UITouch(on: view, at: location)
    for recognizer in recognizers { recognizer.touchesBegan([touch], with: UIEvent()) }
    tell(control) { $0.touchBegan(at: $1) }
    if !catches, control == nil { seen = touch }
    see { $0.touchesBegan($1, with: nil) }
  }

  /// Moves the finger to `location`, or holds it there.
  package func move(to location: CGPoint, time: TimeInterval) {
    velocity.add(location, time: time)
    let travel = location - start
    if dragged == nil { takeOver(location) }
    self.location = location
    seen?.place = location
    see { $0.touchesMoved($1, with: nil) }
    dragged?.panGestureRecognizer.move(to: location, velocity: fingerVelocity)
    dragged?.drag(by: travel - slop)
    tell(control) { $0.touchMoved(to: $1) }
  }

  package func end() {
    defer { for recognizer in recognizers { recognizer.touchesAreOver() } }
    see { $0.touchesEnded($1, with: nil) }
    if let dragged {
      dragged.panGestureRecognizer.end(.ended) {
        dragged.endDragging(velocity: velocity.contentVelocity)
      }
    } else {
      scrollViews.forEach { $0.endTracking() }
      if control != nil { tell(control) { $0.touchEnded(at: $1) } } else if !catches { tap() }
    }
  }

  /// Cancels the touch, so that it isn't a tap.
  package func cancel() {
    defer { for recognizer in recognizers { recognizer.touchesAreOver() } }
    see { $0.touchesCancelled($1, with: nil) }
    control?.touchCancelled()
    guard let dragged else { return scrollViews.forEach { $0.endTracking() } }
    let keepsVelocity = OpenQuestions.current.scrolling.cancelledTouch == .finger
    dragged.panGestureRecognizer.end(.cancelled) {
      dragged.endDragging(velocity: keepsVelocity ? velocity.contentVelocity : .zero)
    }
  }

  private var fingerVelocity: CGPoint { .zero - velocity.contentVelocity }

  private func takeOver(_ location: CGPoint) {
    let travel = location - start
    for scrollView in scrollViews {
      let movement = CGPoint(
        x: scrollView.scrollsHorizontally ? travel.x : 0,
        y: scrollView.scrollsVertically ? travel.y : 0)
      let length = (movement.x * movement.x + movement.y * movement.y).squareRoot()
      guard length > Self.slopLength else { continue }
      slop = CGPoint(
        x: movement.x * Self.slopLength / length, y: movement.y * Self.slopLength / length)
      dragged = scrollView
      for other in scrollViews where other !== scrollView { other.endTracking() }
      control?.touchCancelled()
      control = nil
      see { $0.touchesCancelled($1, with: nil) }
      seen = nil
      scrollView.panGestureRecognizer.begin(
        at: location, translation: travel - slop, velocity: fingerVelocity)
      return scrollView.beginDragging()
    }
  }

  /// Passes the location of the finger to a control.
  private func tell(_ control: UIControl?, _ body: (UIControl, CGPoint) -> Void) {
    guard let control else { return }
    body(control, control.convert(location, from: window))
  }

  /// Shows the touch to the view under the finger.
  private func see(_ body: (UIView, Set<UITouch>) -> Void) {
    if let view, let seen { body(view, [seen]) }
  }

  private func tap() {
    let tapped = sequence(first: view, next: { $0?.superview }).lazy.compactMap {
      $0 as? any Tappable
    }
    tapped.first { $0.isTappable }?.tapped()
  }
}

/// A view that responds to taps.
@MainActor
protocol Tappable: AnyObject {
  var isTappable: Bool { get }
  func tapped()
}
