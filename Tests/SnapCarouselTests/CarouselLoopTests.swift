#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import SnapCarousel

/// Few items fill a loop: the view shows some of them twice, and counts each once.
@MainActor
struct CarouselLoopTests {
  private func items(_ count: Int) -> [CarouselItem] {
    (0..<count).map { .image(UIImage(), caption: "\($0)") }
  }

  private func screen(_ count: Int, _ sizing: PageSizing, spacing: CGFloat = 0) -> CarouselScreen {
    CarouselScreen(items(count)) {
      $0.pageSizing = sizing
      $0.spacing = spacing
    }
  }

  /// The captions of the visible cells, from left to right.
  private func captions(_ screen: CarouselScreen) -> [String] {
    screen.carousel.shownCells.sorted { $0.frame.minX < $1.frame.minX }
      .compactMap { $0.item?.caption }
  }

  @Test func `two items show the other one at both sides`() {
    let screen = screen(2, .peek(24), spacing: 12)
    #expect(screen.carousel.layout.isLooping)
    #expect(captions(screen) == ["1", "0", "1"])
    for _ in 0..<3 { screen.drag(by: 0.5) }
    screen.drag(by: -0.5)
    #expect(screen.pages == [1, 0, 1, 0])
    #expect(captions(screen) == ["1", "0", "1"])
    #expect(screen.carousel.pageControl.numberOfPages == 2)
    #expect(screen.carousel.pageControl.currentPage == 0)
  }

  /// Another page may show the same item.
  @Test func `a whole round within a frame is no change`() {
    let screen = screen(3, .fraction(0.2))
    #expect(screen.carousel.copies > 1)
    screen.carousel.layout.scroll(toPage: 3, animated: false)
    screen.simulation.run(for: 0.5)
    #expect(screen.pages == [] && screen.carousel.layout.currentPage == 3)
    screen.turn(to: 1)
    screen.simulation.run(for: 0.5)
    #expect(screen.pages == [1])
  }

  @Test func `taps report the item`() {
    let screen = screen(2, .peek(60))
    var taps: [Int] = []
    screen.carousel.onSelect = { taps.append($0) }
    for x in [10, 150, 290, 290] { screen.simulation.finger.tap(at: CGPoint(x: x, y: 40)) }
    #expect(taps == [1, 0, 1, 1])
    #expect(screen.carousel.collectionView.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test func `VoiceOver counts each item once`() {
    defer { _ = Simulation.takeAccessibilityPosts() }
    let screen = screen(2, .peek(60))
    screen.carousel.accessibilityPageDescription = { "\($0) of \($1)" }
    _ = Simulation.takeAccessibilityPosts()
    for expected in ["1 of 2", "0 of 2"] {
      #expect(screen.simulation.scrollWithThreeFingers(.left, at: CGPoint(x: 150, y: 50)))
      #expect(Simulation.takeAccessibilityPosts().first?.text == expected)
      screen.simulation.runUntilRest()
    }
  }

  @Test(arguments: [false, true])
  func `scrolls the shorter way, also by a tap on the page control`(isTap: Bool) {
    let screen = screen(3, .fraction(0.2))
    let offset = screen.carousel.collectionView.contentOffset.x
    if isTap {
      screen.carousel.pageControl.currentPage = 2
      screen.carousel.pageControl.sendActions(for: .valueChanged)
      screen.simulation.runUntilRest()
    } else {
      screen.turn(to: 2, animated: true)
    }
    #expect(screen.carousel.currentIndex == 2)
    #expect(screen.carousel.collectionView.contentOffset.x == offset - 60)
    screen.turn(to: 0, animated: true)
    #expect(screen.carousel.collectionView.contentOffset.x == offset)
    screen.turn(to: 9)
    #expect(screen.carousel.currentIndex == 2)
  }

  @Test func `scrolls the shorter way among items that have just been set`() {
    let screen = screen(1, .fraction(0.2))
    screen.carousel.items = items(3)
    screen.turn(to: 2, animated: true)
    #expect(screen.carousel.layout.currentPage == screen.carousel.layout.numberOfPages - 1)
  }

  @Test func `one layout pass is enough for a loop`() {
    let screen = screen(1, .fraction(0.2))
    screen.carousel.items = items(3)
    screen.carousel.collectionView.layoutSubviews()
    #expect(screen.carousel.layout.isLooping)
  }

  /// A view may be laid out before its layout is asked for anything.
  @Test func `nothing is repeated before there are pages`() {
    let carousel = CarouselView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    carousel.items = items(2)
    carousel.collectionView.frame = carousel.bounds
    carousel.layOutCells {}
    #expect(carousel.copies == 1)
  }

  @Test func `two items almost as long as the view make a loop`() {
    for tenths in 1...10 {
      let screen = screen(2, .fraction(1 - CGFloat(tenths) / 3000))
      #expect(screen.carousel.layout.isLooping, "\(tenths) tenths of a point shorter")
    }
  }

