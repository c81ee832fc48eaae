import Foundation
import Testing

@testable import SnapLayouts

struct ItemAppearanceTests {
  @Test func `effects compose in order`() {
    let effects: [ItemEffect] = [
      .zoom(focused: 2, resting: 1, over: 80), .zoom(focused: 3, resting: 1, over: 80),
      .fade(focused: 0.5, resting: 0.5, over: 80), .fade(focused: 0.5, resting: 0.5, over: 80),
      ItemEffect { position, appearance in
        appearance.contentShift += position.progress
        appearance.rotation += appearance.scale
        appearance.zIndex = 7
      },
    ]
    let look = effects.appearance(at: ZoomTests.position(0))
    #expect(look.scale == 6)
    #expect(look.alpha == 0.25)
    #expect(look.rotation == 6)
    #expect(look.zIndex == 7)
    #expect([ItemEffect]().appearance(at: ZoomTests.position(0)) == ItemAppearance())
  }

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

  @Test func `an effect begins and ends about the middle`() {
    var look = ItemAppearance()
    look.pivot = CGPoint(x: 0, y: 0)
    let effect = ItemEffect { _, appearance in
      appearance.scale = 2
      appearance.pivot = CGPoint(x: 1, y: 1)
    }
    effect.apply(to: &look, at: ZoomTests.position(0))
    #expect((look.pivot, look.scale) == (CGPoint(x: 0.5, y: 0.5), 2))
  }

  @Test(arguments: [.cube(), .carousel(), .spin(), .ferrisWheel(), .tilt()] as [ItemEffect])
  func `the item in the focus lies in front`(effect: ItemEffect) {
    func order(_ distance: CGFloat) -> Int {
      [effect].appearance(at: ZoomTests.position(distance)).zIndex
    }
    #expect(order(0) > order(60) && order(60) > order(150))
    #expect(order(0) > order(-60) && order(-60) > order(-150))
  }

  @Test(arguments: [.depth(), .book] as [ItemEffect])
  func `a page that slides away lies in front of the next one`(effect: ItemEffect) {
    func order(_ distance: CGFloat) -> Int {
      [effect].appearance(at: ZoomTests.position(distance)).zIndex
    }
    #expect(order(-150) > order(0) && order(0) > order(60))
  }

  /// Items of 100 at a distance of 200: at the side they have 80 % of their length and 60 % of the opacity,
  /// 16 points from their neighbors.
  @Test(arguments: [(1, 106), (2, 202), (3, 298), (-1, -106), (-3, -298)] as [(CGFloat, CGFloat)])
  func `the ready-made carousel`(pages: CGFloat, place: CGFloat) {
    let look = [ItemEffect.carousel()].appearance(at: ZoomTests.position(200 * pages))
    #expect(abs(look.scale - 0.8) < 1e-12)
    #expect(abs(look.alpha - 0.6) < 1e-12)
    #expect(abs(200 * pages + look.translation.x - place) < 1e-9)
  }

  @Test(
    arguments: [(1, 0), (2, 0), (-1, 0), (-2, 0), (3, 200), (-3, -200)] as [(CGFloat, CGFloat)])
  func `items of a carousel move to the focus, but by at most two pages and not beyond it`(
    pages: CGFloat, place: CGFloat
  ) {
    let look = [ItemEffect.carousel(spacing: .fixed(-500))]
      .appearance(at: ZoomTests.position(200 * pages))
    #expect(200 * pages + look.translation.x == place)
  }

  @Test(arguments: [0, 0.25, 0.9] as [CGFloat])
  func `the next page of a book lies flat`(pages: CGFloat) {
    let look = [ItemEffect.book].appearance(at: ZoomTests.position(200 * pages))
    #expect(look.onlyPose?.changesNothing == true)
  }

  @Test(
    arguments: [(-1, 0), (-0.9, 1), (0, 1), (0.95, 1), (0.975, 0.5), (1, 0)]
      as [(CGFloat, CGFloat)])
  func `a page of a book appears over the last twentieth of a page`(pages: CGFloat, alpha: CGFloat)
  {
    let look = [ItemEffect.book].appearance(at: ZoomTests.position(200 * pages))
    #expect(abs(look.alpha - alpha) < 1e-9)
  }

  @Test func `wrong numbers of a carousel count as no change`() {
    let look = [ItemEffect.carousel(sideScale: .nan, sideAlpha: .nan)]
      .appearance(at: ZoomTests.position(200))
    #expect((look.scale, look.alpha) == (1, 1))
  }

  /// Otherwise touches would hit it at the focus.
  @Test(
    arguments: [
      (.depth(), 200), (.book, 200), (.book, -200), (.crossFade, 200), (.crossFade, -200),
      (.ferrisWheel(angle: .pi / 2), 400), (.ferrisWheel(angle: .pi / 2), -400),
    ] as [(ItemEffect, CGFloat)])
  func `an invisible page is in its place`(effect: ItemEffect, distance: CGFloat) {
    let look = [effect].appearance(at: ZoomTests.position(distance))
    #expect((look.alpha, look.scale, look.rotation) == (0, 1, 0))
    #expect(look.translation == .zero)
  }

  @Test(arguments: [.book, .depth(), .cube(), .ferrisWheel(), .crossFade] as [ItemEffect])
  func `a page alone follows the finger`(effect: ItemEffect) {
    let alone = ItemPosition(
      distance: 50, pageStride: 0, itemSize: CGSize(width: 100, height: 60),
      viewportSize: CGSize(width: 375, height: 90), axis: .horizontal)
    #expect([effect].appearance(at: alone).translation == .zero)
  }

