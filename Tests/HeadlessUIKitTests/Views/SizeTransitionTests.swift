import Testing
import UIKit
import UIKitSimulation

/// What a view controller hears of a rotation and of a window that is resized, in which order.
@MainActor
struct SizeTransitionTests {
  private let simulation = Simulation(size: CGSize(width: 300, height: 500))
  private let log = CallLog()

  @MainActor private final class Controller: UIViewController {
    let log: CallLog
    let inner: UIView
    let alongside: UIView
    private(set) var coordinator: (any UIViewControllerTransitionCoordinator)?
    private(set) var isQueued: Bool?

    init(_ log: CallLog) {
      self.log = log
      inner = LoggingView("inner", log)
      alongside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      inner.frame = view.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(inner)
      view.addSubview(alongside)
    }

    private func note(_ name: String) {
      log.note("\(name) \(Int(view.bounds.width))")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      note("will layout")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      note("did layout")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      self.coordinator = coordinator
      note("to \(Int(size.width)) from")
      isQueued = coordinator.animate(alongsideTransition: { [self] context in
        note(context.isAnimated ? "alongside" : "at once")
        alongside.frame.origin.x = 100
      }) { [self] context in
        note(context.isCancelled ? "cancelled" : "completion")
      }
    }
  }

  private func shown() -> Controller {
    let controller = Controller(log)
    simulation.show(controller)
    #expect(log.take() == ["will layout 300", "did layout 300", "inner"])
    return controller
  }

  @Test func `a rotation is announced, animated and completed`() {
    let controller = shown()
    simulation.rotate(to: CGSize(width: 500, height: 300))
    #expect(
      log.take() == [
        "to 500 from 300", "alongside 500", "will layout 500", "did layout 500", "inner",
      ])
    #expect(controller.isQueued == true && controller.coordinator?.transitionDuration == 0.3)
    #expect(controller.coordinator?.containerView === simulation.window)
    simulation.run(for: 0.15)
    #expect(log.take() == [])
    // What changes alongside is animated, too.
    #expect(abs((controller.alongside.layer.presentation()?.position.x ?? 0) - 55) < 1)
    simulation.run(for: 0.2)
    #expect(log.take() == ["completion 500"])
    #expect(controller.alongside.layer.presentation()?.position.x == 105)
  }

  @Test func `a resized window is announced without an animation`() {
    let controller = shown()
    simulation.resize(to: CGSize(width: 200, height: 500))
    #expect(
      log.take() == [
        "to 200 from 300", "at once 200", "will layout 200", "did layout 200", "inner",
      ])
    #expect(controller.alongside.layer.presentation()?.position.x == 105)
    simulation.run(for: 0)
    #expect(log.take() == ["completion 200"])
  }
}
