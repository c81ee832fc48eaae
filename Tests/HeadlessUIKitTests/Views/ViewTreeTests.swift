import Testing
import UIKit
import UIKitSimulation

/// The tree of views: its order, layout and hit testing.
@MainActor
struct ViewTreeTests {
  let simulation = Simulation(size: CGSize(width: 100, height: 100), scale: 2)
  let view = UIView()

  init() { simulation.show(view) }

  private func addSubviews(_ count: Int) -> [UIView] {
    (0..<count).map { _ in
      let subview = UIView(frame: view.bounds)
      view.addSubview(subview)
      return subview
    }
  }

  @Test func `subviews are added, inserted, brought to the front and removed`() {
    let added = addSubviews(3)
    view.bringSubviewToFront(added[0])
    #expect(view.subviews == [added[1], added[2], added[0]])
    view.insertSubview(added[0], at: 0)
    #expect(view.subviews == added)
    view.insertSubview(added[0], at: 99)
    #expect(view.subviews.last === added[0])
    view.sendSubviewToBack(added[0])
    #expect(view.subviews == added)
    view.insertSubview(added[0], aboveSubview: added[1])
    #expect(view.subviews == [added[1], added[0], added[2]])
    view.insertSubview(added[2], belowSubview: added[0])
    #expect(view.subviews == [added[1], added[2], added[0]])
    added[1].removeFromSuperview()
    #expect(view.subviews == [added[2], added[0]])
    #expect(added[1].superview == nil)
    #expect(added[1].window == nil)
    added[2].addSubview(added[0])
    #expect(view.subviews == [added[2]])
    #expect(added[0].isDescendant(of: view))
    #expect(!view.isDescendant(of: added[0]))
  }

  @Test func `a view is called for its moves, for the window first`() {
    let moving = MovingView()
    let inner = MovingView()
    moving.addSubview(inner)
    _ = inner.log.take()
    view.addSubview(moving)
    #expect(
      moving.log.take() == ["will superview", "will window", "window", "superview"])
    #expect(inner.log.take() == ["will window", "window"])
    moving.removeFromSuperview()
    #expect(
      moving.log.take() == ["will no superview", "will no window", "no window", "no superview"])
  }

  @Test func `fact 56: views with a higher zPosition are in front`() {
    let added = addSubviews(4)
    added[0].layer.zPosition = 2
    added[3].layer.zPosition = -1
    #expect(view.paintOrder == [added[3], added[1], added[2], added[0]])
    // A touch goes by the order of the tree alone.
    #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === added[3])
    #expect(view.subviews == added)
  }

  @Test func `a touch hits the frontmost view that accepts touches, inside of its superview`() {
    let added = addSubviews(3)
    let middle = CGPoint(x: 50, y: 50)
    func hit() -> UIView? { simulation.window.hitTest(middle, with: nil) }
    #expect(hit() === added[2])
    added[2].alpha = 0.01
    #expect(hit() === added[1])
    added[1].isHidden = true
    #expect(hit() === added[0])
    added[0].isUserInteractionEnabled = false
    #expect(hit() === view)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    added[0].isUserInteractionEnabled = true
    #expect(hit() === simulation.window)
    #expect(!view.point(inside: CGPoint(x: 40, y: 0), with: nil))
    #expect(view.point(inside: CGPoint(x: 39.9, y: 0), with: nil))
    #expect(simulation.window.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
  }

  @Test func `a touch hits a transformed view where it is visible`() {
    let added = addSubviews(1)[0]
    added.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    added.transform = CGAffineTransform(translationX: 60, y: 60)
    #expect(view.hitTest(CGPoint(x: 70, y: 70), with: nil) === added)
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    added.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
  }

  @Test func `a view can decide which points are inside`() {
    let holed = HoledView(frame: view.bounds)
    view.addSubview(holed)
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 60, y: 10), with: nil) === holed)
  }

  @Test func `the responder chain goes outwards, with a controller after its view`() {
    let (controller, inner) = (UIViewController(), UIView())
    controller.view.addSubview(inner)
    simulation.show(controller)
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
  }

  // MARK: Layout

  @Test func `a pass lays out each view that needs it, once, from outside in`() {
    let log = CallLog()
    let (outer, inner) = (LoggingView("outer", log), LoggingView("inner", log))
    view.addSubview(outer)
    outer.addSubview(inner)
    simulation.layOut()
    #expect(log.take() == ["outer", "inner"])
    simulation.layOut()
    #expect(log.take() == [])
    inner.setNeedsLayout()
    #expect(log.take() == [])
    view.layoutIfNeeded()
    #expect(log.take() == ["inner"])
    outer.bounds.size.width += 1
    outer.bounds.origin.x += 1
    outer.center.x += 1
    simulation.layOut()
    #expect(log.take() == ["outer"])
  }

  @Test func `a view that always needs layout doesn't hang the app`() {
    let restless = RestlessView()
    view.addSubview(restless)
    simulation.layOut()
    #expect(restless.passes > 1)
    #expect(restless.passes < 100)
  }

  @Test func `fact 23: a scroll view is laid out after every movement`() {
    let scrollView = CountingScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 500)
    view.addSubview(scrollView)
    simulation.layOut()
    let passes = scrollView.passes
    scrollView.contentOffset.y = 10
    simulation.layOut()
    #expect(scrollView.passes == passes + 1)
  }
}

private final class MovingView: UIView {
  let log = CallLog()

  override func willMove(toSuperview newSuperview: UIView?) {
    log.note(newSuperview == nil ? "will no superview" : "will superview")
  }

  override func didMoveToSuperview() {
    log.note(superview == nil ? "no superview" : "superview")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.note(newWindow == nil ? "will no window" : "will window")
  }

  override func didMoveToWindow() { log.note(window == nil ? "no window" : "window") }
}

private final class HoledView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > 50 }
}

final class LoggingView: UIView {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { log.note(name) }
}

private final class RestlessView: UIView {
  private(set) var passes = 0

  override func layoutSubviews() {
    passes += 1
    setNeedsLayout()
  }
}

private final class CountingScrollView: UIScrollView {
  private(set) var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}
