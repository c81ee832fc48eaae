#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit
import UIKitSimulation

@testable import SnapCarousel

/// A carousel of 300 by 150 points, for the suites about it; at a scale of 2 unless the environment says otherwise.
@MainActor
class CarouselScreen {
  let loader: PatientLoader
  let simulation: Simulation
  private let shownCarousel: CarouselView
  private(set) var failures: [URL] = []
  /// The pages that have been reported since the carousel is shown.
  var pages: [Int] = []

  init(
    _ items: [CarouselItem] = [], endsWhenCancelled: Bool = true,
    carousel: CarouselView = CarouselView(frame: .zero),
    configure: (CarouselView) -> Void = { _ in }
  ) {
    loader = PatientLoader(endsWhenCancelled: endsWhenCancelled)
    shownCarousel = carousel
    simulation = Simulation(
      size: CGSize(width: 300, height: 150), scale: CGFloat(Effort.settings.displayScale ?? 2),
      framesPerSecond: Effort.settings.framesPerSecond ?? 60)
    carousel.imageLoader = loader
    carousel.onLoadingFailure = { [unowned self] url, _ in failures.append(url) }
    carousel.onPageChange = { [unowned self] in pages.append($0) }
    carousel.isAutoplayPaused = true
    carousel.items = items
    configure(carousel)
    simulation.show(carousel)
    // The first frame reports the page on which the carousel begins.
    simulation.run(for: 1 / Double(simulation.framesPerSecond))
    pages = []
  }

  /// What it begins now belongs to this screen, whichever test has run meanwhile.
  var carousel: CarouselView {
    simulation.window.mainLoop.makeCurrent()
    return shownCarousel
  }

  /// A size in points as a size in pixels.
  func pixels(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    let scale = carousel.traitCollection.displayScale
    return CGSize(width: width * scale, height: height * scale)
  }

  var loading: [String] { carousel.images.loadingURLs.map(\.lastPathComponent).sorted() }

  func cell(_ index: Int) -> CarouselCell? {
    carousel.collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? CarouselCell
  }

  /// The picture that an item's cell shows.
  func shown(_ index: Int) -> UIImage? { cell(index)?.imageView?.image }

  func show(_ items: [CarouselItem]) {
    carousel.items = items
    simulation.layOut()
  }

  func resize(to size: CGSize) {
    carousel.frame.size = size
    simulation.layOut()
  }

  func scroll(by distance: CGFloat) {
    carousel.collectionView.contentOffset.x += distance
    simulation.layOut()
  }

  func turn(to index: Int, animated: Bool = false) {
    carousel.scroll(toItemAt: index, animated: animated)
    if animated { simulation.runUntilRest() }
    simulation.layOut()
  }

  /// Moves a finger along without lifting it.
  func pull(from start: CGFloat, to end: CGFloat, over seconds: TimeInterval) {
    simulation.finger.touchDown(at: CGPoint(x: start, y: 50))
    simulation.finger.move(to: CGPoint(x: end, y: 50), over: seconds)
  }

  /// Drags by a fraction of the width; a positive fraction drags to the left.
  func drag(by fraction: CGFloat) {
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 60), by: CGPoint(x: -300 * fraction, y: 0), over: 0.4, hold: 0.2)
    simulation.runUntilRest()
  }

  /// Answers a request, and waits until the view has handled the result.
  func answer(_ url: URL, with result: Result<UIImage, any Error>) async throws {
    let task = try #require(carousel.images.task(for: url), "nothing is loading \(url)")
    await loader.request(for: url)
    loader.answer(url, with: result)
    await task.value
  }

  func answer(_ url: URL, _ picture: UIImage = UIImage()) async throws -> UIImage {
    try await answer(url, with: .success(picture))
    return picture
  }

  func fail(_ url: URL) async throws {
    try await answer(url, with: .failure(PatientLoader.Failure()))
  }
}

extension CarouselCell {
  var imageView: UIImageView? { contentView.firstSubview() }
  var captionView: CaptionView? { contentView.firstSubview() }
  var captionLabel: UILabel? { captionView?.firstSubview() }
}

extension UIView {
  fileprivate func firstSubview<Subview: UIView>() -> Subview? {
    subviews.lazy.compactMap { $0 as? Subview }.first
  }
}

extension URL {
  /// A URL of a picture that doesn't exist.
  static func picture(_ name: String) -> URL { URL(fileURLWithPath: "/pictures/\(name)") }
}

extension [CarouselItem] {
  /// Items of URLs with these names.
  static func urls(_ names: String...) -> [CarouselItem] { names.map { .url(.picture($0)) } }
}
#endif
