import Foundation
import Testing

@testable import SnapLayouts

struct CoverFlowTests {
  private func look(
    _ angle: CGFloat, at progress: CGFloat, axis: ScrollAxis = .horizontal
  ) -> ItemAppearance {
    [.coverFlow(angle: angle)].appearance(at: ZoomTests.position(progress * 200, axis: axis))
  }

  /// Items of 100, 200 apart; at π/3 they lose half of their width, 50.
  @Test(
    arguments: [
      (0, 0, 0), (0.5, -.pi / 6, -6.25), (-0.5, .pi / 6, 6.25), (1, -.pi / 3, -25),
      (-1, .pi / 3, 25), (2, -.pi / 3, -75), (-3, .pi / 3, 125), (8, -.pi / 3, -375),
      (20, -.pi / 3, -375),
    ] as [(CGFloat, CGFloat, CGFloat)], ScrollAxis.allCases)
  func `items turn and move together`(
    row: (progress: CGFloat, rotation: CGFloat, shift: CGFloat), axis: ScrollAxis
  ) {
    let look = look(.pi / 3, at: row.progress, axis: axis)
    #expect(abs(look.rotation - row.rotation) < 1e-12)
    #expect(abs(look.translation[along: axis] - row.shift) < 1e-9)
    #expect(look.translation[across: axis] == 0)
    #expect(look.perspective == 0.001)
  }

  @Test func `turned items keep the gaps of the flow layout`() {
    for step in 0...30 {
      let angle = CGFloat(step) / 30 * .pi / 2
      let shown = (0...8).map { page in
        CGFloat(page) * 200 + look(angle, at: CGFloat(page)).translation.x
      }
      let width = 100 * cos(angle)
      #expect(abs(shown[1] - shown[0] - 100 - (100 + width) / 2) < 1e-9)
      for (inner, outer) in zip(shown.dropFirst(), shown.dropFirst(2)) {
        #expect(abs(outer - inner - 100 - width) < 1e-9)
      }
    }
  }

  @Test func `items never change places, however dense`() {
    for item in [50, 200, 600, 5_000] as [CGFloat] {
      let effects = [ItemEffect.coverFlow(angle: .pi / 2)]
      let shown = stride(from: -2_000 as CGFloat, through: 2_000, by: 10).map { distance in
        let position = ZoomTests.position(distance, item: item)
        return distance + effects.appearance(at: position).translation.x
      }
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    }
  }

  @Test func `nearer items lie in front`() {
    // The farthest visible item: at the edge of the viewport, shifted by the whole overscan.
    let farthest = 375 + 50 + 200 * ItemEffect.coverFlow().overscan.after
    for sign in [-1, 1] as [CGFloat] {
      let orders = stride(from: 0, to: farthest, by: 1).map { distance in
        look(.pi / 4, at: sign * distance / 200).zIndex
      }
      #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 > $1 })
    }
  }

  @Test(
    arguments: [(-1, 0), (2, .pi / 2), (.nan, 0), (.infinity, 0)] as [(CGFloat, CGFloat)])
  func `wrong angles are corrected`(angle: CGFloat, counted: CGFloat) {
    for progress in [-2, -0.25, 0, 1] as [CGFloat] {
      #expect(look(angle, at: progress) == look(counted, at: progress))
    }
  }

  @Test func `a long item stays away from the eye`() {
    let look = [ItemEffect.coverFlow(angle: .pi / 2)]
      .appearance(at: ZoomTests.position(200, item: 4_000))
    #expect(look.perspective == 0.000125)
  }
}
