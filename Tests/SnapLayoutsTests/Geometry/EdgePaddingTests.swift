import Foundation
import Testing

@testable import SnapLayouts

struct EdgePaddingTests {
  @Test func `no pages need no padding`() {
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
