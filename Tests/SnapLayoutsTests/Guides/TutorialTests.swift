#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Each step of the tutorial does what it says.
@MainActor
@Suite struct TutorialTests {
  private let size = CGSize(width: 300, height: 200)

  private func show(_ controller: UIViewController) -> Simulation {
    let simulation = Simulation(size: size)
    simulation.show(controller)
    simulation.run(for: 0.2)
    return simulation
  }

  private func drag(_ simulation: Simulation, by distance: CGFloat) {
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 100), by: CGPoint(x: distance, y: 0), over: 0.4, hold: 0.2)
    simulation.runUntilRest()
  }

  @Test func aStripStopsAnywhere() {
    let controller = HeroPickerStep1.PickerViewController()
    let simulation = show(controller)
    drag(simulation, by: -77)
    #expect(controller.collectionView.contentOffset.x == 67)
  }

  @Test func aNewLayoutMakesAPicker() {
    let controller = HeroPickerStep2.PickerViewController()
    let simulation = show(controller)
    drag(simulation, by: -77)
    #expect(controller.layout.currentPage == 1)
    let picked = controller.layout.layoutAttributesForItem(at: [0, 1])
    #expect(picked?.frame.midX == controller.collectionView.bounds.midX)
    #expect(picked?.size == CGSize(width: 120, height: 160))
  }

  @Test func thePickReachesTheTitleAndATapPicks() {
    let controller = HeroPickerStep3.PickerViewController()
    let simulation = show(controller)
    #expect(controller.title == "Red Panda")
    simulation.finger.tap(at: CGPoint(x: 270, y: 100))
    simulation.runUntilRest()
    #expect(controller.title == "Kingfisher")
  }

  @Test func thePickerGoesRound() {
    let controller = HeroPickerStep4.PickerViewController()
    let simulation = show(controller)
    drag(simulation, by: 120)
    #expect(controller.title == "Moose")
    let picked = controller.layout.layoutAttributesForItem(at: [0, 5])
    #expect(abs((picked?.frame.width ?? 0) - 120 * 1.3) < 1e-9)
  }
}
#endif
