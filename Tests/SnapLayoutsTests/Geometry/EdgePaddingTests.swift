import Foundation
import Testing

@testable import SnapLayouts

struct EdgePaddingTests {
  /// Items of one length in a row, as in the flow layout before padding.
  private func padding(
    items: Int, length: CGFloat, spacing: CGFloat, inset: CGFloat = 0, viewport: CGFloat,
    alignment: PageAlignment
  ) -> EdgePadding {
    func item(_ index: Int) -> Extent {
      let start = inset + CGFloat(index) * (length + spacing)
      return Extent(start, start + length)
    }
    return EdgePadding(
      first: item(0), last: item(items - 1), contentLength: item(items - 1).maximum + inset,
      viewportLength: viewport, alignment: alignment)
  }

  /// With items in the center: (viewport - item) / 2 on either side.
  @Test(
    arguments: [(375, 200, 87.5), (375, 100, 137.5), (300, 80, 110)]
      as [(CGFloat, CGFloat, CGFloat)])
  func `the padding of a centered strip`(viewport: CGFloat, length: CGFloat, expected: CGFloat) {
    let padding = padding(
      items: 5, length: length, spacing: 20, viewport: viewport, alignment: .center)
    #expect(padding.leading == expected)
    #expect(padding.trailing == expected)
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

  @Test func `room of one's own needs no padding`() {
    let padding = padding(
      items: 3, length: 100, spacing: 10, inset: 150, viewport: 375, alignment: .center)
    #expect(padding == .none)
  }

  @Test(arguments: [(0, 300, 150), (0.5, 300, 149.75), (0, 0, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func `content of hardly any length is padded like any other`(
    length: CGFloat, viewport: CGFloat, expected: CGFloat
  ) {
    let padding = padding(
      items: 1, length: length, spacing: 0, viewport: viewport, alignment: .center)
    #expect((padding.leading, padding.trailing) == (expected, expected))
  }

  @Test func `items of different lengths get different padding at both ends`() {
    let padding = EdgePadding(
      first: Extent(0, 100), last: Extent(500, 540), contentLength: 540, viewportLength: 300,
      alignment: .center)
    #expect(padding.leading == 100)
    #expect(padding.trailing == 130)
  }

  @Test func `without pages there is no padding`() {
    let none = EdgePadding(
      first: nil, last: nil, contentLength: 100, viewportLength: 300, alignment: .center)
    #expect(none == .none)
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
      let holds =
        padding.leading.isFinite && padding.trailing.isFinite
        && padding.leading >= 0 && padding.trailing >= 0
      return holds ? nil : "\(padding)"
    }
  }
}
