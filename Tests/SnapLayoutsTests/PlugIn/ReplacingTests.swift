#if canImport(UIKitSimulation)
import Testing
import UIKit

@testable import SnapLayouts

/// A layout can replace the layout of a collection view in use, and be replaced: it takes over the settings, and nothing
/// else changes.
@MainActor
@Suite(.worlds) struct ReplacingTests {
  private func oldLayout() -> UICollectionViewFlowLayout {
    let old = UICollectionViewFlowLayout()
    old.scrollDirection = .horizontal
    old.itemSize = CGSize(width: 120, height: 100)
    old.minimumLineSpacing = 14
    old.minimumInteritemSpacing = 3
    old.sectionInset = UIEdgeInsets(top: 1, left: 40, bottom: 2, right: 4)
    old.headerReferenceSize = CGSize(width: 5, height: 6)
    old.footerReferenceSize = CGSize(width: 7, height: 8)
    old.sectionHeadersPinToVisibleBounds = true
    old.sectionFootersPinToVisibleBounds = true
    return old
  }

  @Test func `takes over the settings of the layout that it replaces`() {
    let old = oldLayout()
    for new in [
      SnapFlowLayout(replacing: old), CenteredPickerLayout(replacing: old),
      GroupPagingLayout(replacing: old), InfiniteBannerLayout(replacing: old),
    ] { new.expectSettings(of: old) }
    CenteredPickerLayout(replacing: .init()).expectSettings(of: UICollectionViewFlowLayout())
  }

  @Test func `takes over the size that the app has set`() {
    let banner = InfiniteBannerLayout()
    banner.itemSize = CGSize(width: 120, height: 60)
    let screen = SnapScreen(banner)
    #expect(screen.attributes(0)?.size == CGSize(width: 300, height: 120))
    #expect(SnapFlowLayout(replacing: banner).itemSize == CGSize(width: 120, height: 60))
  }

  @Test func `a layout that no longer has a deceleration rate gives the view its own back`() {
    // A view may keep another rate than the one that was set.
    var own = UIScrollView.DecelerationRate.normal
    let stage = PromiseStage(.leading) { layout, view in
      view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
      own = view.decelerationRate
      layout.preferredDecelerationRate = UIScrollView.DecelerationRate(rawValue: 0.993)
    }
    #expect(stage.view.decelerationRate != own)
    stage.layout.preferredDecelerationRate = nil
    #expect(stage.view.decelerationRate == own)
  }

  @Test(.answers(\.scrolling.decelerationRates, .nearest))
  func `a view that knows two deceleration rates gets its own back`() {
    `a layout that no longer has a deceleration rate gives the view its own back`()
  }

  @Test func `a layout whose view has ceased to exist serves another one`() {
    let layout = SnapFlowLayout()
    layout.preferredDecelerationRate = .fast
    var former: SnapScreen<SnapFlowLayout>? = SnapScreen(strip: layout)
    former?.simulation.runUntilRest()
    weak var view: UICollectionView?
    view = former?.view
    former = nil
    #expect(view == nil)
    let screen = SnapScreen(strip: layout) { _, view in view.isPagingEnabled = true }
    #expect(screen.view.decelerationRate == .fast && !screen.view.isPagingEnabled)
    screen.view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(screen.view.decelerationRate == .normal && screen.view.isPagingEnabled)
  }

  @Test func `a layout that serves another view by now goes on doing so`() {
    let layout = SnapFlowLayout()
    layout.preferredDecelerationRate = .fast
    let former = SnapScreen(strip: layout)
    former.view.collectionViewLayout = UICollectionViewFlowLayout()
    let screen = SnapScreen(strip: layout)
    former.view.collectionViewLayout = SnapFlowLayout()
    former.view.layoutIfNeeded()
    #expect(former.view.decelerationRate == .normal && screen.view.decelerationRate == .fast)
  }