  @Test(
    arguments: [
      (2, .peek(24), 2), (3, .fraction(0.2), 3), (4, .fraction(0.2), 2), (7, .fraction(0.2), 1),
    ] as [(Int, PageSizing, Int)],
    [UICollectionView.ScrollDirection.horizontal, .vertical])
  func `no item is repeated more often than a loop needs`(
    row: (count: Int, sizing: PageSizing, copies: Int), direction: UICollectionView.ScrollDirection
  ) {
    let screen = CarouselScreen(items(row.count)) {
      $0.pageSizing = row.sizing
      $0.scrollDirection = direction
    }
    #expect(screen.carousel.copies == row.copies)
  }

  @Test(
    arguments: [CGSize(width: 0, height: 150), CGSize(width: 300, height: 0), .zero],
    [(2, .peek(20), 0, 2), (2, .peek(20), 1, 2), (4, .viewport, 3, 1)]
      as [(Int, PageSizing, Int, Int)])
  func `a carousel that was collapsed shows its item`(
    size: CGSize, row: (count: Int, sizing: PageSizing, index: Int, copies: Int)
  ) {
    let screen = screen(row.count, row.sizing)
    let carousel = screen.carousel
    screen.turn(to: row.index)
    screen.simulation.run(for: 1)
    screen.pages = []
    for _ in 0..<2 {
      screen.resize(to: size)
      screen.simulation.run(for: 1)
      #expect(carousel.copies == row.copies)
      screen.resize(to: CGSize(width: 300, height: 150))
      screen.simulation.run(for: 1)
      #expect(carousel.currentIndex == row.index && carousel.copies == row.copies)
      #expect(carousel.pageControl.currentPage == row.index)
      let shown = carousel.shownCells.filter { $0.item == carousel.items[row.index] }
      #expect(shown.contains { $0.imageView?.image != nil })
    }
    #expect(screen.pages == [])
  }

  @Test func `the last of fewer items takes the place of one that is gone`() {
    let screen = screen(3, .fraction(0.2))
    screen.turn(to: 2)
    screen.show(Array(screen.carousel.items.prefix(2)))
    #expect(screen.carousel.currentIndex == 1)
    screen.simulation.run(for: 1)
    #expect(screen.carousel.currentIndex == 1 && screen.pages.last == 1)
  }

  @Test(
    arguments: [(3, 3, 0), (2, 3, 2), (2, 2, 1), (1, 2, 1)] as [(Int, Int, Int)], [false, true])
  func `items that come back begin at the same index or the last`(
    row: (page: Int, count: Int, expected: Int), isLaidOut: Bool
  ) {
    let screen = screen(3, .fraction(0.2))
    screen.carousel.layout.scroll(toPage: row.page, animated: false)
    screen.simulation.run(for: 1)
    let items = screen.carousel.items
    screen.carousel.items = []
    if isLaidOut { screen.simulation.run(for: 1) }
    screen.carousel.items = Array(items.prefix(row.count))
    screen.simulation.run(for: 1)
    #expect(screen.carousel.currentIndex == row.expected)
  }

  /// Both give the items other pages.
  @Test(
    arguments: [
      { $0.isLoopingEnabled = false }, { $0.items = $0.items.reversed() },
    ] as [@MainActor @Sendable (CarouselView) -> Void])
  func `a request reaches its item whatever pages there are`(
    change: @MainActor @Sendable (CarouselView) -> Void
  ) {
    for time in [0, 0.1, 1] as [TimeInterval] {
      let screen = screen(3, .fraction(0.2))
      var ends: [Bool] = []
      // The last item is the nearest one.
      screen.carousel.scroll(toItemAt: 9, animated: true) { ends.append($0) }
      screen.simulation.run(for: time)
      change(screen.carousel)
      screen.simulation.runUntilRest()
      #expect(screen.carousel.currentIndex == 2 && ends == [true], "after \(time) seconds")
    }
  }

  @Test(arguments: [PageSizing.viewport, .fraction(0.2)])
  func `a request of an item that is gone ends, and the last one is shown`(sizing: PageSizing) {
    for time in [0, 0.1] as [TimeInterval] {
      let screen = screen(3, sizing)
      var ends: [Bool] = []
      screen.carousel.scroll(toItemAt: 2, animated: true) { ends.append($0) }
      screen.simulation.run(for: time)
      screen.carousel.items.removeLast()
      screen.simulation.runUntilRest()
      #expect(screen.carousel.currentIndex == 1 && ends == [false])
    }
  }

  @Test func `a card stays under the finger, and a flick turns the page, when a caption changes`() {
    let screen = screen(2, .peek(24), spacing: 12)
    let (finger, view) = (screen.simulation.finger, screen.carousel.collectionView)
    finger.touchDown(at: CGPoint(x: 250, y: 75))
    finger.move(to: CGPoint(x: 160, y: 75), over: 0.3)
    let offset = view.contentOffset.x
    screen.carousel.items[1].caption = "12 left"
    finger.hold(for: 0.1)
    #expect(view.contentOffset.x == offset)
    finger.release()
    screen.simulation.run(for: 0.05)
    screen.carousel.items[1].caption = "11 left"
    screen.simulation.runUntilRest()
    #expect(screen.carousel.currentIndex == 1)
  }

