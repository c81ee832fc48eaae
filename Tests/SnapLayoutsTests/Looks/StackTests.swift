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

  @Test func `earlier cards lie in front`() {
    let orders = stride(from: -300 as CGFloat, through: 600, by: 1)
      .map { look(at: $0 / 200).zIndex }
    #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 > $1 })
    #expect(orders.allSatisfy { $0 >= 0 })
  }

  @Test func `one visible card uncovers the next`() {
    let effect = ItemEffect.stack(visible: 1)
    #expect([0, 0.25, 0.5, 1, 2].map { look(effect, at: $0).alpha } == [1, 0.75, 0.5, 0, 0])
  }

  @Test(
    arguments: [(0, 1), (-0.25, 1), (-0.5, 1), (-0.75, 0.5), (-1, 0), (-2, 0)]
      as [(CGFloat, CGFloat)])
  func `a card that is thrown off fades from half-way`(progress: CGFloat, alpha: CGFloat) {
    #expect(abs(look(.stack(throwAngle: 0.3), at: progress).alpha - alpha) < 1e-12)
  }

  @Test func `wrong settings are corrected`() {
    let pairs: [(ItemEffect, ItemEffect)] = [
      (.stack(visible: 0), .stack(visible: 1)), (.stack(visible: .min), .stack(visible: 1)),
      (.stack(visible: .max), .stack(visible: 10)),
      (.stack(scaleStep: -1), .stack(scaleStep: 0)), (.stack(scaleStep: 5), .stack(scaleStep: 1)),
      (.stack(scaleStep: .nan), .stack(scaleStep: 0)),
      (.stack(offsetStep: -1), .stack(offsetStep: 0)),
      (.stack(offsetStep: .infinity), .stack(offsetStep: 0)),
      (.stack(throwAngle: -1), .stack()), (.stack(throwAngle: .nan), .stack()),
      (.stack(throwAngle: 9), .stack(throwAngle: .pi / 2)),
    ]
    for (given, counted) in pairs {
      for progress in [-1.5, 0, 0.5, 1, 2.5, 4, 9.5, 11] as [CGFloat] {
        #expect(look(given, at: progress) == look(counted, at: progress))
      }
      #expect(given.overscan == counted.overscan)
    }
    #expect(look(.stack(scaleStep: 1), at: 1.5).scale == 0)
    #expect(look(.stack(throwAngle: 9), at: -0.5).poses.map(\.spin) == [0, -.pi / 4])
    #expect(look(.stack(scaleStep: 0, offsetStep: 0), at: 1).translation.x == -200)
  }
}
