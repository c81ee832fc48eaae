import Testing
import UIKit
import UIKitSimulation

/// What others have seen of views on iOS; the numbers are the rows of `Docs/Observations.md`.
@MainActor
@Suite struct ViewObservations {
  private let simulation = Simulation(size: CGSize(width: 300, height: 400), scale: 2)

  @Test func `row 36: a frame under a transform gives bounds in untransformed units (fact 176)`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 20, y: 40, width: 100, height: 80)
    #expect(view.bounds.size == CGSize(width: 50, height: 20))
    #expect(view.center == CGPoint(x: 70, y: 80))
    #expect(view.frame == CGRect(x: 20, y: 40, width: 100, height: 80))
  }

  @Test func `row 37: a subview's new bounds size lays its superview out (fact 177)`() {
    let (outer, inner) = (LayoutCounter(), UIView())
    simulation.show(outer)
    outer.addSubview(inner)
    simulation.layOut()
    outer.layouts = 0
    inner.bounds.origin.x = 5
    simulation.layOut()
    #expect(outer.layouts == 0)
    inner.bounds.size.width = 50
    simulation.layOut()
    #expect(outer.layouts == 1)
  }

  @Test func `row 46: a view has been laid out when its controller has appeared (fact 179)`() {
    let controller = AppearingController()
    simulation.show(controller)
    #expect(controller.events == ["will appear", "laid out", "did appear"])
    simulation.window.rootViewController = UIViewController()
    #expect(controller.events.suffix(2) == ["will disappear", "did disappear"])
  }

  @Test func `row 46: a controller that goes before its first pass never appears`() {
    let controller = AppearingController()
    simulation.window.rootViewController = controller
    simulation.window.rootViewController = UIViewController()
    simulation.run(for: 0.1)
    #expect(!controller.events.contains("did appear"))
  }
}

private final class AppearingController: UIViewController {
  private(set) var events: [String] = []

  override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
  override func viewDidLayoutSubviews() { events.append("laid out") }
  override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
}
