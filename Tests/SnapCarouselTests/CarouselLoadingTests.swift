#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import SnapCarousel

/// The times when a carousel loads pictures, and the use it makes of them.
@MainActor
struct CarouselLoadingTests {
  private let placeholder = UIImage()
  private let a = URL.picture("a")
  private let b = URL.picture("b")
  private let c = URL.picture("c")

  private func screen(
    _ items: [CarouselItem] = .urls("a", "b", "c", "d", "e"), endsWhenCancelled: Bool = true
  ) -> CarouselScreen {
    CarouselScreen(items, endsWhenCancelled: endsWhenCancelled) { $0.placeholder = placeholder }
  }

  @Test func `a picture in memory is there at once`() {
    let screen = screen([])
    let picture = UIImage()
    screen.loader.keep(picture, for: a)
    screen.carousel.items = .urls("a", "b")
    screen.simulation.layOut()
    #expect(screen.picture(0) === picture)
    #expect(screen.loading == ["b"])
    screen.loader.keep(UIImage(), for: a)
    screen.carousel.retryFailedImages()
    #expect(screen.picture(0) === picture)
  }

  @Test func `a picture that arrives doesn't change the height`() async throws {
    let screen = screen()
    screen.carousel.placeholder = UIImage(data: EncodedPictures.png(width: 30, height: 10))
    #expect(screen.carousel.intrinsicContentSize.height == 100)
    let square = try #require(UIImage(data: EncodedPictures.png(width: 10, height: 10)))
    _ = try await screen.answer(a, square)
    #expect(screen.picture(0) === square)
    #expect(screen.carousel.intrinsicContentSize.height == 100)
  }

  @Test func `a larger view asks for more pixels and shows the old picture meanwhile`() async throws
  {
    let screen = screen([.url(a)])
    await screen.loader.request(for: a)
    #expect(screen.loader.pixelSize(for: a) == screen.pixels(300, 150))
    screen.simulation.resize(to: CGSize(width: 320, height: 150))
    screen.carousel.frame = screen.simulation.window.bounds
    screen.simulation.layOut()
    // A running request isn't repeated; its result may be too small by then.
    let small = try await screen.answer(a)
    #expect(screen.picture(0) === small)
    #expect(screen.loading == ["a"])
    await screen.loader.request(for: a)
    #expect(screen.loader.pixelSize(for: a) == screen.pixels(320, 150))
    let large = try await screen.answer(a)
    #expect(screen.picture(0) === large)
    screen.carousel.frame.size = CGSize(width: 200, height: 100)
    screen.simulation.layOut()
    #expect(screen.loading.isEmpty)
    #expect(screen.picture(0) === large)
    screen.carousel.frame.size = CGSize(width: 200, height: 200)
    screen.simulation.layOut()
    #expect(screen.loading == ["a"])
  }

  // MARK: Loaded pictures

  @Test func `what is shown is loaded, and the next one in the direction of travel`() {
    let screen = screen()
    #expect(screen.loading == ["a", "b"])
    screen.turn(to: 2)
    #expect(screen.loading == ["c", "d"])
    screen.drag(by: -0.5)
    #expect(screen.carousel.currentIndex == 1)
    #expect(screen.loading == ["a", "b"])
    screen.drag(by: -0.5)
    screen.drag(by: -0.5)
    #expect(screen.loading == ["d", "e"])
    screen.drag(by: 0.5)
    #expect(screen.loading == ["a", "b"])
  }

  /// No cell comes or goes there.
  @Test(
    arguments: [
      (0, [(30, ["a", "b"]), (150, ["a", "b", "c"])]),
      (2, [(-60, ["b", "c"]), (20, ["b", "c", "d"]), (-20, ["b", "c"])]),
    ] as [(Int, [(CGFloat, [String])])])
  func `what loads follows the offset, also when a finger turns round`(
    page: Int, steps: [(CGFloat, [String])]
  ) {
    let screen = screen()
    screen.turn(to: page)
    for (distance, loading) in steps {
      screen.carousel.collectionView.contentOffset.x += distance
      screen.simulation.layOut()
      #expect(screen.loading == loading)
    }
  }

  @Test func `other items are travelled in the direction of the autoplay`() {
    let screen = screen()
    screen.turn(to: 3)
    screen.carousel.items = .urls("f", "g", "h")
    screen.simulation.layOut()
    #expect(screen.loading == ["f", "h"])
    screen.carousel.autoplay?.direction = .backward
    screen.carousel.items = .urls("i", "j", "k")
    screen.simulation.layOut()
    #expect(screen.loading == ["j", "k"])
  }

  @Test func `half a round is travelled in the direction of the page numbers`() {
    let screen = screen(.urls("a", "b", "c", "d"))
    screen.turn(to: 2)
    #expect(screen.loading == ["c", "d"])
    screen.turn(to: 0)
    #expect(screen.loading == ["a", "d"])
  }

  /// An app that observes the collection view may set them.
  @Test func `items that come during a layout pass have no earlier direction`() {
    let screen = screen()
    screen.turn(to: 3)
    screen.carousel.layOutCells { screen.carousel.items = .urls("f", "g", "h") }
    screen.simulation.layOut()
    #expect(screen.loading == ["f", "h"])
  }

  @Test func `there is nothing beyond the end without a loop`() {
    let screen = screen()
    screen.carousel.isLoopingEnabled = false
    screen.turn(to: 4)
    #expect(screen.loading == ["e"])
    screen.carousel.isLoopingEnabled = true
    screen.simulation.layOut()
    #expect(screen.loading == ["a", "e"])
  }

