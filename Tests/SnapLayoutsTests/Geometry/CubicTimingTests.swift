import Foundation
import Testing

@testable import SnapLayouts

struct CubicTimingTests {
  private let curves = [
    CubicTiming.linear,
    CubicTiming(first: CubicTiming.Point(x: 0.42, y: 0), second: CubicTiming.Point(x: 0.58, y: 1)),
    CubicTiming(first: CubicTiming.Point(x: 0.42, y: 0), second: CubicTiming.Point(x: 1, y: 1)),
    CubicTiming(first: CubicTiming.Point(x: 0, y: 0), second: CubicTiming.Point(x: 0.58, y: 1)),
  ]

  @Test func `a curve begins at nothing and ends at all`() {
    for curve in curves {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
      #expect(curve.progress(at: .nan) == 0)
      let course = (0...100).map { curve.progress(at: CGFloat($0) / 100) }
      #expect(course == course.sorted())
    }
  }

  @Test func `a straight line is even`() {
    for step in 0...100 {
      #expect(
        abs(CubicTiming.linear.progress(at: CGFloat(step) / 100) - CGFloat(step) / 100) < 1e-9)
    }
  }

  @Test func `the named easings are these curves`() {
    let easings: [ItemEffect.Easing] = [.linear, .easeInOut, .easeIn, .easeOut]
    let wide = ItemEffect.Easing.curve(x1: -3, y1: 0.2, x2: 7, y2: 0.9)
    let corrected = ItemEffect.Easing.curve(x1: 0, y1: 0.2, x2: 1, y2: 0.9)
    for step in 0...100 {
      let time = CGFloat(step) / 100
      for (easing, curve) in zip(easings, curves) {
        #expect(abs(easing.progress(at: time) - curve.progress(at: time)) < 1e-9)
      }
      #expect(wide.progress(at: time) == corrected.progress(at: time))
    }
  }

  @Test func `slow at both ends is symmetric`() {
    for step in 0...50 {
      let time = CGFloat(step) / 100
      #expect(abs(curves[1].progress(at: time) + curves[1].progress(at: 1 - time) - 1) < 1e-9)
      // Ease-in is ease-out in reverse.
      #expect(abs(curves[2].progress(at: time) + curves[3].progress(at: 1 - time) - 1) < 1e-9)
    }
    #expect(abs(curves[1].progress(at: 0.25) - 0.129) < 0.001)
  }
}