  @Test func `autoplay turns although a caption counts the seconds`() {
    let screen = screen(2, .peek(24), spacing: 12)
    screen.carousel.autoplay = Autoplay(interval: 3)
    screen.carousel.isAutoplayPaused = false
    for second in 0..<10 {
      screen.simulation.run(for: 1)
      screen.carousel.items[1].caption = "\(second)"
    }
    #expect(screen.pages.starts(with: [1, 0]))
  }

  @Test func `a request that a finger has ended isn't repeated`() {
    let screen = screen(3, .fraction(0.2))
    var ends: [Bool] = []
    screen.carousel.scroll(toItemAt: 1, animated: true) { ends.append($0) }
    screen.simulation.run(for: 0.1)
    screen.drag(by: -0.2)
    let index = screen.carousel.currentIndex
    #expect(index != 1 && ends == [false])
    screen.carousel.isLoopingEnabled = false
    screen.simulation.runUntilRest()
    #expect(screen.carousel.currentIndex == index && ends == [false])
  }

  /// Thousands of copies would be on the screen at once.
  @Test func `items on top of each other aren't repeated`() {
    let carousel = screen(2, .viewport, spacing: -299.8).carousel
    #expect(!carousel.updateCopies())
    #expect(carousel.copies == 1)
  }

  @Test func `any few items make a loop`() {
    for seed in Effort.seeds(quick: 30, full: 300) {
      var random = SeededGenerator(seed: seed)
      let count = random.integer(2...6)
      let sizing: PageSizing = random.pick([
        .peek(CGFloat(random.integer(0...140))), .viewport,
        .fraction(CGFloat(random.integer(2...100)) / 100),
        .perViewport(CGFloat(random.integer(1...9))),
      ])
      let screen = CarouselScreen(items(count)) {
        $0.pageSizing = sizing
        $0.spacing = CGFloat(random.integer(0...20))
        $0.scrollDirection = random.pick([.horizontal, .vertical])
      }
      let carousel = screen.carousel
      let setting: Comment =
        "seed \(seed): \(count) items, \(sizing), \(carousel.spacing) apart, \(carousel.scrollDirection)"
      #expect(carousel.layout.isLooping, setting)
      for turn in 1...2 * count + 1 {
        carousel.layout.scrollToNextPage(animated: false)
        screen.simulation.run(for: 0.05)
        #expect(carousel.currentIndex == turn % count, setting)
        #expect(carousel.pageControl.currentPage == turn % count, setting)
        #expect(screen.pages.last == turn % count, setting)
      }
      #expect(carousel.pageControl.numberOfPages == count)
    }
  }

  @Test func `turns vertically`() {
    let screen = CarouselScreen(items(3)) { $0.scrollDirection = .vertical }
    screen.simulation.finger.drag(
      from: CGPoint(x: 150, y: 120), by: CGPoint(x: 0, y: -90), over: 0.3, hold: 0.2)
    screen.simulation.runUntilRest()
    #expect(screen.carousel.currentIndex == 1)
    #expect(screen.cell(1)?.frame.size == CGSize(width: 300, height: 150))
    #expect(!screen.carousel.collectionView.showsVerticalScrollIndicator)
  }

  @Test func `parallax moves vertically too`() throws {
    let screen = CarouselScreen(items(3)) {
      $0.scrollDirection = .vertical
      $0.transition = .parallax(portion: 0.6)
    }
    screen.carousel.collectionView.contentOffset.y += 60
    screen.simulation.layOut()
    let image = try #require(screen.cell(0)?.imageView)
    #expect(image.frame.minX == 0 && image.frame.minY != 0)
  }

  @Test func `the highest image gives the height`() throws {
    func image(_ width: Int, _ height: Int) throws -> UIImage {
      try #require(UIImage(data: EncodedPictures.png(width: width, height: height)))
    }
    let carousel = CarouselView(frame: .zero)
    carousel.placeholder = try image(30, 10)
    #expect(carousel.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    carousel.frame.size.width = 300
    #expect(carousel.intrinsicContentSize.height == 100)
    carousel.items = [.image(try image(20, 10)), .image(try image(20, 15)), .url(.picture("a"))]
    #expect(carousel.intrinsicContentSize.height == 225)
    carousel.items = [.image(UIImage()), .image(try image(30, 20))]
    #expect(carousel.intrinsicContentSize.height == 200)
    carousel.items = [.image(UIImage())]
    #expect(carousel.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    carousel.imageAspectRatio = 0.5
    #expect(carousel.intrinsicContentSize.height == 600)
    carousel.imageAspectRatio = 2
    #expect(carousel.intrinsicContentSize.height == 150)
    #expect(carousel.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    for wrong in [0, -1, .nan, .infinity] as [CGFloat] {
      carousel.imageAspectRatio = wrong
      #expect(carousel.imageAspectRatio == nil)
    }
  }

  @Test func `cards give the height of a card`() {
    let screen = screen(3, .peek(30))
    screen.carousel.imageAspectRatio = 2
    #expect(screen.carousel.intrinsicContentSize.height == 120)
    screen.carousel.scrollDirection = .vertical
    #expect(screen.carousel.intrinsicContentSize.height == 150)
  }
}
#endif
