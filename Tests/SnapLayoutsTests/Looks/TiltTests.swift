import Foundation
import Testing

@testable import SnapLayouts

struct TiltTests {
  private func look(_ angle: CGFloat, at progress: CGFloat) -> ItemAppearance {
    [.tilt(angle: angle)].appearance(at: ZoomTests.position(progress * 200))
  }

  @Test(
    arguments: [
      (0, 0), (0.5, 0.1), (-0.5, -0.1), (1, 0.2), (-1, -0.2), (7, 0.2), (-7, -0.2),
    ] as [(CGFloat, CGFloat)])
  func `the side away from the focus tilts back`(progress: CGFloat, rotation: CGFloat) {
    #expect(abs(look(0.2, at: progress).rotation - rotation) < 1e-12)
    #expect(abs(look(-0.2, at: progress).rotation + rotation) < 1e-12)
    #expect(look(0.2, at: progress).perspective == 0.001)
    #expect(look(0.2, at: progress).translation == .zero)
  }

  @Test(
    arguments: [(-2, -.pi / 2), (2, .pi / 2), (.nan, 0), (-.infinity, 0)]
      as [(CGFloat, CGFloat)])
  func `wrong angles are corrected`(angle: CGFloat, counted: CGFloat) {
    #expect(look(angle, at: 0.75) == look(counted, at: 0.75))
    #expect(look(angle, at: 0.75).rotation == counted * 0.75)
  }
}