  @Test func `the last hold of a view is known, among any number of views`() {
    func view() -> UICollectionView {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    let (first, layout) = (view(), SnapFlowLayout())
    #expect(ViewHold.last(of: first) == nil)
    let hold = ViewHold(of: first, by: layout)
    for another in (0..<200).map({ _ in view() }) {
      #expect(ViewHold.last(of: another) == nil)
      #expect(ViewHold(of: another, by: layout) === ViewHold.last(of: another))
    }
    #expect(ViewHold.last(of: first) === hold && hold.layout === layout)
  }

  @Test func `what was in front counts only while the view is where it was, to a pixel`() {
    let screen = SnapScreen(strip: SnapFlowLayout())
    screen.view.contentOffset = CGPoint(x: 90, y: 40)
    let item = IndexPath(item: 7, section: 0)
    let hold = ViewHold(of: screen.view, by: screen.layout)
    let rows: [(x: CGFloat, y: CGFloat, front: IndexPath?)] = [
      (0, 0, item), (0.5, 0, item), (0, -0.5, item), (-2, 0, nil), (0, 2, nil),
    ]
    for row in rows {
      let offset = CGPoint(x: 90 + row.x / screen.scale, y: 40 + row.y / screen.scale)
      hold.lost(front: item, at: offset)
      #expect(hold.presentFront == row.front, "\(row)")
    }
    let unscaled = UnscaledView(frame: .zero, collectionViewLayout: SnapFlowLayout())
    let unscaledHold = ViewHold(of: unscaled, by: screen.layout)
    unscaledHold.lost(front: item, at: CGPoint(x: 9, y: 0))
    #expect(unscaledHold.presentFront == nil)
  }

  @Test func `a deceleration rate that the app sets meanwhile stays`() {
    for kind in LayoutUnderTest.allCases {
      let stage = PromiseStage(kind) { layout, _ in layout.preferredDecelerationRate = .fast }
      stage.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
      let rate = stage.view.decelerationRate
      stage.flick()
      stage.layout.invalidateLayout()
      stage.rest()
      #expect(stage.view.decelerationRate == rate)
      stage.view.collectionViewLayout = UICollectionViewFlowLayout()
      stage.rest()
      #expect(stage.view.decelerationRate == rate)
    }
  }

  @Test func `a layout can replace a compositional layout`() {
    let stage = PromiseStage(.leading)
    let view = stage.view
    view.collectionViewLayout = StripLayout()
    stage.simulation.layOut()
    view.contentOffset.x = 1000  // items of 100: item 11 is in the middle
    stage.simulation.layOut()
    let layout = stage.strip(CenteredPickerLayout())
    view.collectionViewLayout = layout
    stage.rest()
    #expect(layout.currentPage == 11 && view.contentOffset == layout.contentOffset(forPage: 11))
    #expect(stage.simulation.faults == [])
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `replacing a layout restores all settings of the view`(_ candidate: LayoutUnderTest) {
    let stage = PromiseStage(.leading)
    let (view, items) = (stage.view, stage.screen.source)
    view.collectionViewLayout = stage.strip(UICollectionViewFlowLayout())
    view.isPagingEnabled = true
    view.decelerationRate = .init(rawValue: 0.995)
    let rate = view.decelerationRate
    view.contentInset.right = 12

    // A layout may learn late of its successor.
    for next in [candidate, .shelf, candidate] {
      let layout = stage.strip(next.make())
      layout.sectionInset.left = 7
      view.collectionViewLayout = layout
      stage.flick(by: 150, over: 0.1)
      stage.rest()
      #expect(!view.isPagingEnabled && layout.sectionInset.left == 7)
      #expect(view.decelerationRate == layout.preferredDecelerationRate ?? rate)
    }

    view.collectionViewLayout = stage.strip(UICollectionViewFlowLayout())
    stage.rest()
    #expect(view.isPagingEnabled && view.decelerationRate == rate)
    #expect(view.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 12))
    #expect(view.delegate === items)
    #expect(view.dataSource === items)
  }
}

/// A view that belongs to no screen yet.
private final class UnscaledView: UICollectionView {
  override var traitCollection: UITraitCollection { UITraitCollection(displayScale: 0) }
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

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: CGFloat(path.item) * 100, y: 0, width: 100, height: 90)
    return attributes
  }
}
#endif
