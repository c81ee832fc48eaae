import SnapCarousel
import SnapLayouts
import UIKit

/// The code about carousels in the tables of "Migrating to SnapLayouts", word for word.
///
/// `GuideTests` compares them, and `CarouselGuideTests` runs this code.
@MainActor
struct CarouselMigrationSnippets {
  let carousel = CarouselView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
  let urls = [URL(fileURLWithPath: "/first.png"), URL(fileURLWithPath: "/second.png")]
  let titles = ["First", "Second"]
  let cover = UIImage()
  let open: (Int) -> Void
  let show: (Int) -> Void

  func cycleScrollView() {
    carousel.items = urls.map { .url($0) }
    carousel.items = [.image(cover)]
    carousel.items = zip(urls, titles).map { .url($0, caption: $1) }
    carousel.placeholder = cover
    carousel.autoplayInterval = 3
    carousel.isAutoplayPaused = false
    carousel.isLoopingEnabled = true
    carousel.scrollDirection = .vertical
    carousel.imageContentMode = .scaleToFill
    carousel.pageControlPosition = .bottomTrailing
    carousel.pageControlPosition = .hidden
    carousel.currentPageIndicatorTintColor = .white
    carousel.pageIndicatorTintColor = .gray
    carousel.currentPageIndicatorImage = cover
    carousel.pageIndicatorImage = cover
    carousel.captionTextColor = .white
    carousel.captionFont = .systemFont(ofSize: 14)
    carousel.captionBackgroundColor = .black
    carousel.onSelect = open
    carousel.onPageChange = show
    carousel.scroll(toItemAt: 1, animated: true)
    carousel.imageLoader = ImageLoader(memoryLimit: 32_000_000)
  }

  func carouselView() {
    carousel.items = [.image(cover), .url(urls[0])]
    carousel.items[0].caption = "The new season"
    carousel.transition = .slide
    carousel.transition = .crossFade
    carousel.autoplayInterval = 5
    carousel.isAutoplayPaused = false
    carousel.isAutoplayPaused = true
    carousel.pageControlPosition = .bottomLeading
    carousel.onSelect = open
    carousel.placeholder = cover
  }
}
