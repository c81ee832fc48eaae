import Foundation
import Testing

@testable import SnapLayouts

struct StackTests {
  /// Items of 100, 200 apart.
  private func look(
    _ effect: ItemEffect = .stack(visible: 3, scaleStep: 0.1, offsetStep: 8),
    at progress: CGFloat, axis: ScrollAxis = .horizontal
  ) -> ItemAppearance {
    [effect].appearance(at: ZoomTests.position(progress * 200, axis: axis))
  }

  @Test(
    arguments: [
      // progress, scale, alpha, position of the trailing end relative to that of the front item
      (-2, 1, 1, -400), (-0.5, 1, 1, -100), (0, 1, 1, 0), (0.5, 0.95, 1, 4), (1, 0.9, 1, 8),
      (2, 0.8, 1, 16), (2.5, 0.75, 0.5, 20), (3, 1, 0, 600), (9, 1, 0, 1_800),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)], ScrollAxis.allCases)
  func `each card of a stack has its place`(
    row: (progress: CGFloat, scale: CGFloat, alpha: CGFloat, end: CGFloat), axis: ScrollAxis
  ) {
    let look = look(at: row.progress, axis: axis)
    #expect(abs(look.scale - row.scale) < 1e-12)
    #expect(abs(look.alpha - row.alpha) < 1e-12)
    let end = row.progress * 200 + look.translation[along: axis] + look.scale * 50 - 50
    #expect(abs(end - row.end) < 1e-9)
    #expect(look.translation[across: axis] == 0)
  }

  @Test func `one visible card uncovers the next`() {
    let effect = ItemEffect.stack(visible: 1)
    #expect([0, 0.25, 0.5, 1, 2].map { look(effect, at: $0).alpha } == [1, 0.75, 0.5, 0, 0])
  }
}
