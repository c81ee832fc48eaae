#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

@testable import SnapCarousel

/// After any order of changes a carousel is like a new one with the same settings, and no number is a trap.
@MainActor
@Suite struct CarouselSettingTests {
  private typealias Change = (name: String, make: @MainActor @Sendable (CarouselView) -> Void)

  /// Each is higher than the one before.
  private static let items: [CarouselItem] = (0..<5).map {
    let image = UIImage(data: EncodedPictures.png(width: 30, height: 10 + $0))
    return .image(image ?? UIImage(), caption: "\($0)")
  }

  /// The number of a setting that decides how many copies there are or how high an image is, and a change of it.
  private static func change(_ generator: inout SeededGenerator) -> (Int, Change) {
    let some = Array(items.prefix(generator.integer(0...5)))
    let spacing: CGFloat = generator.pick([0, 0.3, 12, 40])
    let sizing: PageSizing = generator.pick([
      .viewport, .peek(24), .peek(60), .fraction(0.2), .fraction(0.33), .fraction(0.5),
    ])
    let ratio: CGFloat? = generator.pick([nil, 1, 2, 3])
    let (isLoop, isHorizontal) = (generator.chance(50), generator.chance(50))
    let size = CGSize(width: generator.pick([180, 300]), height: generator.pick([90, 150]))
    let changes: [Change] = [
      ("\(some.count) items", { $0.items = some }),
      (isLoop ? "loop" : "list", { $0.isLoopingEnabled = isLoop }),
      ("\(sizing)", { $0.pageSizing = sizing }),
      ("spacing \(spacing)", { $0.spacing = spacing }),
      (
        isHorizontal ? "horizontal" : "vertical",
        { $0.scrollDirection = isHorizontal ? .horizontal : .vertical }
      ),
      ("ratio \(ratio ?? 0)", { $0.imageAspectRatio = ratio }),
      ("\(size)", { $0.frame.size = size }),
    ]
    let setting = generator.integer(0...changes.count - 1)
    return (setting, changes[setting])
  }

  /// What a person and the app get from a carousel.
  private struct Result: Equatable {
    var copies, pages: Int
    var isLooping: Bool
    var height, heightOfHost: CGFloat
    var cells: [String]
    var notices: [Int]
  }

  /// Goes through the items, and reads what the carousel is.
  private func result(_ screen: CarouselScreen) -> Result {
    let carousel = screen.carousel
    screen.turn(to: 0)
    screen.simulation.run(for: 0.5)
    var notices: [Int] = []
    carousel.onPageChange = { notices.append($0) }
    for index in [1, 2, 0, 4] where index < carousel.items.count {
      screen.turn(to: index)
      screen.simulation.run(for: 0.1)
    }
    screen.simulation.run(for: 0.5)
    carousel.onPageChange = nil
    let cells = carousel.shownCells.sorted {
      ($0.frame.minX, $0.frame.minY) < ($1.frame.minX, $1.frame.minY)
    }
    return Result(
      copies: carousel.copies, pages: carousel.layout.numberOfPages,
      isLooping: carousel.layout.isLooping, height: carousel.intrinsicContentSize.height,
      heightOfHost: (carousel as? FollowedCarousel)?.height ?? 0,
      cells: cells.compactMap { $0.item?.caption }, notices: notices)
  }

  @Test func `after any changes a carousel is like a new one`() {
    for seed in Effort.seeds(quick: 40, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      func screen(_ changes: [Int: Change], size: CGSize? = nil) -> CarouselScreen {
        let carousel = FollowedCarousel(frame: .zero)
        let screen = CarouselScreen(Array(Self.items.prefix(3)), carousel: carousel) {
          $0.imageAspectRatio = 2
          // In the order of the settings, not of their changes.
          for (_, change) in changes.sorted(by: { $0.key < $1.key }) { change.make($0) }
        }
        if let size { carousel.frame.size = size }
        screen.simulation.run(for: 0.1)
        return screen
      }
      let changed = screen([:])
      var (names, last) = ([String](), [Int: Change]())
      for _ in 0..<generator.integer(1...12) {
        let (setting, change) = Self.change(&generator)
        change.make(changed.carousel)
        names.append(change.name)
        last[setting] = change
        switch generator.integer(0...3) {
        case 0: break
        case 1: changed.carousel.layoutIfNeeded()
        case 2: changed.drag(by: generator.pick([0.5, -0.5]))
        default: changed.simulation.run(for: 0.1)
        }
      }
      changed.simulation.run(for: 0.5)
      // A setter that overwrites another setting is noticed.
      let new = screen(last, size: changed.carousel.frame.size)
      let (found, expected) = (result(changed), result(new))
      if found != expected {
        Issue.record("program \(seed): \(found), new: \(expected), after \(names)")
        return
      }
    }
  }

