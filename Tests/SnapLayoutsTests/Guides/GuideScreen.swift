#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit
import UIKitSimulation

/// The app of the guides: a strip with a flow layout, which a snippet replaces; a suite of snippets is such an app itself.
@MainActor
class GuideScreen: NSObject, UICollectionViewDelegate {
  let simulation: Simulation
  let collectionView: UICollectionView
  let source: Items
  let oldLayout = UICollectionViewFlowLayout()
  let nameLabel = UILabel()
  var names = (0..<9).map { "Name \($0)" }
  let pageControl = UIPageControl()
  var layout = SnapFlowLayout()
  private(set) var logged: [String] = []

  init(
    makeView: @MainActor (CGRect, UICollectionViewLayout) -> UICollectionView = {
      UICollectionView(frame: $0, collectionViewLayout: $1)
    }
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
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collectionView.dataSource = source
    collectionView.delegate = self
  }

  /// Puts the view with the layout of a snippet on the screen.
  func begin() {
    if let layout = collectionView.collectionViewLayout as? SnapFlowLayout { self.layout = layout }
    if collectionView.window == nil { simulation.window.addSubview(collectionView) }
    simulation.run(for: 0.1)
  }

  /// Sets a layout with which a snippet continues.
  func use(_ layout: SnapFlowLayout) {
    collectionView.collectionViewLayout = layout
    begin()
  }

  func drag(by distance: CGFloat, over duration: Double = 0.4, hold: Double = 0.2) {
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 60), by: CGPoint(x: distance, y: 0), over: duration, hold: hold)
    simulation.runUntilRest()
  }

  func resize(toWidth width: CGFloat) {
    simulation.resize(to: CGSize(width: width, height: 120))
    collectionView.frame.size.width = width
    simulation.runUntilRest()
  }

  /// The frame of an item in the view.
  func frame(_ item: Int) -> CGRect {
    let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    return (frame ?? .zero).offsetBy(dx: -collectionView.contentOffset.x, dy: 0)
  }

  func log(_ line: String) { logged.append(line) }

  // MARK: README

  func replace() {
    // begin
    guard let oldLayout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
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

  // MARK: Accessibility

  func speakNames() {
    // begin
    layout.accessibilityPageDescription = { [weak self] page, numberOfPages in
      "\(self?.names[page] ?? ""), \(page + 1) of \(numberOfPages)"
    }
    // end
    begin()
  }
}
#endif
