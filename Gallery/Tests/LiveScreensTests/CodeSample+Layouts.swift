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
      layout.sectionInset = UIEdgeInsets(top: 0, left: 159, bottom: 0, right: 20)
      layout.releasePolicy = .banner
      layout.restsOnPages = false
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 138, height: 146)
      layout.minimumLineSpacing = 91
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 69)
      layout.headerReferenceSize = CGSize(width: 0, height: 131)
      layout.sectionHeadersPinToVisibleBounds = true
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.pageSizing = .perViewport(9)
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 255, height: 0)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 20, right: 20)
      layout.preferredDecelerationRate = .normal
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.isLoopingEnabled = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.footerReferenceSize = CGSize(width: 0, height: 3)
      layout.sectionFootersPinToVisibleBounds = true
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.pageSizing = .peek(68)
      layout.itemSize = CGSize(width: 153, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 39)
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
      layout.sectionFootersPinToVisibleBounds = true
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
      layout.footerReferenceSize = CGSize(width: 120, height: 0)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 316, height: 0)
      layout.minimumLineSpacing = 12
      layout.minimumInteritemSpacing = 23
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 368, height: 0)
      layout.minimumLineSpacing = -85
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 159, right: 0)
      layout.activeDistance = 45
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 146)
      layout.minimumLineSpacing = 28
      layout.minimumInteritemSpacing = 146
      layout.headerReferenceSize = CGSize(width: 104, height: 0)
      layout.footerReferenceSize = CGSize(width: 131, height: 0)
      layout.releasePolicy = .shelf
      layout.effects = [.tilt(angle: .pi * 43 / 180)]
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.pageSizing = .perViewport(9)
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 255)
      layout.minimumLineSpacing = 28
      layout.headerReferenceSize = CGSize(width: 31, height: 0)
      layout.scaleFactor = 0.8
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 216, height: 214)
      layout.minimumLineSpacing = 28
      layout.effects = [.cube()]
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 351, height: 214)
      layout.minimumLineSpacing = -161
      layout.releasePolicy = ReleasePolicy(
        maximumPagesPerDrag: nil, turnFraction: 0.5,
        flickVelocity: 1.8, flickFraction: 0,
        cancelsSmoothly: true)
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 355)
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
      layout.footerReferenceSize = CGSize(width: 0, height: 127)
      layout.respectsReduceMotion = false
      layout.reportsPageProgress = true
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.pageContents = .wholeLines
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.footerReferenceSize = CGSize(width: 0, height: 120)
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 316)
      layout.minimumLineSpacing = 28
      layout.sectionInset = UIEdgeInsets(top: 23, left: 0, bottom: 0, right: 0)
      layout.restsOnPages = false
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.scrollDirection = .vertical
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 368)
      layout.minimumLineSpacing = 28
      layout.minimumInteritemSpacing = 58
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.padsEdges = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 159, bottom: 0, right: 20)
      layout.releasePolicy = .banner
      layout.restsOnPages = false
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.itemSize = CGSize(width: 138, height: 146)
      layout.minimumLineSpacing = 91
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 69)
      layout.headerReferenceSize = CGSize(width: 0, height: 131)
      layout.sectionHeadersPinToVisibleBounds = true
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.pageSizing = .perViewport(9)
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 255, height: 0)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 20, right: 20)
      layout.preferredDecelerationRate = .normal
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.isLoopingEnabled = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.footerReferenceSize = CGSize(width: 0, height: 3)
      layout.sectionFootersPinToVisibleBounds = true
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.pageSizing = .peek(68)
      layout.itemSize = CGSize(width: 153, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 39)
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
      layout.releasePolicy = .picker
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
      layout.sectionFootersPinToVisibleBounds = true
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
      layout.footerReferenceSize = CGSize(width: 120, height: 0)
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 316, height: 0)
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
      layout.estimatedItemSize = CGSize(width: 368, height: 0)
      layout.minimumLineSpacing = -85
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 159, bottom: 0, right: 0)
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemSize = CGSize(width: 138, height: 146)
      layout.minimumInteritemSpacing = 146
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 69)
      layout.footerReferenceSize = CGSize(width: 131, height: 0)
      layout.sectionFootersPinToVisibleBounds = true
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.pageSizing = .perViewport(9)
      layout.isLoopingEnabled = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 255, height: 0)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20)
      layout.preferredDecelerationRate = .normal
      layout.restsOnPages = false
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.effects = [.cube()]
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.pageSizing = .peek(20)
      layout.fillsViewportAcross = false
      layout.isLoopingEnabled = false
      layout.itemSize = CGSize(width: 153, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 39)
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemSize = CGSize(width: 82, height: 355)
      layout.respectsReduceMotion = false
      layout.isAutoplayPaused = true
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.startsPageAtSection = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.footerReferenceSize = CGSize(width: 127, height: 0)
      layout.releasePolicy = .picker
      layout.preferredDecelerationRate = nil
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
      layout.sectionInset = UIEdgeInsets(top: 23, left: 0, bottom: 0, right: 0)
      layout.preferredDecelerationRate = .normal
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.scrollDirection = .vertical
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 368)
      layout.minimumLineSpacing = -85
      return layout
    },
  ]

  static let carousels: [@MainActor () -> CarouselView] = [
    {
      let carousel = CarouselView(frame: .zero)
      carousel.isAutoplayPaused = true
      carousel.autoplay = Autoplay(
        interval: 15.5, direction: .forward, turnDuration: 2.3,
        turnCurve: .linear)
      carousel.pageControlPosition = .bottomTrailing
      carousel.currentPageIndicatorTintColor = .systemIndigo
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .crossFade
      carousel.autoplay = Autoplay(
        interval: 8.5, direction: .backward, turnDuration: nil,
        turnCurve: .easeInOut)
      carousel.captionTextColor = .systemIndigo
      carousel.pageControlPosition = .bottomTrailing
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 0.9)
      carousel.autoplay = Autoplay(
        interval: 3, direction: .forward, turnDuration: nil,
        turnCurve: .easeInOut)
      carousel.captionTextColor = .systemIndigo
      carousel.captionFont = .preferredFont(forTextStyle: .title3)
      carousel.pageControlPosition = .bottomTrailing
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 0.6)
      carousel.imageContentMode = .center
      carousel.autoplay = Autoplay(
        interval: 14.5, direction: .forward, turnDuration: nil,
        turnCurve: .easeInOut)
      carousel.captionBackgroundColor = .black
      carousel.captionFont = .preferredFont(forTextStyle: .title3)
      carousel.pageControlPosition = .bottomLeading
      carousel.pageIndicatorTintColor = .systemIndigo
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 1)
      carousel.releasePolicy = ReleasePolicy(
        maximumPagesPerDrag: 1, turnFraction: 0.3,
        flickVelocity: 0, flickFraction: 0.1,
        cancelsSmoothly: true)
      carousel.autoplay = Autoplay(
        interval: 3, direction: .forward, turnDuration: nil,
        turnCurve: .easeInOut)
      carousel.captionFont = .preferredFont(forTextStyle: .caption2)
      carousel.pageControlPosition = .bottomLeading
      carousel.currentPageIndicatorTintColor = .black
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.autoplay = Autoplay(
        interval: 17, direction: .backward, turnDuration: nil,
        turnCurve: .easeInOut)
      carousel.captionTextColor = .black
      carousel.currentPageIndicatorTintColor = .systemRed
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 1)
      carousel.imageContentMode = .scaleAspectFit
      carousel.autoplay = Autoplay(
        interval: 3, direction: .forward, turnDuration: 2.1,
        turnCurve: .easeInOut)
      carousel.pageControlPosition = .bottomLeading
      carousel.pageIndicatorTintColor = .black
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .crossFade
      carousel.autoplay = Autoplay(
        interval: 3, direction: .backward, turnDuration: 2,
        turnCurve: .easeOut)
      carousel.pageControlPosition = .bottomLeading
      carousel.currentPageIndicatorTintColor = .systemIndigo
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 0.6)
      carousel.imageContentMode = .scaleAspectFit
      carousel.autoplay = Autoplay(
        interval: 5.5, direction: .backward, turnDuration: 3,
        turnCurve: .linear)
      carousel.captionTextColor = .systemIndigo
      carousel.pageControlPosition = .bottomTrailing
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 0.3)
      carousel.autoplay = Autoplay(
        interval: 3, direction: .forward, turnDuration: nil,
        turnCurve: .easeInOut)
      carousel.captionBackgroundColor = .black
      carousel.captionFont = .preferredFont(forTextStyle: .title3)
      carousel.pageControlPosition = .bottomTrailing
      carousel.currentPageIndicatorTintColor = .black
      return carousel
    },
  ]
}
