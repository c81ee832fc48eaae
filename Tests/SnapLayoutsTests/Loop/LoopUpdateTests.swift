#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// Changes of a loop, at rest and in motion: the item in front stays in place.
@MainActor
@Suite(.worlds) struct LoopUpdateTests {
  enum Motion: CaseIterable {
    case rest, dragged, settling, scrolling, playing
  }

  /// A banner of peeking cards, on page 2 of 6 or on the way from there to the next one.
  private func screen(_ motion: Motion) -> SnapScreen<InfiniteBannerLayout> {
    let loop = LoopCase(counts: [6], spacing: 10, pageSizing: .peek(20))
    let screen = loop.makeScreen()
    screen.layout.scroll(toPage: 2, animated: false)
    screen.simulation.runUntilRest(limit: 2)
    switch motion {
    case .rest: break
    case .dragged:
      screen.simulation.finger.touchDown(at: screen.middle)
      screen.simulation.finger.move(to: screen.point(-80), over: 0.2)
      screen.simulation.finger.hold(for: 0.2)
    case .settling:
      screen.drag(by: -120, over: 0.1)
      screen.simulation.run(for: 0.05)
    case .scrolling:
      screen.layout.scrollToNextPage(animated: true)
      screen.simulation.run(for: 0.1)
    case .playing:
      screen.layout.autoplay = Autoplay(interval: 2, turnDuration: 1)
      screen.simulation.run(for: 2.5)
      screen.layout.autoplay?.interval = 60
    }
    return screen
  }

  /// A banner without items, but with space to scroll.
  private func emptyScreen(isLoopingEnabled: Bool) -> SnapScreen<InfiniteBannerLayout> {
    let screen = LoopCase(counts: [0], sectionInset: 200, pageSizing: .item).makeScreen()
    screen.layout.isLoopingEnabled = isLoopingEnabled
    return screen
  }

  private func fill(_ screen: SnapScreen<InfiniteBannerLayout>, from count: Int = 0) {
    screen.insert(count..<9)
    screen.simulation.layOut()
  }

  @Test(arguments: [true, false])
  func `the first page is reported again after an empty state`(isLoopingEnabled: Bool) {
    let screen = screen(.rest)
    screen.layout.isLoopingEnabled = isLoopingEnabled
    screen.view.layoutIfNeeded()
    var told: [String] = []
    screen.layout.onPageChange = { told.append("page \($0)") }
    screen.layout.onPagePositionChange = { told.append("position \($0)") }
    screen.delete(0..<6)
    screen.simulation.runUntilRest(limit: 3)
    #expect(screen.layout.currentPage == 0 && told == [])
    screen.insert([0])
    screen.simulation.runUntilRest(limit: 3)
    #expect(screen.layout.currentPage == 0)
    #expect(told == ["position 0.0", "page 0"])
  }

  @Test(arguments: [true, false])
  func `a view that a finger has left without pages moves to a page`(isLoopingEnabled: Bool) {
    let screen = emptyScreen(isLoopingEnabled: isLoopingEnabled)
    // Slow enough that every UIKit reports no velocity after the pause.
    screen.drag(by: -60, over: 0.8, hold: 0.2)
    screen.simulation.runUntilRest(limit: 3)
    #expect(screen.offset >= 50)
    fill(screen)
    screen.simulation.runUntilRest(limit: 3)
    #expect(screen.layout.isLooping == isLoopingEnabled && screen.isOnPage)
  }

  @Test(arguments: [true, false], [50.0, -50])
  func `new pages under a finger turn like any others`(isLoopingEnabled: Bool, distance: CGFloat) {
    let screen = emptyScreen(isLoopingEnabled: isLoopingEnabled)
    let finger = screen.simulation.finger
    finger.touchDown(at: screen.middle)
    finger.move(to: screen.point(distance), over: 0.1)
    fill(screen)
    #expect(screen.layout.isLooping == isLoopingEnabled)
    finger.move(to: screen.point(2 * distance), over: 0.1)
    let before = screen.offset
    finger.release()
    screen.simulation.runUntilRest(limit: 5)
    // Not to the start of the drag, which is far back in the loop.
    #expect(abs(screen.offset - before) < 100 && screen.isOnPage)
  }

  @Test(
    .answers(\.scrolling.offsetWrittenInMotion, .keepsTarget),
    .answers(\.collection.offsetAdjustmentInMotion, .keepsTarget), arguments: [0, 4])
  func `items that come in a deceleration make a loop that rests`(count: Int) {
    let loop = LoopCase(
      counts: [count], spacing: 10, sectionInset: count == 0 ? 200 : 0, pageSizing: .item)
    let screen = loop.makeScreen()
    screen.drag(by: -60, over: 0.1)
    screen.simulation.run(for: 0.05)
    #expect(screen.view.isDecelerating && !screen.layout.isLooping)
    fill(screen, from: count)
    screen.simulation.runUntilRest(limit: 2)
    #expect(screen.layout.isLooping && screen.isOnPage)
  }

  @Test(arguments: Motion.allCases, [true, false])
  func `another layout, and the way back, keep the item in front`(motion: Motion, animated: Bool) {
    let screen = screen(motion)
    // A turn is on its way to the next page.
    let front =
      motion == .scrolling || motion == .playing
      ? IndexPath(item: 3, section: 0) : screen.layout.currentIndexPath
    let picker = CenteredPickerLayout()
    picker.itemSize = CGSize(width: 80, height: 90)
    screen.view.setCollectionViewLayout(picker, animated: animated)
    screen.simulation.run(for: 1)
    // A deceleration continues in the other layout, whose pages are smaller.
    #expect(motion == .settling || picker.currentIndexPath == front)
    let taken = picker.currentIndexPath
    screen.view.setCollectionViewLayout(screen.layout, animated: animated)
    screen.simulation.run(for: 1)
    #expect(screen.layout.currentIndexPath == taken && screen.isOnPage)
    #expect(screen.layout.isLooping)
  }

  @Test(.answers(\.collection.targetQueriesInUpdates, .never), arguments: [0, 1, 5])
  func `a loop shows the item in its place, even if UIKit asks for no target in updates`(index: Int)
  {
    let screen = screen(.rest)
    let place = screen.shownCenter(2)
    screen.insert([index])
    screen.simulation.runUntilRest(limit: 3)
    #expect(place != nil)
    #expect(screen.shownCenter(index <= 2 ? 3 : 2) == place)
  }
}
#endif
