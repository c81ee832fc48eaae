import Foundation
import SnapLayouts
import Testing
import UIKit

@MainActor
@Suite struct PageSizingTests {
  private func screen(
    _ sizing: PageSizing, spacing: CGFloat = 10, isHorizontal: Bool = true,
    sectionInset: UIEdgeInsets = .zero, contentInset: UIEdgeInsets = .zero
  ) -> SnapScreen<InfiniteBannerLayout> {
    SnapScreen(InfiniteBannerLayout(), size: CGSize(width: 300, height: 120), counts: [8]) {
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      $0.minimumLineSpacing = spacing
      $0.itemSize = CGSize(width: 77, height: 66)
      $0.pageSizing = sizing
      $0.fillsViewportAcross = sizing != .item
      $0.sectionInset = sectionInset
      $1.contentInset = contentInset
    }
  }

  @Test(
    "Pages have the length of the page sizing",
    arguments: [
      (.viewport, 300), (.peek(30), 220), (.peek(0), 280), (.peek(-5), 280), (.peek(.nan), 280),
      (.peek(.infinity), 280), (.peek(500), 1), (.item, 77), (.fraction(0.5), 150),
      (.fraction(.nan), 300), (.fraction(-1), 300), (.fraction(0), 1), (.perViewport(3), 280.0 / 3),
      (.perViewport(2.5), 112), (.perViewport(0), 300), (.perViewport(.nan), 300),
    ] as [(PageSizing, CGFloat)])
  func lengths(sizing: PageSizing, length: CGFloat) {
    let screen = screen(sizing)
    let size = CGSize(width: length, height: sizing == .item ? 66 : 120)
    #expect(screen.attributes(0)?.size == size)
    let frame = screen.attributes(0)?.frame ?? .zero
    #expect(abs(frame.midX - screen.view.bounds.midX) <= screen.halfPixel)
  }

  @Test func verticalPagesAreAsTallAsTheViewport() {
    #expect(
      screen(.viewport, isHorizontal: false).attributes(0)?.size == CGSize(width: 300, height: 120))
    #expect(
      screen(.peek(5), isHorizontal: false).attributes(0)?.size == CGSize(width: 300, height: 90))
  }

  @Test func insetsAreLeftFree() {
    let screen = screen(
      .viewport, sectionInset: UIEdgeInsets(top: 10, left: 7, bottom: 20, right: 9),
      contentInset: UIEdgeInsets(top: 5, left: 40, bottom: 0, right: 20))
    #expect(screen.attributes(0)?.size == CGSize(width: 240, height: 85))
  }

  @Test func theItemSizeOfTheAppComesBack() {
    let screen = screen(.viewport)
    screen.layout.pageSizing = .item
    screen.layout.fillsViewportAcross = false
    screen.view.layoutIfNeeded()
    #expect(screen.attributes(0)?.size == CGSize(width: 77, height: 66))
    screen.layout.pageSizing = .viewport
    screen.layout.fillsViewportAcross = true
    screen.layout.itemSize = CGSize(width: 50, height: 40)
    screen.view.layoutIfNeeded()
    #expect(screen.attributes(0)?.size == CGSize(width: 300, height: 120))
    screen.layout.pageSizing = .item
    screen.layout.fillsViewportAcross = false
    screen.view.layoutIfNeeded()
    #expect(screen.attributes(0)?.size == CGSize(width: 50, height: 40))
  }

  @Test func sizesFollowTheView() {
    let screen = screen(.viewport)
    screen.layout.scroll(toPage: 3, animated: false)
    for size in [CGSize(width: 200, height: 60), .zero, CGSize(width: 500, height: 90)] {
      screen.view.frame.size = size
      screen.view.layoutIfNeeded()
      // Without a viewport there is no place for items.
      guard size != .zero else { continue }
      #expect(screen.attributes(3)?.size == size)
      #expect(screen.layout.currentPage == 3)
    }
    screen.view.contentInset.left = 100
    screen.view.layoutIfNeeded()
    #expect(screen.attributes(3)?.size == CGSize(width: 400, height: 90))
    #expect(screen.layout.currentPage == 3)
  }

  @Test func aDelegateHasTheLastWord() {
    let screen = SnapScreen(
      InfiniteBannerLayout(), counts: [9], sizes: { _ in CGSize(width: 90, height: 80) })
    #expect(screen.attributes(0)?.size == CGSize(width: 90, height: 80))
  }
}
