import Foundation
import Testing

@testable import SnapLayouts

struct EdgePaddingTests {
  /// Items of one length in a row, centered: (viewport - item) / 2 on either side, unless they have it anyway.
  @Test(
    arguments: [
      (5, 200, 20, 0, 375, 87.5), (5, 100, 20, 0, 375, 137.5), (5, 80, 20, 0, 300, 110),
      (3, 100, 10, 150, 375, 0), (1, 0, 0, 0, 300, 150), (1, 0.5, 0, 0, 300, 149.75),
      (1, 0, 0, 0, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `the padding of a centered strip`(
    count: CGFloat, length: CGFloat, spacing: CGFloat, inset: CGFloat, viewport: CGFloat,
    expected: CGFloat
  ) {
    let start = inset + (count - 1) * (length + spacing)
    let padding = EdgePadding(
      first: Extent(inset, inset + length), last: Extent(start, start + length),
      contentLength: start + length + inset, viewportLength: viewport, alignment: .center)
    #expect((padding.leading, padding.trailing) == (expected, expected))
  }

  /// Items of 70, gaps of 30; the margin of 20 is a section inset before the items only.
  @Test(
    arguments: [
      (375, 8, 3, 185, 975), (375, 6, 3, 85, 675), (375, 4, 3, 285, 675), (375, 1, 3, 285, 375),
      (375, 10, 3, 285, 1275), (414, 10, 4, 224, 1214), (320, 8, 3, 130, 920),
    ] as [(CGFloat, Int, Int, CGFloat, CGFloat)])
  func `the padding of a shelf`(
    viewport: CGFloat, items: Int, capacity: Int, trailing: CGFloat, content: CGFloat
  ) {
    let base = 20 + CGFloat(items) * 100 - 30
    let start = CGFloat((items - 1) / capacity * capacity) * 100
    // For a page that aligns with a margin of 20, pass its extent moved back by 20.
    let padding = EdgePadding(
      first: Extent(0, 70), last: Extent(start, start + 70), contentLength: base,
      viewportLength: viewport, alignment: .leading)
    #expect(padding.leading == 0)
    #expect(padding.trailing == trailing)
    #expect(base + padding.trailing == content)
  }

  @Test func `items of different lengths get different padding at both ends, and no pages none`() {
    let padding = EdgePadding(
      first: Extent(0, 100), last: Extent(500, 540), contentLength: 540, viewportLength: 300,
      alignment: .center)
    #expect((padding.leading, padding.trailing) == (100, 130))
    let none = EdgePadding(
      first: nil, last: nil, contentLength: 100, viewportLength: 300, alignment: .center)
    #expect(none == EdgePadding())
  }

  @Test func `both ends become reachable, with no more padding than needed`() {
    law(seed: 21) { generator in
      let alignment = generator.pick(PageAlignment.allCases)
      let bounds = generator.eighths(100...900)
      let (before, after) = (generator.eighths(0...50), generator.eighths(0...50))
      let start = generator.eighths(0...300)
      let first = Extent(start, start + generator.eighths(0...900))
      let last = Extent(
        first.minimum + generator.eighths(0...600), first.maximum + generator.eighths(600...900))
      let content = last.maximum + generator.eighths(0...300)
      let padding = EdgePadding(
        first: first, last: last, contentLength: content,
        viewportLength: bounds - before - after, alignment: alignment)
      let viewport = Viewport(
        boundsLength: bounds, leadingInset: before, trailingInset: after,
        contentLength: content + padding.leading + padding.trailing, displayScale: 2)
      let range = viewport.reachableRange
      let rule = viewport.offsetRule(alignment, margin: 0, shift: padding.leading)
      let (lower, upper) = (rule.offsets(showing: first), rule.offsets(showing: last))
      let holds =
        padding.leading >= 0 && padding.trailing >= 0
        && [lower.minimum, lower.maximum, upper.minimum, upper.maximum].allSatisfy(range.contains)
        && (padding.leading == 0 || lower.minimum == range.lowerBound)
        && (padding.trailing == 0 || upper.maximum == range.upperBound)
      return holds ? nil : "\(alignment) \(first) \(last) \(viewport) \(padding)"
    }
  }

  @Test func `everything is finite`() {
    law(seed: 22) { generator in
      let padding = EdgePadding(
        first: Extent(generator.anything(), generator.anything()),
        last: Extent(generator.anything(), generator.anything()),
        contentLength: generator.anything(), viewportLength: generator.anything(),
        alignment: generator.pick(PageAlignment.allCases))
      return [padding.leading, padding.trailing].allSatisfy { $0.isFinite && $0 >= 0 }
        ? nil : "\(padding)"
    }
  }
}
