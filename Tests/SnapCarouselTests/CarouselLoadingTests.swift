#if canImport(UIKitSimulation)
import Testing
import UIKit

@testable import SnapCarousel

/// The times when a carousel loads pictures, and the use it makes of them.
final class CarouselLoadingTests: CarouselScreen {
  private let placeholder = UIImage()
  private let a = URL.picture("a")
  private let b = URL.picture("b")
  private let c = URL.picture("c")

  init() {
    super.init(.urls("a", "b", "c", "d", "e")) { [placeholder] in $0.placeholder = placeholder }
  }

  private func screen(_ items: [CarouselItem], endsWhenCancelled: Bool = true) -> CarouselScreen {
    CarouselScreen(items, endsWhenCancelled: endsWhenCancelled) { $0.placeholder = placeholder }
  }

  @Test func `a picture in memory is there at once`() {
    let screen = screen([])
    let picture = UIImage()
    screen.loader.keep(picture, for: a)
    screen.show(.urls("a", "b"))
    #expect(screen.shown(0) === picture)
    #expect(screen.loading == ["b"])
    screen.loader.keep(UIImage(), for: a)
    screen.carousel.retryFailedImages()
    #expect(screen.shown(0) === picture)
  }

  @Test func `a picture that arrives doesn't change the height`() async throws {
    carousel.placeholder = UIImage(data: EncodedPictures.png(width: 30, height: 10))
    #expect(carousel.intrinsicContentSize.height == 100)
    let square = try #require(UIImage(data: EncodedPictures.png(width: 10, height: 10)))
    _ = try await answer(a, square)
    #expect(shown(0) === square)
    #expect(carousel.intrinsicContentSize.height == 100)
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
    #expect(screen.shown(0) === small)
    #expect(screen.loading == ["a"])
    await screen.loader.request(for: a)
    #expect(screen.loader.pixelSize(for: a) == screen.pixels(320, 150))
    let large = try await screen.answer(a)
    #expect(screen.shown(0) === large)
    screen.resize(to: CGSize(width: 200, height: 100))
    #expect(screen.loading.isEmpty)
    #expect(screen.shown(0) === large)
    screen.resize(to: CGSize(width: 200, height: 200))
    #expect(screen.loading == ["a"])
  }

  @Test func `what is shown is loaded, and the next one in the direction of travel`() {
    #expect(loading == ["a", "b"])
    turn(to: 2)
    #expect(loading == ["c", "d"])
    drag(by: -0.5)
    #expect(carousel.currentIndex == 1)
    #expect(loading == ["a", "b"])
    drag(by: -0.5)
    drag(by: -0.5)
    #expect(loading == ["d", "e"])
    drag(by: 0.5)
    #expect(loading == ["a", "b"])
  }

  /// No cell comes or goes there.
  @Test(
    arguments: [
      (0, [(30, ["a", "b", "c"]), (150, ["a", "b", "c"])]),
      (2, [(-60, ["a", "b", "c"]), (20, ["b", "c", "d"]), (-20, ["a", "b", "c"])]),
    ] as [(Int, [(CGFloat, [String])])])
  func `what loads follows the offset, also when a finger turns round`(
    page: Int, steps: [(CGFloat, [String])]
  ) {
    turn(to: page)
    for (distance, expected) in steps {
      scroll(by: distance)
      #expect(loading == expected)
    }
  }

  @Test(
    arguments: [
      (.peek(24), true, ["a", "b", "c", "e"]), (.perViewport(3), true, ["a", "b", "c", "e"]),
      (.fraction(0.3), true, ["a", "b", "c", "d", "e"]), (.peek(24), false, ["a", "b", "c"]),
    ] as [(PageSizing, Bool, [String])])
  func `the next one is the first beyond the neighbors in sight`(
    row: (sizing: PageSizing, isLoop: Bool, expected: [String])
  ) {
    carousel.pageSizing = row.sizing
    carousel.isLoopingEnabled = row.isLoop
    simulation.layOut()
    #expect(loading == row.expected)
  }

