#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

/// The code in the tables of "Migrating to SnapLayouts", word for word: each line once, whatever library it is for.
///
/// ``GuideTests`` compares them.
@MainActor
struct MigrationSnippets {
  let pageControl = UIPageControl()
  let show: (Int) -> Void

  func layout(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.scrollDirection = .horizontal
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.isLoopingEnabled = true
    layout.pageContents = .items(2)
    layout.pageSizing = .peek(24)
    layout.effects = [.expand(by: 60)]
    layout.pageSizing = .viewport
    layout.pageSizing = .peek(20)
    layout.fillsViewportAcross = true
    layout.minimumLineSpacing = 10
    layout.minimumLineSpacing = 20
    layout.minimumLineSpacing = 0
    layout.minimumLineSpacing = 15
    layout.autoplay = Autoplay(interval: 3)
    layout.pageControl = pageControl
    layout.releasePolicy = .paging
    layout.releasePolicy = .picker
    layout.releasePolicy = .shelf
    layout.releasePolicy.maximumPagesPerDrag = 1
    layout.releasePolicy.flickVelocity = 0.2
    layout.preferredDecelerationRate = .fast
    layout.preferredDecelerationRate = .normal
    layout.effects = [.coverFlow()]
    layout.effects = [.carousel(sideScale: 0.6, sideAlpha: 1)]
    layout.effects = [.stack()]
    layout.effects = [.carousel(sideScale: 0.6, sideAlpha: 0.6, spacing: .fixed(40))]
    layout.effects = [.cube()]
    layout.effects = [.ferrisWheel()]
    layout.effects = [.ferrisWheel(upright: true)]
    layout.effects = [.zoom(focused: 1, resting: 0.75, over: 295)]
    layout.effects = [.spin(angle: .pi / 4)]
    layout.effects = [.tilt(angle: .pi / 4)]
    layout.effects = [ItemEffect { $1.roll += .pi / 4 * min(max($0.progress, -1), 1) }]
    layout.effects = [ItemEffect { $1.scaleAlong *= 1 - 0.5 * min(abs($0.progress), 1) }]
    layout.effects = [ItemEffect { $1.translation.y += 50 * min(abs($0.progress), 1) }]
    layout.effects = [.fade(focused: 1, resting: 0.5, over: 210)]
    layout.effects = [.spin(angle: .pi / 4).eased(.easeInOut)]
    layout.effects = [.carousel(sideScale: 0.8, sideAlpha: 1)]
    layout.effects = [.cylinder()]
    layout.effects = [.cylinder(inverted: true)]
    layout.onPageChange = show
    layout.onSettle = show
    layout.restsOnPages = false
    layout.restsOnPages = true
    layout.invalidateLayout()
    layout.scroll(toPage: 2, animated: true)
    layout.scroll(toItemAt: IndexPath(item: 2, section: 0), animated: false)
    layout.scrollToNextPage(animated: true)
    layout.scrollToPreviousPage(animated: true)
    show(layout.currentPage)
    show(Int(layout.pagePosition))
    return layout
  }

  func shelf(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = GroupPagingLayout(replacing: oldLayout)
    layout.itemsPerPage = 3
    layout.leadingMargin = 20
    show(layout.indexPaths(inPage: 0).count)
    return layout
  }

  func rollingBanner() -> InfiniteBannerLayout {
    let layout = InfiniteBannerLayout()
    layout.transition = .parallax(portion: 0.6)
    layout.autoplay = Autoplay(interval: 8)
    layout.scroll(toPage: 2, animated: false)
    layout.isAutoplayPaused = true
    return layout
  }
}
#endif
