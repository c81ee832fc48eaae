#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A layout can replace the layout of a collection view in use, and be replaced; nothing else
/// changes.
@MainActor
@Suite(.worlds) struct PlugInTests {
  /// A collection view of thirty items of 80, ten apart, with the app's own flow layout.
  @MainActor
  private struct App {
    let simulation: Simulation
    let view: UICollectionView
    // The view doesn't retain its data source.
    let items: Items
  }

  private func makeApp() -> App {
    let simulation = Simulation.unchosen(size: CGSize(width: 320, height: 90))
    let items = Items(counts: [30])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 90),
      collectionViewLayout: configured(UICollectionViewFlowLayout()))
    view.show(items)
    view.delegate = items
    simulation.window.addSubview(view)
    simulation.layOut()
    return App(simulation: simulation, view: view, items: items)
  }

  private func configured<Layout: UICollectionViewFlowLayout>(_ layout: Layout) -> Layout {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 90)
    layout.minimumLineSpacing = 10
    return layout
  }

  @Test func `a layout can replace a compositional layout`() {
    let app = makeApp()
    defer { withExtendedLifetime(app) {} }
    let (simulation, view) = (app.simulation, app.view)
    view.collectionViewLayout = StripLayout()
    simulation.layOut()
    view.contentOffset.x = 1000  // items of 100: item 11 is in the middle
    simulation.layOut()
    let layout = configured(CenteredPickerLayout())
    view.collectionViewLayout = layout
    simulation.runUntilRest()
    #expect(layout.currentPage == 11)
    #expect(view.contentOffset == layout.contentOffset(forPage: 11))
    #expect(simulation.faults == [])
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `replacing a layout restores all settings of the view`(_ candidate: LayoutUnderTest) {
    let app = makeApp()
    defer { withExtendedLifetime(app) {} }
    let (simulation, view, items) = (app.simulation, app.view, app.items)
    view.isPagingEnabled = true
    view.decelerationRate = .init(rawValue: 0.995)
    let rate = view.decelerationRate
    view.contentInset.right = 12
    let layout = configured(candidate.make())
    layout.sectionInset.left = 7
    view.collectionViewLayout = layout
    simulation.finger.drag(
      from: CGPoint(x: 200, y: 45), by: CGPoint(x: -150, y: 0), over: 0.1)
    simulation.runUntilRest()
    #expect(!view.isPagingEnabled)
    view.collectionViewLayout = configured(UICollectionViewFlowLayout())
    simulation.runUntilRest()
    #expect(view.isPagingEnabled)
    #expect(view.decelerationRate == rate)
    #expect(view.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 12))
    #expect(layout.sectionInset.left == 7)
    #expect(view.delegate === items)
    #expect(view.dataSource === items)
  }
}

/// A row of items of 100 that isn't a flow layout.
private final class StripLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 3000, height: 90) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<30).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 0, width: 100, height: 90)
    return attributes
  }
}
#endif
