#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Right to left, everything is mirrored.
@MainActor
@Suite(.worlds) struct RightToLeftTests {
  private func strip(
    _ layout: LayoutUnderTest, isRightToLeft: Bool, inset: UIEdgeInsets = .zero
  ) -> SnapScreen<SnapFlowLayout> {
    SnapScreen(strip: layout.make(), isRightToLeft: isRightToLeft) { $1.contentInset = inset }
  }

  private func expectMirrored(
    _ screen: SnapScreen<SnapFlowLayout>, _ other: SnapScreen<SnapFlowLayout>,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var shown = 0
    for item in 0..<30 {
      let (here, there) = (screen.shownCenter(item), other.shownCenter(item))
      #expect(here == there.map { CGPoint(x: 320 - $0.x, y: $0.y) }, sourceLocation: location)
      if here != nil { shown += 1 }
    }
    #expect(shown > 0, sourceLocation: location)
    #expect(screen.offset == other.offset, sourceLocation: location)
    #expect(screen.layout.currentPage == other.layout.currentPage, sourceLocation: location)
    #expect(screen.layout.pagePosition == other.layout.pagePosition, sourceLocation: location)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `right to left, every page is mirrored`(layout: LayoutUnderTest) {
    let inset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
    for inset in [.zero, inset] {
      let screen = strip(layout, isRightToLeft: true, inset: inset)
      let other = strip(layout, isRightToLeft: false, inset: inset)
      let pages = Strip(viewport: 320 - inset.left - inset.right).pages(of: layout)
      #expect(screen.layout.numberOfPages == pages.count)
      for page in stride(from: 0, to: pages.count, by: Effort.scaled(quick: 3, full: 1)) {
        for screen in [screen, other] {
          screen.layout.scroll(toPage: page, animated: false)
          screen.simulation.layOut()
        }
        expectMirrored(screen, other)
        for screen in [screen, other] { screen.move(to: screen.offset - 33) }
        expectMirrored(screen, other)
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `the language in which an app is developed changes nothing`(
    layout: LayoutUnderTest, isRightToLeft: Bool
  ) {
    defer { Simulation.developmentDirection = .leftToRight }
    let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
    let centers = directions.map { direction in
      Simulation.developmentDirection = direction
      let screen = strip(layout, isRightToLeft: isRightToLeft)
      return (0..<3).map { screen.shownCenter($0) }
    }
    #expect(centers[0] == centers[1])
  }

  @Test(arguments: LayoutUnderTest.allCases, [nil, 1])
  func `right to left, swiping right turns to the next page`(layout: LayoutUnderTest, limit: Int?) {
    let screen = strip(layout, isRightToLeft: true)
    let other = strip(layout, isRightToLeft: false)
    for screen in [screen, other] { screen.layout.releasePolicy.maximumPagesPerDrag = limit }
    screen.dragToRest(by: 60, over: 0.06)
    #expect(screen.layout.currentPage > 0 && screen.isOnPage)
    other.dragToRest(by: -60, over: 0.06)
    expectMirrored(screen, other)
    let drags: [(CGFloat, Double, Double)] = [
      (140, 0.08, 0), (-50, 0.3, 0.2), (-30, 0.05, 0), (40, 0.3, 0.2), (-150, 0.1, 0),
    ]
    for (distance, duration, hold) in drags {
      screen.drag(by: distance, over: duration, hold: hold)
      other.drag(by: -distance, over: duration, hold: hold)
      screen.simulation.runUntilRest()
      other.simulation.runUntilRest()
      expectMirrored(screen, other)
      #expect(screen.isOnPage)
    }
  }
}
#endif
