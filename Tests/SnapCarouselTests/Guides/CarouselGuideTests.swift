#if canImport(UIKitSimulation)
import SnapCarousel
import Testing
import UIKit
import UIKitSimulation

/// The snippets about carousels do what they say; `GuideTests` finds each one between `begin` and `end` in a guide.
@MainActor
final class CarouselGuideTests {
  private let view = UIView()
  private var (opened, logged) = ([Int](), [String]())

  private func open(_ index: Int) { opened.append(index) }
  private func log(_ line: String) { logged.append(line) }

  private func cells(of carousel: CarouselView) -> [UICollectionViewCell] {
    carousel.subviews.compactMap { $0 as? UICollectionView }.flatMap(\.visibleCells)
  }

  /// Also in the README.
  @Test func `a carousel takes five lines`() {
    let (cover, photoURL) = (UIImage(), URL(fileURLWithPath: "/trailer.png"))
    let brandFont = UIFont.systemFont(ofSize: 15)
    // begin
    let carousel = CarouselView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    carousel.items = [
      .image(cover, caption: "The new season"), .url(photoURL, caption: "On the set"),
    ]
    carousel.placeholder = UIImage(named: "placeholder")
    carousel.onSelect = { [weak self] index in self?.open(index) }
    view.addSubview(carousel)
    // end
    #expect(view.subviews == [carousel])
    // begin
    carousel.transition = .parallax(portion: 0.6)
    carousel.autoplay = Autoplay(interval: 8)
    carousel.pageControlPosition = .bottomTrailing
    carousel.captionFont = UIFontMetrics(forTextStyle: .headline).scaledFont(for: brandFont)
    // end
    // begin
    carousel.onLoadingFailure = { [weak self] url, error in self?.log("\(url): \(error)") }
    // The network is back.
    carousel.retryFailedImages()
    // end
    carousel.onLoadingFailure?(photoURL, CancellationError())
    #expect(logged == ["\(photoURL): \(CancellationError())"])
    let simulation = Simulation(size: CGSize(width: 300, height: 120), scale: 2)
    carousel.imageLoader = PatientLoader()
    carousel.frame.size = CGSize(width: 300, height: 120)
    simulation.window.addSubview(carousel)
    simulation.run(for: 0.1)
    simulation.finger.tap(at: CGPoint(x: 150, y: 60))
    #expect(opened == [0])
    simulation.run(for: 8.6)
    simulation.finger.tap(at: CGPoint(x: 150, y: 60))
    #expect(opened == [0, 1])
    carousel.items = []
  }

  @Test func `two cards make a loop`() {
    let simulation = Simulation(size: CGSize(width: 300, height: 120), scale: 2)
    let carousel = CarouselView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    // begin
    carousel.pageSizing = .peek(24)
    carousel.spacing = 12
    // end
    carousel.items = [.image(UIImage()), .image(UIImage())]
    simulation.show(carousel)
    simulation.run(for: 0.1)
    let shown = cells(of: carousel).map(\.frame.width)
    #expect(shown == [228, 228, 228])
    #expect(carousel.pageControl.numberOfPages == 2)
  }

  @Test func `a carousel has a height for Auto Layout`() {
    let carousel = CarouselView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    // begin
    carousel.imageAspectRatio = 16.0 / 9
    // end
    #expect(carousel.intrinsicContentSize.height == 180)
  }

  /// A row that sizes itself asks before.
  @Test func `a carousel has no height before it has a width`() {
    let carousel = CarouselView(frame: .zero)
    carousel.imageAspectRatio = 16.0 / 9
    #expect(carousel.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    carousel.frame.size.width = 320
    carousel.layoutIfNeeded()
    #expect(carousel.intrinsicContentSize.height == 180)
  }

