#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit
import UIKitSimulation

/// The snippets of the articles, word for word; ``GuideTests`` compares them.
extension GuideScreen {
  /// Sets a layout with which a snippet continues.
  func use(_ layout: SnapFlowLayout) {
    collectionView.collectionViewLayout = layout
    begin()
  }

  // MARK: Pickers

  func pickerLooks() {
    let layout = CenteredPickerLayout(replacing: oldLayout)
    // begin
    layout.scaleFactor = 0.3
    layout.activeDistance = 120
    layout.sideAlpha = 0.7
    // end
    use(layout)
  }

  func pickerCallbacks() {
    // begin
    layout.onPageChange = { [weak self] page in self?.preview(page) }
    layout.onSettle = { [weak self] page in self?.choose(page) }
    // end
    begin()
  }

  // MARK: Shelves

  func shelfOfRows() {
    let layout = GroupPagingLayout(replacing: oldLayout)
    // begin
    layout.itemSize = CGSize(width: 120, height: 50)
    layout.minimumInteritemSpacing = 10
    layout.itemsPerPage = 4
    // end
    use(layout)
  }

  func shelfOfSections() {
    let layout = GroupPagingLayout(replacing: oldLayout)
    // begin
    layout.startsPageAtSection = true
    // end
    use(layout)
  }

  func shelfMargins() {
    let layout = GroupPagingLayout(replacing: oldLayout)
    // begin
    layout.leadingMargin = 32
    layout.padsEdges = false
    // end
    use(layout)
  }

  func shelfRule() {
    let layout = GroupPagingLayout(replacing: oldLayout)
    // begin
    layout.releasePolicy = ReleasePolicy(
      maximumPagesPerDrag: 2, turnFraction: 0.3, flickVelocity: 0.5)
    // end
    use(layout)
  }

  // MARK: Banners

  func quietBanner() {
    // begin
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.scrollsToTop = false
    // end
  }

  func pauseBanner() {
    // begin
    layout.isAutoplayPaused = true
    // end
  }

  func slowTurn() {
    // begin
    layout.autoplay = Autoplay(interval: 4, direction: .backward, turnDuration: 0.8)
    // end
    begin()
  }

  func drift() {
    // begin
    layout.autoplay = Autoplay(interval: 3, driftSpeed: 30)
    // end
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

  func keepMotion() {
    // begin
    layout.respectsReduceMotion = false
    // end
    begin()
  }

  // MARK: Right to left

  func mirror() {
    // begin
    collectionView.semanticContentAttribute = .forceRightToLeft
    // end
    begin()
  }

  // MARK: Self-sizing

  func estimate() {
    let layout = SnapFlowLayout(replacing: oldLayout)
    // begin
    layout.estimatedItemSize = CGSize(width: 120, height: 100)
    // end
    use(layout)
  }

  // MARK: Storyboards

  func storyboardOutlets() {
    // begin
    if let layout = collectionView.collectionViewLayout as? GroupPagingLayout {
      layout.pageSizing = .perViewport(3)
      layout.pageControl = pageControl
    }
    // end
    begin()
  }

  // MARK: Testing

  func recordEvents() {
    // begin
    layout.isEventLogEnabled = true
    // …after the defect:
    print(layout.eventLog)
    // end
  }

  // MARK: Troubleshooting

  func keepInsets() {
    // begin
    collectionView.contentInsetAdjustmentBehavior = .never
    // end
    begin()
  }

  func holdBetweenPages() {
    // begin
    layout.restsOnPages = false
    collectionView.setContentOffset(CGPoint(x: 30, y: 0), animated: true)
    // end
    begin()
  }
}

/// What the recipes print is for their reader, not for the output of the tests.
private func print(_ text: String) {}
#endif
