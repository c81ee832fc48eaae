import SnapLayouts
import Testing
import UIKit

/// The visible corners of every item, compared with the geometry of each effect.
@MainActor
struct EffectGeometryTests {
  typealias Point = ProjectedItem.Point

  /// A side of the cube begins at the edge, which moves with the finger, and extends away from it
  /// at an angle; the eye is in front of the edge.
  @Test(arguments: [false, true], [(375, 0), (300, 20), (360, -10)] as [(CGFloat, CGFloat)])
  func `the sides of a cube are where geometry says`(
    inverted: Bool, strip: (length: CGFloat, spacing: CGFloat)
  ) {
    for isHorizontal in [true, false] {
      let length = strip.length
      let stage = EffectStage(
        [.cube(inverted: inverted)], isHorizontal: isHorizontal, length: length,
        spacing: strip.spacing)
      stage.expect(within: 1) { progress, point in
        let direction: CGFloat = progress >= 0 ? 1 : -1
        let edge = progress * length - direction * length / 2
        let way = length / 2 + direction * point.along
        let angle = abs(progress) * .pi / 2
        let nearness = stage.eye / (stage.eye + (inverted ? -1 : 1) * way * sin(angle))
        return Point(
          along: edge + direction * way * cos(angle) * nearness, across: point.across * nearness)
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `the items of a Ferris wheel are where geometry says`(upright: Bool, inverted: Bool) {
    for (isHorizontal, angle) in [
      (true, .pi / 7), (false, .pi / 7), (true, .pi / 2), (false, 0.1),
    ] as [(Bool, CGFloat)] {
      let stage = EffectStage(
        [.ferrisWheel(angle: angle, upright: upright, inverted: inverted)],
        isHorizontal: isHorizontal, length: 80, spacing: 10)
      let (radius, side): (CGFloat, CGFloat) = (stage.pageStride / angle, inverted ? -1 : 1)
      stage.expect { progress, point in
        let turn = progress * angle
        let hub = side * radius
        guard !upright else {
          return Point(
            along: radius * sin(turn) + point.along,
            across: hub - side * radius * cos(turn) + point.across)
        }
        let (along, across) = (point.along, point.across - hub)
        return Point(
          along: along * cos(turn) - side * across * sin(turn),
          across: hub + side * along * sin(turn) + across * cos(turn))
      }
    }
  }

  @Test(arguments: [.pi / 5, .pi / 3, .pi / 2, 0.1] as [CGFloat], [false, true])
  func `the sides of a drum are where geometry says`(angle: CGFloat, inverted: Bool) {
    for (length, spacing, isHorizontal) in [
      (375, 0, true), (120, 12, false), (60, 0, true),
    ] as [(CGFloat, CGFloat, Bool)] {
      let stage = EffectStage(
        [.cylinder(angle: angle, inverted: inverted)], isHorizontal: isHorizontal,
        length: length, spacing: spacing)
      // Sides as long as the page stride form a prism; this is the distance of their middles from its axis.
      let radius = stage.pageStride / 2 / tan(angle / 2)
      let eye = inverted ? max(stage.eye, 2 * radius + stage.length) : stage.eye
      let side: CGFloat = inverted ? -1 : 1
      stage.expect { progress, point in
        let turn = progress * angle
        let place = radius * sin(turn) + point.along * cos(turn)
        let farness = side * (radius - radius * cos(turn) + point.along * sin(turn))
        let nearness = eye / (eye + farness)
        return Point(along: place * nearness, across: point.across * nearness)
      }
    }
  }

  @Test(arguments: [0, 30] as [CGFloat])
  func `the pages of a book turn about its spine`(spacing: CGFloat) {
    let stage = EffectStage([.book], spacing: spacing)
    let (length, eye) = (stage.length, 6 * stage.length)
    stage.expect { progress, point in
      let angle = max(0, -progress) * .pi / 2
      // The spine is at the leading edge.
      let way = point.along + length / 2
      let nearness = eye / (eye - way * sin(angle))
      return Point(
        along: -length / 2 + way * cos(angle) * nearness, across: point.across * nearness)
    }
  }

  @Test func `a page covers the next one while that comes and goes`() throws {
    for length in [40, 375, 2_000] as [CGFloat] {
      let stage = EffectStage([.book], viewport: length, length: length)
      for page in stride(from: 3 as CGFloat, through: 3.05, by: 0.001) {
        stage.scroll(toPage: page)
        let front = try #require(stage.item(3))
        #expect(front.corners[1].along > length / 2 - 0.2)
        #expect(front.corners[3].across > EffectStage.breadth / 2 - 1e-9)
      }
      stage.scroll(toPage: 3.1)
      #expect(stage.item(4)?.attributes.alpha == 1)
    }
  }

  @Test func `depth shrinks the next page in its place`() {
    let stage = EffectStage([.depth(scale: 0.5)])
    stage.expect { progress, point in
      guard progress > 0 else {
        return Point(along: progress * 375 + point.along, across: point.across)
      }
      let scale = 1 - 0.5 * progress
      return Point(along: scale * point.along, across: scale * point.across)
    }
    let position = stage.scroll(toPage: 3.25)
    #expect(abs((stage.item(4)?.attributes.alpha ?? 0) - (position - 3)) < 1e-9)
    #expect(stage.item(3)?.attributes.alpha == 1)
  }

  @Test(arguments: [true, false])
  func `the front card of a stack is thrown off`(isHorizontal: Bool) {
    let angle = CGFloat.pi / 10
    let stage = EffectStage(
      [.stack(visible: 3, scaleStep: 0.1, offsetStep: 8, throwAngle: angle)],
      isHorizontal: isHorizontal, length: 300, spacing: 75)
    stage.expect { progress, point in
      guard progress < 0 else {
        // The trailing ends form steps.
        let scale = 1 - 0.1 * progress
        return Point(
          along: 150 + 8 * progress + scale * (point.along - 150), across: scale * point.across)
      }
      // About the middle of the lower edge, counterclockwise.
      let turn = angle * progress
      let (along, across) = (point.along, point.across - EffectStage.breadth / 2)
      return Point(
        along: progress * 375 + along * cos(turn) - across * sin(turn),
        across: EffectStage.breadth / 2 + along * sin(turn) + across * cos(turn))
    }
    let position = stage.scroll(toPage: 3.75)
    #expect(abs((stage.item(3)?.attributes.alpha ?? 0) - 2 * (4 - position)) < 1e-9)
    stage.scroll(toPage: 4)
    #expect(stage.item(3) == nil)
  }

  @Test(
    arguments: [0, 17, -60, 80] as [CGFloat],
    [.fixed(40), .fixed(-70), .peek(30)] as [CarouselSpacing])
  func `the items of a carousel keep their gaps`(lineSpacing: CGFloat, spacing: CarouselSpacing)
    throws
  {
    let gap: CGFloat =
      switch spacing {
      case .fixed(let gap): gap
      case .peek(let peek): 375 / 2 - peek - 100
      }
    let stage = EffectStage(
      [.carousel(sideScale: 0.6, sideAlpha: 0.6, spacing: spacing)], length: 200,
      spacing: lineSpacing)
    for page in stride(from: 3 as CGFloat, through: 5, by: 0.0625) {
      let position = stage.scroll(toPage: page)
      let items = try (0..<11).map { try #require(stage.item($0)) }
      for number in 2...6 {
        // Items move together by at most two pages.
        guard abs(CGFloat(number) + 0.5 - position) < 2 else { continue }
        let shown = items[number + 1].corners[0].along - items[number].corners[1].along
        #expect(abs(shown - gap) < 1e-9)
      }
      for (number, item) in items.enumerated() {
        let fraction = min(1, abs(CGFloat(number) - position))
        #expect(abs(item.attributes.alpha - (1 - 0.4 * fraction)) < 1e-9)
        let length = item.corners[1].along - item.corners[0].along
        #expect(abs(length - 200 * (1 - 0.4 * fraction)) < 1e-9)
      }
    }
  }

  @Test func `the items of a cover flow are where geometry says`() {
    let angle = CGFloat.pi / 3
    let stage = EffectStage([.coverFlow(angle: angle)], length: 120)
    stage.expect(within: 5) { progress, point in
      let pages = abs(progress)
      let side: CGFloat = progress < 0 ? -1 : 1
      let turn = angle * min(1, pages)
      let lost = 120 * (1 - cos(angle)) * (pages < 1 ? pages * pages / 2 : pages - 0.5)
      // The side next to the focus is farther away.
      let nearness = stage.eye / (stage.eye - side * point.along * sin(turn))
      return Point(
        along: progress * 120 - side * lost + point.along * cos(turn) * nearness,
        across: point.across * nearness)
    }
  }

  @Test(arguments: [0.25, -0.25, .pi / 2] as [CGFloat], [60, 120, 375] as [CGFloat])
  func `an item tilts about its middle`(angle: CGFloat, length: CGFloat) {
    let stage = EffectStage([.tilt(angle: angle)], length: length)
    stage.expect { progress, point in
      let turn = angle * min(max(progress, -1), 1)
      let nearness = stage.eye / (stage.eye + point.along * sin(turn))
      return Point(
        along: progress * length + point.along * cos(turn) * nearness,
        across: point.across * nearness)
    }
  }

  @Test(
    arguments: [(.pi / 4, 200), (.pi / 8, 30), (-.pi / 2, 30), (.pi, 40)] as [(CGFloat, CGFloat)])
  func `an item spins about its middle`(angle: CGFloat, length: CGFloat) {
    for isHorizontal in [true, false] {
      let stage = EffectStage([.spin(angle: angle)], isHorizontal: isHorizontal, length: length)
      stage.expect { progress, point in
        let turn = min(max(progress, -1), 1) * angle
        return Point(
          along: progress * length + point.along * cos(turn) - point.across * sin(turn),
          across: point.along * sin(turn) + point.across * cos(turn))
      }
    }
  }
}
