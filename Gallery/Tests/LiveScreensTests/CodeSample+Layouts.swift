import SnapCarousel
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
      layout.minimumInteritemSpacing = 159
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 291)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 69, bottom: 0, right: 20)
      layout.headerReferenceSize = CGSize(width: 131, height: 0)
      layout.footerReferenceSize = CGSize(width: 0, height: 99)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.pageSizing = .perViewport(9)
      layout.itemSize = CGSize(width: 255, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.keepsOneItemPerLine = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.footerReferenceSize = CGSize(width: 3, height: 0)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.effects = [.cube()]
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.pageSizing = .peek(20)
      layout.itemSize = CGSize(width: 138, height: 40)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.footerReferenceSize = CGSize(width: 0, height: 226)
      layout.releasePolicy = .banner
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.padsEdges = true
      layout.itemAlignmentAcross = .leading
      layout.itemSize = CGSize(width: 138, height: 214)
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
      layout.headerReferenceSize = CGSize(width: 127, height: 0)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.respectsReduceMotion = false
      layout.reportsPageProgress = true
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.headerReferenceSize = CGSize(width: 120, height: 0)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 316, height: 214)
      layout.minimumLineSpacing = -155
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 368)
      layout.estimatedItemSize = CGSize(width: 115, height: 0)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.sectionInset = UIEdgeInsets(top: 0, left: 159, bottom: 0, right: 0)
      layout.releasePolicy = .banner
      layout.scaleFactor = -0.75
      layout.effects = [.book]
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 146, height: 214)
      layout.minimumLineSpacing = 91
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 69)
      layout.headerReferenceSize = CGSize(width: 0, height: 131)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.effects = [.tilt()]
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 255)
      layout.minimumLineSpacing = 28
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
      layout.preferredDecelerationRate = .normal
      layout.restsOnPages = false
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.footerReferenceSize = CGSize(width: 0, height: 3)
      layout.sectionFootersPinToVisibleBounds = true
      layout.effects = [.cube()]
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemAlignmentAcross = .trailing
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 39, height: 0)
      layout.minimumLineSpacing = 28
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 355, height: 214)
      layout.minimumLineSpacing = 28
      layout.effects = [.depth()]
      layout.respectsReduceMotion = false
      layout.isAutoplayPaused = true
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.pageSizing = .peek(20)
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.headerReferenceSize = CGSize(width: 0, height: 127)
      layout.sectionFootersPinToVisibleBounds = true
      layout.reportsPageProgress = true
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.pageContents = .wholeLines
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.footerReferenceSize = CGSize(width: 120, height: 0)
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 316)
      layout.minimumLineSpacing = 28
      layout.minimumInteritemSpacing = 23
      layout.effects = [.fade(focused: 0.7, falloff: .step)]
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.scrollDirection = .vertical
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 368, height: 115)
      layout.minimumLineSpacing = 28
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.pageContents = .line
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.minimumInteritemSpacing = 159
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.preferredDecelerationRate = nil
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 291)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 69, bottom: 0, right: 20)
      layout.headerReferenceSize = CGSize(width: 131, height: 0)
      layout.footerReferenceSize = CGSize(width: 0, height: 99)
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.pageSizing = .perViewport(9)
      layout.itemSize = CGSize(width: 255, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.keepsOneItemPerLine = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.footerReferenceSize = CGSize(width: 3, height: 0)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.effects = [.cube()]
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.pageSizing = .peek(20)
      layout.itemSize = CGSize(width: 138, height: 40)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.footerReferenceSize = CGSize(width: 0, height: 226)
      layout.releasePolicy = .banner
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.itemAlignmentAcross = .leading
      layout.itemSize = CGSize(width: 138, height: 214)
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
      layout.headerReferenceSize = CGSize(width: 127, height: 0)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.respectsReduceMotion = false
      layout.reportsPageProgress = true
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.padsEdges = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.headerReferenceSize = CGSize(width: 120, height: 0)
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.itemSize = CGSize(width: 316, height: 214)
      layout.minimumLineSpacing = -155
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.scrollDirection = .vertical
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 368)
      layout.estimatedItemSize = CGSize(width: 115, height: 0)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.sectionInset = UIEdgeInsets(top: 159, left: 0, bottom: 0, right: 0)
      layout.restsOnPages = false
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.isLoopingEnabled = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 291)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 69, right: 0)
      layout.headerReferenceSize = CGSize(width: 131, height: 0)
      layout.footerReferenceSize = CGSize(width: 0, height: 63)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.effects = [.tilt(angle: .pi * 43 / 180)]
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.pageSizing = .perViewport(9)
      layout.keepsOneItemPerLine = false
      layout.itemSize = CGSize(width: 138, height: 255)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.footerReferenceSize = CGSize(width: 3, height: 0)
      layout.sectionFootersPinToVisibleBounds = true
      layout.effects = [.cube()]
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.fillsViewportAcross = false
      layout.itemAlignmentAcross = .trailing
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 39, height: 0)
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.isLoopingEnabled = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.releasePolicy = .picker
      layout.effects = [.depth()]
      layout.respectsReduceMotion = false
      layout.isAutoplayPaused = true
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.pageSizing = .peek(20)
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.headerReferenceSize = CGSize(width: 0, height: 127)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.respectsReduceMotion = false
      layout.reportsPageProgress = true
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.pageContents = .wholeLines
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.headerReferenceSize = CGSize(width: 0, height: 120)
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemSize = CGSize(width: 138, height: 316)
      layout.minimumLineSpacing = -155
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.scrollDirection = .vertical
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 368)
      layout.estimatedItemSize = CGSize(width: 0, height: 115)
      return layout
    },
  ]

  static let carousels: [@MainActor () -> CarouselView] = [
    {
      let carousel = CarouselView(frame: .zero)
      carousel.autoplay = nil
      carousel.pageControlPosition = .bottomTrailing
      carousel.currentPageIndicatorTintColor = .systemIndigo
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .crossFade
      carousel.autoplay = Autoplay(interval: 3, turnDuration: 2.1)
      carousel.pageControlPosition = .bottomTrailing
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 0.9)
      carousel.autoplay = Autoplay(interval: 3)
      carousel.captionFont = .preferredFont(forTextStyle: .title3)
      carousel.pageControlPosition = .bottomTrailing
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 0.6)
      carousel.imageContentMode = .center
      carousel.autoplay = Autoplay(interval: 14.5)
      carousel.captionBackgroundColor = .black
      carousel.captionFont = .preferredFont(forTextStyle: .title3)
      carousel.pageControlPosition = .bottomTrailing
      carousel.pageIndicatorTintColor = .systemIndigo
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 1)
      carousel.releasePolicy = ReleasePolicy(
        maximumPagesPerDrag: 4,
        turnFraction: 0.1,
        flickVelocity: 0,
        flickFraction: 0.1)
      carousel.autoplay = Autoplay(interval: 3)
      carousel.captionFont = .preferredFont(forTextStyle: .caption2)
      carousel.pageControlPosition = .bottomLeading
      carousel.currentPageIndicatorTintColor = .black
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.autoplay = Autoplay(interval: 3, direction: .backward, turnDuration: 1)
      carousel.captionTextColor = .black
      carousel.currentPageIndicatorTintColor = .systemRed
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 1)
      carousel.autoplay = nil
      carousel.pageControlPosition = .bottomLeading
      carousel.pageIndicatorTintColor = .black
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .crossFade
      carousel.autoplay = Autoplay(interval: 3, turnDuration: 2)
      carousel.isAutoplayPaused = true
      carousel.pageControlPosition = .bottomLeading
      carousel.pageIndicatorTintColor = .systemIndigo
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 0.6)
      carousel.autoplay = nil
      carousel.pageControlPosition = .bottomTrailing
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 0.3)
      carousel.autoplay = Autoplay(interval: 3)
      carousel.captionBackgroundColor = .black
      carousel.captionFont = .preferredFont(forTextStyle: .title3)
      carousel.pageControlPosition = .bottomTrailing
      carousel.currentPageIndicatorTintColor = .black
      return carousel
    },
  ]
}
