import Foundation
import Testing

@testable import SnapLayouts

/// C22: Reduce Motion leaves fades, and what holds items in place.
@Suite struct ReducedEffectsTests {
  private static let distances: [CGFloat] = [-400, -200, -150, -20, 0, 20, 100, 200, 450]

  private func look(
    _ effects: [ItemEffect], at distance: CGFloat, reducesMotion: Bool
  ) -> ItemAppearance {
    effects.appearance(at: ZoomTests.position(distance), reducesMotion: reducesMotion)
  }

  @Test func whatMovesOnlyFades() {
    let moving: [[ItemEffect]] = [
      [.zoom()], [.fade()], [.parallax()], [.coverFlow()], [.tilt()], [.stack()],
      [.zoom(), .fade(), .tilt()],
      [ItemEffect(reach: 2) { $1.translation.x -= $0.distance }],
    ]
    for effects in moving {
      for distance in Self.distances {
        let lively = look(effects, at: distance, reducesMotion: false)
        var expected = ItemAppearance()
        expected.alpha = lively.alpha
        expected.zIndex = lively.zIndex
        #expect(look(effects, at: distance, reducesMotion: true) == expected)
      }
    }
  }

  @Test func crossFadeIsLeftAsItIs() {
    for distance in Self.distances {
      let lively = look([.crossFade], at: distance, reducesMotion: false)
      #expect(look([.crossFade], at: distance, reducesMotion: true) == lively)
    }
  }

  @Test func eachEffectIsReducedByItself() {
    for distance in Self.distances {
      var expected = look([.crossFade, .fade()], at: distance, reducesMotion: false)
      expected.zIndex = look([.zoom()], at: distance, reducesMotion: false).zIndex
      let effects: [ItemEffect] = [.tilt(), .crossFade, .fade(), .zoom()]
      #expect(look(effects, at: distance, reducesMotion: true) == expected)
    }
  }

  @Test func theReachIsTheLongest() {
    #expect([ItemEffect]().reach == 0)
    #expect([ItemEffect.zoom(), .fade(), .tilt(), .parallax(portion: 0)].reach == 0.5)
    #expect([ItemEffect.zoom(), .crossFade].reach == 1)
    #expect([ItemEffect.stack(visible: 4), .crossFade].reach == 4)
    #expect(ItemEffect.coverFlow(angle: 0).reach == 0.5)
    #expect(abs(ItemEffect.coverFlow(angle: .pi / 2).reach - 7.5) < 1e-12)
    #expect(ItemEffect { _, _ in }.reach == 0.5)
  }

  @Test(
    arguments: [(3, 3), (-1, 0), (1e9, 10), (.nan, 0.5), (.infinity, 0.5)]
      as [(CGFloat, CGFloat)])
  func reachesArePutRight(reach: CGFloat, counted: CGFloat) {
    #expect(ItemEffect(reach: reach) { _, _ in }.reach == counted)
  }
}
