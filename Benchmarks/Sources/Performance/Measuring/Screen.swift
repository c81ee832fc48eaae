import SnapLayouts
import UIKit
import UIKitSimulation

/// A layout of many items on a screen of the headless UIKit.
@MainActor
final class Screen: NSObject, UICollectionViewDataSource {
  /// The number of items that are visible at once.
  enum Room: String, CaseIterable, Sendable {
    /// A phone: one item and a part of its neighbors.
    case one
    case six

    var width: CGFloat { self == .one ? 390 : 1260 }
  }

  private let simulation: Simulation
  private let view: UICollectionView
  private let layout: UICollectionViewFlowLayout
  private let sizes = UnevenSizes()
  private var count: Int
  private var middle: CGFloat = 0
  private var step: CGFloat = 7

  init(_ subject: Subject, _ items: Items, _ room: Room, _ effect: MeasuredEffect = .none) {
    count = items.count * subject.repeats
    layout = subject.layout
    simulation = Simulation(size: CGSize(width: room.width, height: 260))
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = subject.hasPages ? 0 : 10
    layout.itemSize = CGSize(width: subject.hasPages ? room.width : 200, height: 260)
    if effect != .none, let layout = layout as? SnapFlowLayout {
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.effects = effect.effects
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    if items.sizes == .delegate {
      sizes.length = layout.itemSize.width
      view.delegate = sizes
    }
    simulation.show(view)
    view.contentOffset.x = (view.contentSize.width / 2).rounded()
    simulation.layOut()
    middle = view.contentOffset.x
  }

  /// Scrolls back and forth in the middle of the content, by 7 points a frame, with a layout pass
  /// each time.
  func scroll(frames: Int) {
    for _ in 0..<frames {
      move()
      simulation.layOut()
    }
  }

  /// Scrolls in the same way, with the display frames in which layouts update the motion and make
  /// callbacks.
  func scrollWithCallbacks(frames: Int) {
    for _ in 0..<frames {
      move()
      simulation.run(for: 1 / 60)
    }
  }

  private func move() {
    if abs(view.contentOffset.x + step - middle) > 4000 { step = -step }
    view.contentOffset.x += step
  }

  /// Asks the layout for the targets of releases.
  func release(times: Int) {
    for number in 0..<times {
      _ = layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: middle + CGFloat(number % 4000), y: 0),
        withScrollingVelocity: CGPoint(x: 1, y: 0))
    }
  }

  /// Lays everything out again.
  func reload(times: Int) {
    for _ in 0..<times {
      view.reloadData()
      simulation.layOut()
    }
  }

  /// Inserts items at the front.
  func insert(times: Int) {
    for _ in 0..<times {
      view.performBatchUpdates {
        self.count += 1
        self.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      simulation.layOut()
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
}

/// Gives every item a different length, which is about that of the layout on average.
@MainActor
private final class UnevenSizes: NSObject, UICollectionViewDelegateFlowLayout {
  var length: CGFloat = 200

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: length - 40 + CGFloat(indexPath.item &* 37 % 80), height: 260)
  }
}
