import Foundation
import Testing

@testable import SnapLayouts

/// What each effect makes of an item, in numbers; `EffectGeometryTests` compare corners.
struct ItemEffectTests {
  /// The position of an item, by default of 100 points in a strip where items are 200 apart.
  static func position(
    _ distance: CGFloat, axis: ScrollAxis = .horizontal, item: CGFloat = 100,
    pageStride: CGFloat = 200, viewport: CGFloat = 375
  ) -> ItemPosition {
    ItemPosition(
      distance: distance, pageStride: pageStride,
      itemSize: CGSize(along: item, across: 60, axis: axis),
      viewportSize: CGSize(along: viewport, across: 90, axis: axis), axis: axis)
  }

  private static func look(_ effect: ItemEffect, at distance: CGFloat) -> ItemAppearance {
    [effect].appearance(at: position(distance))
  }

  /// An item at a distance in points, and how and where it is drawn there.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let effect: ItemEffect
    let distance, place, scale, alpha, contentShift: CGFloat
  }

  /// Without a place the item is where the flow layout has it.
  private static func row(
    _ name: String, _ effect: ItemEffect, at distance: CGFloat, place: CGFloat? = nil,
    scale: CGFloat = 1, alpha: CGFloat = 1, contentShift: CGFloat = 0
  ) -> Row {
    Row(
      testDescription: "\(name) at \(distance)", effect: effect, distance: distance,
      place: place ?? distance, scale: scale, alpha: alpha, contentShift: contentShift)
  }

  /// The hero picker: 1 + 0.2 · (1 − |d| / 80) within 80 points, 1 outside.
  private static let picker: [Row] =
    ([(0, 1.2), (20, 1.15), (-20, 1.15), (40, 1.1), (80, 1), (-81, 1), (5_000, 1)]
    as [(CGFloat, CGFloat)])
    .map { row("zoom", .zoom(), at: $0, scale: $1) }
    + ([(0, 1), (-40, 0.75), (79.5, 0.503125), (80, 0.5), (400, 0.5)] as [(CGFloat, CGFloat)])
    .map { row("fade", .fade(), at: $0, alpha: $1) }
    + ([(0, 1), (79.5, 1), (-80, 0.5), (400, 0.5)] as [(CGFloat, CGFloat)])
    .map { row("a step", .fade(falloff: .step), at: $0, alpha: $1) }
    + [row("a fade over less than a point is gradual", .fade(over: 0.5), at: 0.25, alpha: 0.75)]

  /// Sixteen points from their neighbors, or as near to the focus as two pages allow.
  private static let carousel: [Row] =
    ([(200, 106), (400, 202), (-600, -298)] as [(CGFloat, CGFloat)])
    .map { row("carousel", .carousel(), at: $0, place: $1, scale: 0.8, alpha: 0.6) }
    + ([(200, 0), (400, 0), (-400, 0), (600, 200), (-600, -200)] as [(CGFloat, CGFloat)]).map {
      row("narrow", .carousel(sideScale: 1, sideAlpha: 1, spacing: .fixed(-500)), at: $0, place: $1)
    }

  /// At π/3 an item loses half of its width, 50; beyond eight pages items move no more.
  private static let coverFlow: [Row] =
    ([(400, 325), (-600, -475), (1_600, 1_225), (4_000, 3_625)] as [(CGFloat, CGFloat)])
    .map { row("cover flow", .coverFlow(angle: .pi / 3), at: $0, place: $1) }

  private static let crossFade: [Row] =
    ([
      (-190, 0.5), (-180, 1), (-100, 1), (0, 1), (20, 1), (60, 0.75), (100, 0.5), (140, 0.25),
      (180, 0),
    ] as [(CGFloat, CGFloat)])
    .map { row("cross-fade", .crossFade, at: $0, place: 0, alpha: $1) }

  private static let book: [Row] =
    ([(-180, 1), (0, 1), (190, 1), (195, 0.5)] as [(CGFloat, CGFloat)])
    .map { row("book", .book, at: $0, place: 0, alpha: $1) }

  private static let stack = [
    row("stack", .stack(offsetStep: 8), at: 500, place: 27.5, scale: 0.85, alpha: 0.5),
    row("a stack of one card", .stack(visible: 1), at: 50, place: 3.75, scale: 0.985, alpha: 0.75),
  ]

  /// Otherwise touches would hit them at the focus.
  private static let invisible: [Row] =
    ([
      (.depth(), 200), (.book, 200), (.book, -200), (.crossFade, 200), (.crossFade, -200),
      (.crossFade, 600), (.stack(), 600), (.stack(), 1_800), (.stack(visible: 1), 200),
      (.ferrisWheel(angle: .pi / 2), 400), (.ferrisWheel(angle: .pi / 2), -400),
    ] as [(ItemEffect, CGFloat)])
    .map { row("an invisible page in its place", $0, at: $1, alpha: 0) }

  /// A picture is shifted together with its page, if that is the earlier one.
  private static let parallax: [Row] =
    ([
      (0.6, 0, 0, 0), (0.6, -100, -70, 10), (0.6, -200, -200, 80), (0.6, 100, 100, -40),
      (0.6, -400, -400, 160), (0, -100, -25, 25), (0, 200, 200, -200), (1, -100, -100, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    .map { row("parallax", .parallax(portion: $0), at: $1, place: $2, contentShift: $3) }

  @Test(
    arguments: picker + carousel + coverFlow + crossFade + book + stack + invisible + parallax,
    ScrollAxis.allCases)
  func `an item looks as its distance says`(row: Row, axis: ScrollAxis) {
    let look = [row.effect].appearance(at: Self.position(row.distance, axis: axis))
    #expect(abs(row.distance + look.translation[along: axis] - row.place) < 1e-9)
    #expect(look.translation[across: axis] == 0)
    #expect(abs(look.scale - row.scale) < 1e-9 && abs(look.alpha - row.alpha) < 1e-9)
    #expect(abs(look.contentShift - row.contentShift) < 1e-9)
    #expect(look.alpha > 0 || look.poses == [ItemPose()])
  }

  @Test(arguments: [0, -80, .nan, .infinity, -.infinity] as [CGFloat])
  func `no distance is a step at the focus`(distance: CGFloat) {
    for offset in [-1, 0, 1] as [CGFloat] {
      let zoom = ItemEffect.zoom(focused: 2, resting: 1, over: distance)
      #expect(Self.look(zoom, at: offset).scale == (offset == 0 ? 2 : 1))
      for falloff in AlphaFalloff.allCases {
        let fade = ItemEffect.fade(focused: 1, resting: 0.25, over: distance, falloff: falloff)
        #expect(Self.look(fade, at: offset).alpha == (offset == 0 ? 1 : 0.25))
      }
    }
  }

  @Test(arguments: [.depth(), .book, .stack()] as [ItemEffect])
  func `earlier pages lie in front`(effect: ItemEffect) {
    let orders = stride(from: -300 as CGFloat, through: 600, by: 1)
      .map { Self.look(effect, at: $0).zIndex }
    #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 > $1 && $1 >= 0 })
  }

  /// Inside, an item fades out over the last half page before a right angle; outside, over the last eighth of
  /// its visible depth.
  @Test(arguments: [0.25, 0.5, 1] as [CGFloat])
  func `items on a drum fade out where they turn out of sight`(alpha: CGFloat) {
    let angle = CGFloat.pi / 5
    func shown(turnedBy turn: CGFloat, inverted: Bool) -> CGFloat {
      Self.look(.cylinder(angle: angle, inverted: inverted), at: 200 * turn / angle).alpha
    }
    #expect(abs(shown(turnedBy: (.pi - alpha * angle) / 2, inverted: true) - alpha) < 1e-9)
    let radius = 100 / tan(angle / 2)
    let edge = radius / (radius + 1_000)
    let turn = acos(edge + (1 - edge) * alpha / 8)
    #expect(abs(shown(turnedBy: turn, inverted: false) - alpha) < 1e-9)
  }

  /// The largest order is 2^20, so that it is exact in 32 bits.
  @Test func `a sixteenth of a point separates two items`() {
    func order(_ distance: CGFloat) -> Int { Self.look(.book, at: distance).zIndex }
    #expect(order(0) == order(-1 / 16) - 2)
    #expect(order(0) == order(-1 / 17))
    #expect((order(-16_384), order(-20_000), order(16_384)) == (1 << 20, 1 << 20, 0))
  }

  @Test(
    arguments: [.book, .depth(), .cube(), .ferrisWheel(), .crossFade, .parallax()] as [ItemEffect])
  func `a page alone follows the finger`(effect: ItemEffect) {
    let alone = Self.position(50, pageStride: 0)
    #expect([effect].appearance(at: alone).translation == .zero)
  }

  @Test(
    arguments: [
      (.crossFade, 0.25), (.ferrisWheel(), 0.25), (.book, 0.25), (.parallax(portion: 0), 0.1875),
    ] as [(ItemEffect, CGFloat)])
  func `pages shorter than a point move like others`(effect: ItemEffect, shift: CGFloat) {
    let position = Self.position(-0.25, item: 0.5, pageStride: 0.5, viewport: 0.5)
    #expect([effect].appearance(at: position).translation.x == shift)
  }

  @Test(arguments: [(0.0009, false), (0.001, true)] as [(CGFloat, Bool)])
  func `wheels turn from an angle of a thousandth on`(angle: CGFloat, turns: Bool) {
    for wheel in [.cylinder(angle: angle), .ferrisWheel(angle: angle)] as [ItemEffect] {
      var look = Self.look(wheel, at: 100)
      look.zIndex = 0
      #expect((look != ItemAppearance()) == turns)
    }
  }

  @Test func `an item without breadth isn't on a wheel`() {
    let position = ItemPosition(
      distance: 100, pageStride: 200, itemSize: CGSize(width: 100, height: 0),
      viewportSize: CGSize(width: 375, height: 90), axis: .horizontal)
    var look = [.ferrisWheel()].appearance(at: position)
    look.zIndex = 0
    #expect(look == ItemAppearance())
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
      (.tilt(angle: nan), .tilt(angle: 0)),
      (.coverFlow(angle: -1), .coverFlow(angle: 0)), (.coverFlow(angle: nan), .coverFlow(angle: 0)),
      (.coverFlow(angle: 2), .coverFlow(angle: .pi / 2)),
      (.cylinder(angle: 3), .cylinder(angle: .pi / 2)),
      (.ferrisWheel(angle: 3), .ferrisWheel(angle: .pi / 2)),
      (.parallax(portion: -2), .parallax(portion: 0)),
      (.parallax(portion: 3), .parallax(portion: 1)),
      (.parallax(portion: nan), .parallax(portion: 1)),
      (.parallax(portion: -.infinity), .parallax(portion: 1)),
      (.carousel(sideScale: nan, sideAlpha: nan), .carousel(sideScale: 1, sideAlpha: 1)),
      (.depth(scale: nan), .depth(scale: 1)),
      (.stack(visible: .min), .stack(visible: 1)), (.stack(visible: .max), .stack(visible: 10)),
      (.stack(scaleStep: -1), .stack(scaleStep: 0)), (.stack(scaleStep: 5), .stack(scaleStep: 1)),
      (.stack(scaleStep: nan), .stack(scaleStep: 0)),
      (.stack(offsetStep: -1), .stack(offsetStep: 0)),
      (.stack(offsetStep: .infinity), .stack(offsetStep: 0)),
      (.stack(throwAngle: -1), .stack()), (.stack(throwAngle: nan), .stack()),
      (.stack(throwAngle: 9), .stack(throwAngle: .pi / 2)),
    ]
    for (number, (given, counted)) in pairs.enumerated() {
      for distance in [-300, -100, -50, 0, 40, 90, 200, 500, 800, 1_900, 2_200] as [CGFloat] {
        let (look, expected) = (Self.look(given, at: distance), Self.look(counted, at: distance))
        #expect(look == expected, "\(number)")
      }
      #expect(given.overscan == counted.overscan, "\(number)")
    }
    #expect(Self.look(.stack(scaleStep: 1), at: 300).scale == 0)
    #expect(abs(Self.look(.tilt(angle: 2), at: 150).rotation - 0.75 * .pi / 2) < 1e-12)
  }
}
