// swift-format-ignore-file
import SnapCarousel
import SnapLayouts
import UIKit

// Written by GeneratedCodeTests, as the page shows it.
extension CodeSample {
  static let layouts: [@MainActor () -> SnapFlowLayout] = [
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.padsEdges = true
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 91
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 69)
      layout.headerReferenceSize = CGSize(width: 0, height: 131)
      layout.sectionFootersPinToVisibleBounds = true
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.padsEdges = true
      layout.pageSizing = .peek(20)
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.respectsReduceMotion = false
      layout.isAutoplayPaused = true
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.pageContents = .wholeLines
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.footerReferenceSize = CGSize(width: 120, height: 0)
      return layout
    },
    {
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 138, height: 316)
      layout.minimumLineSpacing = 12
      layout.minimumInteritemSpacing = 23
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      layout.preferredDecelerationRate = .normal
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 159, right: 0)
      layout.preferredDecelerationRate = .fast
      layout.restsOnPages = false
      layout.sideAlpha = 0.1
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 146, height: 214)
      layout.minimumLineSpacing = 28
      layout.minimumInteritemSpacing = 146
      layout.headerReferenceSize = CGSize(width: 104, height: 0)
      layout.footerReferenceSize = CGSize(width: 131, height: 0)
      layout.releasePolicy = .shelf
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.pageSizing = .perViewport(9)
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 255, height: 0)
      layout.minimumLineSpacing = 28
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20)
      layout.activeDistance = 135
      layout.sideAlpha = 0.9
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemAlignmentAcross = .trailing
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 39)
      layout.minimumLineSpacing = 28
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.pageSizing = .peek(20)
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.footerReferenceSize = CGSize(width: 0, height: 127)
      layout.scaleFactor = -0.35
      layout.respectsReduceMotion = false
      layout.reportsPageProgress = true
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.scrollDirection = .vertical
      layout.leadingMargin = 58
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 368, height: 0)
      layout.minimumLineSpacing = -85
      return layout
    },
    {
      let layout = GroupPagingLayout()
      layout.pageContents = .line
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 159, left: 20, bottom: 0, right: 20)
      layout.releasePolicy = .paging
      layout.effects = [.fade(focused: 0.75)]
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemSize = CGSize(width: 146, height: 214)
      layout.minimumLineSpacing = 91
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 69)
      layout.footerReferenceSize = CGSize(width: 131, height: 0)
      layout.sectionFootersPinToVisibleBounds = true
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.pageSizing = .perViewport(9)
      layout.keepsOneItemPerLine = false
      layout.itemSize = CGSize(width: 138, height: 255)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20)
      layout.transition = .crossFade
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.pageSizing = .peek(20)
      layout.fillsViewportAcross = false
      layout.itemAlignmentAcross = .trailing
      layout.isLoopingEnabled = false
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.estimatedItemSize = CGSize(width: 0, height: 39)
      layout.releasePolicy = .paging
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.isLoopingEnabled = false
      layout.itemSize = CGSize(width: 355, height: 214)
      layout.respectsReduceMotion = false
      layout.isAutoplayPaused = true
      return layout
    },
    {
      let layout = InfiniteBannerLayout()
      layout.itemOrder = .alongPage
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.footerReferenceSize = CGSize(width: 127, height: 0)
      layout.releasePolicy = .picker
      layout.restsOnPages = false
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
      layout.effects = [
        ItemEffect { position, appearance in
          let way = min(max(position.progress, -1), 1)
          appearance.scaleAlong *= 1 + (0.7 - 1) * abs(way)
          appearance.scaleAcross *= 1 + (0.4 - 1) * abs(way)
          appearance.roll += (.pi * 30 / 180) * way
        }.eased(.easeInOut),
      ]
      return layout
    },
    {
      let layout = CenteredPickerLayout()
      layout.itemSize = CGSize(width: 138, height: 214)
      layout.minimumLineSpacing = 28
      layout.effects = [
        .book.eased(.easeIn),
        ItemEffect { position, appearance in
          let way = min(max(position.progress, -1), 1)
          appearance.scaleAlong *= 1 + (0.7 - 1) * abs(way)
          appearance.roll += (.pi * 30 / 180) * way
        }.eased(.easeIn),
      ]
      return layout
    },
  ]

  static let carousels: [@MainActor () -> CarouselView] = [
    {
      let carousel = CarouselView(frame: .zero)
      carousel.spacing = 64
      carousel.transition = .parallax(portion: 0.1)
      carousel.autoplay = Autoplay(interval: 3, turnCurve: .linear)
      carousel.captionTextColor = .systemIndigo
      carousel.pageControlPosition = .bottomTrailing
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 0.6)
      carousel.imageContentMode = .scaleToFill
      carousel.autoplay = Autoplay(interval: 4)
      carousel.isAutoplayPaused = true
      carousel.captionTextColor = .systemIndigo
      carousel.captionBackgroundColor = .systemIndigo
      carousel.pageControlPosition = .bottomLeading
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.spacing = 10
      carousel.transition = .parallax(portion: 0.6)
      carousel.autoplay = Autoplay(interval: 3)
      carousel.captionBackgroundColor = .none
      carousel.captionFont = .preferredFont(forTextStyle: .caption2)
      carousel.pageControlPosition = .bottomTrailing
      carousel.pageIndicatorTintColor = .black
      carousel.currentPageIndicatorTintColor = .systemRed
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 0.6)
      carousel.imageContentMode = .center
      carousel.autoplay = Autoplay(interval: 11, driftSpeed: 90)
      carousel.currentPageIndicatorTintColor = .systemRed
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.transition = .parallax(portion: 0.6)
      carousel.autoplay = Autoplay(interval: 16)
      carousel.captionFont = .preferredFont(forTextStyle: .caption2)
      carousel.pageControlPosition = .hidden
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.isLoopingEnabled = false
      carousel.pageSizing = .fraction(0.8)
      carousel.transition = .parallax(portion: 0.6)
      carousel.autoplay = Autoplay(interval: 13, direction: .backward, turnDuration: 1.4)
      carousel.captionFont = .preferredFont(forTextStyle: .caption2)
      carousel.pageControlPosition = .bottomTrailing
      carousel.pageIndicatorTintColor = .systemIndigo
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.scrollDirection = .vertical
      carousel.spacing = 92
      carousel.transition = .parallax(portion: 0.6)
      carousel.autoplay = Autoplay(interval: 3)
      carousel.captionBackgroundColor = .systemIndigo
      carousel.pageControlPosition = .bottomTrailing
      carousel.pageIndicatorTintColor = .black
      carousel.currentPageIndicatorTintColor = .systemIndigo
      return carousel
    },
    {
      let carousel = CarouselView(frame: .zero)
      carousel.scrollDirection = .vertical
      carousel.pageSizing = .peek(30)
      carousel.spacing = 8
      carousel.transition = .parallax(portion: 0.6)
      carousel.autoplay = Autoplay(interval: 3)
      carousel.pageControlPosition = .bottomTrailing
      return carousel
    },
  ]
}
