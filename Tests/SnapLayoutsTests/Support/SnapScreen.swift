import EffortSupport
import UIKit

#if canImport(UIKitSimulation)
import UIKitSimulation
#endif

#if canImport(UIKitSimulation)
/// Pixels per point of a screen.
typealias ChosenScale = CGFloat

/// A scale for a test that holds at any, unless the environment says which.
func anyScale(_ scale: CGFloat) -> ChosenScale? {
  Effort.settings.displayScale == nil ? scale : nil
}
#else
/// A device has a screen already, so no test can choose the scale there.
typealias ChosenScale = Never

/// A scale for a test that holds at any; here, that of the device.
func anyScale(_ scale: CGFloat) -> ChosenScale? { nil }
#endif

/// A collection view with a flow layout that fills a screen.
@MainActor
struct SnapScreen<Layout: UICollectionViewFlowLayout> {
  let layout: Layout
  let source: Items
  let view: UICollectionView
  // A collection view doesn't retain its delegate.
  private let delegate: any UICollectionViewDelegate

  #if canImport(UIKitSimulation)
  let simulation: Simulation
  #else
  private let window: UIWindow
  #endif

  /// - Parameters:
  ///   - layout: The layout of the collection view.
  ///   - size: The size of the collection view, in points.
  ///   - scale: Pixels per point; nil for a screen that the test doesn't choose.
  ///   - counts: The number of items of each section.
  ///   - framesPerSecond: The number of frames per second of a simulated display; nil for that of the screen.
  ///   - delegate: The app's delegate; nil for one that only gives sizes.
  ///   - configure: Sets the layout up before the view is shown.
  ///   - controller: Makes the app's view controller, which shows the view; nil if the window does.
  ///   - sizes: The sizes that the delegate gives; nil for a delegate that gives none.
  init(
    _ layout: Layout, size: CGSize = CGSize(width: 300, height: 120), scale: ChosenScale? = nil,
    counts: [Int] = [9], framesPerSecond: Int? = nil,
    delegate: (any UICollectionViewDelegate)? = nil,
    configure: (Layout, UICollectionView) -> Void = { _, _ in },
    controller: ((UICollectionView) -> UIViewController)? = nil,
    sizes: (@MainActor (IndexPath) -> CGSize)? = nil
  ) {
    #if canImport(UIKitSimulation)
    simulation = .unchosen(size: size, scale: scale, framesPerSecond: framesPerSecond)
    let window = simulation.window
    #else
    window = .shown(size: size)
    #endif
    self.layout = layout
    source = sizes.map { SizedItems(counts: counts, sizes: $0) } ?? Items(counts: counts)
    self.delegate = delegate ?? source
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.show(source)
    view.delegate = self.delegate
    configure(layout, view)
    if let controller {
      window.rootViewController = controller(view)
    } else {
      window.addSubview(view)
    }
    view.layoutIfNeeded()
    // The first frame reports the page on which the view begins.
    passFrame()
  }

  /// Passes a display frame, in which the layout makes its callbacks.
  func passFrame() {
    #if canImport(UIKitSimulation)
    simulation.run(for: 1 / Double(simulation.framesPerSecond))
    #else
    // A display link that a layout has just added may come after this one.
    DisplayTicks.wait(for: 2)
    #endif
  }

  /// Pixels per point.
  var scale: CGFloat { max(1, view.traitCollection.displayScale) }

  /// Half a pixel of the screen, in points.
  var halfPixel: CGFloat { 0.5 / scale + 1e-9 }

  /// The pixel that is nearest to a place; the later one of two.
  func pixel(nearest place: CGFloat) -> CGFloat { pixel(below: place + 0.5 / scale) }

  /// The last pixel that isn't beyond a place, or a length in whole pixels.
  func pixel(below place: CGFloat) -> CGFloat { (place * scale + 1e-6).rounded(.down) / scale }

  /// The offset along the axis.
  var offset: CGFloat {
    layout.scrollDirection == .horizontal ? view.contentOffset.x : view.contentOffset.y
  }

