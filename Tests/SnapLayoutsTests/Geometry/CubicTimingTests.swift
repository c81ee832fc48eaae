import Foundation
import Testing

@testable import SnapLayouts

struct CubicTimingTests {
  private static func curve(_ x1: CGFloat, _ x2: CGFloat) -> CubicTiming {
    CubicTiming(first: CubicTiming.Point(x: x1, y: 0), second: CubicTiming.Point(x: x2, y: 1))
  }

  private let curves = [CubicTiming.linear, curve(0.42, 0.58), curve(0.42, 1), curve(0, 0.58)]
  private let times = (0...100).map { CGFloat($0) / 100 }

  @Test func `a curve begins at nothing and ends at all`() {
    for curve in curves {
      #expect([-1, 0, 1, 2, .nan].map(curve.progress) == [0, 0, 1, 1, 0])
      let course = times.map(curve.progress)
      #expect(course == course.sorted())
    }
  }

  @Test func `the named easings are these curves, slow at the ends that they are called after`() {
    let easings: [ItemEffect.Easing] = [.linear, .easeInOut, .easeIn, .easeOut]
    let wide = ItemEffect.Easing.curve(x1: -3, y1: 0.2, x2: 7, y2: 0.9)
    let corrected = ItemEffect.Easing.curve(x1: 0, y1: 0.2, x2: 1, y2: 0.9)
    for time in times {
      for (easing, curve) in zip(easings, curves) {
        #expect(abs(easing.progress(at: time) - curve.progress(at: time)) < 1e-9)
      }
      #expect(wide.progress(at: time) == corrected.progress(at: time))
      #expect(abs(curves[0].progress(at: time) - time) < 1e-9)
      #expect(abs(curves[1].progress(at: time) + curves[1].progress(at: 1 - time) - 1) < 1e-9)
      // Ease-in is ease-out in reverse.
      #expect(abs(curves[2].progress(at: time) + curves[3].progress(at: 1 - time) - 1) < 1e-9)
    }
    #expect(abs(curves[1].progress(at: 0.25) - 0.129) < 0.001)
  }
}
