// An app's code in Swift 5 mode that doesn't state its isolation: it creates the layouts and the carousel, and calls every
// public method of theirs; `members` writes code that reads and sets every property. With Apple's UIKit such code may use
// UIKit's classes, so it may use these. In Swift 6 mode it must not compile.

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
    picker.alphaFalloff = .gradual
    shelf.itemsPerPage = 3
    banner.transition = .crossFade
    plain.pageContents = .wholeLines
    plain.releasePolicy = .shelf
    plain.effects = [.zoom()]
    plain.autoplay = Autoplay(interval: 3)
    plain.onPageChange = { self.pages.append($0) }
    plain.accessibilityPageDescription = { page, count in "\(page) of \(count)" }
    print(plain.accessibilityPageDescription(1, 2))
  }

  func readLayouts() {
    let plain = setup.plain
    let path = plain.currentIndexPath ?? IndexPath(item: 0, section: 0)
    print(plain.lengthAcross(atPagePosition: plain.pagePosition))
    print(plain.contentOffset(forPage: 1) ?? .zero, plain.page(forItemAt: path) ?? 0)
    print(plain.indexPaths(inPage: 0))
    print(plain.nearestRepetition(ofPage: 0))
    print(plain.accessibilityScrollStatus ?? "")
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
    print(attributes?.pageProgress ?? 0, attributes?.contentShift ?? .zero)
  }

  func setCarousel() {
    let carousel = setup.carousel
    carousel.items = [.image(UIImage(), caption: "One")]
    carousel.imageLoader = ImageLoader.shared
    carousel.onLoadingFailure = { url, error in print(url, error) }
    carousel.onSelect = { self.pages.append($0) }
    carousel.transition = .slide
    carousel.pageControlPosition = .bottomCenter
    carousel.pageControl.isHidden = false
    carousel.scroll(toItemAt: 0, animated: true)
    carousel.retryFailedImages()
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
