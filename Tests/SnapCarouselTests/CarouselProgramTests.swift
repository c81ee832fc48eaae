#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit
import UIKitSimulation

@testable import SnapCarousel

/// In no order of events does a cell show a wrong picture, or the carousel load a picture that it
/// doesn't need.
@MainActor
struct CarouselProgramTests {
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
    let choices = Self.steps.flatMap { Array(repeating: $0.step, count: $0.times) }
    for _ in 0..<12 {
      try await generator.pick(choices)(self)
      for _ in 0..<2 {
        if let law = laws.first(where: { !$0.holds }) {
          return "\(law.otherwise) after \(steps.joined(separator: ", "))"
        }
        simulation.layOut()
      }
    }
    try await answerAll()
    let missing = visibleCells.filter { $0.item?.url != nil && $0.imageView?.image === placeholder }
    return missing.isEmpty ? nil : "a picture never arrives after \(steps.joined(separator: ", "))"
  }

  /// Shows the carousel again, and answers every request.
  private func answerAll() async throws {
    carousel.onPageChange = nil
    carousel.isAutoplayPaused = true
    simulation.window.addSubview(carousel)
    carousel.frame.size = CGSize(width: 300, height: 150)
    simulation.runUntilRest()
    carousel.retryFailedImages()
    for url in carousel.images.loadingURLs { try await answer(url, fails: false) }
    simulation.layOut()
  }

  // MARK: What happens

  private typealias Step = @MainActor (CarouselProgram) async throws -> Void

  private static let steps: [(times: Int, step: Step)] = [
    (1, { $0.setItems() }),
    (3, { $0.drag() }),
    (1, { $0.scroll() }),
    (3, { try await $0.answer($0.anyURL(), fails: $0.generator.chance(30)) }),
    (1, { $0.leaveOrEnterWindow() }),
    (1, { $0.note("retry", $0.carousel.retryFailedImages()) }),
    (1, { $0.note("resize", $0.carousel.frame.size.width = $0.generator.pick([0, 200, 300])) }),
    (1, { $0.note("resize", $0.carousel.frame.size.height = $0.generator.pick([0, 100, 150])) }),
    (1, { $0.note("traits", $0.changeTraits()) }),
    (1, { $0.note("return", $0.bringBackCells()) }),
    (1, { $0.note("callback", $0.prepareCallback()) }),
  ]

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
  private func answer(_ url: URL, fails: Bool) async throws {
    let picture = UIImage()
    let task = carousel.images.task(for: url)
    if task != nil { await screen.loader.request(for: url) }
    if fails { answeredFailures += 1 } else { given.append((picture, url)) }
    screen.loader.answer(url, with: fails ? .failure(PatientLoader.Failure()) : .success(picture))
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

  // MARK: What holds

  /// What holds at any time, and what is wrong otherwise.
  private var laws: [(otherwise: String, holds: Bool)] {
    let loading = carousel.images.loadingURLs
    let shown = Set(carousel.shownCells.compactMap(\.item?.url))
    // One of them has no space until the next layout pass.
    let isWithoutRoom = [carousel.bounds.isEmpty, carousel.collectionView.bounds.isEmpty]
    return [
      ("loads outside of a window", carousel.window != nil || loading.isEmpty),
      ("loads with empty bounds", isWithoutRoom != [true, true] || loading.isEmpty),
      ("no such index", carousel.currentIndex <= max(0, carousel.items.count - 1)),
      ("loads more than needed: \(loading)", loading.subtracting(shown).count <= 1),
      // The pictures shown when the space or the window was lost stay, and cells may come and go meanwhile.
      (
        "keeps more than it shows",
        carousel.window == nil || isWithoutRoom != [false, false]
          || carousel.images.imageCount <= shown.count + 1
      ),
      ("requests a URL twice at the same time", screen.loader.overlappingRequests == 0),
      ("requests what it doesn't need", screen.loader.wantedURLs.isSubset(of: loading)),
      ("reports a failure twice", screen.failures.count <= answeredFailures),
      ("an empty page", visibleCells.allSatisfy { $0.item != nil }),
      ("shows another item", visibleCells.allSatisfy { $0.item == item(of: $0) ?? $0.item }),
      ("a wrong picture", carousel.shownCells.allSatisfy(showsItsPicture)),
    ]
  }

  /// The cells of pages, if they are up to date.
  private var visibleCells: [CarouselCell] {
    carousel.awaitsCells
      ? [] : carousel.shownCells.filter { carousel.collectionView.indexPath(for: $0) != nil }
  }

  /// The item of the page on which a cell is.
  private func item(of cell: CarouselCell) -> CarouselItem? {
    carousel.collectionView.indexPath(for: cell).flatMap { carousel.index(ofPage: $0.item) }
      .map { carousel.items[$0] }
  }

  private func showsItsPicture(_ cell: CarouselCell) -> Bool {
    let picture = cell.imageView?.image
    return switch cell.item?.imageSource {
    case nil: true
    case .image(let image): picture === image
    case .url(let url): picture === placeholder || given.contains { $0 === (picture, url) }
    }
  }
}

private func === (given: (picture: UIImage, url: URL), shown: (UIImage?, URL)) -> Bool {
  given.picture === shown.0 && given.url == shown.1
}
#endif