  /// Moves to an offset without animation, and lays out.
  func move(to offset: CGFloat) {
    if layout.scrollDirection == .horizontal {
      view.contentOffset.x = offset
    } else {
      view.contentOffset.y = offset
    }
    view.layoutIfNeeded()
  }

  /// The layout's attributes of an item.
  func attributes(_ item: Int, section: Int = 0) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
  }

  /// The target for a release with this proposed offset and velocity, in points per millisecond.
  func target(proposed: CGFloat, velocity: CGFloat = 0) -> CGFloat {
    let isHorizontal = layout.scrollDirection == .horizontal
    // No finger is down. Without any velocity, this would be no release at all.
    let across: CGFloat = 1
    let target = layout.targetContentOffset(
      forProposedContentOffset: isHorizontal
        ? CGPoint(x: proposed, y: 0) : CGPoint(x: 0, y: proposed),
      withScrollingVelocity: isHorizontal
        ? CGPoint(x: velocity, y: across) : CGPoint(x: across, y: velocity))
    return isHorizontal ? target.x : target.y
  }
}

#if canImport(UIKitSimulation)
extension Simulation {
  /// The screen of tests that don't choose one: 2 pixels per point and 60 frames per second, unless the environment says
  /// otherwise.
  static func unchosen(
    size: CGSize, scale: CGFloat? = nil, framesPerSecond: Int? = nil
  ) -> Simulation {
    let settings = Effort.settings
    return Simulation(
      size: size, scale: scale ?? CGFloat(settings.displayScale ?? 2),
      framesPerSecond: framesPerSecond ?? settings.framesPerSecond ?? 60)
  }
}
#endif

extension UICollectionView {
  /// Shows items between insets that UIKit doesn't adjust.
  func show(_ items: Items) {
    contentInsetAdjustmentBehavior = .never
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
      register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    dataSource = items
  }
}

/// Numbered items in sections.
@MainActor
class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  /// The number of calls of the data source.
  private(set) var requests = 0
  var onSelect: ((IndexPath) -> Void)?
  var onScroll: (() -> Void)?

  init(counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    requests += 1
    return counts.count
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    requests += 1
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    requests += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onSelect?(indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
}

/// Numbered items whose metrics the delegate gives; where it gives none, the layout's own count.
class SizedItems: Items, UICollectionViewDelegateFlowLayout {
  var sizes: (@MainActor (IndexPath) -> CGSize)?
  var insets: ((Int) -> UIEdgeInsets)?
  var lineSpacing: ((Int) -> CGFloat)?
  var interitemSpacing: (() -> CGFloat)?
  var header: ((Int) -> CGSize)?
  var footer: ((Int) -> CGSize)?
  private(set) var sizeRequests = 0

  init(
    counts: [Int], sizes: (@MainActor (IndexPath) -> CGSize)? = nil,
    insets: ((Int) -> UIEdgeInsets)? = nil
  ) {
    (self.sizes, self.insets) = (sizes, insets)
    super.init(counts: counts)
  }

  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    sizeRequests += 1
    return sizes?(path) ?? flow(layout).itemSize
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { insets?(section) ?? flow(layout).sectionInset }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacing?(section) ?? flow(layout).minimumLineSpacing }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { interitemSpacing?() ?? flow(layout).minimumInteritemSpacing }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header?(section) ?? flow(layout).headerReferenceSize }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { footer?(section) ?? flow(layout).footerReferenceSize }
}

/// Items that note what else they are asked about.
final class CheckedItems: SizedItems {
  private(set) var others: [IndexPath] = []

  init(counts: [Int]) {
    super.init(counts: counts)
    sizes = { [unowned self] path in
      check(path)
      return CGSize(width: 80, height: 80)
    }
    insets = { [unowned self] section in
      if section >= self.counts.count { others.append(IndexPath(item: 0, section: section)) }
      return .zero
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    check(indexPath)
    return super.collectionView(collectionView, cellForItemAt: indexPath)
  }

  private func check(_ indexPath: IndexPath) {
    if indexPath.item >= counts[indexPath.section] { others.append(indexPath) }
  }
}
