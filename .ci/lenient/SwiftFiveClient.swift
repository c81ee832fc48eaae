// An app's code in Swift 5 mode that doesn't state its isolation: it creates the layouts and the carousel, and reads,
// sets or calls every public member of theirs. With Apple's UIKit such code may use UIKit's classes, so it may use
// these. In Swift 6 mode it must not compile.

import SnapCarousel
import SnapLayouts
import UIKit

struct ShelfSetup {
  let picker = CenteredPickerLayout()
  let shelf = GroupPagingLayout()
  let banner = InfiniteBannerLayout()
  let plain = SnapFlowLayout()
  let replacing = CenteredPickerLayout(replacing: UICollectionViewFlowLayout())
  let carousel = CarouselView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  func decoded(by coder: NSCoder) -> [NSObject?] {
    [CenteredPickerLayout(coder: coder), CarouselView(coder: coder)]
  }
}

class ShelfCoordinator: NSObject {
  let setup = ShelfSetup()
  var pages: [Int] = []

  func setLayouts() {
    let (picker, shelf, banner, plain) = (setup.picker, setup.shelf, setup.banner, setup.plain)
    picker.scaleFactor = 0.3
    picker.activeDistance = 60
    picker.sideAlpha = 0.4
    picker.alphaFalloff = .gradual
    shelf.itemsPerPage = 3
    banner.transition = .crossFade
    plain.itemSize = CGSize(width: 80, height: 80)
    plain.estimatedItemSize = .zero
    plain.minimumInteritemSpacing = 0
    plain.pageAlignment = .center
    plain.itemAlignmentAcross = .center
    plain.leadingMargin = 20
    plain.padsEdges = true
    plain.pageContents = .wholeLines
    plain.itemOrder = .alongPage
    plain.startsPageAtSection = true
    plain.pageSizing = .viewport
    plain.fillsViewportAcross = false
    plain.keepsOneItemPerLine = true
    plain.isLoopingEnabled = false
    plain.releasePolicy = .shelf
    plain.preferredDecelerationRate = .fast
    plain.restsOnPages = true
    plain.effects = [.zoom()]
    plain.respectsReduceMotion = true
    plain.reportsPageProgress = true
    plain.lastReachablePage = nil
    plain.autoplay = Autoplay(interval: 3)
    plain.isAutoplayPaused = false
    plain.isEventLogEnabled = true
    plain.pageControl = UIPageControl()
    plain.onPageChange = { self.pages.append($0) }
    plain.onNumberOfPagesChange = { self.pages.append($0) }
    plain.onPagePositionChange = { self.pages.append(Int($0)) }
    plain.onAutoplayProgressChange = { print($0) }
    plain.onWillSettle = { self.pages.append($0) }
    plain.onSettle = { self.pages.append($0) }
    plain.accessibilityPageDescription = { page, count in "\(page) of \(count)" }
    print(plain.accessibilityPageDescription(1, 2))
  }

  func readLayouts() {
    let plain = setup.plain
    let path = plain.currentIndexPath ?? IndexPath(item: 0, section: 0)
    print(plain.numberOfPages, plain.currentPage, plain.pagePosition, plain.isLooping)
    print(plain.autoplayProgress)
    print(plain.lengthAcross(atPagePosition: plain.pagePosition))
    print(plain.contentOffset(forPage: 1) ?? .zero, plain.page(forItemAt: path) ?? 0)
    print(plain.indexPaths(inPage: 0), plain.pageStops, plain.builtInEffects.count)
    plain.pagesPerRound = nil
    print(plain.nearestRepetition(ofPage: 0))
    print(plain.explanation, plain.eventLog, plain.accessibilityScrollStatus ?? "")
    plain.scroll(toPage: 1, animated: true)
    plain.scroll(toItemAt: path, animated: true)
    plain.scrollToNextPage(animated: true)
    plain.scrollToPreviousPage(animated: true)
    plain.invalidateEffects()
    plain.restore(plain.bookmark)
    if let release = plain.lastRelease {
      print(plain.page(for: release, stops: plain.pageStops) ?? 0)
    }
    _ = plain.accessibilityScroll(.next)
    let attributes = plain.layoutAttributesForItem(at: path) as? SnapLayoutAttributes
    print(attributes?.pageProgress ?? 0, attributes?.contentShift ?? 0)
  }

  func setCarousel() {
    let carousel = setup.carousel
    carousel.items = [.image(UIImage(), caption: "One")]
    carousel.placeholder = nil
    carousel.imageContentMode = .scaleAspectFit
    carousel.imageLoader = ImageLoader.shared
    carousel.onLoadingFailure = { url, error in print(url, error) }
    carousel.onPageChange = { self.pages.append($0) }
    carousel.onSelect = { self.pages.append($0) }
    carousel.isLoopingEnabled = true
    carousel.transition = .slide
    carousel.releasePolicy = .shelf
    carousel.accessibilityPageDescription = { page, count in "\(page) of \(count)" }
    carousel.autoplay = nil
    carousel.autoplayInterval = 4
    carousel.isAutoplayPaused = true
    carousel.captionTextColor = .white
    carousel.captionFont = .preferredFont(forTextStyle: .footnote)
    carousel.captionBackgroundColor = nil
    carousel.pageControlPosition = .bottomCenter
    carousel.pageIndicatorTintColor = nil
    carousel.currentPageIndicatorTintColor = nil
    carousel.pageIndicatorImage = nil
    carousel.currentPageIndicatorImage = nil
    carousel.imageAspectRatio = 2
    carousel.scrollDirection = .vertical
    carousel.spacing = 8
    carousel.pageControl.isHidden = false
    carousel.scroll(toItemAt: 0, animated: true)
    carousel.retryFailedImages()
    print(carousel.currentIndex)
  }
}

class FollowingLayout: CenteredPickerLayout {
  var page = 0

  override var builtInEffects: [ItemEffect] { super.builtInEffects + [.fade()] }

  override func page(for release: DragRelease, stops: PageStops) -> Int? {
    page = currentPage
    return super.page(for: release, stops: stops)
  }
}

class FollowingCarousel: CarouselView {
  override func layoutSubviews() {
    super.layoutSubviews()
    alpha = currentIndex == 0 ? 0.5 : 1
  }
}

func makeSetup(_ setup: ShelfSetup = ShelfSetup()) -> ShelfSetup { setup }
