import Testing
import UIKit
import UIKitSimulation

@MainActor
struct CollectionViewControllerTests {
  @Test func `a controller is its view's data source and delegate, and subclasses override both`() {
    let simulation = Simulation(size: CGSize(width: 200, height: 300))
    let controller = TileViewController(collectionViewLayout: UICollectionViewFlowLayout())
    simulation.show(controller)
    #expect(controller.collectionView.visibleCells.count == 7)
    #expect(controller.view === controller.collectionView)
    simulation.finger.tap(at: CGPoint(x: 30, y: 30))
    #expect(controller.selected == [IndexPath(item: 0, section: 0)])
    simulation.finger.drag(from: CGPoint(x: 100, y: 200), by: CGPoint(x: 0, y: -50), over: 0.1)
    #expect(controller.scrolls == 0)
    controller.collectionView.alwaysBounceVertical = true
    simulation.finger.drag(from: CGPoint(x: 100, y: 200), by: CGPoint(x: 0, y: -50), over: 0.1)
    #expect(controller.scrolls > 0)
  }

  @Test func `the layout isn't called until the view is loaded (fact 153)`() {
    let layout = UICollectionViewFlowLayout()
    let controller = TileViewController(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(layout.collectionView == nil)
    controller.loadViewIfNeeded()
    #expect(layout.collectionView === controller.collectionView)
  }
}

private final class TileViewController: ManyItemsController {
  private(set) var selected: [IndexPath] = []
  private(set) var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    count = 7
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath) }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
