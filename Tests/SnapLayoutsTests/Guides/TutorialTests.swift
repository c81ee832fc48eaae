#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The tutorial and the first screens do what they say, in the windows of an iPhone, an iPad and a small split.
@MainActor
struct TutorialTests {
  private func show(_ controller: UIViewController, in window: CGSize) -> Simulation {
    let simulation = Simulation(size: window)
    simulation.show(controller)
    simulation.run(for: 0.2)
    return simulation
  }

  private func drag(_ simulation: Simulation, by distance: CGFloat) {
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 220), by: CGPoint(x: distance, y: 0), over: 0.4, hold: 0.2)
    simulation.runUntilRest()
  }

  /// Six items are too few for a loop in a window as wide as an iPad's, so there the picker has ends.
  @Test(arguments: OneItemPerLineTests.windows)
  func `the picker goes round`(window: CGSize) {
    let controller = HeroPicker.PickerViewController()
    let simulation = show(controller, in: window)
    drag(simulation, by: 120)
    let isLooping = window.width + 120 < 6 * 130
    #expect(controller.layout.isLooping == isLooping)
    #expect(controller.title == (isLooping ? "Moose" : "Red Panda"))
    let picked = controller.layout.layoutAttributesForItem(at: [0, isLooping ? 5 : 0])
    // At rest, the item is in the middle to half a pixel.
    let halfPixel = 0.5 / controller.collectionView.traitCollection.displayScale
    #expect(abs((picked?.frame.width ?? 0) - 120 * 1.3) <= 0.3 * 120 / 80 * halfPixel + 1e-9)
    simulation.finger.tap(at: CGPoint(x: window.width / 2 + 120, y: 220))
    simulation.runUntilRest()
    #expect(controller.title == (isLooping ? "Red Panda" : "Kingfisher"))
  }

  /// The screen in the first article, and that of the first recipe, which fills its window.
  @Test(arguments: OneItemPerLineTests.windows)
  func `whole screens are a picker in a single row`(window: CGSize) {
    for (controller, pages) in [(AnimalsViewController(), 9), (CoversViewController(), 5)]
      as [(UICollectionViewController, Int)]
    {
      let simulation = show(controller, in: window)
      let layout = controller.collectionView.collectionViewLayout as? SnapFlowLayout
      #expect(layout?.numberOfPages == pages)
      simulation.finger.drag(
        from: CGPoint(x: 150, y: window.height / 2), by: CGPoint(x: -130, y: 0), over: 0.4,
        hold: 0.2)
      simulation.runUntilRest()
      #expect(layout?.currentPage == 1)
      #expect(pages == 9 || controller.title == "Grace")
    }
  }
}
#endif
