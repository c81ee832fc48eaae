#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import SnapCarousel

/// Whatever number an app sets, a carousel doesn't trap.
@MainActor
struct CarouselNumberTests {
  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e18, 1e9, 1e-9, .leastNonzeroMagnitude,
    0, -1, -1e9, -.greatestFiniteMagnitude,
  ]

  private func items(_ count: Int) -> [CarouselItem] {
    (0..<count).map { .image(UIImage(), caption: "\($0)") }
  }

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
        let screen = CarouselScreen(items(count)) { $0.isAutoplayPaused = false }
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
#endif
