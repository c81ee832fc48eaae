import Testing
import UIKit
import UIKitSimulation

/// What is counted of a layout pass.
@MainActor
struct PassEffortTests {
  private final class WritingLayout: UICollectionViewFlowLayout {
    var offsets: [CGFloat] = []

    override func prepare() {
      super.prepare()
      for offset in offsets { collectionView?.contentOffset.y = offset }
      offsets = []
    }
  }

  @Test func `offsets written in a pass are counted, and its preparations`() {
    let simulation = Simulation(size: CGSize(width: 100, height: 100))
    let layout = WritingLayout()
    let view = UICollectionView(frame: simulation.window.bounds, collectionViewLayout: layout)
    simulation.show(view)
    #expect(Simulation.greatestPass(of: view).writes == 0)
    layout.offsets = [10, 20, 30]
    layout.invalidateLayout()
    view.layoutIfNeeded()
    let pass = Simulation.greatestPass(of: view)
    #expect(pass.writes == 3 && pass.preparations > 0)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(Simulation.greatestPass(of: view).writes == 0)
  }
}
