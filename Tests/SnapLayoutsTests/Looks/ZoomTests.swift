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

  @Test(arguments: [0, -80, .nan, .infinity, -.infinity] as [CGFloat])
  func `no distance is a step at the focus`(distance: CGFloat) {
    let effect = ItemEffect.zoom(focused: 2, resting: 1, over: distance)
    #expect([-1, 0, 1].map { scale(effect, at: $0) } == [1, 2, 1])
  }
}
