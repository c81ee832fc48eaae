import Foundation
import Testing

@testable import SnapLayouts

struct DragStartTests {
  let stops = PageStops(first: 0, pageStride: 300, count: 6, within: 0...1_500, displayScale: 2)

  @Test(
    arguments: [
      // From an offset on the way to page 1: forwards from page 1, back from there, too, as it is the page behind.
      (40, 1, 60, 1), (40, 1, 20, 1), (280, 1, 240, 1), (40, nil, 60, 0), (40, 1, 40, 0),
      // From an offset on the way back to page 1.
      (560, 1, 500, 1), (560, 1, 580, 1),
      // A view that a finger has held, or that drifts, has no destination: from the page behind.
      (130, nil, 150, 0), (130, nil, 110, 1), (200, nil, 220, 0), (200, nil, 180, 1),
      // The view is more than a page behind its destination.
      (40, 2, 60, 2), (40, 2, 20, 1),
      // Within half a pixel of its page, the motion counts as finished.
      (299.75, 1, 400, 1), (300, 1, 400, 1),
      // A motion that springs back from beyond the end.
      (1_540, 5, 1_500, 5), (-30, 0, 40, 0), (-30, 0, -40, 0),
      (1_450, 77, 1_460, 5),
    ] as [(CGFloat, Int?, CGFloat, Int)])
  func `drift is compensated`(start: CGFloat, interrupted: Int?, end: CGFloat, expected: Int) {
    let drag = DragStart(offset: start, interruptedPage: interrupted)
    #expect(drag.page(forDragTo: end, stops: stops, policy: .shelf) == expected)
    let mirrored = DragStart(
      offset: 1_500 - start, interruptedPage: interrupted.map { 5 - stops.clamped($0) })
    #expect(mirrored.page(forDragTo: 1_500 - end, stops: stops, policy: .shelf) == 5 - expected)
  }

  @Test func `a free drag counts from the nearest page`() {
    let drag = DragStart(offset: 40, interruptedPage: 1)
    #expect(drag.page(forDragTo: 60, stops: stops, policy: .picker) == 0)
  }
}
