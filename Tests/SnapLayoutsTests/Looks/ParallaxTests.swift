import Foundation
import Testing

@testable import SnapLayouts

struct ParallaxTests {
  private static func position(
    _ distance: CGFloat, width: CGFloat = 375, axis: ScrollAxis = .horizontal
  ) -> ItemPosition {
    let size = CGSize(along: width, across: 200, axis: axis)
    return ItemPosition(
      distance: distance, pageStride: width, itemSize: size, viewportSize: size, axis: axis)
  }

  private func look(
    _ portion: CGFloat, at distance: CGFloat, axis: ScrollAxis = .horizontal
  ) -> ItemAppearance {
    [.parallax(portion: portion)].appearance(at: Self.position(distance, axis: axis))
  }

  /// The shift of the picture in a cell that shifts its content.
  private func shiftOfPicture(
    _ portion: CGFloat, at distance: CGFloat, axis: ScrollAxis = .horizontal
  ) -> CGFloat {
    let look = look(portion, at: distance, axis: axis)
    return look.translation[along: axis] + look.contentShift
  }

  @Test func `pages shorter than a point are shifted in the same way`() {
    let look = [.parallax(portion: 0)].appearance(at: Self.position(-0.25, width: 0.5))
    #expect(look.translation.x == 0.1875 && look.contentShift == 0.0625)
    // Without a stride, the page stays.
    let only = [.parallax(portion: 0)].appearance(at: Self.position(-0.25, width: 0))
    #expect(only.translation.x == 0 && only.contentShift == 0.25)
  }

  @Test(
    arguments: [
      // portion, distance, translation of the item, shift inside of it
      (0.6, 0, 0, 0), (0.6, -187.5, 56.25, 18.75), (0.6, -375, 0, 150), (0.6, 187.5, 0, -75),
      (0.6, -750, 0, 300), (0, -187.5, 140.625, 46.875), (0, 375, 0, -375), (1, -187.5, 0, 0),
      (1, 187.5, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)], ScrollAxis.allCases)
  func `only the earlier page is shifted whole`(
    row: (portion: CGFloat, distance: CGFloat, ofItem: CGFloat, inside: CGFloat), axis: ScrollAxis
  ) {
    let look = look(row.portion, at: row.distance, axis: axis)
    #expect(abs(look.translation[along: axis] - row.ofItem) < 1e-9)
    #expect(look.translation[across: axis] == 0)
    #expect(abs(look.contentShift - row.inside) < 1e-9)
  }

  @Test func `pictures move alike both ways`() {
    law(seed: 81) { generator in
      let portion = generator.eighths(0...1)
      let distance = generator.eighths(-900...900)
      let sum = shiftOfPicture(portion, at: distance) + shiftOfPicture(portion, at: -distance)
      return abs(sum) < 1e-9 ? nil : "\(portion) \(distance) \(sum)"
    }
  }

  /// The later page doesn't move, is in front, and covers every part that the earlier one uncovers.
  @Test func `pages that fill the viewport leave no gap`() {
    law(seed: 82) { generator in
      let portion = generator.eighths(0...1)
      let width = max(1, generator.eighths(1...900))
      let later = generator.eighths(0...900).truncatingRemainder(dividingBy: width)
      let effects = [ItemEffect.parallax(portion: portion)]
      let behind = effects.appearance(at: Self.position(later - width, width: width))
      let front = effects.appearance(at: Self.position(later, width: width))
      let start = later - width + behind.translation.x
      let covers = start <= 1e-9 && start + width >= later - 1e-9
      let holds = covers && front.translation.x == 0 && (width < 1 || front.zIndex > behind.zIndex)
      return holds ? nil : "\(portion) \(width) \(later) \(behind) \(front)"
    }
  }
}
