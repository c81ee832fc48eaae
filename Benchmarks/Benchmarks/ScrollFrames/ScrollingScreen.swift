import SnapLayouts
import UIKit
import UIKitSimulation

/// A layout of many items on a screen, scrolled to and fro among its first hundred.
@MainActor
final class ScrollingScreen: NSObject, UICollectionViewDataSource {
  enum Kind: String, Sendable {
    case picker = "Picker"
    case shelf = "Shelf"
    case unevenShelf = "Uneven shelf"
    case banner = "Banner"

    @MainActor
    fileprivate var layout: SnapFlowLayout {
      switch self {
      case .picker: CenteredPickerLayout()
      case .shelf, .unevenShelf: GroupPagingLayout()
      case .banner: InfiniteBannerLayout()
      }
    }
  }

  private let simulation = Simulation(size: CGSize(width: 390, height: 220))
  private let view: UICollectionView
  private let layout: SnapFlowLayout
  private let itemCount: Int
  private let unevenSizes = UnevenSizes()
  private var start: CGFloat = 0
  private var step: CGFloat = 7

  init(_ kind: Kind, itemCount: Int, effects: [ItemEffect] = []) {
    self.itemCount = itemCount
    layout = kind.layout
    layout.effects = effects
    layout.itemSize = CGSize(width: 90, height: 220)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    if kind == .unevenShelf { view.delegate = unevenSizes }
    simulation.show(view)
    start = view.contentOffset.x
  }

  func scroll(frames: Int) {
    for _ in 0..<frames {
      if !(0...7000).contains(view.contentOffset.x - start + step) { step = -step }
      view.contentOffset.x += step
      simulation.layOut()
    }
  }

  /// What the layout does when a finger lets go.
  func release(times: Int) {
    for number in 0..<times {
      _ = layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: start + CGFloat(number % 7000), y: 0),
        withScrollingVelocity: CGPoint(x: 1, y: 0))
    }
  }

  /// What happens after a change of data.
  func prepareAnew() {
    view.reloadData()
    simulation.layOut()
  }

  /// The time of a frame among `many` items, per mille of one among `few`: the two by turns, so that
  /// a machine that grows slower or faster changes both.
  static func ratio(_ kind: Kind, of many: Int, to few: Int) -> Int {
    let (large, small) = (
      ScrollingScreen(kind, itemCount: many), ScrollingScreen(kind, itemCount: few)
    )
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

/// Gives every item a width of its own.
@MainActor
private final class UnevenSizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 60 + indexPath.item * 37 % 80, height: 220)
  }
}
