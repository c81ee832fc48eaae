import Foundation
import Testing

@testable import SnapLayouts

/// Reduce Motion keeps fades, and the effects that hold items in place.
struct ReducedEffectsTests {
  private static let distances: [CGFloat] = [-400, -200, -150, -20, 0, 20, 100, 200, 450]

  private func look(
    _ effects: [ItemEffect], at distance: CGFloat, reducesMotion: Bool
  ) -> ItemAppearance {
    effects.appearance(at: ItemEffectTests.position(distance), reducesMotion: reducesMotion)
  }

  /// Effects, and whether they fade items; the others hide items that they move.
  private static let effects: [([ItemEffect], fades: Bool)] =
    ([
      [.zoom()], [.fade()], [.parallax()], [.coverFlow()], [.tilt()], [.carousel()], [.spin()],
      [.zoom(), .fade(), .tilt()], [ItemEffect(overscan: 2) { $1.translation.x -= $0.distance }],
    ] as [[ItemEffect]]).map { ($0, true) }
    + ([
      .cube(), .ferrisWheel(), .cylinder(), .cylinder(inverted: true), .book, .depth(), .stack(),
      ItemEffect(reducedMotion: .off) { $1.alpha = 0.5 },
    ] as [ItemEffect]).map { ([$0], false) }

  @Test func `what moves only fades, and items that would be hidden stay in their row`() {
    for (effects, fades) in Self.effects {
      for distance in Self.distances {
        let lively = look(effects, at: distance, reducesMotion: false)
        var expected = ItemAppearance()
        expected.zIndex = lively.zIndex
        if fades { expected.alpha = lively.alpha }
        #expect(look(effects, at: distance, reducesMotion: true) == expected)
      }
    }
  }

  @Test func `each effect is reduced by itself`() {
    for distance in Self.distances {
      var expected = look([.crossFade, .fade()], at: distance, reducesMotion: false)
      expected.zIndex = look([.zoom()], at: distance, reducesMotion: false).zIndex
      let effects: [ItemEffect] = [.tilt(), .crossFade, .fade(), .zoom()]
      #expect(look(effects, at: distance, reducesMotion: true) == expected)
    }
  }

  @Test func `the overscan is the longest on each side`() {
    #expect([ItemEffect]().overscan == 0)
    #expect([ItemEffect.zoom(focused: 3), .fade(), .tilt(), .parallax()].overscan == 0.5)
    #expect(ItemEffect.parallax().overscan == Overscan(before: 0.5, after: 0))
    #expect(ItemEffect.spin(angle: 0).overscan == 0)
    #expect(abs(ItemEffect.zoom(focused: 1.2).overscan.after - 0.2) < 1e-12)
    #expect(ItemEffect.zoom(focused: 0.8, resting: 0.5).overscan == 0)
    #expect(ItemEffect.zoom(focused: 3).overscan == 0.5)
    #expect(ItemEffect.fade().overscan == 0)
    #expect([ItemEffect.zoom(), .crossFade].overscan == 1)
    #expect([ItemEffect.stack(visible: 4)].overscan == Overscan(before: 0.5, after: 4))
    #expect([ItemEffect.stack(visible: 4), .crossFade].overscan == Overscan(before: 1, after: 4))
    #expect([ItemEffect.depth()].overscan == Overscan(before: 0.5, after: 1))
    #expect(ItemEffect.coverFlow(angle: 0).overscan == 0.5)
    #expect(ItemEffect.cylinder(angle: 0).overscan == 0.5)
    #expect(ItemEffect.ferrisWheel(angle: 0).overscan == 0.5)
    #expect(abs(ItemEffect.cylinder(angle: .pi / 5).overscan.after - 2.5) < 1e-12)
    #expect(abs(ItemEffect.coverFlow(angle: .pi / 2).overscan.after - 7.5) < 1e-12)
    #expect(ItemEffect { _, _ in }.overscan == 0.5)
    // An item turned by a right angle is longest along the axis.
    let spins = [.pi / 2, .pi, -.pi].map { ItemEffect.spin(angle: $0).overscan }
    #expect(spins == [1, 1, 1])
  }

  @Test(
    arguments: [(3, 3), (-1, 0), (1e9, 10), (.nan, 0.5), (.infinity, 0.5)] as [(CGFloat, CGFloat)])
  func `wrong overscans are corrected`(pages: CGFloat, counted: CGFloat) {
    #expect(ItemEffect(overscan: Overscan(pages)) { _, _ in }.overscan == Overscan(counted))
    #expect(Overscan(before: pages, after: 2) == Overscan(before: counted, after: 2))
    #expect(Overscan(before: 2, after: pages) == Overscan(before: 2, after: counted))
  }
}
