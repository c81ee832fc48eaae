import Foundation
import Testing

@testable import SnapLayouts

struct FadeTests {
  private func alpha(_ effect: ItemEffect, at distance: CGFloat) -> CGFloat {
    [effect].appearance(at: ZoomTests.position(distance)).alpha
  }

  @Test(
    arguments: [
      (0, 1, 1), (40, 0.75, 1), (-40, 0.75, 1), (79.5, 0.503125, 1), (80, 0.5, 0.5),
      (-80, 0.5, 0.5), (400, 0.5, 0.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `the fade of the hero picker`(distance: CGFloat, gradual: CGFloat, step: CGFloat) {
    #expect(abs(alpha(.fade(), at: distance) - gradual) < 1e-12)
    #expect(alpha(.fade(falloff: .step), at: distance) == step)
  }

  @Test(arguments: [0, -80, .nan, .infinity] as [CGFloat], AlphaFalloff.allCases)
  func `no distance is a step at the focus`(distance: CGFloat, falloff: AlphaFalloff) {
    let effect = ItemEffect.fade(focused: 1, resting: 0.25, over: distance, falloff: falloff)
    #expect([-1, 0, 1].map { alpha(effect, at: $0) } == [0.25, 1, 0.25])
  }

  @Test func `a fade over less than a point is gradual, too`() {
    #expect(alpha(.fade(over: 0.5), at: 0.25) == 0.75)
  }
}
