import SnapLayouts
import UIKit
import UIKitSimulation

/// A picker of many equal items on a screen, scrolled to and fro among its first hundred.
@MainActor
final class PickerScreen: NSObject, UICollectionViewDataSource {
  private let simulation = Simulation(size: CGSize(width: 390, height: 220))
  private let layout = CenteredPickerLayout()
  private let view: UICollectionView
  private let itemCount: Int
  private var step: CGFloat = 7

  init(itemCount: Int) {
    self.itemCount = itemCount
    layout.itemSize = CGSize(width: 90, height: 220)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    simulation.show(view)
  }

  func scroll(frames: Int) {
    for _ in 0..<frames {
      if !(0...9000).contains(view.contentOffset.x + step) { step = -step }
      view.contentOffset.x += step
      simulation.layOut()
    }
  }

  /// What happens after a change of data.
  func prepareAnew() {
    view.reloadData()
    simulation.layOut()
  }

  /// The time of a frame among `many` items, per mille of one among `few`: the two by turns, so that
  /// a machine that grows slower or faster changes both.
  static func ratio(of many: Int, to few: Int) -> Int {
    let (large, small) = (PickerScreen(itemCount: many), PickerScreen(itemCount: few))
    let clock = ContinuousClock()
    var (largeTime, smallTime) = (Duration.zero, Duration.zero)
    for _ in 0..<50 {
      largeTime += clock.measure { large.scroll(frames: 20) }
      smallTime += clock.measure { small.scroll(frames: 20) }
    }
    return Int((largeTime / smallTime * 1000).rounded())
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { itemCount }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
}
