import Foundation
import Testing

@testable import SnapLayouts

struct EasingTests {
  private let easings: [Easing] = [.linear, .easeInOut, .easeIn, .easeOut]
  private let times = (0...100).map { CGFloat($0) / 100 }

  @Test func `a curve begins at nothing and ends at all`() {
    for easing in easings {
      #expect([-1, 0, 1, 2, .nan].map(easing.progress) == [0, 0, 1, 1, 0])
      let course = times.map(easing.progress)
      #expect(course == course.sorted())
    }
  }

  @Test func `easings are slow at the ends that they are called after`() {
    let wide = Easing.curve(x1: -3, y1: 0.2, x2: 7, y2: 0.9)
    let corrected = Easing.curve(x1: 0, y1: 0.2, x2: 1, y2: 0.9)
    let straight = Easing.curve(x1: 0.2, y1: 0.2, x2: 0.9, y2: 0.9)
    for time in times {
      #expect(wide.progress(at: time) == corrected.progress(at: time))
      for linear in [easings[0], straight] { #expect(abs(linear.progress(at: time) - time) < 1e-9) }
      #expect(abs(easings[1].progress(at: time) + easings[1].progress(at: 1 - time) - 1) < 1e-9)
      // Ease-in is ease-out in reverse.
      #expect(abs(easings[2].progress(at: time) + easings[3].progress(at: 1 - time) - 1) < 1e-9)
    }
    #expect(abs(easings[1].progress(at: 0.25) - 0.129) < 0.001)
    #expect(easings[2].progress(at: 0.5) < 0.4)
  }
}
