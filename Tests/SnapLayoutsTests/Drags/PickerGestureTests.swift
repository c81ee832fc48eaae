#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The picker under a finger: its rests and its reports.
@MainActor
@Suite(.worlds) struct PickerGestureTests {
  private final class Story {
    var pages: [Int] = []
    var positions: [CGFloat] = []
    var rests: [Int] = []
  }

  private let story = Story()
  private let screen: SnapScreen<CenteredPickerLayout>

  init() {
    let story = story
    screen = SnapScreen(CenteredPickerLayout()) { layout, _ in
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.minimumLineSpacing = 20
    }
    screen.layout.onPageChange = { story.pages.append($0) }
    screen.layout.onPagePositionChange = { story.positions.append($0) }
    screen.layout.onSettle = { story.rests.append($0) }
  }

  private func drag(by distance: CGFloat, over duration: TimeInterval, hold: TimeInterval = 0) {
    screen.simulation.finger.drag(
      from: CGPoint(x: 150, y: 60), by: CGPoint(x: distance, y: 0), over: duration, hold: hold)
  }

  private func expectRest(on page: Int, _ location: SourceLocation = #_sourceLocation) {
    #expect(screen.simulation.runUntilRest(), sourceLocation: location)
    #expect(screen.offset == CGFloat(page) * 120, sourceLocation: location)
    #expect(screen.layout.currentPage == page, sourceLocation: location)
    #expect(screen.simulation.faults == [], sourceLocation: location)
  }

  @Test(arguments: [(-65.0, 0), (-75, 1), (-130, 1)])
  func `a slow drag ends on the nearest item`(distance: CGFloat, page: Int) {
    drag(by: distance, over: 0.4, hold: 0.3)
    expectRest(on: page)
    #expect(story.rests == [page])
  }

  @Test func `a short flick ends on the next item, forwards and backwards`() {
    drag(by: -30, over: 0.06)
    let next = screen.layout.currentPage
    #expect(screen.simulation.runUntilRest())
    #expect(screen.offset > 0)
    #expect(screen.layout.pagePosition == CGFloat(screen.layout.currentPage))
    #expect(screen.layout.currentPage > next)
    drag(by: 100, over: 0.05)
    expectRest(on: 0)
  }

  @Test func `a hard flick coasts over several items and ends on one`() {
    drag(by: -140, over: 0.1)
    #expect(screen.simulation.runUntilRest())
    let page = screen.layout.currentPage
    #expect(page >= 5)
    #expect(screen.offset == CGFloat(page) * 120)
    #expect(story.pages == Array(1...page))
    #expect(story.rests == [page])
  }

  @Test func `beyond the ends it springs back to the first and the last item`() {
    drag(by: 120, over: 0.3, hold: 0.2)
    expectRest(on: 0)
    screen.layout.scroll(toPage: 8, animated: false)
    drag(by: -120, over: 0.1)
    expectRest(on: 8)
  }

  @Test func `a finger that stops the view and lifts leaves it on an item`() {
    drag(by: -140, over: 0.1)
    screen.simulation.run(for: 0.15)
    screen.simulation.finger.touchDown(at: CGPoint(x: 150, y: 60))
    screen.simulation.finger.hold(for: 0.4)
    #expect(story.rests == [])
    screen.simulation.finger.release()
    #expect(screen.simulation.runUntilRest())
    #expect(screen.offset == CGFloat(screen.layout.currentPage) * 120)
    #expect(story.rests == [screen.layout.currentPage])
  }

  @Test func `a touch that the system cancels ends on an item`() {
    screen.simulation.finger.touchDown(at: CGPoint(x: 150, y: 60))
    screen.simulation.finger.move(to: CGPoint(x: 95, y: 60), over: 0.2)
    screen.simulation.finger.cancel()
    expectRest(on: 0)
    #expect(story.rests == [0])
  }

