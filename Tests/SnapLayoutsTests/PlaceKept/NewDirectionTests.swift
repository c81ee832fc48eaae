#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// A view that scrolls along another axis from now on shows its items, whatever it showed before.
@MainActor
struct NewDirectionTests {
  @Test(arguments: LayoutUnderTest.allCases, [0, 0.05, 0.2])
  func `a request arrives though the view turns on its way`(layout: LayoutUnderTest, after: Double)
  {
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal, counts: [9])
      let item = IndexPath(item: 5, section: 0)
      var ends: [Bool] = []
      screen.layout.scroll(toItemAt: item, animated: true) { ends.append($0) }
      screen.simulation.run(for: after)
      screen.layout.scrollDirection = isHorizontal ? .vertical : .horizontal
      screen.simulation.run(for: 2)
      #expect(screen.layout.indexPaths(inPage: screen.layout.currentPage).contains(item))
      #expect(ends == [true])
    }
  }

  @Test func `until its pass, a new direction leaves the offsets of pages where they are`() {
    let screen = SnapScreen(strip: LayoutUnderTest.leading.make(), counts: [9])
    screen.layout.scroll(toPage: 1, animated: false)
    screen.passFrame()
    screen.layout.scrollDirection = .vertical
    #expect(screen.layout.contentOffset(forPage: 1) == screen.view.contentOffset)
  }

  /// After which all offsets of the view are others.
  enum Change: CaseIterable { case axis, loopBegins, loopEnds, noSize }

  /// The drag begins anew with the change.
  @Test(arguments: LayoutUnderTest.allCases, Change.allCases)
  func `a finger swipes on although all offsets change`(layout: LayoutUnderTest, change: Change) {
    for step in [-1, 1] {
      let screen = SnapScreen(strip: layout.make(), counts: [30])
      screen.layout.isLoopingEnabled = change == .loopEnds
      screen.layout.releasePolicy = .paging
      screen.layout.scroll(toPage: 6, animated: false)
      screen.simulation.run(for: 0.5)
      let finger = screen.simulation.finger
      finger.touchDown(at: screen.middle)
      finger.move(to: screen.point(-20), over: 0.1)
      make(change, screen)
      screen.simulation.run(for: 0.2)
      let page = screen.layout.currentPage
      finger.move(to: screen.point(CGFloat(step) * -40), over: 0.08)
      finger.release()
      screen.simulation.run(for: 2)
      #expect(screen.layout.currentPage == page + step)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a loop that begins or ends in motion goes on from where it is`(
    layout: LayoutUnderTest, isFlick: Bool
  ) {
    for change in [Change.loopBegins, .loopEnds] {
      let screen = SnapScreen(strip: layout.make(), counts: [30])
      screen.layout.isLoopingEnabled = change == .loopEnds
      screen.layout.scroll(toPage: 4, animated: false)
      screen.simulation.run(for: 0.5)
      if isFlick {
        screen.drag(by: -60, over: 0.08)
      } else {
        screen.layout.scrollToNextPage(animated: true)
      }
      screen.simulation.run(for: 0.1)
      let before = places(screen)
      make(change, screen)
      screen.simulation.run(for: 1.0 / 60)
      let moves = places(screen).compactMap { item, place in before[item].map { place - $0 } }
      #expect(!moves.isEmpty && moves.allSatisfy { (-40...1).contains($0) }, "\(change) \(moves)")
      screen.simulation.runUntilRest()
      #expect(screen.isOnPage)
    }
  }

  private func places(_ screen: SnapScreen<SnapFlowLayout>) -> [IndexPath: CGFloat] {
    let cells = screen.view.indexPathsForVisibleItems.compactMap { item in
      screen.view.cellForItem(at: item).map { (item, $0.center.x - screen.view.bounds.minX) }
    }
    return Dictionary(cells) { one, _ in one }
  }

  private func make(_ change: Change, _ screen: SnapScreen<SnapFlowLayout>) {
    switch change {
    case .axis: screen.layout.scrollDirection = .vertical
    case .loopBegins, .loopEnds: screen.layout.isLoopingEnabled.toggle()
    case .noSize:
      let size = screen.view.frame.size
      screen.view.frame.size = .zero
      screen.simulation.run(for: 0.1)
      screen.view.frame.size = size
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `any program of turns and contents shows items at the end`(layout: LayoutUnderTest) {
    for seed in Effort.seeds(quick: 20, full: 300) {
      var generator = SeededGenerator(seed: seed)
      let screen = SnapScreen(
        strip: layout.make(), isHorizontal: generator.chance(50), counts: [generator.integer(0...9)]
      )
      var steps: [String] = []
      for _ in 0..<10 {
        steps.append(step(screen, using: &generator))
        if generator.chance(50) { screen.simulation.run(for: generator.pick([0.02, 0.2, 1])) }
      }
      screen.simulation.run(for: 3)
      if let problem = problem(screen) {
        Issue.record("seed \(seed): \(problem) after \(steps.joined(separator: ", "))")
        return
      }
    }
  }

  private func step(
    _ screen: SnapScreen<SnapFlowLayout>, using generator: inout SeededGenerator
  ) -> String {
    switch generator.integer(0...4) {
    case 0:
      let isHorizontal = generator.chance(50)
      screen.layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      return isHorizontal ? "turn to horizontal" : "turn to vertical"
    case 1:
      let count = generator.pick([0, 0, 1, 2, 9])
      screen.reload([count])
      return "\(count) items"
    case 2:
      let offset = CGFloat(generator.integer(0...600))
      screen.move(to: offset)
      return "move to \(offset)"
    case 3:
      let page = generator.integer(0...8)
      screen.layout.scroll(toPage: page, animated: generator.chance(50))
      return "scroll to page \(page)"
    default:
      let size = generator.pick([CGSize(width: 320, height: 90), CGSize(width: 90, height: 320)])
      screen.view.frame.size = size
      return "resize to \(size)"
    }
  }

  private func problem(_ screen: SnapScreen<SnapFlowLayout>) -> String? {
    let (view, isHorizontal) = (screen.view, screen.isHorizontal)
    let across = isHorizontal ? view.contentOffset.y : view.contentOffset.x
    let content = screen.layout.collectionViewContentSize
    let room =
      isHorizontal ? content.height - view.bounds.height : content.width - view.bounds.width
    guard (0...max(0, room)).contains(across) else { return "\(across) across, of \(room)" }
    guard screen.source.counts != [0], screen.layout.numberOfPages > 0 else { return nil }
    let isShown = view.visibleCells.contains { $0.frame.intersects(view.bounds) }
    return isShown ? nil : "no item is shown at \(view.contentOffset)"
  }
}
#endif
