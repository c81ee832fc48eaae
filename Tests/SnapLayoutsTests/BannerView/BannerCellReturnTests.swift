#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// Since iOS 15 the collection view may show a cell again without `cellForItemAt` (fact 151).
@MainActor
@Suite struct BannerCellReturnTests {
  private let screen = BannerScreen(
    [.image(UIImage(), caption: "First"), .image(UIImage(), caption: "Second")])
  private let first = IndexPath(item: 0, section: 0)

  private func isComplete(_ cell: BannerCell) -> Bool {
    cell.imageView?.image === screen.banner.items[0].localImage
      && cell.imageView?.image != nil && cell.captionLabel?.text == "First"
      && cell.accessibilityLabel == "First"
  }

  /// Clears a cell as when it leaves the screen.
  private func leave(_ cell: BannerCell) { cell.clear() }

  @Test func aLayoutPassCompletesACellThatNobodyAskedFor() throws {
    let cell = try #require(screen.cell(0))
    #expect(isComplete(cell))
    leave(cell)
    screen.banner.collectionView.setNeedsLayout()
    screen.simulation.layOut()
    #expect(screen.cell(0) === cell)
    #expect(isComplete(cell))
  }

  @Test func soDoesItsDisplayWithoutALayoutPass() throws {
    let collectionView = screen.banner.collectionView
    let cell = try #require(screen.cell(0))
    leave(cell)
    collectionView.delegate?.collectionView(collectionView, willDisplay: cell, forItemAt: first)
    #expect(isComplete(cell))
  }

  @Test func theEndOfAnOldDisplayTakesNothingFromANewOne() throws {
    let collectionView = screen.banner.collectionView
    let cell = try #require(screen.cell(0))
    leave(cell)
    collectionView.delegate?.collectionView(collectionView, willDisplay: cell, forItemAt: first)
    collectionView.delegate?.collectionView(
      collectionView, didEndDisplaying: cell, forItemAt: IndexPath(item: 1, section: 0))
    screen.simulation.layOut()
    #expect(isComplete(cell))
  }

  @Test func whatNoItemBelongsToIsLeftAlone() throws {
    let collectionView = screen.banner.collectionView
    let cell = try #require(screen.cell(0))
    for index in [2, 99] {
      collectionView.delegate?.collectionView(
        collectionView, willDisplay: cell, forItemAt: IndexPath(item: index, section: 0))
    }
    #expect(isComplete(cell))
  }

  // MARK: Empty bounds

  @Test(arguments: [CGSize(width: 0, height: 150), CGSize(width: 300, height: 0), .zero])
  func aBannerThatWasCollapsedShowsItsPage(size: CGSize) {
    let screen = BannerScreen((0..<5).map { .image(UIImage(), caption: "\($0)") })
    screen.turn(to: 3)
    screen.simulation.run(for: 1)
    var pages: [Int] = []
    screen.banner.onPageChange = { pages.append($0) }
    for _ in 0..<2 {
      screen.banner.frame.size = size
      screen.simulation.layOut()
      screen.simulation.run(for: 1)
      screen.banner.frame.size = CGSize(width: 300, height: 150)
      screen.simulation.layOut()
      screen.simulation.run(for: 1)
      #expect(screen.banner.currentIndex == 3)
      #expect(screen.banner.pageControl.currentPage == 3)
      #expect(screen.picture(3) === screen.banner.items[3].localImage)
    }
    #expect(pages.isEmpty)
  }

  @Test(arguments: [CGSize(width: 0, height: 150), CGSize(width: 300, height: 0), .zero])
  func aCollapsedBannerLoadsNothingAndKeepsWhatItHas(size: CGSize) async throws {
    let screen = BannerScreen(.urls("a", "b", "c"))
    let picture = try await screen.answer(.picture("a"))
    screen.banner.frame.size = size
    screen.simulation.layOut()
    #expect(screen.loading.isEmpty)
    screen.banner.retryFailedImages()
    #expect(screen.loading.isEmpty)
    screen.banner.frame.size = CGSize(width: 300, height: 150)
    screen.simulation.layOut()
    #expect(screen.picture(0) === picture)
    #expect(screen.loading == ["b"])
  }

  @Test func itemsThatComeWhileItIsCollapsedAreShownAfterwards() {
    let screen = BannerScreen((0..<5).map { .image(UIImage(), caption: "\($0)") })
    screen.turn(to: 3)
    screen.banner.frame.size = .zero
    screen.simulation.layOut()
    screen.banner.items = [.image(UIImage(), caption: "New")]
    screen.simulation.layOut()
    screen.banner.frame.size = CGSize(width: 300, height: 150)
    screen.simulation.layOut()
    #expect(screen.banner.currentIndex == 0)
    #expect(screen.cell(0)?.captionLabel?.text == "New")
  }

  // MARK: Items set at any time

  @Test func itemsMaySetOthersWhileTheyAreLaidOut() {
    let screen = BannerScreen((0..<5).map { .image(UIImage(), caption: "\($0)") })
    let others = (0..<3).map { BannerItem.image(UIImage(), caption: "Other \($0)") }
    screen.banner.onPageChange = { [unowned banner = screen.banner] _ in banner.items = others }
    screen.drag(by: 0.6)
    screen.simulation.layOut()
    for cell in screen.banner.shownCells {
      let index = screen.banner.collectionView.indexPath(for: cell)?.item
      #expect(index.map { others[$0] } == cell.item)
    }
    #expect(!screen.banner.shownCells.isEmpty)
  }
}

extension BannerItem {
  fileprivate var localImage: UIImage? {
    if case .image(let image) = imageSource { return image }
    return nil
  }
}
#endif