  @Test func `each page is reported once, half-way, and its position in every frame`() {
    screen.simulation.finger.touchDown(at: CGPoint(x: 280, y: 60))
    screen.simulation.finger.move(to: CGPoint(x: 211, y: 60), over: 0.3)  // offset 59
    #expect(story.pages == [])
    screen.simulation.finger.move(to: CGPoint(x: 210, y: 60), over: 0.05)
    screen.simulation.run(for: 0.02)
    #expect(story.pages == [1])
    screen.simulation.finger.move(to: CGPoint(x: 30, y: 60), over: 0.5)
    screen.simulation.run(for: 0.02)
    #expect(story.pages == [1, 2])
    #expect(story.positions == story.positions.sorted())
    #expect(abs((story.positions.last ?? 0) - 2) < 1e-9)
    screen.simulation.finger.hold(for: 0.5)
    #expect(story.rests == [])
    screen.simulation.finger.release()
    expectRest(on: 2)
    #expect(story.rests == [2])
  }

  @Test func `a layout pass without changes reports nothing`() {
    screen.layout.invalidateLayout()
    screen.simulation.run(for: 1)
    #expect(story.pages == [])
    // Other data may have another item in front.
    screen.view.reloadData()
    screen.simulation.run(for: 1)
    #expect(story.pages == [0])
    #expect(story.positions == [])
    #expect(story.rests == [])
  }

  @Test func `an animated request reports each page on the way, and one rest`() {
    screen.layout.scroll(toPage: 3, animated: true)
    #expect(story.pages == [])
    expectRest(on: 3)
    #expect(story.pages == [1, 2, 3])
    #expect(story.rests == [3])
  }

  @Test func `a request without animation reports the page and the rest`() {
    screen.layout.scroll(toPage: 3, animated: false)
    #expect(screen.layout.currentPage == 3)
    expectRest(on: 3)
    #expect(story.pages == [3])
    #expect(story.rests == [3])
  }

  @Test func `next and previous page, in quick succession, and false at the ends`() {
    #expect(!screen.layout.scrollToPreviousPage(animated: true))
    #expect(screen.layout.scrollToNextPage(animated: true))
    screen.simulation.run(for: 0.05)
    #expect(screen.layout.scrollToNextPage(animated: true))
    expectRest(on: 2)
    #expect(screen.layout.scrollToPreviousPage(animated: false))
    expectRest(on: 1)
    screen.layout.scroll(toPage: 99, animated: false)
    expectRest(on: 8)
    #expect(!screen.layout.scrollToNextPage(animated: true))
  }

  @Test func `the app's own scroll ends at its target, or on the nearest page`() {
    screen.view.scrollToItem(
      at: IndexPath(item: 4, section: 0), at: .centeredHorizontally, animated: true)
    expectRest(on: 4)
    #expect(story.rests == [4])
    screen.view.setContentOffset(CGPoint(x: 505, y: 0), animated: false)
    expectRest(on: 4)
    #expect(story.rests == [4, 4])
    screen.layout.restsOnPages = false
    screen.view.setContentOffset(CGPoint(x: 505, y: 0), animated: false)
    screen.simulation.run(for: 1)
    #expect(screen.offset == 505)
    #expect(story.rests == [4, 4])
  }

  @Test func `the view begins on a page requested before the first layout pass`() {
    let screen = SnapScreen(CenteredPickerLayout()) { layout, view in
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.minimumLineSpacing = 20
      view.frame.size = .zero
      layout.scroll(toPage: 5, animated: true)
      view.layoutIfNeeded()
      view.frame.size = CGSize(width: 300, height: 120)
    }
    #expect(screen.layout.currentPage == 5)
    #expect(screen.offset == 600)
    #expect(screen.attributes(5)?.transform.a == 1.2)
  }

  @Test func `system paging is off while the layout is in use, and restored afterwards`() {
    let screen = SnapScreen(CenteredPickerLayout()) { layout, view in
      view.isPagingEnabled = true
      view.decelerationRate = .fast
      layout.itemSize = CGSize(width: 100, height: 120)
    }
    #expect(!screen.view.isPagingEnabled)
    #expect(screen.view.decelerationRate == .fast)
    screen.layout.preferredDecelerationRate = .normal
    #expect(screen.view.decelerationRate == .normal)
    screen.view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(screen.view.isPagingEnabled)
    #expect(screen.view.decelerationRate == .fast)
  }
}
#endif
