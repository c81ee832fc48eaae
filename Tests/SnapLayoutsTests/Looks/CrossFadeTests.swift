import Foundation
import Testing

@testable import SnapLayouts

struct CrossFadeTests {
  private func look(at progress: CGFloat, axis: ScrollAxis = .horizontal) -> ItemAppearance {
    [.crossFade].appearance(at: ZoomTests.position(progress * 200, axis: axis, item: 200))
  }

  @Test(
    arguments: [
      (-3, 0), (-1, 0), (-0.95, 0.5), (-0.9, 1), (-0.5, 1), (0, 1), (0.1, 1), (0.3, 0.75),
      (0.5, 0.5), (0.7, 0.25), (0.9, 0), (1, 0), (3, 0),
    ] as [(CGFloat, CGFloat)], ScrollAxis.allCases)
  func `pages stay and dissolve`(row: (progress: CGFloat, alpha: CGFloat), axis: ScrollAxis) {
    let look = look(at: row.progress, axis: axis)
    #expect(abs(look.alpha - row.alpha) < 1e-9)
    let stays = abs(row.progress) < 1
    #expect(look.translation[along: axis] == (stays ? -row.progress * 200 : 0))
    #expect(look.translation[across: axis] == 0)
    #expect((look.zIndex > self.look(at: 0, axis: axis).zIndex) == (row.progress > 0))
  }

  /// The visible shares of the page before the focus, of the next page, and of the background.
  private func shares(at way: CGFloat) -> (earlier: CGFloat, later: CGFloat, background: CGFloat) {
    let (behind, front) = (look(at: -way), look(at: 1 - way))
    let rest = 1 - front.alpha
    return (rest * behind.alpha, front.alpha, rest * (1 - behind.alpha))
  }

  @Test func `the background never shines through and both ways look alike`() {
    for step in 0...1_000 {
      let way = CGFloat(step) / 1_000
      let (there, back) = (shares(at: way), shares(at: 1 - way))
      #expect(there.background < 1e-9)
      #expect(abs(there.earlier - back.later) < 1e-9)
      #expect(abs(there.later - back.earlier) < 1e-9)
    }
  }
}