  @Test func `backward, the next one is the last beyond the neighbors in sight`() {
    carousel.pageSizing = .peek(24)
    turn(to: 3)
    turn(to: 2)
    #expect(loading == ["a", "b", "c", "d"])
    turn(to: 1)
    #expect(loading == ["a", "b", "c", "e"])
    carousel.isLoopingEnabled = false
    turn(to: 0)
    #expect(loading == ["a", "b"])
  }

  @Test func `other items are travelled in the direction of the autoplay`() {
    turn(to: 3)
    show(.urls("f", "g", "h"))
    #expect(loading == ["f", "h"])
    carousel.autoplay?.direction = .backward
    show(.urls("i", "j", "k"))
    #expect(loading == ["j", "k"])
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
    turn(to: 3)
    carousel.layOutCells { carousel.items = .urls("f", "g", "h") }
    simulation.layOut()
    #expect(loading == ["f", "h"])
  }

  @Test func `there is nothing beyond the end without a loop`() {
    carousel.isLoopingEnabled = false
    turn(to: 4)
    #expect(loading == ["e"])
    carousel.isLoopingEnabled = true
    simulation.layOut()
    #expect(loading == ["a", "e"])
  }

  @Test func `between items far apart, the next one goes on loading`() throws {
    let screen = CarouselScreen(.urls("a", "b", "c")) { $0.spacing = 400 }
    let task = try #require(screen.carousel.images.task(for: b))
    screen.scroll(by: 330)
    #expect(screen.carousel.collectionView.visibleCells.isEmpty)
    #expect(screen.loading == ["b"] && !task.isCancelled)
  }

  /// A loader that can't be stopped answers an old request while a new one of the same URL is
  /// running.
  @Test func `an item that comes back isn't answered by a cancelled load`() async throws {
    let screen = screen(.urls("a", "b", "c", "d", "e"), endsWhenCancelled: false)
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
    #expect(screen.shown(0) === picture)
  }

  @Test func `a failure is reported once, and the placeholder stays`() async throws {
    try await fail(a)
    #expect(shown(0) === placeholder)
    #expect(failures == [a])
    let other = UIImage()
    carousel.placeholder = other
    #expect(shown(0) === other)
    simulation.layOut()
    simulation.run(for: 1)
    #expect(loading == ["b"])
    #expect(failures == [a])
  }

  @Test func `a failed load is repeated when the picture is needed next`() async throws {
    try await fail(a)
    turn(to: 2)
    turn(to: 0)
    #expect(loading.contains("a"))
    let picture = try await answer(a)
    #expect(shown(0) === picture)
  }

  @Test func `what failed ahead is tried again when it is shown`() async throws {
    try await fail(b)
    #expect(failures.isEmpty)
    #expect(loading == ["a"])
    turn(to: 1)
    #expect(loading.contains("b"))
    try await fail(b)
    #expect(failures == [b])
  }

  @Test func `what the loader gives up by itself is no failure`() async throws {
    try await answer(a, with: .failure(CancellationError()))
    #expect(failures.isEmpty)
    #expect(loading == ["b"])
  }

  @Test func `the app may change the items in the report of a failure`() async throws {
    carousel.onLoadingFailure = { [unowned carousel, a] url, error in
      #expect(url == a && error is PatientLoader.Failure)
      carousel.items = .urls("c")
    }
    try await fail(a)
    simulation.layOut()
    #expect(loading == ["c"])
  }

  @Test func `another loader loads everything anew`() async throws {
    _ = try await answer(a)
    let loader = PatientLoader()
    carousel.imageLoader = loader
    #expect(shown(0) === placeholder)
    await loader.request(for: a)
    let task = try #require(carousel.images.task(for: a))
    let picture = UIImage()
    loader.answer(a, with: .success(picture))
    await task.value
    #expect(shown(0) === picture)
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
    screen.show(.urls("a", "b", "c"))
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
