import Foundation
import Testing

@testable import SnapLayouts

struct ZoomTests {
  static func position(
    _ distance: CGFloat, axis: ScrollAxis = .horizontal, item: CGFloat = 100,
    viewport: CGFloat = 375
  ) -> ItemPosition {
    ItemPosition(
      distance: distance, pageStride: 200, itemSize: CGSize(along: item, across: 60, axis: axis),
      viewportSize: CGSize(along: viewport, across: 90, axis: axis), axis: axis)
  }

  private func scale(_ effect: ItemEffect, at distance: CGFloat) -> CGFloat {
    [effect].appearance(at: Self.position(distance)).scale
  }

  /// The hero picker: 1 + 0.2 · (1 − |d| / 80) within 80 points, 1 outside.
  @Test(
    arguments: [
      (0, 1.2), (20, 1.15), (-20, 1.15), (40, 1.1), (80, 1), (-81, 1), (5_000, 1),
    ] as [(CGFloat, CGFloat)])
  func `the zoom of the hero picker`(distance: CGFloat, expected: CGFloat) {
    #expect(abs(scale(.zoom(), at: distance) - expected) < 1e-12)
  }

  /// Items at distances of 200 that shrink to 0.6.
  @Test(
    arguments: [
      (0, 1, 0.6), (100, 0.8, 0.8), (50, 0.9, 0.7),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `two neighbors change their sizes together`(offset: CGFloat, first: CGFloat, second: CGFloat)
  {
    let effects: [ItemEffect] = [
      .zoom(focused: 1, resting: 0.6, over: 200), .fade(focused: 1, resting: 0.6, over: 200),
    ]
    let looks = [-offset, 200 - offset].map { effects.appearance(at: Self.position($0)) }
    for (look, expected) in zip(looks, [first, second]) {
      #expect(abs(look.scale - expected) < 1e-12)
      #expect(abs(look.alpha - expected) < 1e-12)
    }
    #expect((looks[0].zIndex > looks[1].zIndex) == (offset <= 100))
  }

  @Test(arguments: [0, -80, .nan, .infinity, -.infinity] as [CGFloat])
  func `no distance is a step at the focus`(distance: CGFloat) {
    let effect = ItemEffect.zoom(focused: 2, resting: 1, over: distance)
    #expect([-1, 0, 1].map { scale(effect, at: $0) } == [1, 2, 1])
  }

  @Test func `wrong scales are corrected`() {
    #expect(scale(.zoom(focused: .nan, resting: 0.5, over: 80), at: 0) == 1)
    #expect(scale(.zoom(focused: 2, resting: .infinity, over: 80), at: 90) == 1)
    #expect(scale(.zoom(focused: -3, resting: -1, over: 80), at: 0) == 0)
  }

  @Test(arguments: ScrollAxis.allCases, PageAlignment.allCases)
  func `nearer items lie in front`(axis: ScrollAxis, alignment: PageAlignment) {
    let (viewport, item): (CGFloat, CGFloat) = (375, 100)
    // The middle of an item that shows at least a point, at either end of the viewport.
    let ahead = (1 - alignment.fraction) * viewport + item / 2 - 1
    let behind = alignment.fraction * viewport + item / 2 - 1
    for (farthest, sign) in [(ahead, 1), (behind, -1)] as [(CGFloat, CGFloat)] {
      let orders = stride(from: 0, through: farthest, by: 1).map { distance in
        [ItemEffect.zoom()].appearance(at: Self.position(distance * sign, axis: axis)).zIndex
      }
      #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 > $1 })
      #expect(orders.allSatisfy { $0 >= 0 })
    }
    let invisible = [ItemEffect.zoom()].appearance(at: Self.position(9_000, axis: axis))
    #expect(invisible.zIndex >= 0)
  }
}
