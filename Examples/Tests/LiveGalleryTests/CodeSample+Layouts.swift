import SnapLayouts
import UIKit

// Written by GeneratedCodeTests, as the page shows it.
// swift-format-ignore-file
extension CodeSample {
  static let layouts: [@MainActor () -> SnapFlowLayout] = [
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 159, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 146, height: 214)
      layout.minimumLineSpacing = 91
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 69, right: 20)
      layout.headerReferenceSize = CGSize(width: 131, height: 0)
      layout.footerReferenceSize = CGSize(width: 0, height: 99)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.pageSizing = .perViewport(3)
      layout.itemSize = CGSize(width: 138, height: 255)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 20, right: 20)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.isLoopingEnabled = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.footerReferenceSize = CGSize(width: 3, height: 0)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.effects = [.cube(inverted: true)]
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.pageSizing = .peek(68)
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 39, height: 0)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.padsEdges = true
      layout.pageSizing = .peek(20)
      layout.itemSize = CGSize(width: 355, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.sectionFootersPinToVisibleBounds = true
      layout.respectsReduceMotion = false
      layout.isAutoplayPaused = true
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.startsPageAtSection = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.headerReferenceSize = CGSize(width: 0, height: 127)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.respectsReduceMotion = false
      layout.autoplay = Autoplay(
        interval: 5, direction: .forward, turnDuration: nil,
        turnCurve: .easeInOut)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.pageContents = .wholeLines
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.headerReferenceSize = CGSize(width: 0, height: 120)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 138, height: 316)
      layout.minimumLineSpacing = 12
      layout.minimumInteritemSpacing = 23
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 368, height: 115)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.sectionInset = UIEdgeInsets(top: 0, left: 159, bottom: 0, right: 0)
      layout.scaleFactor = -0.75
      layout.effects = [.book]
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 146)
      layout.minimumLineSpacing = 28
      layout.minimumInteritemSpacing = 146
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 69)
      layout.footerReferenceSize = CGSize(width: 131, height: 0)
      layout.sectionFootersPinToVisibleBounds = true
      layout.effects = [.tilt(angle: .pi * 43 / 180)]
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.pageSizing = .perViewport(9)
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 255, height: 0)
      layout.minimumLineSpacing = 28
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20)
      layout.preferredDecelerationRate = .normal
      layout.restsOnPages = false
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.isLoopingEnabled = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.releasePolicy = .banner
      layout.alphaFalloff = .step
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.pageSizing = .peek(20)
      layout.itemSize = CGSize(width: 153, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 39)
      layout.minimumLineSpacing = 28
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 82, height: 355)
      layout.minimumLineSpacing = 28
      layout.effects = [.depth()]
      layout.respectsReduceMotion = false
      layout.isAutoplayPaused = true
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.startsPageAtSection = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.footerReferenceSize = CGSize(width: 127, height: 0)
      layout.respectsReduceMotion = false
      layout.reportsPageProgress = true
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.padsEdges = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.footerReferenceSize = CGSize(width: 120, height: 0)
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 316, height: 0)
      layout.minimumLineSpacing = 28
      layout.sectionInset = UIEdgeInsets(top: 23, left: 0, bottom: 0, right: 0)
      layout.preferredDecelerationRate = .normal
      layout.effects = [.fade(over: 395)]
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.scrollDirection = .vertical
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 368)
      layout.minimumLineSpacing = -85
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.padsEdges = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 159, left: 20, bottom: 0, right: 20)
      layout.preferredDecelerationRate = nil
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.itemSize = CGSize(width: 146, height: 214)
      layout.minimumLineSpacing = 91
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 69, right: 20)
      layout.headerReferenceSize = CGSize(width: 131, height: 0)
      layout.footerReferenceSize = CGSize(width: 0, height: 99)
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.pageSizing = .perViewport(3)
      layout.itemSize = CGSize(width: 138, height: 255)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 20, right: 20)
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.isLoopingEnabled = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.footerReferenceSize = CGSize(width: 3, height: 0)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.effects = [.cube(inverted: true)]
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.pageSizing = .peek(68)
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 39, height: 0)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.pageSizing = .peek(20)
      layout.itemSize = CGSize(width: 355, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.sectionFootersPinToVisibleBounds = true
      layout.respectsReduceMotion = false
      layout.isAutoplayPaused = true
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.startsPageAtSection = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.headerReferenceSize = CGSize(width: 0, height: 127)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.respectsReduceMotion = false
      layout.autoplay = Autoplay(
        interval: 5, direction: .forward, turnDuration: nil,
        turnCurve: .easeInOut)
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.padsEdges = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.headerReferenceSize = CGSize(width: 0, height: 120)
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.itemSize = CGSize(width: 138, height: 316)
      layout.minimumLineSpacing = 12
      layout.minimumInteritemSpacing = 23
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.scrollDirection = .vertical
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 368, height: 115)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.padsEdges = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 159, bottom: 0, right: 0)
      layout.restsOnPages = false
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemSize = CGSize(width: 138, height: 146)
      layout.minimumLineSpacing = 91
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 69)
      layout.headerReferenceSize = CGSize(width: 0, height: 131)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.effects = [.tilt()]
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.pageSizing = .perViewport(9)
      layout.fillsViewportAcross = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 255, height: 0)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
      layout.preferredDecelerationRate = .normal
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.footerReferenceSize = CGSize(width: 0, height: 3)
      layout.sectionFootersPinToVisibleBounds = true
      layout.effects = [.cube()]
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.pageSizing = .peek(68)
      layout.isLoopingEnabled = false
      layout.itemSize = CGSize(width: 153, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 39)
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.pageSizing = .peek(20)
      layout.itemSize = CGSize(width: 355, height: 214)
      layout.releasePolicy = .picker
      layout.effects = [.depth()]
      layout.respectsReduceMotion = false
      layout.isAutoplayPaused = true
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.startsPageAtSection = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.headerReferenceSize = CGSize(width: 0, height: 127)
      layout.sectionFootersPinToVisibleBounds = true
      layout.respectsReduceMotion = false
      layout.reportsPageProgress = true
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.padsEdges = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.footerReferenceSize = CGSize(width: 120, height: 0)
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 316, height: 0)
      layout.minimumInteritemSpacing = 23
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.scrollDirection = .vertical
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 368, height: 0)
      layout.minimumLineSpacing = -85
      return layout
    },
  ]
}
