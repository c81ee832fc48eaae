#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit
import UIKitSimulation

/// The app of the guides: a strip with a flow layout, which a snippet replaces.
///
/// The code between `begin` and `end` is in a guide, word for word; ``GuideTests`` compares them.
@MainActor
final class GuideScreen: NSObject, UICollectionViewDelegate {
  let simulation: Simulation
  let collectionView: UICollectionView
  let source: Items
  let oldLayout = UICollectionViewFlowLayout()
  let nameLabel = UILabel()
  let names = (0..<9).map { "Name \($0)" }
  let pageControl = UIPageControl()
  var layout = SnapFlowLayout()
  private(set) var logged: [String] = []
  private(set) var previewed: [Int] = []
  private(set) var chosen: [Int] = []
  var seen: Set<Int> = []
  var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  init(
    _ configure: (UICollectionView) -> Void = { _ in },
    makeView: @MainActor (CGRect, UICollectionViewLayout) -> UICollectionView = {
      UICollectionView(frame: $0, collectionViewLayout: $1)
    },
    cellClass: UICollectionViewCell.Type = UICollectionViewCell.self
  ) {
    oldLayout.scrollDirection = .horizontal
    oldLayout.itemSize = CGSize(width: 120, height: 100)
    oldLayout.minimumLineSpacing = 14
    oldLayout.sectionInset.left = 20
    source = Items(counts: [names.count])
    let size = CGSize(width: 300, height: 120)
    collectionView = makeView(CGRect(origin: .zero, size: size), oldLayout)
    simulation = .unchosen(size: size)
    super.init()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(cellClass, forCellWithReuseIdentifier: "item")
    collectionView.dataSource = source
    collectionView.delegate = self
    configure(collectionView)
  }

  /// Puts the view with the layout of a snippet on the screen.
  func begin() {
    if let layout = collectionView.collectionViewLayout as? SnapFlowLayout { self.layout = layout }
    if collectionView.window == nil { simulation.window.addSubview(collectionView) }
    simulation.run(for: 0.1)
  }

  func drag(by distance: CGFloat, over duration: Double = 0.4, hold: Double = 0.2) {
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 60), by: CGPoint(x: distance, y: 0), over: duration, hold: hold)
    simulation.runUntilRest()
  }

  /// The frame of an item in the view.
  func frame(_ item: Int) -> CGRect {
    let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    return (frame ?? .zero).offsetBy(dx: -collectionView.contentOffset.x, dy: 0)
  }

  func log(_ line: String) { logged.append(line) }
  func preview(_ page: Int) { previewed.append(page) }
  func choose(_ page: Int) { chosen.append(page) }

  private(set) var prefetched: [IndexPath] = []
  private(set) var detailCount = 0

  func prefetch(_ indexPaths: [IndexPath]) { prefetched += indexPaths }

  func showDetails() { detailCount += 1 }

  /// Six more items at the end.
  func loadMore() {
    let count = source.counts[0]
    source.counts[0] += 6
    collectionView.insertItems(at: (count..<count + 6).map { IndexPath(item: $0, section: 0) })
  }

  // MARK: README

  func replace() {
    // begin
    let layout = CenteredPickerLayout(replacing: oldLayout)
    layout.onPageChange = { [weak self] page in
      self?.nameLabel.text = self?.names[page]
    }
    collectionView.collectionViewLayout = layout
    // end
    begin()
  }

  // begin
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    layout.scroll(toItemAt: indexPath, animated: true)
  }
  // end

  func goRound() {
    // begin
    layout.isLoopingEnabled = true
    // end
    begin()
  }

  func drivePageControl() {
    // begin
    layout.pageControl = pageControl
    // end
    begin()
  }

  func shelf() {
    // begin
    let layout = GroupPagingLayout(replacing: oldLayout)
    layout.pageSizing = .perViewport(3)
    layout.fillsViewportAcross = true
    collectionView.collectionViewLayout = layout
    // end
    begin()
  }

  func banner() {
    // begin
    let layout = InfiniteBannerLayout()
    layout.autoplay = Autoplay(interval: 5)
    layout.transition = .crossFade
    collectionView.collectionViewLayout = layout
    // end
    begin()
  }

  func peekingBanner() {
    let layout = InfiniteBannerLayout()
    // begin
    layout.transition = .slide
    layout.pageSizing = .peek(24)
    layout.minimumLineSpacing = 12
    // end
    collectionView.collectionViewLayout = layout
    begin()
  }

  func covers() {
    // begin
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.effects = [.coverFlow()]
    layout.releasePolicy = .shelf
    collectionView.collectionViewLayout = layout
    // end
    begin()
  }

  // MARK: Writing a layout

  func coverFlowShelf() {
    // begin
    let layout = CoverFlowShelf()
    layout.pageControl = pageControl
    collectionView.collectionViewLayout = layout
    // end
    begin()
  }

  // MARK: DocC

  func landingPage() {
    // begin
    collectionView.collectionViewLayout = CenteredPickerLayout(replacing: oldLayout)
    // end
    begin()
  }
}
#endif
