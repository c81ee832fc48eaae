#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

// The six screens with the lines of "Your own code" in the article about migrating, word for word: ``GuideTests``
// compares them, and ``OwnCodeTests`` runs them.
extension CardScreen {
  func setUpTarget() {
    // begin
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    collectionView.collectionViewLayout = layout
    // end
  }

  func setUpInset() {
    // begin
    let layout = CenteredPickerLayout(replacing: oldLayout)
    collectionView.collectionViewLayout = layout
    // end
  }

  func setUpDots() {
    collectionView.isPagingEnabled = true
    oldLayout.minimumLineSpacing = 0
    // begin
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageSizing = .viewport
    layout.fillsViewportAcross = true
    layout.pageControl = pageControl
    collectionView.collectionViewLayout = layout
    // end
  }

  func setUpCopies() {
    collectionView.isPagingEnabled = true
    // begin
    let layout = InfiniteBannerLayout()
    layout.autoplay = Autoplay(interval: 3)
    layout.pageControl = pageControl
    collectionView.collectionViewLayout = layout
    // end
  }

  func setUpEndless() {
    // begin
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.isLoopingEnabled = true
    layout.onPageChange = { [weak self] page in self?.show(page) }
    collectionView.collectionViewLayout = layout
    // end
  }

  func setUpStored() {
    // begin
    let layout = SnapFlowLayout(replacing: oldLayout)
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.pageSizing = .peek(24)
    layout.releasePolicy = .paging
    layout.onSettle = { [weak self] page in self?.show(page) }
    collectionView.collectionViewLayout = layout
    // end
  }
}
#endif
