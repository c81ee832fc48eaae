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
