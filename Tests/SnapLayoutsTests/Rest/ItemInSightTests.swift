#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Where a scroll of somebody else's ends, the item that it has brought into sight stays in sight.
@MainActor
@Suite(.worlds) struct ItemInSightTests {
  private nonisolated static let items = Effort.scaled(
    quick: [5, 23, 14], full: [5, 1, 10, 23, 14, 3, 2, 7, 0, 16, 13, 4, 20, 8, 19, 6])

  /// As a row of thumbnails follows a large picture.
  @Test(arguments: SaidItem.cases())
  func `one item after the other stays in sight`(said: SaidItem) {
    let screen = said.makeScreen()
    screen.show()
    for item in Self.items {
      screen.say(item)
      screen.rest()
      #expect(screen.showsItem, "\(item): \(screen.explanation)")
      #expect(screen.isOnPage, "\(item): \(screen.explanation)")
    }
  }

  /// An app that knows the margin leaves space for it.
  @Test(arguments: LayoutUnderTest.allCases, [false, true])
  func `an item that the app brings to the margin of the layout stays in sight`(
    kind: LayoutUnderTest, isAnimated: Bool
  ) {
    for margin in [16, 20, 24] as [CGFloat] {
      for item in [4, 5, 7, 13] {
        let screen = SaidItem(kind: kind, saying: .offset, isAnimated: isAnimated).makeScreen()
        screen.layout?.leadingMargin = margin
        screen.show()
        guard screen.layout?.pageAlignment == .leading, !kind.fillsViewport else { continue }
        screen.say(item, withMargin: margin)
        screen.rest()
        let shown = screen.layout?.indexPaths(inPage: screen.layout?.currentPage ?? 0)
        #expect(shown?.contains(screen.path(item)) == true, "\(margin) \(item)")
        #expect(screen.isOnPage)
      }
    }
  }

  enum Turn: CaseIterable, Sendable {
    case wheel, pageDown, arrow
  }

  /// A wheel and keys say no item but a direction.
  @Test(arguments: LayoutUnderTest.allCases, Turn.allCases)
  func `a wheel and keys still turn pages`(kind: LayoutUnderTest, turn: Turn) {
    for way in Way.allCases {
      let screen = SaidItem(kind: kind, way: way).makeScreen()
      screen.show()
      screen.layout?.scroll(toPage: 2, animated: false)
      screen.rest()
      let before = screen.layout?.currentPage ?? -1
      switch turn {
      case .wheel:
        let distance = said(way, screen.pageStride * 0.45)
        for _ in 0..<3 {
          screen.simulation.wheel.turn(
            by: distance, at: CGPoint(x: screen.view.frame.midX, y: screen.view.frame.midY))
          screen.simulation.run(for: 0.1)
        }
      case .pageDown: screen.simulation.keyboard.press(.pageDown, in: screen.view)
      case .arrow:
        let key: Keyboard.Key = way == .vertical ? .down : way == .rightToLeft ? .left : .right
        screen.simulation.keyboard.press(key, in: screen.view)
      }
      screen.rest()
      #expect(screen.layout?.currentPage != before, "\(way)")
      #expect(screen.isOnPage)
    }
  }
}

/// A distance of the content towards its end, on the screen.
private func said(_ way: Way, _ distance: CGFloat) -> CGPoint {
  switch way {
  case .horizontal: CGPoint(x: distance, y: 0)
  case .rightToLeft: CGPoint(x: -distance, y: 0)
  case .vertical: CGPoint(x: 0, y: distance)
  }
}
#endif
