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

  @Test(arguments: [.depth(), .book, .stack()] as [ItemEffect])
  func `earlier pages lie in front`(effect: ItemEffect) {
    let orders = stride(from: -300 as CGFloat, through: 600, by: 1).map {
      [effect].appearance(at: ZoomTests.position($0)).zIndex
    }
    #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 > $1 && $1 >= 0 })
  }

  @Test func `wrong settings are corrected`() {
    let nan = CGFloat.nan
    let pairs: [(given: ItemEffect, counted: ItemEffect)] = [
      (.zoom(focused: nan, resting: 0.5), .zoom(focused: 1, resting: 0.5)),
      (.zoom(focused: 2, resting: .infinity), .zoom(focused: 2, resting: 1)),
      (.zoom(focused: -3, resting: -1), .zoom(focused: 0, resting: 0)),
      (.fade(focused: 3, resting: -2), .fade(focused: 1, resting: 0)),
      (.fade(focused: nan, resting: .infinity), .fade(focused: 1, resting: 1)),
      (.tilt(angle: -2), .tilt(angle: -.pi / 2)), (.tilt(angle: 2), .tilt(angle: .pi / 2)),
      (.tilt(angle: nan), .tilt(angle: 0)), (.tilt(angle: -.infinity), .tilt(angle: 0)),
      (.coverFlow(angle: -1), .coverFlow(angle: 0)), (.coverFlow(angle: nan), .coverFlow(angle: 0)),
      (.coverFlow(angle: 2), .coverFlow(angle: .pi / 2)),
      (.coverFlow(angle: .infinity), .coverFlow(angle: 0)),
      (.cylinder(angle: 3), .cylinder(angle: .pi / 2)),
      (.ferrisWheel(angle: 3), .ferrisWheel(angle: .pi / 2)),
      (.parallax(portion: -2), .parallax(portion: 0)),
      (.parallax(portion: 3), .parallax(portion: 1)),
      (.parallax(portion: nan), .parallax(portion: 1)),
      (.parallax(portion: .infinity), .parallax(portion: 1)),
      (.parallax(portion: -.infinity), .parallax(portion: 1)),
      (.carousel(sideScale: nan, sideAlpha: nan), .carousel(sideScale: 1, sideAlpha: 1)),
      (.depth(scale: nan), .depth(scale: 1)),
      (.stack(visible: 0), .stack(visible: 1)), (.stack(visible: .min), .stack(visible: 1)),
      (.stack(visible: .max), .stack(visible: 10)),
      (.stack(scaleStep: -1), .stack(scaleStep: 0)), (.stack(scaleStep: 5), .stack(scaleStep: 1)),
      (.stack(scaleStep: nan), .stack(scaleStep: 0)),
      (.stack(offsetStep: -1), .stack(offsetStep: 0)),
      (.stack(offsetStep: .infinity), .stack(offsetStep: 0)),
      (.stack(throwAngle: -1), .stack()), (.stack(throwAngle: nan), .stack()),
      (.stack(throwAngle: 9), .stack(throwAngle: .pi / 2)),
    ]
    for (number, (given, counted)) in pairs.enumerated() {
      for distance in [-500, -300, -100, -50, 0, 40, 60, 90, 200, 500, 800, 1_900, 2_200]
        as [CGFloat]
      {
        let position = ZoomTests.position(distance)
        #expect([given].appearance(at: position) == [counted].appearance(at: position), "\(number)")
      }
      #expect(given.overscan == counted.overscan, "\(number)")
    }
    #expect([.stack(scaleStep: 1)].appearance(at: ZoomTests.position(300)).scale == 0)
    let tilted = [.tilt(angle: 2)].appearance(at: ZoomTests.position(150))
    #expect(abs(tilted.rotation - 0.75 * .pi / 2) < 1e-12)
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

  @Test(
    arguments: [(-1, 0), (-0.9, 1), (0, 1), (0.95, 1), (0.975, 0.5), (1, 0)]
      as [(CGFloat, CGFloat)])
  func `a page of a book appears over the last twentieth of a page`(pages: CGFloat, alpha: CGFloat)
  {
    let look = [ItemEffect.book].appearance(at: ZoomTests.position(200 * pages))
    #expect(abs(look.alpha - alpha) < 1e-9)
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
}
