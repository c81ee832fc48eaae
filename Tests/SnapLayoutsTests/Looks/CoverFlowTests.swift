import Foundation
import Testing

@testable import SnapLayouts

struct CoverFlowTests {
  /// Items of 100, 200 apart; at π/3 they lose half of their width, 50.
  @Test(arguments: [(2, -75), (-3, 125), (8, -375), (20, -375)] as [(CGFloat, CGFloat)])
  func `items move together, up to eight pages away`(progress: CGFloat, shift: CGFloat) {
    let look = [ItemEffect.coverFlow(angle: .pi / 3)]
      .appearance(at: ZoomTests.position(progress * 200))
    #expect(abs(look.translation.x - shift) < 1e-9)
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

  @Test func `a long item stays away from the eye`() {
    let look = [ItemEffect.coverFlow(angle: .pi / 2)]
      .appearance(at: ZoomTests.position(200, item: 4_000))
    #expect(look.perspective == 0.000125)
  }
}
