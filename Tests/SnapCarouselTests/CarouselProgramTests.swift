#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import SnapCarousel

/// In no order of events does a cell show a wrong picture, or the carousel load a picture that it
/// doesn't need.
@MainActor
@Suite struct CarouselProgramTests {
  @Test func `the promises hold in random programs`() async throws {
    for seed in Effort.seeds(quick: 50, full: 1000) {
      if let problem = try await CarouselProgram.problem(seed: seed) {
        Issue.record("program \(seed): \(problem)")
        return
      }
    }
  }
}

/// A random program.
///
/// It sets other items, also from callbacks, scrolls, answers early and late, fails, returns cells,
/// shrinks the view to nothing, changes traits, and leaves the window.
@MainActor
private final class CarouselProgram {
  private var generator: SeededGenerator
  private let screen: CarouselScreen
  private let placeholder = UIImage()
  /// The pictures that the loader has returned, each with its URL.
  private var given: [(picture: UIImage, url: URL)] = []
  private var answeredFailures = 0
  private var steps: [String] = []

  private var carousel: CarouselView { screen.carousel }
  private var simulation: Simulation { screen.simulation }

  private init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    screen = CarouselScreen(endsWhenCancelled: generator.chance(50))
    carousel.placeholder = placeholder
    carousel.transition = generator.pick([.slide, .crossFade, .parallax(portion: 0.5)])
    if generator.chance(30) { carousel.semanticContentAttribute = .forceRightToLeft }
    if generator.chance(50) { carousel.isAutoplayPaused = false }
  }

  /// What doesn't hold; nil if everything holds.
  static func problem(seed: UInt64) async throws -> String? {
    weak var carousel: CarouselView?
    let problem = try await {
      let program = CarouselProgram(seed: seed)
      carousel = program.carousel
      let problem = try await program.run()
      program.carousel.removeFromSuperview()
      program.screen.loader.close()
      return problem
    }()
    return problem ?? (carousel == nil ? nil : "the carousel is still alive")
  }

  private func run() async throws -> String? {
    setItems()
    for _ in 0..<12 {
      try await step()
      if let problem { return "\(problem) after \(steps.joined(separator: ", "))" }
      simulation.layOut()
      if let problem { return "\(problem) after \(steps.joined(separator: ", "))" }
    }
    return nil
  }

  private func step() async throws {
    switch generator.integer(0...14) {
    case 0: setItems()
    case 1, 2, 3: drag()
    case 4: scroll()
    case 5, 6, 7: try await answer()
    case 8: leaveOrEnterWindow()
    case 9: note("retry", carousel.retryFailedImages())
    case 10: note("resize", carousel.frame.size.width = generator.pick([0, 200, 300]))
    case 11: note("resize", carousel.frame.size.height = generator.pick([0, 100, 150]))
    case 12: note("traits", changeTraits())
    case 13: note("return", bringBackCells())
    default: note("callback", prepareCallback())
    }
  }

  private func note(_ name: String, _: Void) { steps.append(name) }

  private func setItems() {
    let count = generator.integer(0...6)
    let items = (0..<count).map { _ in
      generator.chance(20) ? CarouselItem.image(UIImage()) : .url(anyURL())
    }
    note("\(count) items", carousel.items = items)
  }

  /// Makes a hostile change once, from a callback that may come during a layout pass.
  private func prepareCallback() {
    let items = (0..<generator.integer(0...3)).map {
      CarouselItem.image(UIImage(), caption: "\($0)")
    }
    let act: (CarouselView) -> Void = generator.pick([
      { $0.items = items },
      {
        $0.items = items
        $0.layoutIfNeeded()
        $0.collectionView.layoutIfNeeded()
      },
      { $0.removeFromSuperview() },
      { $0.frame.size = .zero },
      { $0.scroll(toItemAt: 2, animated: true) },
      { $0.scroll(toItemAt: 0, animated: false) },
      { $0.isLoopingEnabled.toggle() },
      { $0.retryFailedImages() },
    ])
    carousel.onPageChange = { [unowned carousel] index in
      carousel.onPageChange = nil
      if !carousel.items.indices.contains(index) { Issue.record("page \(index) doesn't exist") }
      act(carousel)
    }
  }

  /// Clears cells as when they leave, and lays them out without asking the data source (fact 151).
  private func bringBackCells() {
    for cell in carousel.shownCells { cell.clear() }
    carousel.collectionView.setNeedsLayout()
    carousel.collectionView.layoutIfNeeded()
  }

  private func changeTraits() {
    simulation.layoutDirection = generator.pick([.leftToRight, .rightToLeft])
    carousel.isLoopingEnabled = generator.chance(50)
    carousel.pageSizing = generator.pick([.viewport, .peek(40), .fraction(0.3)])
    carousel.scrollDirection = generator.pick([.horizontal, .vertical])
    carousel.pageControlPosition = generator.pick([
      .bottomCenter, .bottomLeading, .bottomTrailing, .hidden,
    ])
    carousel.transition = generator.pick([.slide, .crossFade, .parallax(portion: 0.5)])
    carousel.onSelect = generator.chance(50) ? nil : { _ in }
  }

  private func anyURL() -> URL { .picture(generator.pick(["a", "b", "c", "d", "e"])) }

  private func scroll() {
    carousel.scroll(toItemAt: generator.integer(-1...6), animated: generator.chance(50))
    steps.append("scroll")
  }

  private func drag() {
    let finger = simulation.finger
    finger.touchDown(at: CGPoint(x: 100, y: 50))
    finger.move(
      to: CGPoint(x: 100 + generator.pick([-200, -90, 90, 200]), y: 50),
      over: generator.pick([0.1, 0.3]))
    finger.release()
    simulation.run(for: generator.pick([0, 0.1, 0.5]))
    steps.append("drag")
  }

  /// Also answers requests that have been cancelled, if the loader can't be stopped.
  private func answer() async throws {
    let url = anyURL()
    let picture = UIImage()
    let fails = generator.chance(30)
    let task = carousel.images.task(for: url)
    if task != nil { await screen.loader.request(for: url) }
    if fails { answeredFailures += 1 } else { given.append((picture, url)) }
    screen.loader.answer(
      url, with: fails ? .failure(PatientLoader.Failure()) : .success(picture))
    await task?.value
    steps.append("\(fails ? "fail" : "answer") \(url.lastPathComponent)")
  }

  private func leaveOrEnterWindow() {
    if carousel.window == nil {
      simulation.window.addSubview(carousel)
    } else {
      carousel.removeFromSuperview()
    }
    steps.append("window")
  }

  private var problem: String? {
    let loading = carousel.images.loadingURLs
    let shown = carousel.shownCells.compactMap(\.item?.url)
    if carousel.window == nil, !loading.isEmpty { return "loads outside of a window" }
    // One of them has no space until the next layout pass.
    let isWithoutRoom = [carousel.bounds.isEmpty, carousel.collectionView.bounds.isEmpty]
    if isWithoutRoom == [true, true], !loading.isEmpty { return "loads with empty bounds" }
    if carousel.currentIndex > max(0, carousel.items.count - 1) { return "no such index" }
    if loading.subtracting(shown).count > 1 { return "loads more than needed: \(loading)" }
    // The pictures shown when the space was lost stay, as outside of a window.
    if isWithoutRoom == [false, false], carousel.images.imageCount > Set(shown).count + 1 {
      return "keeps more than it shows"
    }
    if screen.loader.overlappingRequests > 0 { return "requests a URL twice at the same time" }
    if !screen.loader.wantedURLs.isSubset(of: loading) { return "requests what it doesn't need" }
    if screen.failures.count > answeredFailures { return "reports a failure twice" }
    return carousel.shownCells.lazy.compactMap(problem).first
  }

  private func problem(of cell: CarouselCell) -> String? {
    guard let item = cell.item else {
      let isVisible = carousel.collectionView.indexPath(for: cell) != nil
      return isVisible && !carousel.awaitsCells ? "an empty page" : nil
    }
    let picture = cell.imageView?.image
    if !carousel.awaitsCells, let page = carousel.collectionView.indexPath(for: cell)?.item,
      let index = carousel.index(ofPage: page), carousel.items[index] != item
    {
      return "item \(index) shows another item"
    }
    switch item.imageSource {
    case .image(let image): return picture === image ? nil : "a wrong local picture"
    case .url(let url):
      let isRight = picture === placeholder || given.contains { $0 === (picture, url) }
      return isRight ? nil : "a wrong picture for \(url.lastPathComponent)"
    }
  }
}

private func === (given: (picture: UIImage, url: URL), shown: (UIImage?, URL)) -> Bool {
  given.picture === shown.0 && given.url == shown.1
}
#endif
