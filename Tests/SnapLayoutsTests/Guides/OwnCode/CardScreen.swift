#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit
import UIKitSimulation

/// A screen with a strip of cards; what makes it snap is in its subclasses, or in the lines that replace them.
@MainActor
class CardScreen: UIViewController, UICollectionViewDataSource {
  /// The lines that make it snap, if it has no subclass.
  var lines: @MainActor (CardScreen) -> Void = { _ in }
  let simulation: Simulation
  let oldLayout: UICollectionViewFlowLayout
  let collectionView: UICollectionView
  let pageControl = UIPageControl()
  let count = 12
  /// What the screen has shown, page by page.
  private(set) var shown: [Int] = []

  required init(in simulation: Simulation, layout: UICollectionViewFlowLayout) {
    self.simulation = simulation
    oldLayout = layout
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 160, height: 180)
    layout.minimumLineSpacing = 16
    layout.minimumInteritemSpacing = 100
  }

  required init?(coder: NSCoder) { nil }

  /// The layout with which the screen begins.
  class var layout: UICollectionViewFlowLayout { UICollectionViewFlowLayout() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    collectionView.dataSource = self
    collectionView.delegate = self as? any UICollectionViewDelegate
    view.addSubview(collectionView)
    setUp()
  }

  /// Sets up what differs from screen to screen.
  func setUp() { lines(self) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 200)
  }

  func show(_ page: Int) { shown.append(page) }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection _: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }

  /// The distance in points from the middle of the view to that of the nearest card.
  var distanceFromMiddle: CGFloat {
    collectionView.visibleCells.map { abs($0.center.x - collectionView.bounds.midX) }.min()
      ?? .infinity
  }

  /// The number of the card nearest to the middle.
  var card: Int? {
    collectionView.visibleCells
      .min {
        abs($0.center.x - collectionView.bounds.midX)
          < abs($1.center.x - collectionView.bounds.midX)
      }
      .flatMap { collectionView.indexPath(for: $0)?.item }
  }
}
#endif
