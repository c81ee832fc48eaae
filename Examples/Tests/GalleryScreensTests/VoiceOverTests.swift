import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import GalleryScreens

/// What VoiceOver finds and does.
@MainActor
struct VoiceOverTests {
  @Test(arguments: ShownScreen.names)
  func `every item says what it is`(name: String) throws {
    let shown = try ShownScreen(name)
    let view = try #require(shown.screen.mainLayout?.collectionView)
    #expect(!view.visibleCells.isEmpty)
    for cell in view.visibleCells { #expect(speaks(cell)) }
  }

  /// A label is an element by itself.
  private func speaks(_ view: UIView) -> Bool {
    let label =
      (view as? UILabel)?.text ?? (view.isAccessibilityElement ? view.accessibilityLabel : nil)
    return !(label ?? "").isEmpty || view.subviews.contains(where: speaks)
  }

  @Test(arguments: ShownScreen.names)
  func `a swipe with three fingers turns a page`(name: String) throws {
    let shown = try ShownScreen(name)
    let layout = try #require(shown.screen.mainLayout)
    let view = try #require(layout.collectionView)
    layout.autoplay = nil
    let page = layout.currentPage
    let box = view.convert(view.bounds, to: nil)
    _ = Simulation.takeAccessibilityPosts()
    #expect(
      shown.simulation.scrollWithThreeFingers(
        layout.scrollDirection == .horizontal ? .left : .up, at: CGPoint(x: box.midX, y: box.midY)))
    let spoken = Simulation.takeAccessibilityPosts().first?.text ?? ""
    shown.simulation.runUntilRest()
    #expect(spoken.hasSuffix(" of \(layout.numberOfPages)"))
    if name != "storyboard", name != "collection-controller" {
      #expect(layout.currentPage == page + 1)
    }
  }
}
