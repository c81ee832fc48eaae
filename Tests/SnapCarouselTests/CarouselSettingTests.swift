#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import SnapCarousel

/// After any order of changes, a carousel is like a new one with the same settings.
@MainActor
@Suite struct CarouselSettingTests {
  /// The settings that decide how many copies there are and how high an image is.
  private struct Settings: CustomStringConvertible {
    var count = 3
    var isLooping = true
    var sizing = PageSizing.viewport
    var spacing: CGFloat = 0
    var isHorizontal = true
    var ratio: CGFloat? = 2
    var size = CGSize(width: 300, height: 150)

    var description: String {
      "\(count) items, \(isLooping ? "loop" : "list"), \(sizing), spacing \(spacing), "
        + "\(isHorizontal ? "horizontal" : "vertical"), ratio \(ratio ?? 0), \(size)"
    }

    mutating func change(_ generator: inout SeededGenerator) {
      switch generator.integer(0...6) {
      case 0: count = generator.integer(0...5)
      case 1: isLooping.toggle()
      case 2:
        sizing = generator.pick([
          .viewport, .peek(24), .peek(60), .fraction(0.2), .fraction(0.33), .fraction(0.5),
        ])
      case 3: spacing = generator.pick([0, 0.3, 12, 40])
      case 4: isHorizontal.toggle()
      case 5: ratio = generator.pick([nil, 1, 2, 3])
      default:
        size.width = generator.pick([180, 300])
        size.height = generator.pick([90, 150])
      }
    }

    @MainActor
    func apply(to carousel: CarouselView, _ items: [CarouselItem]) {
      carousel.items = Array(items.prefix(count))
      carousel.isLoopingEnabled = isLooping
      carousel.pageSizing = sizing
      carousel.spacing = spacing
      carousel.scrollDirection = isHorizontal ? .horizontal : .vertical
      carousel.imageAspectRatio = ratio
      carousel.frame.size = size
    }
  }

  /// What a person and the app get from a carousel.
  private struct Result: Equatable, CustomStringConvertible {
    var copies, pages: Int
    var isLooping: Bool
    var height, heightOfHost: CGFloat
    var cells: [String]
    var notices: [Int]

    var description: String {
      "\(copies) copies, \(pages) pages\(isLooping ? ", loop" : ""), height \(height), host's \(heightOfHost), \(cells), \(notices)"
    }
  }

  /// Each is higher than the one before.
  private static let items: [CarouselItem] = (0..<5).map {
    let image = UIImage(data: EncodedPictures.png(width: 30, height: 10 + $0))
    return .image(image ?? UIImage(), caption: "\($0)")
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
    screen.turn(to: 0)
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

  private func screen(_ settings: Settings) -> CarouselScreen {
    let screen = CarouselScreen(carousel: FollowedCarousel(frame: .zero)) {
      settings.apply(to: $0, Self.items)
    }
    screen.carousel.frame.size = settings.size
    screen.simulation.run(for: 0.1)
    return screen
  }

  @Test func `a carousel without a loop has each item once`() {
    for (count, sizing) in [(2, .peek(24)), (3, .fraction(0.2))] as [(Int, PageSizing)] {
      let screen = screen(Settings(count: count, sizing: sizing))
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

  @Test func `after any changes a carousel is like a new one`() {
    for seed in Effort.seeds(quick: 40, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      var settings = Settings()
      let changed = screen(settings)
      var steps: [String] = []
      for _ in 0..<generator.integer(1...8) {
        settings.change(&generator)
        steps.append("\(settings)")
        settings.apply(to: changed.carousel, Self.items)
        switch generator.integer(0...3) {
        case 0: break
        case 1: changed.carousel.layoutIfNeeded()
        case 2: changed.drag(by: generator.pick([0.5, -0.5]))
        default: changed.simulation.run(for: 0.1)
        }
      }
      changed.simulation.run(for: 0.5)
      let (found, expected) = (result(changed), result(screen(settings)))
      if found != expected {
        Issue.record(
          "program \(seed): \(found), new: \(expected), after \(steps.joined(separator: "; "))")
        return
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