  @Test(arguments: [.crossFade, .ferrisWheel(), .book] as [ItemEffect])
  func `pages shorter than a point move like others`(effect: ItemEffect) {
    let size = CGSize(width: 0.5, height: 0.5)
    let position = ItemPosition(
      distance: -0.25, pageStride: 0.5, itemSize: size, viewportSize: size, axis: .horizontal)
    #expect([effect].appearance(at: position).translation.x == 0.25)
  }

  /// Inside, an item fades out over the last half page before a right angle; outside, over the last eighth of
  /// its visible depth.
  @Test(arguments: [0.25, 0.5, 1] as [CGFloat])
  func `items on a drum fade out where they turn out of sight`(alpha: CGFloat) {
    let angle = CGFloat.pi / 5
    func shown(turnedBy turn: CGFloat, inverted: Bool) -> CGFloat {
      [.cylinder(angle: angle, inverted: inverted)]
        .appearance(at: ZoomTests.position(200 * turn / angle)).alpha
    }
    #expect(abs(shown(turnedBy: (.pi - alpha * angle) / 2, inverted: true) - alpha) < 1e-9)
    let radius = 100 / tan(angle / 2)
    let edge = radius / (radius + 1_000)
    let turn = acos(edge + (1 - edge) * alpha / 8)
    #expect(abs(shown(turnedBy: turn, inverted: false) - alpha) < 1e-9)
  }

  @Test(
    arguments: [
      { .cylinder(angle: $0) }, { .ferrisWheel(angle: $0) }, { .coverFlow(angle: $0) },
    ] as [@Sendable (CGFloat) -> ItemEffect])
  func `an angle beyond a right angle counts as one`(effect: @Sendable (CGFloat) -> ItemEffect) {
    let looks = [3, .pi / 2].map { [effect($0)].appearance(at: ZoomTests.position(60)) }
    #expect(looks[0] == looks[1])
  }

  /// The largest order is 2^20, so that it is exact in 32 bits.
  @Test func `a sixteenth of a point separates two items`() {
    func order(_ distance: CGFloat) -> Int {
      [ItemEffect.book].appearance(at: ZoomTests.position(distance)).zIndex
    }
    #expect(order(0) == order(-1 / 16) - 2)
    #expect(order(0) == order(-1 / 17))
    #expect((order(-16_384), order(-20_000), order(16_384)) == (1 << 20, 1 << 20, 0))
  }

  /// An item turned by a right angle is longest along the axis.
  @Test(arguments: [.pi / 2, .pi, -.pi] as [CGFloat])
  func `items that spin farther than a quarter need as much room as at a quarter`(angle: CGFloat) {
    #expect(ItemEffect.spin(angle: angle).overscan == 1)
  }

  @Test(
    arguments: [(-1, 0), (0, 0), (0.25, 0.25), (11, 10), (.nan, 0.5), (.infinity, 0.5)]
      as [(CGFloat, CGFloat)])
  func `an overscan is at least 0 and at most ten pages`(pages: CGFloat, counted: CGFloat) {
    let overscan = Overscan(pages)
    #expect((overscan.before, overscan.after) == (counted, counted))
  }

  @Test func `progress counts pages`() {
    #expect(ZoomTests.position(-200).progress == -1)
    #expect(ZoomTests.position(100).progress == 0.5)
    let alone = ItemPosition(
      distance: 50, pageStride: 0, itemSize: CGSize(width: 1, height: 1),
      viewportSize: CGSize(width: 1, height: 1), axis: .vertical)
    #expect(alone.progress == 0)
  }

  @Test func `negative lengths of a position count as 0`() {
    let negative = CGSize(width: -1, height: -1)
    let position = ItemPosition(
      distance: 50, pageStride: -1, itemSize: negative, viewportSize: negative, axis: .horizontal)
    #expect(position.pageStride == 0)
    #expect(position.itemSize == .zero && position.viewportSize == .zero)
  }

  @Test func `no effect can write what UIKit can't draw`() {
    law(seed: 71) { generator in
      let numbers = (0..<10).map { _ in generator.anything() }
      let effects: [ItemEffect] = [
        .zoom(focused: numbers[0], resting: numbers[1], over: numbers[2]),
        .fade(focused: numbers[0], resting: numbers[1], over: numbers[2], falloff: .step),
        .fade(focused: numbers[3], resting: numbers[4], over: numbers[2]),
        ItemEffect { position, appearance in
          appearance.scale *= numbers[5]
          appearance.alpha *= numbers[6]
          appearance.translation.x += numbers[7] * position.distance
          appearance.rotation += numbers[8] * position.progress
          appearance.spin += numbers[8] * position.progress
          appearance.depth += numbers[7] * position.progress
          appearance.perspective += numbers[9]
          appearance.contentShift += numbers[5]
        },
      ]
      let position = ItemPosition(
        distance: generator.anything(), pageStride: generator.anything(),
        itemSize: CGSize(width: generator.anything(), height: generator.anything()),
        viewportSize: CGSize(width: generator.anything(), height: generator.anything()),
        axis: generator.pick(ScrollAxis.allCases))
      let look = effects.appearance(at: position)
      let finite = [
        look.scale, look.alpha, look.translation.x, look.translation.y, look.rotation, look.spin,
        look.depth, look.perspective, look.contentShift,
      ].allSatisfy(\.isFinite)
      let holds =
        finite && look.scale >= 0 && (0...1).contains(look.alpha) && look.perspective >= 0
        && look.zIndex >= 0
      return holds ? nil : "\(numbers) \(position) \(look)"
    }
  }
}
