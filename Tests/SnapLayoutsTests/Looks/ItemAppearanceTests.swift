import Foundation
import Testing

@testable import SnapLayouts

struct ItemAppearanceTests {
  @Test func `each pivot keeps its own pose`() {
    var look = ItemAppearance()
    look.scale = 3
    look.pivot = CGPoint(x: 0, y: 0.25)
    #expect(look.pivot == CGPoint(x: 0, y: 0.25))
    #expect(look.scale == 1)
    look.rotation = 1
    look.pivotDepth = -80
    #expect((look.pivot, look.pivotDepth) == (CGPoint(x: 0, y: 0.25), -80))
    #expect(look.rotation == 0)
    look.roll = 2
    look.pivotDepth = 0
    #expect((look.rotation, look.roll) == (1, 0))
    look.pivot = CGPoint(x: 0.5, y: 0.5)
    #expect((look.scale, look.rotation) == (3, 0))
    #expect(look.poses.map(\.rotation) == [0, 1, 0])
    #expect(look.poses.map(\.roll) == [0, 0, 2])
    #expect(look.poses.map(\.pivotDepth) == [0, 0, -80])
  }

  @Test func `an effect finds the pivot in the middle`() {
    let position = ItemEffectTests.position(100)
    let turned = ItemEffect { _, appearance in
      appearance.scale = 3
      appearance.pivot = .zero
      appearance.pivotDepth = 7
      appearance.scale = 2
      appearance.perspective = 0.5
    }
    let probe = ItemEffect { _, appearance in
      #expect(appearance.pivot == CGPoint(x: 0.5, y: 0.5))
      #expect((appearance.pivotDepth, appearance.scale, appearance.perspective) == (0, 3, 0))
    }
    #expect([turned, probe].appearance(at: position).poses.count == 2)
    #expect([turned].appearance(at: position).poses.map(\.scale) == [3, 2])
    #expect(
      [ItemEffect.zoom(), .fade(), .tilt(), .spin()].appearance(at: position).poses.count == 1)
  }

  @Test func `what isn't finite is neutral`() {
    var appearance = ItemAppearance()
    for number in [.nan, .infinity, -.infinity] as [CGFloat] {
      (appearance.scaleAlong, appearance.scaleAcross, appearance.roll) = (number, number, number)
      appearance.spin = number
      appearance.rotation = number
      appearance.depth = number
      appearance.pivotDepth = number
      appearance.pivot = CGPoint(x: number, y: number)
      appearance.scale = number
      appearance.perspective = number
      appearance.alpha = number
      appearance.translation = CGPoint(x: number, y: number)
      appearance.contentShift = number
      appearance.centerPivot()
      #expect(appearance == ItemAppearance())
      let easing = Easing.curve(x1: number, y1: number, x2: number, y2: number)
      #expect((0...1).contains(easing.progress(at: 0.3)))
    }
    (appearance.scale, appearance.scaleAlong, appearance.scaleAcross) = (-1, -1, -1)
    #expect((appearance.scale, appearance.scaleAlong, appearance.scaleAcross) == (0, 0, 0))
  }

  @Test func `progress counts pages`() {
    #expect(ItemEffectTests.position(-200).progress == -1)
    #expect(ItemEffectTests.position(100).progress == 0.5)
    #expect(ItemEffectTests.position(50, pageStride: 0).progress == 0)
  }

  @Test func `negative lengths of a position count as 0`() {
    let negative = CGSize(width: -1, height: -1)
    let position = ItemPosition(
      distance: 50, pageStride: -1, itemSize: negative, viewportSize: negative, axis: .horizontal)
    #expect(position.pageStride == 0)
    #expect(position.itemSize == .zero && position.viewportSize == .zero)
  }

  @Test(arguments: [.easeIn, .easeOut, .easeInOut] as [Easing])
  func `an eased effect is the same at whole pages, and eases between them`(easing: Easing) {
    let effect = ItemEffect { $1.translation.y += $0.progress }
    func shift(at progress: CGFloat) -> CGFloat {
      [effect.eased(easing)].appearance(at: ItemEffectTests.position(progress * 200)).translation.y
    }
    for progress in [-2, -1, 0, 1, 3] as [CGFloat] { #expect(shift(at: progress) == progress) }
    let between = shift(at: -1.25)
    #expect(between > -2 && between < -1)
    #expect((between > -1.25) == (easing != .easeOut))
    #expect(shift(at: 1.25) == -between)
    #expect(shift(at: -0.25) < 0 && shift(at: 0.25) == -shift(at: -0.25))
    func scale(at distance: CGFloat) -> CGFloat {
      let zoom = ItemEffect.zoom(focused: 2, resting: 1, over: 80).eased(easing)
      return [zoom].appearance(at: ItemEffectTests.position(distance)).scale
    }
    #expect(scale(at: 80) == 1 && scale(at: 0) == 2 && scale(at: 20) != 1.75)
  }

  @Test func `of several easings the last one counts`() {
    let position = ItemEffectTests.position(30)
    func scale(_ easings: Easing...) -> CGFloat {
      let zoom = easings.reduce(ItemEffect.zoom(focused: 2, over: 100)) { $0.eased($1) }
      return [zoom].appearance(at: position).scale
    }
    #expect(scale(.easeIn, .easeOut) == scale(.easeOut))
    #expect(scale(.easeIn, .linear) == scale())
  }

  // MARK: Reduce Motion keeps fades, and the effects that hold items in place

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

  @Test func `overscans add up on each side`() {
    #expect([ItemEffect]().overscan == 0)
    #expect([ItemEffect.zoom(focused: 3), .fade(), .crossFade].overscan == 3)
    #expect(ItemEffect.parallax().overscan == Overscan(before: 0.5, after: 0))
    #expect(ItemEffect.spin(angle: 0).overscan == 0)
    #expect(abs(ItemEffect.zoom(focused: 1.2).overscan.after - 0.2) < 1e-12)
    #expect(ItemEffect.zoom(focused: 0.8, resting: 0.5).overscan == 0)
    #expect(ItemEffect.zoom(focused: 3).overscan == 2)
    #expect(ItemEffect.fade().overscan == 0)
    #expect([ItemEffect.parallax(), .crossFade].overscan == Overscan(before: 1.5, after: 1))
    #expect([ItemEffect.stack(visible: 4)].overscan == Overscan(before: 0.5, after: 4))
    #expect([ItemEffect.stack(visible: 4), .crossFade].overscan == Overscan(before: 1.5, after: 5))
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
