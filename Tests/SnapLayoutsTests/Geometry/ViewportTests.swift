import Foundation
import Testing

@testable import SnapLayouts

struct ViewportTests {
  @Test func `wrong values are corrected`() {
    var broken = Viewport(
      boundsLength: -5, leadingInset: .nan, trailingInset: .infinity, contentLength: -1,
      displayScale: 0)
    #expect(broken.length == 0)
    #expect(broken.reachableRange == 0...0)
    #expect(broken.displayScale == 1)
    broken.contentLength = -1
    #expect(broken.contentLength == 0)
    let narrow = Viewport(
      boundsLength: 50, leadingInset: 40, trailingInset: 40, contentLength: 10, displayScale: 99)
    #expect(narrow.length == 0)
    #expect(narrow.displayScale == 16)
  }

  /// An extent that fits is at the focus; a longer one begins where the viewport begins, or at a margin
  /// from there, and ends where it ends.
  @Test func `an offset shows its extent`() {
    law(seed: 11) { generator in
      let viewport = Viewport(
        boundsLength: generator.eighths(0...800), leadingInset: generator.eighths(-50...100),
        trailingInset: generator.eighths(-50...100), contentLength: generator.eighths(0...3_000),
        displayScale: 2)
      let start = generator.eighths(-500...2_000)
      let extent = Extent(start, start + generator.eighths(0...500))
      let alignment = generator.pick(PageAlignment.allCases)
      let margin = alignment == .leading ? min(generator.eighths(0...60), viewport.length) : 0
      let rule = viewport.offsetRule(alignment, margin: margin, shift: 0)
      let offsets = rule.offsets(showing: extent)
      let point = extent.point(at: alignment.fraction) - margin
      let holds =
        extent.length <= viewport.length - margin
        ? offsets.length == 0 && viewport.focus(of: alignment, at: offsets.minimum) == point
        : viewport.focus(of: .leading, at: offsets.minimum) == extent.minimum - margin
          && viewport.focus(of: .trailing, at: offsets.maximum) == extent.maximum
      return holds ? nil : "\(alignment) \(extent) at \(offsets), margin \(margin), \(viewport)"
    }
  }

  @Test func `an extent is ordered and finite`() {
    #expect(Extent(5, 2) == Extent(2, 5))
    #expect(Extent(.nan, 5) == Extent(5, 5))
    #expect(Extent(5, .infinity) == Extent(5, 5))
    #expect(Extent(.nan, .nan) == Extent(0, 0))
    #expect(Extent(1, 2).union(Extent(-4, 1.5)) == Extent(-4, 2))
    #expect(Extent(2, 6).point(at: 0.25) == 3)
    // It contains its ends, and overlaps what shares more than an end with it.
    #expect([1.5, 2, 6, 6.5].map(Extent(2, 6).contains) == [false, true, true, false])
    #expect([3.5, 4].map { Extent(0, 4).overlaps(Extent($0, 9)) } == [true, false])
    #expect([0.5, 1].map { Extent(0, 4).overlaps(Extent(3, 9), by: $0) } == [true, false])
    #expect(!Extent(3, 9).overlaps(Extent(0, 4), by: 1) && !Extent(3, 9).overlaps(Extent(0, 3)))
  }
}
