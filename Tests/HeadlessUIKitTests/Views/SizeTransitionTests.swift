import Testing
import UIKit
import UIKitSimulation

/// What a view controller hears of a rotation, and of a window that is resized.
@MainActor
struct SizeTransitionTests {
  private final class Controller: UIViewController {
    let log = CallLog()

    private func note(_ name: String) { log.note("\(name) \(Int(view.bounds.width))") }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("to \(Int(size.width)) from")
      coordinator.animate { [self] in
        note($0.isAnimated ? "alongside" : "at once")
      } completion: { [self] in
        note($0.isCancelled ? "cancelled" : "completion")
      }
    }
  }

  @Test(arguments: [true, false])
  func `a new size is announced, taken, and completed`(isRotation: Bool) {
    let (simulation, controller) = (Simulation(size: CGSize(width: 300, height: 500)), Controller())
    simulation.show(controller)
    let size = CGSize(width: 500, height: 300)
    if isRotation { simulation.rotate(to: size) } else { simulation.resize(to: size) }
    let way = isRotation ? "alongside" : "at once"
    #expect(controller.log.take() == ["to 500 from 300", "\(way) 500"])
    simulation.run(for: isRotation ? 0.25 : 0)
    #expect(controller.log.take() == (isRotation ? [] : ["completion 500"]))
    simulation.run(for: 0.1)
    #expect(controller.log.take() == (isRotation ? ["completion 500"] : []))
  }
}
