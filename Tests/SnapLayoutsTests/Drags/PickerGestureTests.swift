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

  @Test func `a touch that the system cancels ends on an item`() {
    screen.simulation.finger.touchDown(at: CGPoint(x: 150, y: 60))
    screen.simulation.finger.move(to: CGPoint(x: 95, y: 60), over: 0.2)
    screen.simulation.finger.cancel()
    expectRest(on: 0)
    #expect(story.rests == [0])
  }
}
#endif
