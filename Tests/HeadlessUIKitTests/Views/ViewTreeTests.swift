import Testing
import UIKit
import UIKitSimulation

/// The tree of views: its order, coordinates, layout and hit testing.
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

  @Test func `points and rectangles convert through offsets, transforms and the tree`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    outer.bounds.origin = CGPoint(x: 0, y: 50)
    inner.frame = CGRect(x: 10, y: 60, width: 20, height: 20)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    other.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
    window.addSubview(outer)
    outer.addSubview(inner)
    window.addSubview(other)
    // The middle of the inner view is at (20, 70) in the outer one, and at (120, 120) in the
    // window.
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: window) == CGPoint(x: 120, y: 120))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 100, y: 100))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: other) == CGPoint(x: 50, y: 100))
    #expect(other.convert(CGPoint(x: 50, y: 100), to: inner) == .zero)
    #expect(inner.convert(CGPoint(x: 50, y: 100), from: other) == .zero)
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 0, y: 50, width: 40, height: 40))
    #expect(
      outer.convert(CGRect(x: 0, y: 50, width: 40, height: 40), to: inner) == inner.bounds)
    #expect(inner.convert(CGRect(x: 100, y: 100, width: 40, height: 40), from: nil) == inner.bounds)
  }

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
