import Testing
import UIKit

@testable import SnapLayouts

/// The combined scale and turns of several effects.
@MainActor
struct PoseTests {
  typealias Point = ProjectedItem.Point

  @Test func `an item at the eye or behind it is hidden`() throws {
    let cases: [(CGFloat, Bool)] = [
      (0, true), (900, true), (949, true), (951, false), (1_000, false), (1e9, false), (-1e9, true),
    ]
    for (depth, isShown) in cases {
      let stage = EffectStage([
        ItemEffect { _, appearance in
          appearance.perspective = 0.001
          appearance.depth += depth
        }
      ])
      let attributes = try #require(stage.screen.attributes(2))
      #expect((attributes.alpha > 0) == isShown)
      let transform = attributes.transform3D
      #expect(transform.m44 >= 0.049 && transform.m11.isFinite)
    }
  }

  @Test func `the extent of an item is that of its corners`() {
    law(seed: 302, cases: 4_000) { generator in
      var appearance = ItemAppearance()
      appearance.pivot = CGPoint(x: generator.eighths(-2...2), y: generator.eighths(-2...2))
      appearance.pivotDepth = generator.eighths(-100...100)
      appearance.depth = generator.eighths(-200...200)
      appearance.perspective = 0.001
      appearance.scaleAlong = generator.eighths(1...2)
      appearance.spin = generator.eighths(-3...3)
      appearance.rotation = generator.eighths(-1...1)
      appearance.roll = generator.eighths(-1...1)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      let size = CGSize(width: generator.eighths(1...200), height: generator.eighths(1...200))
      let transform = appearance.transform(of: size, axis: generator.pick(ScrollAxis.allCases))
      guard transform.canShow(size) else { return nil }
      (attributes.size, attributes.transform3D) = (size, transform)
      for axis in ScrollAxis.allCases {
        let item = ProjectedItem(
          attributes: attributes, focus: .zero, isHorizontal: axis == .horizontal)
        let places = item.corners.map(\.along)
        let extent = transform.extent(of: size, along: axis)
        let errors = [
          extent.minimum - (places.min() ?? .nan), extent.maximum - (places.max() ?? .nan),
        ]
        guard errors.allSatisfy({ abs($0) < 1e-6 }) else { return "\(size) \(axis): \(errors)" }
      }
      return nil
    }
  }

  /// A corner may come as near to the eye as a twentieth of the eye's distance from the screen.
  @Test(
    arguments: [
      (0.002, 0, 949, 5_000, true), (0.002, 0, 951, 0, false), (-0.002, 0, 951, 0, false),
      (0, 0.002, 5_000, 949, true), (0, 0.002, 0, 951, false), (0, -0.002, 0, 951, false),
      (0.001, 0.001, 949, 949, true), (0.001, 0.001, 951, 951, false), (.nan, 0, 1, 1, false),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Bool)])
  func `no corner comes near the eye`(
    row: (m14: CGFloat, m24: CGFloat, width: CGFloat, height: CGFloat, isShown: Bool)
  ) {
    var transform = CATransform3DIdentity
    (transform.m14, transform.m24) = (row.m14, row.m24)
    #expect(transform.canShow(CGSize(width: row.width, height: row.height)) == row.isShown)
  }

  @Test(arguments: [true, false])
  func `a roll comes after the turn about the line across the axis`(isHorizontal: Bool) {
    let stage = EffectStage(
      [
        ItemEffect { _, appearance in
          appearance.pivot = CGPoint(x: 0, y: 0)
          appearance.pivotDepth = -30
          appearance.rotation = 0.4
          appearance.roll = -0.7
          appearance.perspective = 0.001
        }
      ], isHorizontal: isHorizontal, length: 80, spacing: 10)
    stage.expect { progress, point in
      let (along, across, depth) = (point.along + 40, point.across + 45, 30 as CGFloat)
      let turned = (along * cos(0.4) + depth * sin(0.4), depth * cos(0.4) - along * sin(0.4))
      let rolled = (
        across * cos(-0.7) + turned.1 * sin(-0.7), turned.1 * cos(-0.7) - across * sin(-0.7)
      )
      let nearness = 1 / (1 - 0.001 * (rolled.1 - 30))
      return Point(
        along: progress * 90 - 40 + turned.0 * nearness, across: rolled.0 * nearness - 45)
    }
  }

  @Test(arguments: [true, false])
  func `an item is scaled along and across the axis`(isHorizontal: Bool) {
    let stage = EffectStage(
      [
        ItemEffect { position, appearance in
          appearance.scale *= 0.5
          appearance.scaleAlong *= 1 + abs(position.progress) / 2
          appearance.scaleAcross *= 0.25
        }
      ], isHorizontal: isHorizontal, length: 80, spacing: 10)
    stage.expect { progress, point in
      Point(
        along: progress * 90 + point.along * (1 + abs(progress) / 2) / 2, across: point.across / 8)
    }
  }
}
