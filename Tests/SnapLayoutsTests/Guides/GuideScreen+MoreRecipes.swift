#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit
import UIKitSimulation

// The code between `begin` and `end` is in the recipes, word for word; ``GuideTests`` compares them.

// begin
final class FortyPointLayout: SnapFlowLayout {
  override func page(for release: DragRelease, stops: PageStops) -> Int? {
    var policy = ReleasePolicy.paging
    if let stride = stops.pageStride(near: release.startOffset) {
      policy.turnFraction = 40 / stride
    }
    return policy.page(for: release, stops: stops)
  }
}
// end

// begin
final class TickerLayout: SnapFlowLayout {
  override func page(for release: DragRelease, stops: PageStops) -> Int? { nil }
}
// end

extension GuideScreen {
  func ticker() {
    // begin
    let layout = TickerLayout()
    layout.scrollDirection = .horizontal
    layout.keepsOneItemPerLine = true
    layout.isLoopingEnabled = true
    layout.autoplay = Autoplay(interval: 0, driftSpeed: 40)
    // end
    layout.itemSize = CGSize(width: 120, height: 100)
    collectionView.collectionViewLayout = layout
    begin()
  }

  func rowsOfAStore() {
    // begin
    let layout = GroupPagingLayout()
    layout.pageSizing = .peek(10)
    layout.itemSize.height = 80
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 0
    collectionView.collectionViewLayout = layout
    // end
    begin()
  }

  func pagesOfIcons() {
    // begin
    let layout = GroupPagingLayout()
    layout.itemOrder = .alongPage
    layout.pageSizing = .perViewport(4)
    layout.itemSize.height = 56
    layout.minimumInteritemSpacing = 8
    layout.pageControl = pageControl
    collectionView.collectionViewLayout = layout
    // end
    begin()
  }

  func pauseButton() -> UIButton {
    // begin
    let button = UIButton(type: .system, primaryAction: nil)
    func showTitle() {
      button.setTitle(layout.isAutoplayPaused ? "Play" : "Pause", for: .normal)
    }
    let action = UIAction { [layout] _ in
      layout.isAutoplayPaused.toggle()
      showTitle()
    }
    button.addAction(action, for: .primaryActionTriggered)
    showTitle()
    // end
    return button
  }

  // MARK: Troubleshooting

  func centerForEver() {
    // begin
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.pageSizing = .peek(24)
    // end
    begin()
  }

  func turnByItself() {
    // begin
    layout.autoplay = Autoplay(interval: 3)
    // end
    begin()
  }

  func turnOnePage() {
    // begin
    layout.releasePolicy = .paging
    // end
    begin()
  }

  func growingItem() {
    // begin
    layout.pageAlignment = .center
    layout.padsEdges = true
    layout.effects = [.expand(by: 60)]
    // end
    begin()
  }
}

// begin
final class PageHeightView: UIView {
  private let strip: UICollectionView
  private let layout: SnapFlowLayout
  private let maximumHeight: CGFloat

  /// A strip that is clipped to the height of its current page.
  init(_ strip: UICollectionView, _ layout: SnapFlowLayout, maximumHeight: CGFloat) {
    (self.strip, self.layout, self.maximumHeight) = (strip, layout, maximumHeight)
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(strip)
    layout.keepsOneItemPerLine = true
    layout.itemAlignmentAcross = .leading
    layout.onPagePositionChange = { [weak self] _ in self?.invalidateIntrinsicContentSize() }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let height = layout.lengthAcross(atPagePosition: layout.pagePosition)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    strip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: maximumHeight)
    strip.layoutIfNeeded()
    // In another width, or with other data, pages have other heights.
    invalidateIntrinsicContentSize()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layout.invalidateLayout()
    setNeedsLayout()
  }
}
// end
#endif