  /// Compiled and run against declarations with the libraries' signatures, not against the
  /// libraries.
  @Test(
    arguments: [KingfisherLoader(), Nuke.NukeLoader(), SDWebImageLoader()] as [any ImageLoading])
  func `a library loads images of the size in pixels`(loader: any ImageLoading) async throws {
    let (url, size) = (LibraryImages.url, LibraryImages.pixelSize)
    #expect(try await loader.image(for: url, pixelSize: size) === LibraryImages.image)
    await #expect(throws: ImageLoadingError.notAnImage) {
      try await loader.image(for: URL(fileURLWithPath: "/other.jpg"), pixelSize: size)
    }
  }

  @Test func `SDWebImage stops loading for a task that is cancelled`() async {
    let task = Task {
      try await SDWebImageLoader().image(
        for: LibraryImages.slowURL, pixelSize: LibraryImages.pixelSize)
    }
    task.cancel()
    var ends = LibraryImages.ends.stream.makeAsyncIterator()
    #expect(await ends.next() == true)
  }

  /// A reused cell shows its new picture only, whichever arrives first.
  @Test func `cells of one's own show remote pictures`() async throws {
    let loader = PatientLoader(endsWhenCancelled: false)
    let cell = RemotePictureCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let urls = ["/old.png", "/new.png"].map { URL(fileURLWithPath: $0) }
    let pictures = [UIImage(), UIImage()]
    cell.show(urls[0], with: loader)
    await loader.request(for: urls[0])
    cell.show(urls[1], with: loader)
    await loader.request(for: urls[1])
    #expect(cell.imageView.image == nil)
    loader.answer(urls[1], with: .success(pictures[1]))
    while cell.imageView.image == nil { await Task.yield() }
    loader.answer(urls[0], with: .success(pictures[0]))
    for _ in 0..<100 { await Task.yield() }
    #expect(cell.imageView.image === pictures[1])
    cell.frame.size = CGSize(width: 200, height: 80)
    cell.layoutIfNeeded()
    #expect(cell.imageView.superview === cell.contentView)
    #expect(cell.imageView.frame.size == CGSize(width: 200, height: 80))
  }

  /// The code with which the section on SDCycleScrollView begins, in the windows of a phone, a tablet and a small split.
  @Test(arguments: [
    CGSize(width: 393, height: 852), CGSize(width: 1180, height: 820),
    CGSize(width: 320, height: 744),
  ])
  func `the carousel of a migration is as before`(window: CGSize) {
    let setup = ("SDCycleScrollView", make: makeCycleScrollView)
    let frame = CGRect(x: 0, y: 120, width: window.width, height: 180)
    let urls = (0..<4).map { URL(fileURLWithPath: "/\($0).png") }
    let carousel = setup.make(frame, urls, ["One", "Two", "Three", "Four"])
    carousel.imageLoader = PatientLoader()
    let simulation = Simulation(size: window, scale: 2)
    let controller = UIViewController()
    controller.view.addSubview(carousel)
    simulation.show(controller)
    simulation.run(for: 0.1)
    #expect(carousel.scrollDirection == .horizontal && carousel.isLoopingEnabled)
    #expect(cells(of: carousel).map(\.frame.size) == [frame.size])
    #expect(carousel.pageControl.numberOfPages == 4)
    // It turns by itself, and with a swipe.
    simulation.run(for: 2.6)
    #expect(carousel.currentIndex == 1)
    simulation.finger.drag(
      from: CGPoint(x: 60, y: 200), by: CGPoint(x: 100, y: 0), over: 0.12, hold: 0)
    simulation.runUntilRest()
    #expect(carousel.currentIndex == 0)
    carousel.items = []
    let xr = ("XRCarouselView", make: makeXRCarousel)
    let plain = xr.make(frame, [UIImage(), UIImage()], ["One", "Two"])
    simulation.show(plain)
    simulation.run(for: 5.6)
    #expect(plain.currentIndex == 1 && plain.items[1].caption == "Two")
  }
}

// begin
final class RemotePictureCell: UICollectionViewCell {
  let imageView = UIImageView()
  private var loading: Task<Void, Never>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ url: URL, with loader: any ImageLoading = ImageLoader.shared) {
    loading?.cancel()
    imageView.image = nil
    let scale = traitCollection.displayScale
    let pixels = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    loading = Task { [weak self] in
      let image = try? await loader.image(for: url, pixelSize: pixels)
      guard !Task.isCancelled else { return }
      self?.imageView.image = image
    }
  }
}
// end

// begin
@MainActor
func makeCycleScrollView(frame: CGRect, urls: [URL], titles: [String]) -> CarouselView {
  let carousel = CarouselView(frame: frame)
  carousel.placeholder = UIImage(named: "placeholder")
  carousel.imageContentMode = .scaleToFill
  carousel.autoplayInterval = 2
  carousel.items = zip(urls, titles).map { .url($0, caption: $1) }
  return carousel
}
// end

// begin
@MainActor
func makeXRCarousel(frame: CGRect, images: [UIImage], captions: [String]) -> CarouselView {
  let carousel = CarouselView(frame: frame)
  carousel.items = zip(images, captions).map { .image($0, caption: $1) }
  return carousel
}
// end

/// The code about carousels in the tables of "Migrating to SnapLayouts", word for word.
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
    carousel.isAutoplayPaused = true
    carousel.pageControlPosition = .bottomLeading
    carousel.onSelect = open
  }
}
#endif
