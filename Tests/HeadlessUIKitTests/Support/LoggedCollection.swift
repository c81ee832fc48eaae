import UIKit
import UIKitSimulation

/// A collection view in a window, whose layout and data source write one log.
@MainActor
struct LoggedCollection {
  let simulation: Simulation
  let layout = LoggingFlowLayout()
  let source: ItemSource
  let view: UICollectionView

  init(
    size: CGSize = CGSize(width: 200, height: 300), counts: [Int] = [40],
    itemSize: CGSize = CGSize(width: 200, height: 50)
  ) {
    simulation = Simulation(size: CGSize(width: 400, height: 800), scale: 2)
    source = ItemSource(counts: counts, log: layout.log)
    layout.itemSize = itemSize
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    simulation.window.addSubview(view)
  }

  /// A collection view after its first layout pass, with an empty log.
  static func laidOut(
    size: CGSize = CGSize(width: 200, height: 300), counts: [Int] = [40],
    itemSize: CGSize = CGSize(width: 200, height: 50)
  ) -> LoggedCollection {
    let collection = LoggedCollection(size: size, counts: counts, itemSize: itemSize)
    collection.simulation.layOut()
    _ = collection.layout.log.take()
    return collection
  }

  /// The calls so far, without those about cells and counts.
  func takeLayoutCalls() -> [String] {
    layout.log.take().filter { call in
      !["cell", "count", "willDisplay", "didEndDisplaying"].contains { call.hasPrefix($0) }
    }
  }
}