  @Test func `between items far apart, the next one goes on loading`() throws {
    let screen = CarouselScreen(.urls("a", "b", "c")) { $0.spacing = 400 }
    let task = try #require(screen.carousel.images.task(for: b))
    screen.carousel.collectionView.contentOffset.x += 330
    screen.simulation.layOut()
    #expect(screen.carousel.collectionView.visibleCells.isEmpty)
    #expect(screen.loading == ["b"] && !task.isCancelled)
  }

  // MARK: Late pictures

  /// A loader that can't be stopped answers an old request while a new one of the same URL is
  /// running.
  @Test func `an item that comes back isn't answered by a cancelled load`() async throws {
    let screen = screen(endsWhenCancelled: false)
    await screen.loader.request(for: a)
    let old = try #require(screen.carousel.images.task(for: a))
    screen.turn(to: 2)
    screen.loader.answer(a, with: .failure(PatientLoader.Failure()))
    screen.turn(to: 0)
    let new = try #require(screen.carousel.images.task(for: a))
    await old.value
    #expect(screen.failures.isEmpty)
    #expect(screen.loading.contains("a"))
    await screen.loader.request(for: a)
    let picture = UIImage()
    screen.loader.answer(a, with: .success(picture))
    await new.value
    #expect(screen.picture(0) === picture)
  }

  // MARK: Failures

  @Test func `a failure is reported once, and the placeholder stays`() async throws {
    let screen = screen()
    try await screen.fail(a)
    #expect(screen.picture(0) === placeholder)
    #expect(screen.failures == [a])
    let other = UIImage()
    screen.carousel.placeholder = other
    #expect(screen.picture(0) === other)
    screen.simulation.layOut()
    screen.simulation.run(for: 1)
    #expect(screen.loading == ["b"])
    #expect(screen.failures == [a])
  }

  @Test func `a failed load is repeated when the picture is needed next`() async throws {
    let screen = screen()
    try await screen.fail(a)
    screen.turn(to: 2)
    screen.turn(to: 0)
    #expect(screen.loading.contains("a"))
    let picture = try await screen.answer(a)
    #expect(screen.picture(0) === picture)
  }

  @Test func `what failed ahead is tried again when it is shown`() async throws {
    let screen = screen()
    try await screen.fail(b)
    #expect(screen.failures.isEmpty)
    #expect(screen.loading == ["a"])
    screen.turn(to: 1)
    #expect(screen.loading.contains("b"))
    try await screen.fail(b)
    #expect(screen.failures == [b])
  }

  @Test func `what the loader gives up by itself is no failure`() async throws {
    let screen = screen()
    try await screen.answer(a, with: .failure(CancellationError()))
    #expect(screen.failures.isEmpty)
    #expect(screen.loading == ["b"])
  }

  @Test func `the app may change the items in the report of a failure`() async throws {
    let screen = screen()
    screen.carousel.onLoadingFailure = { [unowned carousel = screen.carousel] url, error in
      #expect(url == a && error is PatientLoader.Failure)
      carousel.items = .urls("c")
    }
    try await screen.fail(a)
    screen.simulation.layOut()
    #expect(screen.loading == ["c"])
  }

  // MARK: The loader

  @Test func `another loader loads everything anew`() async throws {
    let screen = screen()
    _ = try await screen.answer(a)
    let loader = PatientLoader()
    screen.carousel.imageLoader = loader
    #expect(screen.picture(0) === placeholder)
    await loader.request(for: a)
    let task = try #require(screen.carousel.images.task(for: a))
    let picture = UIImage()
    loader.answer(a, with: .success(picture))
    await task.value
    #expect(screen.picture(0) === picture)
  }

  @Test func `a loader may change the items when it is asked`() async throws {
    let screen = screen([.url(a)])
    let loader = MeddlingLoader { [unowned carousel = screen.carousel] in
      carousel.items = [.url(.picture("x")), .url(.picture("y"))]
    }
    screen.carousel.imageLoader = loader
    for _ in 0..<3 { screen.simulation.layOut() }
    #expect(screen.loading == ["x", "y"])
    #expect(await settle { @Sendable in loader.hasFailedAll(["x", "y"]) })
    screen.simulation.layOut()
    #expect(screen.carousel.shownCells.count == 1)
  }

  @Test func `a loader that fails at once isn't asked for ever`() async {
    let loader = MeddlingLoader {}
    let screen = screen([])
    screen.carousel.imageLoader = loader
    screen.carousel.onLoadingFailure = { [unowned carousel = screen.carousel] _, _ in
      carousel.layoutIfNeeded()
      carousel.imageContentMode = .center
    }
    screen.carousel.items = .urls("a", "b", "c")
    screen.simulation.layOut()
    #expect(await settle { @Sendable in loader.hasFailedAll(["a", "b"]) })
    for _ in 0..<100 {
      screen.simulation.layOut()
      await Task.yield()
    }
    #expect(loader.count == 2)
  }

  @Test func `the shared loader is the default`() {
    #expect(CarouselView(frame: .zero).imageLoader as? ImageLoader === ImageLoader.shared)
  }
}

/// A loader that never has a picture, and performs an action the first time it is asked for one.
private final class MeddlingLoader: ImageLoading, @unchecked Sendable {
  private let lock = NSLock()
  private var act: (@MainActor () -> Void)?
  private var failures: [String] = []

  init(_ act: @escaping @MainActor () -> Void) { self.act = act }

  var count: Int { lock.withLock { failures.count } }

  func hasFailedAll(_ names: [String]) -> Bool {
    lock.withLock { names.allSatisfy(failures.contains) }
  }

  func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage? {
    let act = lock.withLock {
      defer { self.act = nil }
      return self.act
    }
    MainActor.assumeIsolated { act?() }
    return nil
  }

  func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
    lock.withLock { failures.append(url.lastPathComponent) }
    throw PatientLoader.Failure()
  }
}
#endif