  @Test func `a carousel without a loop has each item once`() {
    for (count, sizing) in [(2, .peek(24)), (3, .fraction(0.2))] as [(Int, PageSizing)] {
      let screen = CarouselScreen(Array(Self.items.prefix(count))) { $0.pageSizing = sizing }
      #expect(screen.carousel.copies > 1)
      screen.turn(to: 1)
      screen.carousel.isLoopingEnabled = false
      screen.simulation.runUntilRest()
      #expect(screen.carousel.layout.numberOfPages == count)
      #expect(screen.carousel.collectionView.numberOfItems(inSection: 0) == count)
      #expect(screen.carousel.currentIndex == 1)
      screen.carousel.isLoopingEnabled = true
      screen.simulation.runUntilRest()
      #expect(screen.carousel.layout.isLooping && screen.carousel.currentIndex == 1)
    }
  }

  /// Auto Layout reads a height again only if it is asked to; other heights are those of the items.
  @Test func `a host that follows the height gets that of another placeholder`() {
    let carousel = FollowedCarousel(frame: .zero)
    let screen = CarouselScreen([.url(.picture("a"))], carousel: carousel)
    carousel.placeholder = UIImage(data: EncodedPictures.png(width: 30, height: 10))
    screen.simulation.run(for: 0.1)
    #expect(carousel.height == 100 && carousel.intrinsicContentSize.height == 100)
  }

  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e18, 1e9, 1e-9, .leastNonzeroMagnitude,
    0, -1, -1e9, -.greatestFiniteMagnitude,
  ]

  @Test(arguments: numbers) func `any number does no harm`(number: CGFloat) {
    let settings: [(String, (CarouselView) -> Void)] = [
      ("spacing", { $0.spacing = number }),
      ("pageSizing.fraction", { $0.pageSizing = .fraction(number) }),
      ("pageSizing.perViewport", { $0.pageSizing = .perViewport(number) }),
      ("pageSizing.peek", { $0.pageSizing = .peek(number) }),
      ("imageAspectRatio", { $0.imageAspectRatio = number }),
      ("autoplayInterval", { $0.autoplayInterval = Double(number) }),
      ("transition", { $0.transition = .parallax(portion: number) }),
      ("releasePolicy", { $0.releasePolicy = ReleasePolicy(turnFraction: number) }),
    ]
    let counts = [1, 2, 5]
    let all = Array(settings.enumerated())
    // Quick effort tries every other setting with every other number.
    let parity = (Self.numbers.firstIndex { $0 == number } ?? 0) % 2
    let tried = Effort.scaled(quick: all.filter { $0.offset % 2 == parity }, full: all)
    for (index, (name, set)) in tried {
      for count in Effort.scaled(quick: [counts[index % 3]], full: counts) {
        let screen = CarouselScreen(Array(Self.items.prefix(count))) { $0.isAutoplayPaused = false }
        set(screen.carousel)
        screen.simulation.run(for: 0.1)
        screen.drag(by: 0.5)
        screen.carousel.spacing = 0
        set(screen.carousel)
        screen.turn(to: 1, animated: true)
        let offset = screen.carousel.collectionView.contentOffset
        #expect(offset.x.isFinite && offset.y.isFinite, "\(name) = \(number)")
        #expect(screen.simulation.faults.isEmpty, "\(name) = \(number)")
        #expect((0..<count).contains(screen.carousel.currentIndex), "\(name) = \(number)")
        #expect(screen.carousel.collectionView.visibleCells.count <= 400, "\(name) = \(number)")
        #expect(!screen.carousel.updateCopies(), "\(name) = \(number)")
      }
    }
  }
}

/// A carousel whose host knows only the heights that it has been told.
private final class FollowedCarousel: CarouselView {
  private(set) var height = UIView.noIntrinsicMetric

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    height = intrinsicContentSize.height
  }
}
#endif
