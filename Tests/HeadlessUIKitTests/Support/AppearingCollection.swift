import UIKit
import UIKitSimulation

/// A strip of five visible rows of 60 points, whose layout returns initial and final attributes.
@MainActor
struct AppearingCollection {
  let simulation = Simulation(size: CGSize(width: 200, height: 300), scale: 2)
  let layout = AppearingLayout()
  let source: ItemSource
  let view: UICollectionView

  init(count: Int = 40) {
    source = ItemSource(counts: [count])
    layout.itemSize = CGSize(width: 200, height: 50)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    simulation.show(view)
    _ = source.log.take()
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  func insert(at item: Int) {
    source.counts[0] += 1
    view.insertItems(at: [path(item)])
  }

  func delete(at items: Int...) {
    source.counts[0] -= items.count
    view.deleteItems(at: items.map(path))
  }

  /// The visible cells, by item.
  var cells: [PresentedElement] { simulation.presentedElements(of: view) }

  func cell(_ item: Int, isLeaving: Bool = false) -> PresentedElement? {
    cells.first { $0.indexPath.item == item && $0.isLeaving == isLeaving }
  }
}
