#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import SnapCarousel

/// Since iOS 15 the collection view may show a cell again without `cellForItemAt` (fact 151).
@MainActor
final class CarouselCellReturnTests: CarouselScreen {
  private let first = IndexPath(item: 0, section: 0)

  init() {
    super.init([.image(UIImage(), caption: "First"), .image(UIImage(), caption: "Second")])
  }

  private func isComplete(_ cell: CarouselCell) -> Bool {
    cell.imageView?.image === carousel.items[0].localImage
      && cell.imageView?.image != nil && cell.captionLabel?.text == "First"
      && cell.accessibilityLabel == "First"
  }

  /// VoiceOver may ask for a cell that isn't displayed.
  @Test func `a cell is complete before it is displayed`() throws {
    let view = carousel.collectionView
    let cell = view.dataSource?.collectionView(view, cellForItemAt: first) as? CarouselCell
    #expect(isComplete(try #require(cell)))
  }

  @Test func `displaying a cell completes it; the end of its old display takes nothing`() throws {
    let collectionView = carousel.collectionView
    let cell = try #require(self.cell(0))
    cell.clear()
    collectionView.delegate?.collectionView(collectionView, willDisplay: cell, forItemAt: first)
    #expect(isComplete(cell))
    collectionView.delegate?.collectionView(
      collectionView, didEndDisplaying: cell, forItemAt: IndexPath(item: 1, section: 0))
    simulation.layOut()
    #expect(isComplete(cell))
  }

  @Test func `a cell for reuse shows nothing of its item, and then what has changed`() {
    let cell = CarouselCell(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    carousel.showItem(ofPage: 0, in: cell)
    carousel.showImages()
    #expect(cell.captionView?.isHidden == false)
    carousel.captionTextColor = .black
    cell.prepareForReuse()
    #expect(cell.imageView?.image == nil)
    #expect(cell.captionView?.isHidden == true)
    #expect(cell.accessibilityLabel == nil)
    carousel.showItem(ofPage: 0, in: cell)
    #expect(cell.captionLabel?.textColor == .black)
  }

  @Test func `what no item belongs to is left alone`() throws {
    let collectionView = carousel.collectionView
    let cell = try #require(self.cell(0))
    for index in [2, 99] {
      collectionView.delegate?.collectionView(
        collectionView, willDisplay: cell, forItemAt: IndexPath(item: index, section: 0))
    }
    #expect(isComplete(cell))
  }

  // MARK: Empty bounds

  @Test(arguments: [CGSize(width: 0, height: 150), CGSize(width: 300, height: 0), .zero])
  func `a carousel that was collapsed shows its page`(size: CGSize) {
    let screen = CarouselScreen((0..<5).map { .image(UIImage(), caption: "\($0)") })
    screen.turn(to: 3)
    screen.simulation.run(for: 1)
    for _ in 0..<2 {
      screen.resize(to: size)
      screen.simulation.run(for: 1)
      screen.resize(to: CGSize(width: 300, height: 150))
      screen.simulation.run(for: 1)
      #expect(screen.carousel.currentIndex == 3)
      #expect(screen.carousel.pageControl.currentPage == 3)
      #expect(screen.shown(3) === screen.carousel.items[3].localImage)
    }
    #expect(screen.pages == [3])
  }

  /// Nil is a carousel that leaves its window.
  @Test(arguments: [CGSize(width: 0, height: 150), CGSize(width: 300, height: 0), .zero, nil])
  func `a carousel that nobody sees loads nothing and keeps what it has`(size: CGSize?) async throws
  {
    let screen = CarouselScreen(.urls("a", "b", "c"))
    let picture = try await screen.answer(.picture("a"))
    let task = try #require(screen.carousel.images.task(for: .picture("b")))
    if let size { screen.carousel.frame.size = size } else { screen.carousel.removeFromSuperview() }
    screen.carousel.layoutIfNeeded()
    #expect(screen.loading.isEmpty && task.isCancelled)
    screen.carousel.retryFailedImages()
    #expect(screen.loading.isEmpty)
    screen.carousel.frame.size = CGSize(width: 300, height: 150)
    if size == nil { screen.simulation.show(screen.carousel) }
    screen.carousel.retryFailedImages()
    screen.simulation.layOut()
    #expect(screen.shown(0) === picture)
    #expect(screen.loading == ["b"])
  }
}

extension CarouselItem {
  fileprivate var localImage: UIImage? {
    if case .image(let image) = imageSource { return image }
    return nil
  }
}
#endif
