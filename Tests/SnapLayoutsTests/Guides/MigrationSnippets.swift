#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

/// The code in the tables of "Migrating to SnapLayouts", word for word.
///
/// ``MigrationTests`` compares them and runs this code on a screen.
@MainActor
struct MigrationSnippets {
  let collectionView: UICollectionView
  let pageControl = UIPageControl()
  let show: (Int) -> Void

  /// Every migration to a layout.
  var layouts: [(UICollectionViewFlowLayout) -> SnapFlowLayout] {
    [
      pager, pagingLayout, carousel, centered, peeking, infinite, animated, cyclePager, iCarousel,
      shelf, gemini, ownCode,
    ]
  }

  func ownCode(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.releasePolicy = .paging
    layout.pageControl = pageControl
    layout.isLoopingEnabled = true
    layout.autoplay = Autoplay(interval: 3)
    layout.pageSizing = .peek(24)
    layout.invalidateLayout()
    layout.effects = [.expand(by: 60)]
    layout.onPageChange = show
    layout.onSettle = show
    show(layout.currentPage)
    return layout
  }

  func pager(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.isLoopingEnabled = true
    layout.autoplay = Autoplay(interval: 3)
    layout.pageSizing = .viewport
    layout.fillsViewportAcross = true
    layout.minimumLineSpacing = 10
    layout.releasePolicy = .picker
    layout.releasePolicy = .shelf
    layout.effects = [.coverFlow()]
    layout.preferredDecelerationRate = .fast
    layout.onPageChange = show
    layout.onSettle = show
    layout.pageControl = pageControl
    layout.scroll(toPage: 2, animated: true)
    show(layout.currentPage)
    show(Int(layout.pagePosition))
    return layout
  }

  func pagingLayout(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.releasePolicy = .paging
    layout.effects = [.carousel(sideScale: 0.6, sideAlpha: 1)]
    layout.effects = [.stack()]
    layout.onPageChange = show
    layout.scroll(toPage: 2, animated: true)
    layout.scrollToNextPage(animated: true)
    layout.scrollToPreviousPage(animated: true)
    return layout
  }

  func carousel(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.effects = [.carousel(sideScale: 0.6, sideAlpha: 0.6, spacing: .fixed(40))]
    layout.preferredDecelerationRate = .fast
    layout.onPageChange = show
    return layout
  }

  func gemini(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
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
    return layout
  }

  func centered(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.preferredDecelerationRate = .fast
    layout.onSettle = show
    layout.scroll(toPage: 2, animated: true)
    show(layout.currentPage)
    return layout
  }

  func peeking(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.pageSizing = .peek(20)
    layout.fillsViewportAcross = true
    layout.minimumLineSpacing = 20
    layout.pageContents = .items(2)
    layout.releasePolicy.maximumPagesPerDrag = 1
    layout.releasePolicy.flickVelocity = 0.2
    layout.preferredDecelerationRate = .fast
    layout.scroll(toPage: 2, animated: true)
    show(layout.currentPage)
    layout.preferredDecelerationRate = .fast
    return layout
  }

  func infinite(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.isLoopingEnabled = true
    layout.releasePolicy = .picker
    layout.preferredDecelerationRate = .normal
    layout.restsOnPages = true
    layout.scroll(toItemAt: IndexPath(item: 2, section: 0), animated: false)
    layout.onPageChange = show
    return layout
  }

  func animated(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.releasePolicy = .paging
    layout.pageSizing = .viewport
    layout.fillsViewportAcross = true
    layout.minimumLineSpacing = 0
    layout.effects = [.cube()]
    return layout
  }

  func cyclePager(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.isLoopingEnabled = true
    layout.autoplay = Autoplay(interval: 3)
    layout.minimumLineSpacing = 15
    layout.effects = [.carousel(sideScale: 0.8, sideAlpha: 1)]
    layout.effects = [.coverFlow()]
    layout.onPageChange = show
    layout.scroll(toPage: 2, animated: true)
    layout.scrollToNextPage(animated: true)
    layout.invalidateLayout()
    layout.pageControl = pageControl
    show(layout.currentPage)
    return layout
  }

  func iCarousel(_ oldLayout: UICollectionViewFlowLayout) -> SnapFlowLayout {
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.isLoopingEnabled = true
    layout.scrollDirection = .horizontal
    layout.effects = [.cylinder()]
    layout.effects = [.cylinder(inverted: true)]
    layout.effects = [.ferrisWheel()]
    layout.effects = [.coverFlow()]
    layout.releasePolicy = .shelf
    layout.restsOnPages = false
    layout.preferredDecelerationRate = .normal
    layout.onPageChange = show
    layout.onSettle = show
    layout.scroll(toPage: 2, animated: true)
    show(layout.currentPage)
    show(Int(layout.pagePosition))
    layout.restsOnPages = true
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
