import UIKit
import UIKitSimulation

/// A collection view with numbered items that fills a screen of 300 by 200 points.
@MainActor
struct FieldScreen {
  let simulation = Simulation(size: CGSize(width: 300, height: 200), scale: 2)
  let source: ItemSource
  let view: UICollectionView

  init(
    _ layout: UICollectionViewLayout, count: Int = 10,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.init(view, count: count, cell: cell)
  }

  init(
    _ view: UICollectionView, count: Int = 10,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) {
    self.view = view
    source = ItemSource(counts: [count])
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    simulation.show(view)
  }

  /// Drags so slowly that the position decides the page.
  func drag(x: CGFloat = 0, y: CGFloat = 0) {
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 100), by: CGPoint(x: x, y: y), over: 0.3, hold: 0.2)
    simulation.runUntilRest()
  }

  func flick(x: CGFloat = 0, y: CGFloat = 0) {
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 100), by: CGPoint(x: x, y: y), over: 0.1)
    simulation.runUntilRest()
  }

  func cell(_ item: Int, section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }
}
